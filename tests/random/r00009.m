function r00009()
  v4 = (-max(cumprod([8.75; 23.25; 11], 2)));
  v4 = [(upper('n'))', upper(char(97 + mod(floor(abs(max(min([9, 21.25, (-5)], 1e6), -1e6))), 26)))];
  n5 = 0;
  while n5 < 3 && ((any(any([3, 2; 11, 16] == double(int8([16, 9; 13, 12]))))) || n5 < 2)
    n5 = n5 + 1;
    global G6
    G6 = round(sum(cat(3, 6, 8), 3));
    G6 = G6 + 1;
    show(G6);
    if (issorted([[9, 8], (-4)]))
      continue;
    end
  end
  x7 = eye(3);
  x7([1 3], :) = x7([3 1], :);
  x7(2, 2:3) = fix(max([5, (-4)], [6, 8]));
  show(x7);
  show(x7 * (eye(3, 1) + 0));
  show(x7 ^ 2);
  for c8 = (sort(single([11; 11]), 2, 'descend') - repmat(single([3; (-5)]), 1, 3))
    v9 = (fliplr(fix(int32([15, 4, 19, 9; 6, 35, 5, 15; 14, 133, 55, 70]))) + reshape(flipud(int32([8, 9, 4, 8, 8, 1, 19, 16, 17, 193, 151, 5])), 3, []));
  end
  [v10] = f1([all([true, true; false, true], 1), (~true)]);
  c11 = {((uint32([2, 6, 3, 132, 12]) ./ 4)) .^ 2};
  v10(end + 1) = double(v4(4));
  [v12] = f1((([false, true, true]).')');
  v12(end) = v12(end, 1 + mod(floor(abs(v12)), 1));
  t13 = strtrim(['  ', char(97 + mod(floor(abs(max(min(kron([8, 2, 8, (-6)], v12), 1e6), -1e6))), 26)), ' ']);
  try
    if [([false; false; false; true])'; [[false, true, false, false]; [true, true, true, false]]]
      s14 = struct('a', double((single([(-1), 2]) .^ 3)), 'b', v12);
    elseif true
      for k15 = 1:2:2
        v16 = v12(1, :);
        t17 = int2str(max(min((sum(accumarray([1; 2; 2; 1], ([1.25; 11; (-3); (-7)])''))), 1e6), -1e6));
      end
      v18 = (int16([20, 11, 20.5, 0, 5]) + ((int16(9))' + min(int16([7, 18, 10]))));
    else
      fprintf('[%s]\n', v4);
      a19 = ([[false, false], [false, true]] + 3);
      a19([true false true false]) = [(max([[9, 1, (-2)], NaN])), 3];
      a19(:) = a19(end:-1:1);
      show(a19);
      t13 = [v4(1 + mod(floor(abs(v12)), 1), end), t13];
    end
    n20 = 0;
    while n20 < 2 && ((char(97 + mod(floor(abs(max(min(v12, 1e6), -1e6))), 26)) < 'j') || n20 < 2)
      n20 = n20 + 1;
      s21(1).x = atan(v12);
      s21(2).x = v12;
      if (isscalar(sin(v10)) || isvector(max(cat(3, [6; 8; 7], [(-9); 23; 7]), [], 3)))
        continue;
      end
    end
    show(t13(4));
  catch
    fprintf('caught\n');
    c11{1} = min([uint32([5, 12, 7, 15]), uint32(16)], (uint32(5) .* uint32(196)));
  end
  v10(4) = double(mod(round(max(min(single(9), 1e6), -1e6)), 5));
  h22 = @(t) max(t, diff([3, 19.75], 1, 2));
  x23 = uint8(v10);
  x23(2) = 300;
  x23(3) = -5;
  x23(4) = 2.5;
  show(x23);
  show(x23 .* 2 - 10);
  show([x23, 1.7]);
  v12(v12 == 2) = (sum(accumarray([1; 2; 2; 1], v10')));
  v12(:, 1) = v12(end);
  s24(1).x = abs((v12 - v12));
  s24(2).x = (v12 .* (eye(1, 1) + 0));
  s24(3).x = (var(max(v10, v10)));
  if numel(t13) > 2, t13(2) = v4(1, 2); end
  v10(4) = [];
  t13 = [v4(:, 1 + mod(floor(abs(v12)), 4)), t13];
  show(v4);
  show(c11);
  show(v12);
  show(t13);
  show(h22);
  show(s24);
  show(v10);
end

function [q0] = f1(p0)
  p0 = (mod(round(((sum(str2num('[1 2 3]')) + 0) + [10, 5, 23.75])), 2) == 0);
  v1 = sum(cat(3, min(atan(3), fix(6)), (double(idivide(int32(3 * 7), int32(3))) + (gcd((1 + mod(floor(abs(max(min(19, 1e6), -1e6))), 6)) * 4, 2 * 6)))), 3);
  p0(1 + mod(floor(abs((v1 * v1))), 1), :) = (cellfun(@isempty, num2cell(bsxfun(@plus, [5, 2, (-3)], v1))));
  v3 = cos(([7, 7, 2, 6, 11] - [1, 0, 6, 20.5, 11]));
  r2 = v3(ismember(fliplr([7, 0, 4, 6, 2.75]), min([10, 10, 4], v1)));
  r2(r2 < 1) = 4;
  q0 = v1(1 + mod(floor(abs(v1)), 1), end);
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
