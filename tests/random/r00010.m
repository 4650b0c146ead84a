function r00010()
  v1 = (min(log(1 + abs(single([10, 3.5; 0, 1; 14, 1])))) > (max(single([2; 11])) * sum(sum([false, true, true, true]))));
  v2 = v1(1 + mod(floor(abs(((-5) + 1.25))), 2));
  v2 = min(sqrt(abs(([18, 3; 2, 11; 3, 1] - [(-1), (-5); 7.25, 10; 7, 8]))));
  v2 = char(97 + mod(floor(abs(max(min((min([11; 3; (-4)])) .^ 2, 1e6), -1e6))), 26));
  v3 = abs(intmax('int8'));
  v3 = int8(6);
  v1(1) = [];
  for k4 = 1:1
    v1(k4, :) = v1;
    v5 = [true, true, false, false];
    if xor(v1, v1)
      break;
    end
    v7 = double((int32([16, 19, 5]) + int32([7, 105, 19])));
    r6 = v7(xor(([true, true, false] | [false, false, false]), (~v1)));
  end
  s8(1).x = real(((1+4i))');
  s8(2).x = 3;
  s8(3).x = abs(complex((-1), 3));
  v9 = rem(round(max(min(single([1; 1; 2.75]), 1e6), -1e6)), 9);
  s10(1).x = (nthroot((1 + mod(floor(abs(max(min(max([2, 0, (-9)]), 1e6), -1e6))), 6)), 3));
  s10(1).y = 20.5;
  [v11, v12] = sort((repmat([true, false, true], 1, 1) + 0));
  c13 = {struct('a', (fix(5 / 4) + sign((6)')))};
  fprintf('%.8g\n', (mean((([10, 5] .* 0) * cumsum([(-5), (-4), 8, 10; 8, (-8), 10.5, (-2)], 1)))) + 0);
  try
    if isrow(s10)
      s8(2).x = s8(end).x + bsxfun(@plus, exp(-abs((-9))), sign(3)) / 4;
      for k14 = 3:-1:1
        [a15, b15] = cellfun(@max, {sum((hypot([1, 14.75, 5; 3, 3, 7], k14))), (k14 + (k14 * [2, 3, 8, 5]))});
        show([a15; b15]);
        [v16, v17] = sort((mod((1:3) * 5, 7)), 'descend');
      end
      t18 = strtrim(['  ', 'zezd', ' ']);
    end
    if (v9(2, 1) > max((v9 ./ 4)))
      if v1
        c19 = {((isnan([3; 6] ./ 1)))', ((-int32([10, 7, 3, 12])) + [int32(12), int32([114, 9, 0])]), upper(v2)};
      else
        c13 = {c13{1}};
        x20 = sprintf('%5.2f|%-4s|%03d|%x|%e', abs(exp(1i * real((4+1i)))), (upper(lower('iu'))), 1, (1 + mod(floor(abs(max(min(v11(3), 1e6), -1e6))), 6)) * 9, sum((11 .* v11)) * 10);
        show(x20);
        s21 = orderfields(struct('b', ((sum(double(sprintf('%d', 4 * 12)))) + (3 - (-6))), 'a', 2));
        s21 = setfield(s21, 'c', v2);
        show(s21);
      end
      s22.a = struct('a', (bsxfun(@times, ([9, 10, 8; (-1), 8, 10] * [2, 12.5, 9; 0, 0, 8; 6, (-4), 4]), 5)));
      v11(v11 > 2) = (4.25 * 0);
    elseif false
      [v23, v24] = sort(repmat((11 ./ (abs(11) + 1)), 1, 4));
      v1 = isscalar(v3);
      v25 = [isempty(v9); xor(([true; false; false] | v1), ([10; 8; 5] > [7; 2; 1]))];
    else
      if [true, false, false; true, false, false]
        v26 = ((1+5i) + (((4+5i) .* (3+2i)) .* mod(round(max(min((-1), 1e6), -1e6)), 8)));
      elseif ((18.75 > 11))'
        x27 = complex((7 - ([3, 11] ./ 8)), (colon(1, 2) .* sqrt(abs([14.25, 8]))));
        x27(3) = (real((1+1i)) * sqrt(abs((-6))));
        show(x27);
        show(x27');
        show(abs(x27));
        show(real(x27 .* x27));
        x28 = complex((repmat(9, 1, 3) * cat(1, [9, (-8); 3, 6], [2, 2])), double((deblank('xk'))));
        x28(3) = ndims(v2);
        show(x28);
        show(x28');
        show(abs(x28));
        show(real(x28 .* x28));
        s8(1 + mod(floor(abs(2)), 3)).x = s8(end).x + cos((8 + 11)) / 4;
      else
        c29 = {reshape(repmat(v1, 1, 4), 1, []), v12(1, 2), max(kron(v12, [0; 5]), [], 1)};
        v30 = ((([(3+4i), (3+1i), (2+2i); (4+1i), (3+1i), (0+3i)]).' .* (9 + 1i * 6)) .* (1+1i));
        v1(:, 1) = v1;
      end
      c13 = {c13{1}};
    end
    show(v9(5));
  catch
    fprintf('caught\n');
    c31 = {((uint16([51, 13]) + 3) + uint16(177))};
  end
  for c32 = ((18.75 + 3) ./ 2)
    [v33, v34] = sort(((int8([2, 2, 5]) * 5) - (int8([8, 14, 3]) + int8([189, 3, 11]))));
    h35 = @(t) t * fix(10);
  end
  v3(v3 == 5) = v3;
  v11(v11 == 9) = 4.5;
  try
    v36 = arrayfun(@abs, diff(v11(end-1:end), 1, 2));
    show(v11(2, 3));
  catch
    fprintf('caught\n');
    h37 = @abs;
  end
  b38 = 1;
  v40 = 0;
  for k39 = 1:3
    fprintf('%d %g\n', b38, v40);
    b38 = v1(1, 1);
  end
  show(v40 + b38);
  show(v2);
  show(v3);
  show(v1);
  show(s8);
  show(v9);
  show(s10);
  show(v11);
  show(v12);
  show(c13);
  show(v40);
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
