function r00003()
  v1 = ((double(uint8(18)) * log(1 + abs(5)))) .^ 2;
  v2 = (((v1 - int8(17))) .^ 2 .* (min(int8([1, 10, 31])) + (int8(14) .* int8(0))));
  v3 = [8, 4.5; 11, 8];
  try
    for k4 = 1:4
      try
        s5(1).x = (-nnz([false; false]));
        s5(1).y = real((-(3+4i)));
        s5(2).x = (-6);
        s5(2).y = k4;
        s6(3).a = 2;
        show(isempty(s6(1).a));
        s6(2).b.c(2) = v1;
        show(s6(2));
        show(numel(s6));
        v8 = max(max(uint16([163, 10, 18, 118, 15]), uint16([10, 10, 16, 18, 4])), (uint16(8) .* uint16(6)));
        r7 = v8(((v1 * [(-7), 5, (-8), 8, (-5)]) == max(cat(3, k4, k4), [], 3)));
        show(v1(2, 2));
      catch
        fprintf('caught\n');
        v9 = double('fxjmt');
      end
      v3 = max(min(v3, 1e6), -1e6);
      [v12, v13] = sort(single([6, 3, (-9), 7]));
    end
    show([v3; v1]);
  catch
    fprintf('caught\n');
    v1(:, 1 + mod(floor(abs((v1 ./ (abs(v1) + 2)))), 1)) = v1;
  end
  v14 = ((true)').';
  x15 = 5:-1:1;
  show(x15);
  show(isempty(x15));
  show(numel(x15(2:end)));
  v3(3, 3) = v1;
  v1 = v3(2, 1 + mod(floor(abs(abs((0+5i)))), 3));
  x16 = sin(bsxfun(@plus, [10; 0; 11], v1)) + abs(([(5+5i); (5+3i); (4+5i)]).');
  show(x16);
  show(x16 == x16');
  n17 = 0;
  while n17 < 4 && ((v1 > v1) || n17 < 2)
    n17 = n17 + 1;
    v1(1) = max(min(abs(((1+1i) - (1+3i))), 1e6), -1e6);
    v18 = double(fix(uint16(147)));
    v14 = false;
  end
  [v19, v20] = min(flipud((single([3, 3, 1]) + single((-8)))));
  v2(:, 1) = v2;
  v2(end) = int8(191);
  fprintf('%g %g;', round((([4, 11; (-2), (-4); 3, 7] * [4; 11]))') + 0); fprintf('\n');
  n21 = 0;
  while n21 < 4
    n21 = n21 + 1;
    show(v19);
    t22 = regexprep('visa', '[a-f]', '<$0>');
  end
  v23 = 14.5;
  for c24 = max(v3(1, :), v23(1))
    s25(1).x = round((sub2ind([6 7], 6, (1 + mod(floor(abs(max(min(v1, 1e6), -1e6))), 6)))));
    s25(1).y = 8;
    v26 = max(cat(3, v23, kron(v23, (double(idivide(int32(5 * 7), int32(2))) + v23))), [], 3);
  end
  r27 = unique(cos(repmat([6, (-5), (-2), (-5)], 1, 1)));
  v3(1, 3) = (v20 + (factorial(2)));
  n28 = 0;
  while n28 < 2 && (false || n28 < 2)
    n28 = n28 + 1;
    for c29 = diff(diag([5; 9; 5]), 1, 2)
      fprintf('%g %g;', round((arrayfun(@(t) t * 2 + v20, v20) * (-[3, 7, 8]))) + 0); fprintf('\n');
      try
        [v30, v31] = max(arrayfun(@abs, (0:0.25:0.75)));
        [a32, b32] = cellfun(@max, {(polyval([1, 2], max([11.25, 0, 1; 10.5, 4, 1.25]))), (cos([9, 0, 6, 0.5]) + diff([(-3), 11, 9.5, (-3), 12.5], 1, 2))});
        show([a32; b32]);
        show(v2(2, 2));
        error('tame:test', 'number %d', mod(floor(abs(max(min(diff(real([(2+4i), (2+2i)]), 1, 2), 1e6), -1e6))), 50));
      catch err
        if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
      end
    end
    try
      v33 = 2;
      show(v19(1, 2));
    catch
      fprintf('caught\n');
      v1 = max(min(atan(diff(flipud([(-8), 2]), 1, 2)), 1e6), -1e6);
    end
  end
  show(v1);
  show(v2);
  show(v14);
  show(v3);
  show(v19);
  show(v20);
  show(v23);
  show(r27);
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
