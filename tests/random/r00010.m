function r00010()
  v1 = (min(log(1 + abs(single([10, 3.5; 0, 1; 14, 1])))) > (max(single([2; 11])) * sum(sum([false, true, true, true]))));
  v2 = v1(1 + mod(floor(abs(((-5) + 1.25))), 2));
  v2 = min(sqrt(abs(([18, 3; 2, 11; 3, 1] - [(-1), (-5); 7.25, 10; 7, 8]))));
  v2 = char(97 + mod(floor(abs(max(min((min([11; 3; (-4)])) .^ 2, 1e6), -1e6))), 26));
  v3 = abs(intmax('int8'));
  x4 = sprintf('%5.2f|%-4s|%03d|%x|%e', diff(sin([3, (-5)]), 1, 2), char(97 + mod(floor(abs(max(min(sum([(-8), (-6); 9, 6; 12.75, 10.25]), 1e6), -1e6))), 26)), 1, 2 * 9, mod(round(max(min(cos(4), 1e6), -1e6)), 4) * 10);
  show(x4);
  v1(1) = [];
  try
    s5.a = (uint8([17, 10, 2]) ./ 4);
    for k6 = [1 2]
      v3(:, 1 + mod(floor(abs((trace([24, (-1), 4.25; 0, 8, 6; 2, 13.5, 7])))), 1)) = v3;
      if v1(:)
        continue;
      end
    end
    show(v3(2, 1));
  catch
    fprintf('caught\n');
    v2(:) = strrep(strrep(v2, 'k', 's'), 'q', 'g');
  end
  switch mod(floor(abs(max(min(20.5, 1e6), -1e6))), 4)
  case 0
    v7 = ((diff([10, 9], 1, 2) * sqrt(abs(9.25))) - (norm(fliplr([1, 4, 3.25]))));
    switch mod(floor(abs(max(min(rem(round(max(min(v7, 1e6), -1e6)), 5), 1e6), -1e6))), 4)
    case 0
      if v1
        v7(v7 > 5) = v7;
      elseif v1
        v1 = (min((v7 .* v7), numel(v1)) < 7);
      end
    case {1, 3}
      h8 = @(t) t * v7(1);
      v3(1) = round(int8(v7));
      v9 = cat(1, arrayfun(@(t) t * 2 + v7, diff([11, 3], 1, 2)), v7);
    end
    x10 = zeros(0, 3);
    x10(end + 1, :) = (floor([8, 7, 2] / 2)) .^ 2;
    x10 = [x10; cumprod((cell2mat(num2cell([1, 14.75, 5]))), 2)];
    show(x10);
    show(sum(zeros(0, 3)));
    show(size(zeros(0, 3)'));
  case {1, 3}
    n11 = 0;
    while n11 < 4
      n11 = n11 + 1;
      s12(1).x = length(v1);
      v1(end) = v1;
      [v13, v14] = sort((mod((1:3) * 5, 7)), 'descend');
    end
  end
  disp(sprintf('%d', mod(floor(abs(max(min(min((5 + 6), rem(round(max(min((-7), 1e6), -1e6)), 5)), 1e6), -1e6))), 100)));
  fprintf('[%s]\n', v2);
  r15 = find(((uint8([0, 8, 16, 18]) ./ 2) ~= min(uint8(24), uint8(4))));
  v1 = ((mean([4, [11, (-4), 7]])) - (([4, 7.25; (-9), 2; 2, 1] * [1; 22.5])) .^ 2);
  for c16 = circshift(sign([6, 5; 5, 8; 6, 4]), 1, 1)
    c17 = {['gv', (char('jey' + 0))]};
  end
  v2(end + 1) = v2;
  v18 = ((mod(-3, 4) + rem(-4, 4)) * ([2, 12.5, 9] - [8, 6, (-4)]));
  v2(5) = 'g';
  v18 = ((uint16(23.75) - fix(uint16(89))) .* ((uint16(16) .* uint16(16)) .* rem(uint16(16), 8)));
  switch mod(floor(abs(max(min((abs((4+1i)) * cos(11)), 1e6), -1e6))), 4)
  case 0
    v2 = char(97 + mod(floor(abs(max(min([0, (-3), 1, 4, 10], 1e6), -1e6))), 26));
  case {1, 3}
    [v19, v20] = sort((flipud([8, 1]) * ([(-8), (-5); (-4), 6]).'));
  otherwise
    if numel(r15) > 1, r15(1) = []; end
    v2(3) = 'w';
  end
  r21 = find([true, false, false, true, true]);
  show(v3);
  show(r15);
  show(v1);
  show(v2);
  show(v18);
  show(r21);
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
