function r00013()
  v1 = char(97 + mod(floor(abs(max(min(min(max(cat(3, [1, 2, 21.5], [10.75, 18, 0]), [], 3), (0).'), 1e6), -1e6))), 26));
  v1 = [9, 17, 8, 5, 6];
  v1 = single((hypot((0:0.25:0.5), flipud([2, (-7), (-8)]))));
  for k2 = 1:3
    r3 = unique(rem(round(max(min(cumsum([2, 8, 7], 2), 1e6), -1e6)), 6));
    a4 = [];
    for j4 = 1:5
      a4 = [a4; j4, (1 + mod(floor(abs(max(min((factorial(2)), 1e6), -1e6))), 6))];
      if size(a4, 1) > 3
        break
      end
    end
    show(a4);
    v5 = sum(cat(3, atan(([16.25, (-3); (-1), 15.25] + [1, 1; 1, 9])), min(([(-8), 21.5; (-1), 9] - [9; 9]), sum(sum([true, true, true])))), 3);
  end
  try
    if ((int32(48) * (int32(2) ./ 4)) > ((int32(12) - int32(15)) - sign(int32(101))))
      v1 = single([7, 5, 2]);
      n6 = 0;
      while n6 < 3
        n6 = n6 + 1;
        v1(v1 > 0) = max(min((single(10) + single((-1))), 1e6), -1e6);
      end
      r7 = find([true, true, false]);
    else
      t8 = int2str(max(min(zeros(1, 1), 1e6), -1e6));
      n9 = 0;
      while n9 < 2 && (ismember((6)', atan([12.75, 5, 3])) || n9 < 2)
        n9 = n9 + 1;
        v1(1) = max(min(v1(1, 1 + mod(floor(abs(9)), 3)), 1e6), -1e6);
      end
    end
    show(v1(3 - 1));
  catch
    fprintf('caught\n');
    v1 = abs((v1 + cast(10.25, 'single')));
  end
  for c10 = mod((int16(16) + int16(12)), 7)
    for k11 = 2:-1:1
      s12(1).x = k11(1, 1 + mod(floor(abs(k11)), 1));
      s12(1).y = k11(1);
      s12(2).x = (double('a') .* 3);
      s12(2).y = sign((trapz([9, 2.25, (-2), 3])));
      v13 = (rem(intmin('int8'), 5)).';
      a14 = [];
      for j14 = 1:6
        a14 = [a14; j14, 2];
        if size(a14, 1) > 3
          break
        end
      end
      show(a14);
    end
  end
  x15 = zeros(0, 3);
  x15(end + 1, :) = diff(horzcat([2, 3], [5, (-5)]), 1, 2);
  x15 = [x15; round((cellfun(@(t) t * 2, num2cell([2, (-5), 10.25]))))];
  show(x15);
  show(sum(zeros(0, 3)));
  show(size(zeros(0, 3)'));
  switch mod(floor(abs(max(min((-fix(1)), 1e6), -1e6))), 4)
  case 0
    v1 = ((single((-3)) ./ (abs(log(1 + abs(single((-8))))) + 2)) + log(1 + abs([single([3, 1]), single(4)])));
  case {1, 3}
    n16 = 0;
    while n16 < 4
      n16 = n16 + 1;
      n17 = 0;
      while n17 < 2 && (ismember(size(v1, 3), ([6, 4.75, 7] .* [(-8), (-1), (-4)])) || n17 < 2)
        n17 = n17 + 1;
        s18 = struct('p', max(sign([4, 9])), 'q', 'wxq');
        for f18 = fieldnames(s18)'
          show(f18{1});
          show(s18.(f18{1}));
        end
        show(structfun(@(t) numel(t), s18)');
        v19 = max((round(int32(8))).', ((int32(6) * (-4)) + (int32(6) * int32(17))));
        s20(1).x = (real((4+4i)) * round((-9)));
      end
      if (all(diff([7, (-8), (-3), 9, 5], 1, 2) > (1 + mod(floor(abs(max(min(cos((-8)), 1e6), -1e6))), 6))))
        continue;
      end
      [v21, v22] = size((max([1.75, 4.25; (-7), (-5)]) .* (false + 1))');
      v23 = (7 - ((single(5) - single(9)) + mod(round(max(min(single(8), 1e6), -1e6)), 7)));
    end
    h24 = @(t) (11 - 11) - t / 2;
    fprintf('%.8g\n', diff(double(fix(int32([48, 7]))), 1, 2) + 0);
  end
  l25 = [];
  for k26 = 1:3
    l27 = l25; l25 = []; l25.head = (0) .^ 2; l25.tail = l27;
  end
  l27 = l25;
  while ~isempty(l27)
    show(l27.head);
    l27 = l27.tail;
  end
  h28 = @(t) max(t, (mod(-(1 + mod(floor(abs(max(min(4, 1e6), -1e6))), 6)), 4) + rem(-(1 + mod(floor(abs(max(min((-1), 1e6), -1e6))), 6)), 4)));
  v1(end + 1) = ((single(15.75) + single(8.5)))';
  v1(4) = [];
  v1(end + 1) = (cast(6, 'single') ./ (abs(cast(0, 'single')) + 1));
  for k29 = 1:1
    [a30, b30] = deal(k29, circshift((upper('xzy')), 0, 2));
    show(a30);
    show(b30);
  end
  [v31, v32] = sort((single([4, 7.5]) .* atan(single([4, (-4)]))), 'descend');
  v33 = h28; h28 = h28; h28 = v33;
  s34(1).x = max(4, double(single(10)));
  t35 = sprintf('%d-%s', mod(floor(abs(max(min(atan((length(num2str((1 + mod(floor(abs(max(min(2, 1e6), -1e6))), 6)) * 111)))), 1e6), -1e6))), 1000), (fliplr(['x', 'ifg'])));
  h28 = @(t) h28(h28(t));
  switch mod(floor(abs(max(min(max((5 + 8), (cellfun(@(a, b) a * b, {6}, {10}))), 1e6), -1e6))), 4)
  case 0
    show(h28);
  case {1, 3}
    v1(4) = single((gcd((1 + mod(floor(abs(max(min(8, 1e6), -1e6))), 6)) * 4, (1 + mod(floor(abs(max(min(5, 1e6), -1e6))), 6)) * 6)));
  otherwise
    [v36, v37] = size(([0; 5; 1; 7]).'');
  end
  l38 = struct('head', 0, 'tail', []);
  for k39 = 1:3
    l38 = struct('head', v32(1 + mod(floor(abs(7)), 1), 1 + mod(floor(abs(2)), 2)), 'tail', l38);
  end
  l40 = l38;
  while ~isempty(l40)
    show(l40.head);
    l40 = l40.tail;
  end
  s34(1 + mod(floor(abs(23.5)), 1)).x = s34(end).x + sqrt(abs(h28(7))) / 4;
  show(h28);
  show(v1);
  show(v31);
  show(v32);
  show(s34);
  show(t35);
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
