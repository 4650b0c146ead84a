function r00002()
  v24 = all((logical(round(([4.75, 11.25; 14.5, 0] ./ (abs([8, (-3); (-5), (-5)]) + 4))))), 1);
  v25 = ((cumprod([9, 5], 2) * arrayfun(@abs, [(-7); 8]))).';
  v26 = [(-('f' + 1)); min(('f' + 1), zeros(1, 1))];
  n27 = 0;
  while n27 < 3
    n27 = n27 + 1;
    s28 = struct('a', reshape([int32([109, 5, 0, 14, 13]), int32([138, 42, 11])], 2, 4));
    fprintf('%.8g\n', arrayfun(@abs, v25) + 0);
    [v29, v30] = size(abs(conj([(3+3i), (5+5i), (5+3i), (1+4i)]))');
  end
  for k31 = [1]
    disp(sprintf('%d', mod(floor(abs(max(min((numel(find([true, false, true])) .* (-8)), 1e6), -1e6))), 100)));
  end
  n32 = 0;
  while n32 < 3 && (((v25) .^ 2 <= f2(false)) || n32 < 2)
    n32 = n32 + 1;
    v33 = [(2+3i); (3+5i); (3+3i)];
    v25(:, 1) = max(min(((v25 ./ (abs(v25) + 2)))', 1e6), -1e6);
    if (ismember(abs([(1+5i), (4+3i), (5+3i)]), max(cat(3, [(-4), 9, 10], [3, 6, 2]), [], 3)))
      try
        if ismember(diff([1, 2], 1, 2), reshape([11, 8, 10], 1, 3))
          error('tame:flag', 'flag');
        end
        show(1);
      catch e34
        show(strcmp(e34.identifier, 'tame:flag'));
      end
    end
  end
  v35 = zeros(4, 1);
  v35(v35 == 9) = (lcm(1, (1 + mod(floor(abs(max(min(v25, 1e6), -1e6))), 6))));
  x36 = zeros(0, 3);
  x36(end + 1, :) = (([(-9), 0, 17.5] .* [(-8), 10, 2.25]) ./ (abs(ndims(v25)) + 1));
  x36 = [x36; (cellfun(@(t) t * 2, num2cell(mod(round(max(min([0, (-6), 10.75], 1e6), -1e6)), 6))))];
  show(x36);
  show(sum(zeros(0, 3)));
  show(size(zeros(0, 3)'));
  [v37, v38] = f3(((prod(size([1, 24.25; 7, 7]))) * log(1 + abs(v25))));
  [v39] = f3(length(v26));
  for k40 = 4:-1:1
    v38(v38 > 9) = max(min(v37, 1e6), -1e6);
    v41 = v35(3, 1);
  end
  s42(1).x = v39;
  s42(1).y = length(v38);
  s42(2).x = round((v38 - v37));
  s42(2).y = v38;
  show(v24);
  show(v25);
  show(v26);
  show(v35);
  show(v37);
  show(v38);
  show(v39);
  show(s42);
end

function [q0] = f1(p0, p1)
  for k1 = 3:-1:1
    show(k1);
    v2 = (k1 - ((uint16([11; 16; 79]) .* uint16([11; 1; 19])) + k1));
  end
  p0(3, 3) = false;
  switch 'a'
  case {'a', 'b', 'c', 'd'}
    s3(1).x = sqrt(abs(([3, 4, 21.75] * p1)));
    for k4 = [1 2 3 4]
      v5 = (-(min([(-6), 1, 6, 11; (-3), 3, 4, 10]) + 1i * bsxfun(@plus, [0, 0, 3, 3], k4)));
      f6 = @(x, y) x + 2 * y;
      g6 = @(x) f6(x, (1 + mod(floor(abs(max(min(diff([(-6), 8], 1, 2), 1e6), -1e6))), 6)));
      show(g6((floor(k4 / 2)).'));
      show(feval(f6, 1, k4));
      show(func2str(@sin));
      v7 = ((min([7; 4], k4) - s3(1).x) - [8.5; 10]);
    end
    p1(1, :) = p1(2, 1 + mod(floor(abs(6)), 1));
  case 'e'
    c8 = {complex(max([0, (-8)], [24.5, 0]), [7, 5]), cumprod((single([13.75, 3, 4]) * 11), 2), (nnz([true; false]) < round(6.5))};
  otherwise
    [a9, b9] = meshgrid(1:2, atan(([8, 2.75] .* 9)));
    show(a9);
    show(b9);
    p1 = [6; (-5); 6];
    for k10 = 1:2:4
      s11.a = max((uint8(9) + uint8([18, 0, 11; 14, 7, 42])), [], 2);
      s11.b = (sort('nmlx'));
      p1(2) = max(min(max([3, 2]), 1e6), -1e6);
      if (~ismember(k10, [10, (-7), 6]))
        break;
      end
    end
  end
  switch mod(floor(abs(max(min((length(num2str(6 * 111))), 1e6), -1e6))), 4)
  case 0
    try
      x12 = eye(3);
      x12([1 3], :) = x12([3 1], :);
      x12(2, 2:3) = (double(int16([1, 15])) ./ (abs(reshape([0, 4], 1, 2)) + 2));
      show(x12);
      show(x12 * p1);
      show(x12 ^ 2);
      f13 = {@sin, @(x) x ^ 2, @abs};
      for j13 = 1:3
        show(f13{j13}((rem(round(max(min(19, 1e6), -1e6)), 5) .* (7 - (-8)))));
      end
      show(p0(4, 4));
    catch
      fprintf('caught\n');
      v14 = (uint8(([5; 11] ./ (abs([(-1); 7]) + 1))) + (bitand(uint8(6), uint8(143)) + (uint8(12) * 18.5)));
    end
  case {1, 3}
    v15 = (gcd(2 * 4, 1 * 6));
    n16 = 0;
    while n16 < 2 && ((v15 >= sum(p1)) || n16 < 2)
      n16 = n16 + 1;
      p0(5) = xor(isequal([2, (-7), 11], [10, (-2), 8]), isscalar(v15));
    end
    p0 = p0;
  otherwise
    show(p0);
    v17 = min((mod(round(max(min(p1, 1e6), -1e6)), 9) - ([9, 3, (-8)]).'), arrayfun(@abs, min(p1)));
  end
  q0 = max((single([(-7); 7]) * 9));
end

function [q0, q1] = f2(p0)
  switch char(97 + mod(floor(abs(max(min((10 + 2), 1e6), -1e6))), 26))
  case {'a', 'b', 'c', 'd'}
    for j18 = int8(1):int8((1 + mod(floor(abs(max(min(((-1) + 1), 1e6), -1e6))), 6)))
      show(j18 * 50);
    end
  case 'e'
    a19 = (([0, (-7)] - [11, 3]) * [[3, 4, (-4), 1, 1]; [3, 11, 17.75, 10, (-7)]]);
    a19([1 end]) = a19([end 1]);
    a19(a19 > 5 & a19 < 9) = [];
    show(a19);
    a19(end + 2) = sign(rem(round(max(min(5, 1e6), -1e6)), 5));
    show(a19);
    a20 = '';
    for j20 = 1:5
      a20 = [a20, (flipud(['k'; 'i'])).', ','];
    end
    show(a20(1:end - 1));
    show(strsplit(a20, ','));
    x21 = repmat('g', 1, 4);
    x21(end + 1:end + 2) = 'zz';
    x21(1) = upper(x21(1));
    show(x21);
    show(x21 == 'z');
    show(double(x21(2:3)));
    show([x21; x21]);
  end
  v22 = p0;
  for j23 = (-(ones(2, 1) * (1:2) + [4, 9; 4, 1]))
    show(j23');
  end
  q0 = mod(round(max(min(nnz(v22), 1e6), -1e6)), 4);
  q1 = isequal((3:-1:1), [10, [7, 1]]);
end

function [q0, q1] = f3(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = (6 .* (-5));
  end
  q0 = atan(p1(1, end));
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
