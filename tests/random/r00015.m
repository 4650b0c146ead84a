function r00015()
  v1 = int16(15);
  v2 = min((max(uint32([2; 111; 6]), uint32(6)) - (uint32([13, 3, 16]))'), (uint32([(-1), 1, 6]))');
  v3 = (fix(5 / 4) + sign((cross(floor([23.25, 8, 5] / 2), [11, 0, 8]) * [1; 2; 3])));
  v4 = [(length(v1) + 1i * nnz(false)), ((-(5+3i)))'];
  for k5 = [1]
    v6 = k5;
  end
  l7 = [];
  for k8 = 1:3
    l7 = struct('head', ((v3 .* v3) .* (eye(1, 1) + 0)), 'tail', l7);
  end
  l9 = l7;
  while ~isempty(l9)
    show(l9.head);
    l9 = l9.tail;
  end
  v4(2) = [];
  fprintf('%g %g;', round([(dot([(-4), 5.5, (-2), 4], [4, 8, 5, (-4)])), (arrayfun(@(t) t + (1 + mod(floor(abs(max(min(v3, 1e6), -1e6))), 6)), [0, 19]))]) + 0); fprintf('\n');
  v3(3) = sum(abs([(4+2i); (2+3i); (4+5i)]));
  t10 = int2str(max(min(sum(sum(ismember([13, 1, 8, 5; 9, (-8), 0, 4], v3))), 1e6), -1e6));
  v3(2) = [];
  switch mod(floor(abs(max(min((sum(accumarray([1; 2; 2; 1], (median([[0, 4, 1, 11.75]; [4, 4, 11, 0]; [6, 2, (-1), 7]], 1))'))), 1e6), -1e6))), 4)
  case 0
    a11 = [];
    for j11 = 1:(1 + mod(floor(abs(max(min(sum(cat(3, 7, 10), 3), 1e6), -1e6))), 6))
      a11 = [a11; j11, 4];
      if size(a11, 1) > 3
        break
      end
    end
    show(a11);
    n12 = 0;
    while n12 < 3 && (isrow(v3) || n12 < 2)
      n12 = n12 + 1;
      [v13, v14] = size(horzcat((int32(7) + int32([4, 76, 4])), int32(14))');
      v3(end) = max(min(v13, 1e6), -1e6);
    end
  case {1, 3}
    if ~isempty(t10), t10(end) = []; end
    for k15 = 1:2:4
      c16 = {[(-5), (-7), 3]};
    end
  end
  fprintf('%g %g;', round(repmat(fix([7, 1, 6]), 1, 1)) + 0); fprintf('\n');
  h17 = @(t) max(t, (v3 * [1; 9]));
  s18(1).x = ((23.5 - 5) .* (any(strcmp('ug', {'ab', 'cb'})) * 2));
  s18(1).y = atan(3);
  n19 = 0;
  while n19 < 1 && (any((isfinite([8; 1])), 1) || n19 < 2)
    n19 = n19 + 1;
    v20 = ((reshape([(-4), 9, 3], 3, 1))' >= v3(:, 1 + mod(floor(abs(7)), 2)));
    v20 = ((max(uint16([27, 8, 7; 14, 164, 2]), [], 1) / 5) <= (fix(uint16([6, 171, 193])) - (uint16([13, 5, 0]) .* uint16(109))));
  end
  x21 = sprintf('%5.2f|%-4s|%03d|%x|%e', (sum(cumsum(cumsum([(-6), 2, 17.5, (-5)], 1)) .* (4:-1:1))), (('uw')')', 4, 1 * 9, v3(end) * 10);
  show(x21);
  [x22, y22] = strtok(['ab ', upper('gvw')]);
  show(x22);
  show(y22);
  v3 = ((max(10, (-7)) ./ 8) .* (1:2));
  [h17, h17] = deal(h17, h17);
  for k23 = 1:1
    s24(1).x = v3(k23, end);
    s24(1).y = (mean([1, 4, 1, 6]));
    v25 = h17; h17 = h17; h17 = v25;
  end
  v4 = (5+1i);
  a26 = cell(1, 3);
  a26{2} = (floor(8 / 2) .* floor(3 / 2));
  a26{end + 1} = (char(double(reshape('yi', 1, 2))));
  show(a26);
  show(cellfun(@isempty, a26));
  show(cellfun('length', a26));
  if (uint8(4) == uint8((mode(round([2, 5, 3, (-4), 8])))))
    v4 = (v4 ./ 3);
    try
      for j27 = single([1 2])
        show(j27 / 3);
      end
      v4 = v4;
      show(t10(3));
      error('tame:test', 'number %d', mod(floor(abs(max(min(min(kron([1, 3, 3], (-7))), 1e6), -1e6))), 50));
    catch err
      if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
    end
    [v28, v29] = size((reshape(uint16([14, 19, 4]), 1, 3) .* (uint16([87, 124, 4]) .* uint16([13, 17, 16])))');
  elseif ((all([8, 6, 2, 3] > (1 + mod(floor(abs(max(min(9, 1e6), -1e6))), 6))))).'
    [h17, h17] = deal(h17, h17);
    v30 = reshape('ggtrl', 1, 5);
  end
  show(v1);
  show(v2);
  show(v4);
  show(t10);
  show(v3);
  show(h17);
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
