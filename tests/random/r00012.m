function r00012()
  v9 = sin((max([10; 6]) - kron((-1), 5)));
  v10 = cast(prod(([2, (-1); (-2), 4; (-9), 2] * [(-3), 5, 4, 10.75; (-6), (-1), 11, 11]), 1), 'uint16');
  v9 = (arrayfun(@abs, ones(2, 4)) + floor([2, 2.5, 3, 1; 15.25, 22.5, 4, 6] / 2));
  [v11, v12] = size(double(circshift('nat', 0, 2))');
  v11(3) = max(arrayfun(@(t) t * 2 + v12, v11), (v12 + v11));
  [v13, v14] = min(([9, 7, (-5), (-3)] ./ (abs(bsxfun(@plus, [11, 6, 1, 0], v12)) + 1)));
  v14(v14 >= 2) = v14(1);
  v15 = int32(11);
  v10 = (upper(('g')')).';
  v16 = v10(end, 1);
  v17 = [v9([2 1], 2), (([9; (-4)] * [(-7), 3]) * ([false, true; true, true] + 1))];
  v12 = ((max(cat(3, v14, v14), [], 3) - (-3)) ./ (abs(min(v13, rem(round(max(min(v14, 1e6), -1e6)), 4))) + 2));
  n18 = 0;
  while n18 < 2 && (xor((isempty(strfind('fdhp', v10))), (true & false)) || n18 < 2)
    n18 = n18 + 1;
    [v19, v20] = f1((double(single([(-1), (-7); 4.25, 6; 9, 9])) - double(v15)), arrayfun(@(t) t * 2 + (v13 + v13), fix([0, 8])));
    c21 = {arrayfun(@abs, ([9, 4] * [11; 1]))};
    if isfloat(v17)
      p22 = zeros(2, 3, 2);
      p22(:, :, 2) = [reshape(v11, 1, []); (f1([11, 0; 2, 0.25; 10, 5], [(-6), (-5)]) + reshape(v11, 1, []))];
      p22(1, 2, 1) = v13(end);
      p22(:, 1, 3) = (1 + mod(floor(abs(max(min(v9(1, 3), 1e6), -1e6))), 6));
      show(size(p22));
      show(sum(p22, 3));
      show(p22(:, :, end));
      show(squeeze(p22(1, 2, :)));
    end
  end
  [v23, v24] = sort([min(int32([13, 13]), v15), (v13 - int32([13, 16]))]);
  v10 = v10;
  c25 = {(diff([6, (-1)], 1, 2) + 1i * (std([10; 1; 2.25]))), sum(zeros(4, 3), 2), cos(v13)};
  show(v9);
  show(v12);
  show(v11);
  show(v13);
  show(v14);
  show(v15);
  show(v10);
  show(v16);
  show(v17);
  show(v23);
  show(v24);
  show(c25);
end

function [q0, q1] = f1(p0, p1)
  v2 = ((7 - [2, 8, 7, (-1)]) + sin([9, 2, (-9), 15.5]));
  r1 = v2(reshape((~[true, false, true, true]), 1, 4));
  s3(1).x = sign(log(1 + abs(3)));
  s3(1).y = sqrt(abs((cross([21.25, 0, 6], [1, 1, 3]) * [1; 2; 3])));
  s3(2).x = exp(-abs((p1 * [0; 5])));
  s3(2).y = 4;
  s3(3).x = atan(max((-7), 7));
  s3(3).y = double((int8(19))');
  [v4, v5] = size(((int8([12, 13, 14, 8]) ./ 2) * 6)');
  q0 = ((v5 + v5) .* (any(strcmp('qp', {'ab', 'vh'})) * 2));
  q1 = lower('k');
end

function [q0, q1] = f2(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = (0 >= 6);
  end
  q0 = p1;
  if nargout > 1
    q1 = calls;
  end
end

function [q0, q1] = f3(p0, p1)
  v6 = zeros(1, 5);
  v8 = (sign([7; 11])).';
  r7 = v8((lower('dk') ~= (regexprep('ru', '[aeiou]', 'x'))));
  v6 = v6;
  q0 = single(abs([5, 4, 10.25]));
  q1 = (~xor([true, true, false], false));
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
