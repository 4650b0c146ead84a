function r00007()
  v7 = ((-sum(cat(3, 8, 7), 3)))';
  v8 = (min(v7(1, end), fix(v7)) + double((v7 < v7)));
  v9 = 'v';
  v10 = int32((exp(-abs(v7)) + (v7 .* v8)));
  v10 = (v10 + v10);
  v11 = (horzcat(uint32([(-6), (-3)]), uint32(v8)) ./ 8);
  v7(3) = double(upper(v9));
  v11(1 + mod(floor(abs((double(idivide(int32(4 * 7), int32(4))) + v8))), 1), 1 + mod(floor(abs(v8)), 3)) = (uint32(7)).';
  if ((strncmp(reshape('rqf', 1, 3), strrep('isl', 'u', 'z'), 1)) | (isequal([0, 7; 6, 9], [2, 1; 11.5, 7])))
    for k19 = 1:-1:1
      v20 = (k19 + (sort([9, 4], 1, 'descend') .* (1:2)));
      show(v20);
      if ((issorted(v7)) | (v8 <= k19))
        break;
      end
    end
  else
    v9 = v9;
    v10 = intmax('int32');
  end
  s21 = struct('a', arrayfun(@abs, diff([1, 9, 1, 6], 1, 2)), 'b', [complex(v8, v8), ([(1+4i), (0+4i)] .* [(1+1i), (5+5i)])], 'c', cumsum((fliplr(cumprod([(-1), 6] / 8))), 1));
  v8 = v8;
  s21.f22 = fix(repmat(int32([7, 3, 2, 15]), 1, 1));
  v9(4) = v9;
  v23 = sin(v8(end));
  c24 = {struct('a', round((uint8([190, 5, 0, 14]) .^ 3)))};
  t25 = sprintf('%g,', round(min([11, 4], [4, 0])));
  t25(end + 1) = v9(1 + mod(floor(abs(v23)), 4));
  x26 = (([(-5), 7, 9; 0, 8, (-3); (-9), 10, 5] + [8, (-7), 11; (-3), 7, 4; 10, 0, 9]) * (-[5, 10, 10; 4, 1, 7; 1, 5, 0]));
  x26(:, 2) = [];
  x26(1, :) = x26(1, end:-1:1);
  x26(:, 1) = x26(:, 1) * 5;
  show(x26);
  show(x26(:)');
  show(x26(end));
  show(x26(end, 1));
  v8(1 + mod(floor(abs(max(cat(3, v23, v8), [], 3))), 1)) = v23(1 + mod(floor(abs(v23)), 1), 1 + mod(floor(abs(v8)), 1));
  r27 = unique([9, 8, 4, 6]);
  v7 = imag((-(-[(2+5i), (2+3i), (1+4i)])));
  v10(end) = v10;
  for k28 = 1:2
    [~, v29] = f1((min([(-5), 4, 2], [], 1)));
  end
  show(v8);
  show(v10);
  show(v11);
  show(v7);
  show(s21);
  show(v9);
  show(v23);
  show(c24);
  show(t25);
  show(r27);
end

function [q0, q1] = f1(p0)
  [a1, b1] = ind2sub([3 4], (1 + mod(floor(abs(max(min(max(1, 6), 1e6), -1e6))), 6)) + 5);
  show([a1, b1]);
  if islogical(p0)
    v2 = p0(1 + mod(floor(abs(bsxfun(@plus, 5, 4))), 3));
  end
  try
    t3 = regexprep(horzcat(lower('a'), horzcat('p', 'zq')), '[a-f]', '<$0>');
    for k4 = 1:2:4
      if false
        continue;
      end
      f5 = {@sin, @(x) x ^ 2, @abs};
      for j5 = 1:3
        show(f5{j5}(k4));
      end
      t3 = fliplr(t3);
      if numel(t3) > 1, t3(1) = []; end
    end
    show(p0(3 - 0));
  catch
    fprintf('caught\n');
    r6 = unique(max((1:4), (sum(setdiff(round([11, 10, 23.75, 4, 10]), round([5, (-4), (-1), 8]))))));
  end
  p0(1 + mod(floor(abs((-6))), 1), :) = abs([9, 8, (-3)]);
  fprintf('%.8g\n', (numel(unique(round(diff((sort([8, 6, 22.75, (-5), 2, 8.5], 'descend')), 1, 2))))) + 0);
  q0 = ((int32(13) - int32(5)) .* (int32(11) - int32(39)));
  q1 = kron((sum(cell2mat({[13.75, 11], p0}))), sum([10; 4]));
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
