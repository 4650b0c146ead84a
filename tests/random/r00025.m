function r00025()
  v1 = bitor(floor(bitand(uint32(5), uint32(39)) / 2), (cast((-8), 'uint32')).');
  v2 = complex(sqrt(abs(floor((-8) / 2))), fix(nnz(false)));
  v3 = numel(find([false, false]));
  v4 = [6; 2.25; 2; 8];
  v4 = arrayfun(@(t) t * 2 + v3, v4);
  [v6, v7] = sort((v3 - imag([(0+2i), (1+4i), (4+3i)])));
  [a8, b8] = sortrows(round([(repmat(v6, 1, 1) .* (mod((1:3) * 2, 7))); repmat(v7(end), 1, 3); double((uint32([140, 10, 2]) ./ 4))]));
  show(a8);
  show(b8);
  [a9, b9] = cellfun(@max, {v6, (reshape([9, 6, (-8), 2], 4, []))'});
  show([a9; b9]);
  disp(sprintf('%d', mod(floor(abs(max(min(v3, 1e6), -1e6))), 100)));
  v10 = kron(circshift(max(v7, v6), 1, 1), rem(round(max(min(v4(4, 1), 1e6), -1e6)), 2));
  v3 = v3;
  try
    v2(1 + mod(floor(abs((sum(linspace(5, 1 + 3, 4))))), 1), :) = exp(1i * real(v2));
    show(v7);
    fprintf('%g %g;', round((9 ./ 2)) + 0); fprintf('\n');
    show(v1(3));
  catch
    fprintf('caught\n');
    m11 = containers.Map();
    m11('a') = sum(cat(3, (v3 + v3), (sum(double(sprintf('%d', 4 * 12))))), 3);
    m11((char(97 + mod(floor(abs(max(min(v3, 1e6), -1e6))), 26)))') = (eye(1, 1) + 0);
    m11('a') = m11('a') + 6;
    show(double(m11.Count));
    show(keys(m11));
    show(values(m11));
    show(isKey(m11, 'h'));
  end
  l12 = struct('head', 0, 'tail', []);
  for k13 = 1:3
    l12 = struct('head', abs(v2), 'tail', l12);
  end
  l14 = l12;
  while ~isempty(l14)
    show(l14.head);
    l14 = l14.tail;
  end
  n15 = 0;
  while n15 < 4
    n15 = n15 + 1;
    s16(1).x = (9 + double(int8(0)));
    s16(2).x = v3;
  end
  l17 = struct('tail', [], 'head', 0);
  for k18 = 1:3
    l17 = struct('tail', l17, 'head', double(true));
  end
  l19 = l17;
  while ~isempty(l19)
    show(l19.head);
    l19 = l19.tail;
  end
  c20 = {{uint8(19)}, single([(-7), 11, 7; 2, (-4), 4; 7, 8, (-1)])};
  v1 = cast((double('i'))', 'uint32');
  show(v1);
  show(v2);
  show(v4);
  show(v6);
  show(v7);
  show(v10);
  show(v3);
  show(c20);
end

function [q0, q1] = f1(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = (uint32([12, 1]))';
  end
  q0 = (p1(:, :) + arrayfun(@abs, 4));
  if nargout > 1
    q1 = calls;
  end
end

function show(x)
  if iscell(x)
    fprintf('cell %dx%d\n', size(x, 1), size(x, 2));
    for k = 1:numel(x)
      show(x{k});
    end
  elseif isstruct(x)
    f = fieldnames(x);
    fprintf('struct %dx%d\n', size(x, 1), size(x, 2));
    for k = 1:numel(x)
      for j = 1:numel(f)
        fprintf('%s: ', f{j});
        show(x(k).(f{j}));
      end
    end
  elseif isa(x, 'function_handle')
    fprintf('handle\n');
  elseif ischar(x)
    fprintf('char %dx%d [%s]\n', size(x, 1), size(x, 2), x(:).');
  else
    fprintf('%s', class(x));
    fprintf(' %d', size(x));
    y = double(x(:).');
    digits = ' %.10g';
    if isa(x, 'single')
      digits = ' %.5g';
    end
    if ~isempty(y)
      re = real(y);
      re(abs(re) < 1e-10) = 0;
      fprintf(digits, re);
      im = imag(y);
      im(abs(im) < 1e-10) = 0;
      if any(im ~= 0)
        fprintf(' +i');
        fprintf(digits, im);
      end
    end
    fprintf('\n');
  end
end
