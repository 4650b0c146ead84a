function r00015()
  v1 = int16(15);
  v2 = min((max(uint32([2; 111; 6]), uint32(6)) - (uint32([13, 3, 16]))'), (uint32([(-1), 1, 6]))');
  v3 = (fix(5 / 4) + sign((cross(floor([23.25, 8, 5] / 2), [11, 0, 8]) * [1; 2; 3])));
  v4 = [(length(v1) + 1i * nnz(false)), ((-(5+3i)))'];
  v1(3) = v1;
  v1 = [(-8), 11, 8; 2, 2, 9];
  for c5 = (bitor(uint8([171; 49]), uint8([178; 3]))) .^ 2
    p6 = zeros(2, 3, 2);
    p6(:, :, 2) = [cumprod((arrayfun(@(t) t + (1 + mod(floor(abs(max(min(v3, 1e6), -1e6))), 6)), [0, 19, 6])), 1); sum(mod(round(max(min([6, 11, 2; 1, 4, 4; 1, (-1), (-4)], 1e6), -1e6)), 4))];
    p6(1, 2, 1) = (floor(5 * 7 / 2) - ceil(5 / 4));
    p6(:, 1, 3) = 2;
    show(size(p6));
    show(sum(p6, 3));
    show(p6(:, :, end));
    show(squeeze(p6(1, 2, :)));
    v7 = mod(round(max(min(sum(cat(3, floor([5, 10] / 2), mod(round(max(min([5, 2], 1e6), -1e6)), 7)), 3), 1e6), -1e6)), 6);
  end
  switch mod(floor(abs(max(min(v3, 1e6), -1e6))), 4)
  case 0
    [v8, v9] = f1(([9; 10; 10]).', [(5+2i); (5+2i)]);
  case {1, 3}
    if ismember(nnz((arrayfun(@(t) t > 2, [19.5, 2, 7]))), (cumsum([2, 4, 9])))
      x10 = int8(6 * 40);
      x10 = x10 + 100;
      show(x10);
      show(-x10 - 100);
      show(x10 / 2);
      show(bitand(uint8(x10), uint8(15)));
      show(double(x10) / 2);
      [a11, b11] = meshgrid(1:3, (interp1(1:4, max(cat(3, [8, (-3), 2, 7], [0, 2, 5, 9]), [], 3), linspace(1, 4, 2))));
      show(a11);
      show(b11);
    else
      v2 = v2;
      a12 = cell(1, 3);
      a12{2} = v3;
      a12{end + 1} = (regexprep((deblank('nf')), '[aeiou]', 'x'));
      show(a12);
      show(cellfun(@isempty, a12));
      show(cellfun('length', a12));
      show(v4);
    end
    n13 = 0;
    while n13 < 1 && ((ismember((['b'; 'l']).', {'ab', 'ne', 'cd'})) || n13 < 2)
      n13 = n13 + 1;
      s14 = struct('a', (median([([(-1), 9.75, (-2), 10] ./ 4); ([8.5, (-6), 9] * [3, 10, 19.5, 10; 4, 2, 6.5, 8; (-9), 4, (-9), 10]); ([(-8); (-4); 9; 3]).'], 1)), 'b', (1 > max([11, 3, 4.75])), 'c', max((int32([17, 1; 16, 99]))', [], 2));
    end
  end
  disp(sprintf('%d', mod(floor(abs(max(min(v3, 1e6), -1e6))), 100)));
  v15 = double(true);
  try
    show(v1);
    for k16 = 1:1
      if ((false)').'
        continue;
      end
      h17 = @abs;
    end
    show(ones(2, 2) * ones(2 + mod(floor(abs(max(min(((polyval([17.5, (-5), 4], v3 / 8)) - v3), 1e6), -1e6))), 2), 1));
  catch
    fprintf('caught\n');
    v2 = [mod(uint32(v15), 3); (bitxor(uint32([143; 12]), uint32([150; 2])) + (uint32([142; 156]) .^ 2))];
  end
  [a18, b18] = deal(sum(real([(0+2i), (4+4i), (4+4i)])), repmat(strrep('i', 'm', 't'), 1, 3));
  show(a18);
  show(b18);
  s19(1).x = (sqrt(abs([1, 6])) * bsxfun(@plus, [2; 7], v15));
  s19(1).y = ((v15 ./ (abs(v15) + 1)) .* (v3 + v15));
  s19(2).x = (sign(v3) + v15);
  s19(2).y = bsxfun(@plus, prod([4, 4, 5.75]), (cross([3, 7, 8], [4, 7, 1]) * [1; 2; 3]));
  v20 = min(int16([13; 9; 2]));
  v2(4, 2) = ((uint32(9) + uint32(5)) .* (uint32(0))');
  v21 = v3;
  a22 = '';
  for j22 = 1:2
    a22 = [a22, ['s', 'e'], ','];
  end
  show(a22(1:end - 1));
  show(strsplit(a22, ','));
  show('f');
  [v23, v24] = min(double('ggtr'));
  s25(1).x = 9;
  s25(1).y = (numel(find(('xizi' + 1) > min(v3, v23))));
  s25(2).x = v23;
  s25(2).y = exp(-abs(v15(end, 1)));
  try
    if (~(uint8(13) ~= (uint8(4) ./ 2)))
      fprintf('%.8g\n', (sum(double(sprintf('%d', (1 + mod(floor(abs(max(min(exp(-abs(v15)), 1e6), -1e6))), 6)) * 12)))) + 0);
      for k26 = 1:3
        fprintf('%.8g\n', 7 + 0);
        if (atan(single(10)) < max(single([10; (-9)])))
          break;
        end
      end
    end
    n27 = 0;
    while n27 < 1
      n27 = n27 + 1;
      v30 = min(cast(([10; 5; 3] * [3, 11]), 'int32'), repmat(reshape(int32([6, 5, 17]), 3, 1), 1, 2));
      v30 = (((int32([9, 166, 12; 158, 6, 4]) .* int32([12, 14, 15; 88, 132, 2])) ./ 8)).';
    end
    s19(1 + mod(floor(abs(v24)), 2)).x = s19(end).x + s25(1).y / 4;
    show(v4(2));
  catch
    fprintf('caught\n');
    s31 = orderfields(struct('b', v24, 'a', 1));
    s31 = setfield(s31, 'c', 'b');
    show(s31);
  end
  x32 = eye(3);
  x32([1 3], :) = x32([3 1], :);
  x32(2, 2:3) = (2:-1:1);
  show(x32);
  show(x32 * atan(sign([18.75; 2.5; 11])));
  show(x32 ^ 2);
  [v33, v34] = f1(exp(-abs([[5, 10.25], v21])), (([2; 11] + 1i * [8; 6]) .* max([4; 2], [3; 1])));
  s19(end + 1) = struct('x', (max([[6, 2, 9], NaN])), 'y', (gcd(5 * 4, (1 + mod(floor(abs(max(min(v34, 1e6), -1e6))), 6)) * 6)));
  show(v3);
  show(v4);
  show(v1);
  show(v15);
  show(v20);
  show(v2);
  show(v21);
  show(v23);
  show(v24);
  show(s25);
  show(v33);
  show(v34);
  show(s19);
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
