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
    v2(1 + mod(floor(abs((sum(setdiff(round([8, 6.25, (-6), 12.5, (-4)]), round([22.5, 16.25, 8, 1])))))), 1), :) = v2(1 + mod(floor(abs(v3)), 1), :);
    t11 = num2str(mod(floor(abs(max(min((str2double((['s'; 'o'; 'a']).')), 1e6), -1e6))), 1000));
    [v12] = f1((log(1 + abs([3, (-2), 9, (-7), 4])) + 1i * double(uint8([64, 4, 0, 2, 41]))));
    show([v7, v7]);
    error('tame:test', 'number %d', mod(floor(abs(max(min(double(true), 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  c13 = {{uint8(19)}, single([(-7), 11, 7; 2, (-4), 4; 7, 8, (-1)])};
  v1 = cast((double('i'))', 'uint32');
  [v14, v15] = min(round([4, 14.5, (-6)]));
  s16.a = 'b';
  s16.b = arrayfun(@abs, (v14)');
  v1 = max(uint32(round([7; (-2); (-7)])));
  show(v1);
  show(v2);
  show(v4);
  show(v6);
  show(v7);
  show(v10);
  show(v3);
  show(c13);
  show(v14);
  show(v15);
  show(s16);
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
