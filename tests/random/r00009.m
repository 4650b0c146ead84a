function r00009()
  v11 = (str2double([char(97 + mod(floor(abs(max(min([11, 6], 1e6), -1e6))), 26)), 'a']));
  v12 = abs(rem(reshape(int16([17, 15, 16, 9]), 1, 4), 7));
  v12 = (0+3i);
  v13 = ((max(cat(3, [8, (-6)], [(-1), 8]), [], 3) .* (v11 - [0, 2])) * log(1 + abs(ones(2, 4))));
  v13 = horzcat(strrep(reshape('zg', 1, 2), 'f', 'i'), 's');
  v13(end) = v13(3);
  for c14 = (abs(uint16(14)) + (uint16(122) ./ 4))
    if (~false)
      show(v12);
      s15 = struct('a', v11(1, 1), 'b', ((int16(7) + int16(7)) - int16(17)), 'c', sin([(-6), 4, 4]));
    else
      v13(:, 3) = 'p';
    end
  end
  show(v11);
  v12(1) = v12;
  n16 = 0;
  while n16 < 4
    n16 = n16 + 1;
    s17 = struct('a', {3, lower((char('zl' + 0))), zeros(1, 2)});
    show(size(s17));
    show(s17(2));
    s17(2) = [];
    show({s17.a});
    for k18 = 3:-1:1
      n19 = 0;
      while n19 < 4
        n19 = n19 + 1;
        if (v11(:, :) ~= k18)
          continue;
        end
        [v20, v21] = sort((double(single([3; (-1)])))');
      end
    end
  end
  b22 = diff([7, 7], 1, 2);
  v24 = 0;
  for k23 = 1:3
    show(class(b22));
    b22 = ((~true) | (uint8(5) > uint8(196)));
  end
  show(v24 + b22);
  v13(v13 >= 109) = v13(:, 1);
  n25 = 0;
  while n25 < 2
    n25 = n25 + 1;
    fprintf('[%s]\n', v13);
  end
  show(v11);
  show(v12);
  show(v13);
  show(v24);
end

function [q0] = f1(p0)
  if ((exp(-abs(3)) - 10) == log(1 + abs((23.75 - 5))))
    try
      x1 = regexp('k1=v2,k3=v4', '(\w)(\d)', 'tokens');
      show(x1{(1 + mod(floor(abs(max(min(atan(3.75), 1e6), -1e6))), 6))}{2});
      v2 = (size(p0, 1)).';
      show(p0(1, 4));
    catch
      fprintf('caught\n');
      [v3, v4] = min((uint32([158; 2; 9; 11])).');
    end
    for c5 = (cat(1, 1, (-5)) .* [7; 2])
      s6.a = (logical(round(cos([10, 4, 8, 7; (-1), 4, 4, 0]))));
    end
    p7 = reshape(1:24, 2, 3, 4) * 1;
    show(p7(2, :, 3));
    show(permute(p7(:, :, 1:2), [3 1 2]));
    show(max(p7(:)));
    show(mean(mean(p7, 1), 3));
    p7(:, 2, :) = [];
    show(size(p7));
  else
    p0(1 + mod(floor(abs(max([(-4); (-1); 4]))), 3)) = p0(end, 1);
    fprintf('%.8g\n', (sum(union(round((accumarray(log(1 + abs([(-9); 2; 10])) * 0 + 1, max([11; 3; 9], 7))' + zeros(1, 3))), round([11, 3, 10, 1.5])))) + 0);
    if p0(1, 1 + mod(floor(abs(numel(p0))), 3))
      h8 = @abs;
    else
      p0 = p0;
    end
  end
  s9 = struct('a', {{round(uint16([11, (-9); 10, 0; 10, 6]))}}, 'b', struct('a', 'i'));
  p0(5) = p0(:, 2);
  fprintf('%.8g\n', (isprime(2) + 0) + 0);
  s10.a = uint8(([5, (-1), 8, 1; 5, 11, 5, 3; 4, 11, 8, (-9)] + [7, 15.5, 9, 6; 7, (-6), 13, 9; 4, 9, 0, 4]));
  s10.b = ones(1, 5);
  q0 = (cross(arrayfun(@abs, [(-2), 10, (-8)]), cumsum([(-2), 6.5, 10], 1)) * [1; 2; 3]);
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
