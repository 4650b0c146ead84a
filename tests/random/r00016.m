function r00016()
  v1 = cast(numel(find(([false, true; false, false; false, true; true, false])')), 'uint32');
  v2 = ((int16(10) ./ 4)).';
  v3 = (ismember(([0, (-4); 2, (-9)] * [23.25; 1]), min([(-4), (-8), (-4)], [5, 1, 3])) == reshape(repmat(false, 1, 2), 2, 1));
  v2 = (min((single([10; 0]) + 10)) + ((single(3) + single(9)) + arrayfun(@(t) t * 2 + 4.75, 3)));
  v2 = (([2, 1, 2] * [4; (-4); (-8)]) + (2 .* kron(0, (-1))));
  v1(1, :) = v1(1);
  switch mod(floor(abs(max(min(v2, 1e6), -1e6))), 4)
  case 0
    switch mod(floor(abs(max(min(cos((v2 * v2)), 1e6), -1e6))), 4)
    case 0
      v3(1 + mod(floor(abs((-5))), 2)) = ismember(diff([8, 7], 1, 2), cumsum([(-5), 3, 4], 2));
    case {1, 3}
      a4 = [1, 3, 11; 10, 9, (-8); (-6), (-1), 9];
      a4(end + 1, :) = (accumarray([23.75; 6; 8] * 0 + 1, ([9.5, 0, 3])')' + zeros(1, 3));
      a4(:, end + 1) = 4;
      a4(2, :) = [];
      show(a4);
      show(a4(a4 > (1 + mod(floor(abs(max(min((real((1 + 2i) * v2) + imag(v2 * 1i)), 1e6), -1e6))), 6)))');
      a4(a4 < 2) = 2;
      show(a4(:, [1 end]));
      for k5 = 1:4
        v6 = rem((int16(v2) .* int16(6)), 9);
      end
      for k7 = [1 2 3]
        v2(1, :) = max(min((9) .^ 2, 1e6), -1e6);
        v8 = uint8([14, 18, 19]);
        v9 = [((4+5i) .* v2(1)), (reshape([(4+3i), (1+2i), (4+3i)], 3, 1))'];
      end
    end
    a10 = (cumsum([17.75, 5, 5, 5, 7], 1) ./ 4);
    a10([1 end]) = a10([end 1]);
    a10(a10 > 1 & a10 < 9) = [];
    show(a10);
    a10(end + 2) = (0 + exp(-abs(v2)));
    show(a10);
  case {1, 3}
    s11(1).x = 10;
    s11(1).y = prod((cellfun(@(t) t * 2, num2cell([3, 3]))));
    s11(2).x = (-v2);
    s11(2).y = 3;
    s11(3).x = double(single((-2)));
    s11(3).y = 5;
    x12 = int8(4 * 40);
    x12 = x12 + 100;
    show(x12);
    show(-x12 - 100);
    show(x12 / 2);
    show(bitand(uint8(x12), uint8(15)));
    show(double(x12) / 2);
  otherwise
    h13 = @(t) sum([11, 5, 4]) - t / 2;
    v14 = ((sin(single((-8)))) .^ 2 .* single(v2(1, :)));
    x15 = regexp('k1=v2,k3=v4', '(\w)(\d)', 'tokens');
    show(x15{(1 + mod(floor(abs(max(min(max(cat(3, v2, v2), [], 3), 1e6), -1e6))), 6))}{2});
  end
  s16(1).x = v2(1, 1);
  s16(2).x = (sum(sum([true, true, true; true, false, false])) + (-8));
  s16(3).x = 16.75;
  v2(end + 1) = (numel(find([v2, [11, (-3), 0]] > v2)));
  v17 = [10.5; 0];
  l18 = [];
  for k19 = 1:3
    l18 = struct('head', (('y' + 0) + (2 .* 9)), 'tail', {l18});
  end
  l20 = l18;
  while ~isempty(l20)
    show(l20.head);
    l20 = l20.tail;
  end
  try
    r21 = find((ismember((v2) .^ 2, [6, 10, (-5)])));
    show(v17(2 - 1));
  catch
    fprintf('caught\n');
    show(v1);
  end
  v22 = (sum(accumarray([1; 2; 2; 1], ((5 + [1, (-9), 2, 11]) - horzcat(6, [0, 8, 10]))')));
  v22(end + 1) = v22;
  v1(end + 1) = v1(1, 1);
  v22(end) = 11;
  switch mod(floor(abs(max(min(1, 1e6), -1e6))), 4)
  case 0
    for k23 = 1:3
      if true
        x24 = complex(v2(1 + mod(floor(abs(k23)), 1), :), cos(v22));
        x24(3) = double(int8(k23));
        show(x24);
        show(x24');
        show(abs(x24));
        show(real(x24 .* x24));
        v25 = uint8([2; 4; 18]);
      elseif v3(1, 1)
        v2(v2 < 7) = max(min((numel(strfind('faiy', 'a'))), 1e6), -1e6);
        t26 = sprintf('%g,', round(sum([(-9), (-3); 10, (-9)])));
      else
        s27.a = fliplr(abs([9; 4; 6; (-2)]));
        s27.b = (logical(round(diff([9, 4, 10, 0, 18.25; 1, 10, 2, 1, 3], 1, 2))));
      end
      fprintf('%g %g;', round([3, (-9), 5.25]) + 0); fprintf('\n');
      v17(:) = max(min((cos(k23) - sum([s16.x])), 1e6), -1e6);
    end
    h30 = @abs;
    t31 = sprintf('%d-%s', mod(floor(abs(max(min((dot(([11; 8; 5; 6])', max([(-9), 13, 2, 11], [2, (-5), 7, 5]))), 1e6), -1e6))), 1000), lower(char(97 + mod(floor(abs(max(min([11, 7, 9, 5], 1e6), -1e6))), 26))));
  case {1, 3}
    r32 = unique(uint16([1, 8]));
    show(v1);
  otherwise
    try
      [a33, b33] = meshgrid(1:(1 + mod(floor(abs(max(min(imag((1+5i)), 1e6), -1e6))), 6)), arrayfun(@abs, (1:2)));
      show(a33);
      show(b33);
      v1 = v1;
      v34 = fix(((uint32(4) + 9) + max(uint32([6; 17; 17; 18]), uint32(3))));
      show(v2(2));
    catch
      fprintf('caught\n');
      s35(1).x = cos((gcd(6 * 4, 2 * 6)));
      s35(1).y = (str2double(lower('zgq')));
      s35(2).x = exp(-abs(arrayfun(@(t) t * 2 + 8, 1)));
      s35(2).y = (sum(str2num('[1 2 3]')) + v22(1, 1));
    end
    l36 = struct('head', 0, 'tail', []);
    for k37 = 1:3
      l38 = l36; l36 = []; l36.head = length(v2); l36.tail = l38;
    end
    l38 = l36;
    while ~isempty(l38)
      show(l38.head);
      l38 = l38.tail;
    end
    for j39 = single([1 2])
      show(j39 / 3);
    end
  end
  v22(v22 == 5) = 0;
  x40 = zeros(0, 3);
  x40(end + 1, :) = (max([11, (-2), (-8)], 11) * bsxfun(@plus, [5, 1, 10.5; 3, (-5), 10; 5, 2, (-2)], (-3)));
  x40 = [x40; [5, 5, 8]];
  show(x40);
  show(sum(zeros(0, 3)));
  show(size(zeros(0, 3)'));
  if (isempty(v22))'
    v17 = sum(cat(3, diff([10, 8; 10, 8], 1, 2), v17), 3);
    l41 = struct('head', 0, 'tail', []);
    for k42 = 1:3
      l43 = l41; l41 = []; l41.head = kron(v22(end, 1), v17(2, :)); l41.tail = l43;
    end
    l43 = l41;
    while ~isempty(l43)
      show(l43.head);
      l43 = l43.tail;
    end
    for j44 = round(round([3, 5; 9.25, 2]))
      show(j44');
    end
  else
    v2 = v2;
    v45 = v1;
  end
  [s16, s16] = deal(s16, s16);
  v3 = (ismember(max(v17, 2), (3:-1:1)));
  show(v3);
  show(s16);
  show(v2);
  show(v17);
  show(v22);
  show(v1);
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
