function r00027()
  v4 = rem(round(max(min(mod(round(max(min(flipud(single([6, (-1)])), 1e6), -1e6)), 3), 1e6), -1e6)), 3);
  v5 = min(exp(-abs(round([6, 0, 10, (-5)]))), prod(([10; (-4); 8] + 7)));
  v6 = 'xc';
  v4(v4 < 2) = (single(6) * single(10));
  r7 = find(repmat([false, false, true, false], 1, 1));
  t8 = sprintf('%d-%s', mod(floor(abs(max(min(sqrt(abs(double(int32(44)))), 1e6), -1e6))), 1000), 'kkks');
  r7(end + 1) = ((9 * [0, 2, 11]) * [8; 9; 5]);
  try
    if numel(t8) > 2, t8(2) = upper(lower('n')); end
    for c9 = (max([11; 0], 1) ./ (abs(max(9, 9.75)) + 2))
      v5 = max(min(v5, 1e6), -1e6);
      for c10 = (-min(uint8([47, 3; 15, 62; 9, 43]), [], 2))
        v6 = 'bo';
        [v11] = f1((-7), (([4, 11, (-7), 1.75; 0, (-3), 6.5, 8; 10, 1, (-8), 0] + [2; (-8); 24]) + arrayfun(@abs, [4; 5; (-5)])), (eye(1, 1) + 0));
      end
      v12 = (min(diff([4, 7; 5, 5; 24.5, (-8)], 1, 2)) <= (rem(round(max(min(0, 1e6), -1e6)), 7))');
    end
    show([v5; v5]);
    error('tame:test', 'number %d', mod(floor(abs(max(min(v5(1), 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  b13 = 1;
  v15 = 0;
  for k14 = 1:3
    if b13, v15 = v15 + k14; end
    b13 = (isreal(v15));
  end
  show(v15 + b13);
  x16 = sprintf('%5.2f|%-4s|%03d|%x|%e', atan(sum(cat(3, v15, v15), 3)), v6(:, 1:2), (1 + mod(floor(abs(max(min(cos(v15), 1e6), -1e6))), 6)), 4 * 9, double(uint8(14)) * 10);
  show(x16);
  t17 = sprintf('%g,', round(([22.25, 9, (-1)] * [9, 3.25; 17.5, 9; 1, 2])));
  t17 = [upper(('d').'), t17];
  if [true, false, true, true]
    v18 = ((strncmp(lower('cos'), 'ydp', 1)) & ismember(v15, max([23.75, 6, (-4)], v15)));
    v18 = isequal(double((single([5, 8, 1]) .* single([5, (-5), 1]))), (max(cat(3, [4, 11, 9], [6.75, 1, 10]), [], 3) .* circshift([9, 6, 5], 0, 2)));
  else
    t17(t17 > 109) = v6(1, 2);
    t8 = t8(t8 ~= 1);
  end
  c19 = {min(v5(1:2), [v15, v15])};
  for j20 = int8(1):int8(6)
    show(j20 * 50);
  end
  show(v4);
  show(v5);
  show(v6);
  show(r7);
  show(t8);
  show(v15);
  show(t17);
  show(c19);
end

function [q0, q1] = f1(p0, p1, p2)
  p2 = (p0 - (sum(find((cellfun(@(t) t * 2, num2cell([5, 9, 8, 7]))) >= min(p0, p0), 2))));
  p2(1 + mod(floor(abs(sqrt(abs(p0)))), 1), :) = ((p2)' ./ (abs((p0 * p2)) + 2));
  for c1 = floor(bitxor(uint32([6, 21; 13, 13; 16, 3]), uint32([158, 4; 2, 2; 6, 9])) / 2)
    c1(c1 >= 6) = c1(1, 1);
    v2 = [strrep('w', 'l', 'z'), 'makh'];
    v3 = ((imag((0+3i))).' + 1i * p0);
  end
  p1 = [5, 5, 2, 8; (-4), 6, 7, 0; (-4), 6, 8, (-7)];
  q0 = [4, (-9), (-6), 11];
  q1 = (2+4i);
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
