function r00004()
  v7 = (min(single([0; 9.25; (-6); 5]), rem(round(max(min(single([4; (-7); (-2); 1]), 1e6), -1e6)), 5)) - (max(cat(3, 2, 9), [], 3) - sign(single([10; 6; (-7); (-6)]))));
  v8 = (((false | false)).' + 1);
  v7 = v7(4, end);
  v9 = v8(end, 1 + mod(floor(abs((v8 .* v8))), 1));
  v10 = complex(bsxfun(@plus, double(single([6, 10, 11])), sum(sum([true, true, false; false, true, true]))), log(1 + abs(max([15, 2, 2.5], [2, 8, 1]))));
  for j11 = [7, 23.5; 8, (-6)]
    show(j11');
  end
  if flipud([true, true, true])
    v12 = (((trapz([10, 8, 6, 5])))' == ((numel(num2cell([1.25, 24; 5, 3]))) * numel(find([true, false]))));
  end
  n13 = 0;
  while n13 < 4 && ((uint16(9) <= (uint16(4)).') || n13 < 2)
    n13 = n13 + 1;
    f14 = {@sin, @(x) x ^ 2, @abs};
    for j14 = 1:3
      show(f14{j14}(6));
    end
    n15 = 0;
    while n15 < 4
      n15 = n15 + 1;
      s16(1).x = ((cellfun(@(a, b) a * b, {4}, {v8})) - nnz([true, false, false; false, true, false]));
      s16(1).y = ((v9)' .* (det(round([(-3), 6; 13.5, 10]))));
      s17.a = struct('a', repmat(min(uint8(83), uint8(7)), 1, 3));
      s17.b = any(([8; (-2)] == v8), 1);
    end
  end
  [v18, v19] = size((polyval([1, 2], double(int16([16, 10]))))');
  v7(:) = v7(:);
  [v20, v21] = min(fliplr(single([2, 8])));
  if (~horzcat(true, true))
    [v22, v23] = size((min(ones(1, 2), [], 1))');
    p35 = zeros(2, 3, 2);
    p35(:, :, 2) = [prod(horzcat([5; 2], [(-6), (-7); 11, 7]), 1); (accumarray(exp(-abs([18; 11; 2])) * 0 + 1, reshape([16.25, 10, (-1)], 3, 1))' + zeros(1, 3))];
    p35(1, 2, 1) = ((gcd((1 + mod(floor(abs(max(min(v21, 1e6), -1e6))), 6)) * 4, 1 * 6)) + (v23 - v9));
    p35(:, 1, 3) = 2;
    show(size(p35));
    show(sum(p35, 3));
    show(p35(:, :, end));
    show(squeeze(p35(1, 2, :)));
    l36 = [];
    for k37 = 1:3
      l36 = struct('tail', l36, 'head', (sum(cell2mat({([(-1), 11] - [1, 4]), horzcat([3, 6], v18)}))));
    end
    l38 = l36;
    while ~isempty(l38)
      show(l38.head);
      l38 = l38.tail;
    end
  end
  disp(sprintf('%d', mod(floor(abs(max(min(max(([5, 18.25, 11])'), 1e6), -1e6))), 100)));
  n39 = 0;
  while n39 < 4 && (false || n39 < 2)
    n39 = n39 + 1;
    for c40 = (uint16([1, 0, 2])).'
      m41 = containers.Map();
      m41('a') = v18(1 + mod(floor(abs(v18)), 1), end);
      m41((('q').').') = ((mode(round([6, (-6), 8, 4, 5]))) + bsxfun(@plus, v8, v9));
      m41('a') = m41('a') + 5;
      show(double(m41.Count));
      show(keys(m41));
      show(values(m41));
      show(isKey(m41, 'v'));
    end
    v20(end) = max(min(v7(1, end), 1e6), -1e6);
  end
  v43 = max(cos(single([10, 1, 6])), single(6));
  r42 = v43(([[true, true], false] & (~true)));
  c44 = {[arrayfun(@abs, [5, (-7), 24.5]), sqrt(abs([9, 4]))], round(bsxfun(@plus, [11, 5], v9))};
  for c45 = intmin('int32')
    switch char(97 + mod(floor(abs(max(min((v18 .* v19), 1e6), -1e6))), 26))
      case {'a', 'b', 'c'}
        show('early');
      case 'd'
        show('d');
      otherwise
        show('late');
    end
    [v47, v48] = min(uint32([8, 16, 0]));
  end
  v10(3) = [];
  show(v8);
  show(v7);
  show(v9);
  show(v18);
  show(v19);
  show(v20);
  show(v21);
  show(r42);
  show(c44);
  show(v10);
end

function [q0, q1] = f1(p0, p1)
  [a1, b1] = sortrows(round([reshape(abs([9, 1, (-5)]), 1, 3); (cell2mat(num2cell((1:3)))); (([1, 11, 5]) .^ 2 + (filter(1, [1, -0.5], [4.25, (-3), 11])))]));
  show(a1);
  show(b1);
  p1(end) = max((int8([10; 3; 10]))');
  q0 = ((int16(18) .* int16([2, 10, 12, 1])) ./ 8);
  q1 = (bitxor(uint8(1), uint8(5)) ./ 4);
end

function [q0] = f2(p0, p1)
  p0 = sum((hypot((p0 .* [0, 7.25, 4]), double(single([10, 3, 11])))));
  q0 = uint32(13);
end

function [q0] = f3(p0)
  x2 = 5:-1:6;
  show(x2);
  show(isempty(x2));
  show(numel(x2(2:end)));
  p0(1 + mod(floor(abs((abs(10 + 1i * 2)))), 1)) = (p0).';
  if (isfield(struct('a', 6), 'a'))
    l3 = [];
    for k4 = 1:3
      l3 = struct('tail', l3, 'head', (numel(find(min([0, 9, 7, 8], 7) > (mean([3, 8.5, 11, 8]))))));
    end
    l5 = l3;
    while ~isempty(l5)
      show(l5.head);
      l5 = l5.tail;
    end
    x6 = ((6 + [11.5, 5, 1; 3, (-5), 3; 5, (-8), 9]) .* floor(5 / 2));
    x6(:, 2) = [];
    x6(1, :) = x6(1, end:-1:1);
    x6(:, 1) = x6(:, 1) * 6;
    show(x6);
    show(x6(:)');
    show(x6(end));
    show(x6(end, 1));
    p0(p0 == 0) = p0;
  end
  q0 = (([(-4), (-7); 0, 6; (-8), 4] * [(-2), (-7), 9; 11, 11, 11]) > atan([(-4), 9, 5; (-4), (-3), 9; (-3), 1, 4]));
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
