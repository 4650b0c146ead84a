function r00020()
  v1 = 10;
  v2 = (max([[4.25, 6; 3, 4; (-2), 7], [11; 10; (-2)]], min([0; 8])) * ((v1 + (0:3)) .* [3, 2, 11, 6; 1, (-3), 11, 5; 19.5, 4, 6, 10.25]));
  v2 = sin(double(int8([1; 8])));
  v1 = (colon(1, 3) .* exp(-abs(repmat(v1, 1, 3))));
  v3 = min(mod((uint32(12) .* uint32(4)), 8), max(uint32(24.25), bitand(uint32(34), uint32(116))));
  v2 = [false; false];
  m4 = containers.Map('KeyType', 'double', 'ValueType', 'any');
  for j4 = 1:5
    m4(mod(j4 * 3, 4)) = [j4, (-9)];
  end
  show(cell2mat(keys(m4)));
  show(m4(3));
  show((v1(end, 1) + (0:2)));
  x5 = abs(([(-6), 6] * [9; 2]));
  x5(2, 3) = (1 + mod(floor(abs(max(min((1 + 1), 1e6), -1e6))), 6));
  show(x5);
  x5 = x5(:, any(x5, 1));
  show(x5);
  v1(2) = numel(v3);
  for k6 = 4:-1:1
    if v2(2, 1)
      for k7 = 1:-1:1
        v2(2) = true;
        v8 = ((v1(2) - floor(single(2) / 2)) * k6);
      end
    else
      v9 = (max(cat(3, repmat([5, 2], 2, 1), atan([2, 4; 24.25, 6])), [], 3) == prod(mod(round(max(min([11, 3, 3; 11, 11, (-3)], 1e6), -1e6)), 2), 2));
      if (k6 <= arrayfun(@abs, kron(k6, k6)))
        [v10, v11] = sort((interp1(1:4, (4:-1:1), linspace(1, 4, 4))), 'descend');
        v3 = (v3 ./ 2);
      end
      x12 = repmat(char(97 + mod(floor(abs(max(min(k6, 1e6), -1e6))), 26)), 1, 4);
      x12(end + 1:end + 2) = 'zz';
      x12(1) = upper(x12(1));
      show(x12);
      show(x12 == 'z');
      show(double(x12(2:3)));
      show([x12; x12]);
    end
    v13 = (eye(1, 1) + 0);
    n14 = 0;
    while n14 < 4 && ((isscalar(([7, 4] .* [11, 22])) || isvector(sqrt(abs([10; 2; (-4)])))) || n14 < 2)
      n14 = n14 + 1;
      t15 = int2str(max(min(k6, 1e6), -1e6));
    end
  end
  for k16 = 2:-1:1
    if (strncmp((char(double(char(97 + mod(floor(abs(max(min(v1, 1e6), -1e6))), 26))))), lower(['x', 'zj']), 1))
      for k17 = [1]
        t18 = num2str(mod(floor(abs(max(min(round(k16), 1e6), -1e6))), 1000));
        v3 = v3(k17, k17);
      end
    elseif ((k16 - k16) > (k16 + k16))
      s19 = struct('a', sqrt(abs(k16(end))));
    end
    for k20 = 3:-1:1
      [a21, b21] = sortrows(round([horzcat((min([0, 0], [], 1)), k20(:)); (-diff([2, 23.75, 10, 3], 1, 2)); (k16 + (0:2))]));
      if ismember(arrayfun(@abs, k16), v1(:, 1:3))
        continue;
      end
      show(a21);
      show(b21);
      for k22 = 1:2:1
        t23 = num2str(mod(floor(abs(max(min(k22, 1e6), -1e6))), 1000));
      end
      fprintf('%.8g\n', k16 + 0);
    end
    v2(1) = ((k16 * k16) < (k16 * k16));
  end
  t24 = sprintf('%d-%s', mod(floor(abs(max(min(max((-9), (8)'), 1e6), -1e6))), 1000), char(97 + mod(floor(abs(max(min([2, 10, (-1), (-1)], 1e6), -1e6))), 26)));
  for k25 = 2:-1:1
    show(v3);
    v26 = min(max(bitxor(uint16([5, 80]), uint16([15, 64]))), (uint16(9) + (-uint16(133))));
    s27.a = ((mod((1:4) * 5, 7)) + k25(end));
    s27.b = min(single([1, (-6), (-7)]));
    s27.c = 'b';
  end
  c28 = {(1:2)};
  v29 = [9; 0; (-2)];
  x30 = eye(3);
  x30([1 3], :) = x30([3 1], :);
  x30(2, 2:3) = (([6, 4] * [9, (-1); 2, 9]) + v1(:, 3));
  show(x30);
  show(x30 * v29);
  show(x30 ^ 2);
  v29(:, 1 + mod(floor(abs((9.5 + (-6)))), 1)) = (abs(2 + 1i * (5)'));
  s31 = struct('a', (((3+1i) ./ 2))', 'b', complex(([8; 0; 9.25; 3] + [5; 8; 16.75; 2]), max([0; 0; 1; 6], (-4))), 'c', any(v2, 1));
  if (((single(7)).' > log(1 + abs(single(7)))))'
    for k32 = 1:1
      v2(k32) = (prod(single([(-9); 9])) == (single(0) - single(1)));
      if true
        break;
      end
    end
    c33 = {single(11), diff(([(-4), 5] + 6), 1, 2), upper((['s'; 'u'; 'k'; 'l'; 'p'])')};
    c34 = {int32([1, 13])};
  elseif s31.c
    v35 = v29(1 + mod(floor(abs(4)), 3), 1);
  else
    n36 = 0;
    while n36 < 1 && ((~(~true)) || n36 < 2)
      n36 = n36 + 1;
      x37 = [9; 8.75; 10] + v1;
      show(x37);
      show(x37 == x37');
      if islogical(t24)
        break;
      end
      v38 = bsxfun(@plus, max(v1([3 1]), ([4, (-8)] .* 22.25)), bsxfun(@plus, 8, 5));
    end
  end
  a39 = triu([6, 11, 2.5; 23.25, 8, 4.25; 8, 6, 9]);
  a39(end + 1, :) = v1;
  a39(:, end + 1) = 3;
  a39(2, :) = [];
  show(a39);
  show(a39(a39 > 2)');
  a39(a39 < 2) = (1 + mod(floor(abs(max(min(numel(t24), 1e6), -1e6))), 6));
  show(a39(:, [1 end]));
  v40 = [upper('y'), ('i').'];
  t24 = sort(t24);
  s41(1).x = 18.5;
  show(v1);
  show(v3);
  show(v2);
  show(t24);
  show(c28);
  show(v29);
  show(s31);
  show(v40);
  show(s41);
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
