function r00015()
  v1 = int16(15);
  v2 = min((max(uint32([2; 111; 6]), uint32(6)) - (uint32([13, 3, 16]))'), (uint32([(-1), 1, 6]))');
  v1 = (cross(max(max([0, 5, 6; 3, 23.25, 8]), [9, 23.25, 6]), real([(2+2i), (5+5i), (2+2i)])) * [1; 2; 3]);
  v3 = 1;
  v2 = bitand(((uint16(8) + uint16(7)) + uint16(v1)), min(uint16([8; 2; 2])));
  s4 = struct('a', {{single(5), (prod(size((hypot([19, 6; 10, 23.25], v1)))))}}, 'b', ischar(v1));
  v3 = sum(cat(3, sign(v3(1, end)), v3), 3);
  s4 = struct('a', s4, 'n', (v1 + v3));
  s5(1).x = v1;
  s5(2).x = abs(rem(round(max(min(v3, 1e6), -1e6)), 10));
  v3(end + 1) = round(length(v1));
  v2 = round(v2);
  [v6, v7] = max(double(single([(-1), 2, (-2), 2])));
  t8 = strtrim(['  ', 'phel', ' ']);
  v3 = (colon(1, 2) .* ((v3 + v3) + [v7, v6]));
  try
    v6(:) = ones(1, 1);
    s9 = struct('a', (v3(1) - (uint16([1, 8, 9]) .* uint16([149, 123, 2]))));
    show([v1; v7]);
    error('tame:test', 'number %d', mod(floor(abs(max(min(numel(t8), 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  v10 = v6;
  [v11] = f1(arrayfun(@abs, [4, 2, 10]), conj(([(3+2i); (1+2i)] .* [(3+4i); (0+2i)])));
  l12 = [];
  for k13 = 1:3
    l12 = struct('head', v6(1 + mod(floor(abs(v6)), 1), 1), 'tail', l12);
  end
  l14 = l12;
  while ~isempty(l14)
    show(l14.head);
    l14 = l14.tail;
  end
  show(v3);
  s4 = struct('a', s4.a, 'n', s4.n);
  [v15, v16] = max(((v6 * v3) * ([(-2), 8, 8.5, (-6)] .* [2, 6, 6, (-1); 9.75, (-2), 10, (-9)])));
  x17 = eye(3);
  x17([1 3], :) = x17([3 1], :);
  x17(2, 2:3) = (log(1 + abs(v3)) ./ 8);
  show(x17);
  show(x17 * kron((v3 * [5; 7]), reshape([(-4), 9, 3], 3, 1)));
  show(x17 ^ 2);
  s18(1).x = (str2double(reshape('pov', 1, [])));
  if ~isempty(t8), t8(end) = []; end
  show(v1);
  show(v2);
  show(s4);
  show(s5);
  show(v3);
  show(v6);
  show(v7);
  show(t8);
  show(v10);
  show(v11);
  show(v15);
  show(v16);
  show(s18);
end

function [q0, q1] = f1(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = [(1+4i); (5+3i)];
  end
  q0 = p1(:, 1);
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
