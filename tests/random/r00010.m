function r00010()
  v1 = (min(log(1 + abs(single([10, 3.5; 0, 1; 14, 1])))) > (max(single([2; 11])) * sum(sum([false, true, true, true]))));
  v2 = v1(1 + mod(floor(abs(((-5) + 1.25))), 2));
  v2 = min(sqrt(abs(([18, 3; 2, 11; 3, 1] - [(-1), (-5); 7.25, 10; 7, 8]))));
  v2 = char(97 + mod(floor(abs(max(min((min([11; 3; (-4)])) .^ 2, 1e6), -1e6))), 26));
  v3 = abs(intmax('int8'));
  v3 = int8(6);
  v1(1) = [];
  for k4 = 1:1
    v1(k4, :) = v1;
    v5 = [true, true, false, false];
    if xor(v1, v1)
      break;
    end
    v7 = double((int32([16, 19, 5]) + int32([7, 105, 19])));
    r6 = v7(xor(([true, true, false] | [false, false, false]), (~v1)));
  end
  s8(1).x = real(((1+4i))');
  s8(2).x = 3;
  s8(3).x = abs(complex((-1), 3));
  v9 = rem(round(max(min(single([1; 1; 2.75]), 1e6), -1e6)), 9);
  s10(1).x = (interp1(1:4, ([2, 0] * [10, 20.5, 6, (-2); 6, 6, 23, 9]), 1 + (1 + mod(floor(abs(max(min(log(1 + abs(14)), 1e6), -1e6))), 6)) / 2));
  s10(1).y = sum(rem(round(max(min([(-3), 5], 1e6), -1e6)), 6));
  [a11, b11] = meshgrid(1:(1 + mod(floor(abs(max(min((median([0, 8, 15, 0, (-4)])), 1e6), -1e6))), 6)), ((sprintf('%s', 'lf')) + 1));
  show(a11);
  show(b11);
  v3 = v3;
  if (v1 | xor(false, v1))
    [s10.x] = deal(numel(v2));
    switch mod(floor(abs(max(min((prod([0, 7]) * (4).'), 1e6), -1e6))), 4)
    case 0
      v3(1, 1) = sign(int8((-9)));
      h12 = @(t) 3 - t / 2;
      for c13 = double([single([(-4), 2.75, (-4)]); single([5, 3, 3])])
        s14(1).x = c13(end, 1);
        s14(2).x = (-sum([7, 0]));
        s14(3).x = (((-8) - 5) * max(10, 11));
        l15 = struct('head', 0, 'tail', []);
        for k16 = 1:3
          l15 = struct('head', rem(round(max(min(diff([7, 6], 1, 2), 1e6), -1e6)), 5), 'tail', {l15});
        end
        l17 = l15;
        while ~isempty(l17)
          show(l17.head);
          l17 = l17.tail;
        end
      end
    case {1, 3}
      c18 = {(((-5) .* 20.75) - fix(single((-9)))), struct('a', (horzcat([3, (-7)], 2.75) * arrayfun(@abs, [5; 21.5; 1])))};
      l19 = struct('tail', [], 'head', 0);
      for k20 = 1:3
        l19 = struct('tail', l19, 'head', 0);
      end
      l21 = l19;
      while ~isempty(l21)
        show(l21.head);
        l21 = l21.tail;
      end
    end
  elseif (v2 ~= v2)
    show(arrayfun(@(t) t.x + 1, s8));
    x22 = sprintf('%5.2f|%-4s|%03d|%x|%e', abs(exp(1i * real((4+1i)))), (upper(lower('iu'))), 1, (1 + mod(floor(abs(max(min(exp(-abs(5)), 1e6), -1e6))), 6)) * 9, ((0)' .* 4) * 10);
    show(x22);
    for c23 = reshape(prod(single([0.75, 3, 3, 10, 7, 5, 18.75, (-3), 11; 13.25, 3, 11, 20.75, 0, 9, 10, 8, (-1); 8, 10, 4, 0, 20.5, 2, 2, 10, 11])), 3, 3)
      [a24, b24] = find(abs((9 .* [4.25, 14, 0; 8, 5, 0; 5, 4, 7])) > 6);
      show([a24, b24]);
    end
  else
    if (isa((numel(strfind(fliplr('pezh'), 'a'))), 'double'))
      [v25, v26] = size((cumprod([(-3); 0; 10], 1))'');
      for c27 = [double(uint16([7, 129])); repmat([0; 8], 1, 2)]
        v28 = (v26) .^ 2;
        show(v26);
      end
    end
    for c29 = cumsum(diff([14, 7; (-8), 10], 1, 2), 2)
      t30 = mat2str(round([mod(floor(abs(max(min(double(strrep(v2, 'x', 'f')), 1e6), -1e6))), 1000), mod(floor(abs(max(min(log(1 + abs((gcd(1 * 4, 4 * 6)))), 1e6), -1e6))), 1000)]));
      c29 = max(min(((arrayfun(@(t) t + (1 + mod(floor(abs(max(min(sign(21), 1e6), -1e6))), 6)), ([0, 10] + 2))))', 1e6), -1e6);
    end
  end
  s31(1).x = (sum([5, 3.5, 1]) - ((1:4) * [(-8), 5, 5, 2]'));
  s31(1).y = real(((5+5i) ./ 3));
  s31(2).x = 2;
  s31(2).y = ((double(max(single([(-2), 11, 6.75, 2, 6.75]))) - double(prod(single([7, 12, 8])))))';
  try
    v3(v3 > 8) = min(int8([3; 10; 18]));
    v3(1 + mod(floor(abs(nnz([false, false]))), 1), :) = v3;
    n32 = 0;
    while n32 < 4 && (v1(end) || n32 < 2)
      n32 = n32 + 1;
      try
        b33 = max([8, 0]);
        v35 = 0;
        for k34 = 1:3
          fprintf('%d %g\n', b33, v35);
          b33 = ~b33;
        end
        show(b33);
        v36 = (v1(1, 1) | (~(~v1)));
        l37 = [];
        for k38 = 1:3
          l37 = struct('head', exp(-abs(v35(end))), 'tail', {l37});
        end
        l39 = l37;
        while ~isempty(l39)
          show(l39.head);
          l39 = l39.tail;
        end
        show(v9(3 - 1));
      catch
        fprintf('caught\n');
        v40 = upper(char(97 + mod(floor(abs(max(min(flipud([10, 2, 2, 10, 5]), 1e6), -1e6))), 26)));
      end
      v41 = intmin('int8');
    end
    show(v9(5));
  catch
    fprintf('caught\n');
    v43 = repmat(atan(1), 1, 4);
    r42 = v43((repmat(uint16(15), 1, 4) == uint16(158)));
  end
  v3(v3 > 2) = v3;
  t44 = strcat((circshift([v2, 'lch'], 1)), '_', (circshift([v2, 'lch'], 1)));
  s45(1).x = max(cat(3, (6 * 4), log(1 + abs(7))), [], 3);
  s45(1).y = double(v3);
  s45(2).x = max((5 + [7; 0.75]));
  s45(2).y = (11).';
  b46 = 1;
  v48 = 0;
  for k47 = 1:3
    fprintf('%d %g\n', b46, v48);
    b46 = ((int16(1)) .^ 2 < (int16(13) + int16(19)));
  end
  show(v48 + b46);
  show(v2);
  show(v3);
  show(v1);
  show(s8);
  show(v9);
  show(s10);
  show(s31);
  show(t44);
  show(s45);
  show(v48);
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
