function r00011()
  v1 = ((sign(int16(7)) + max(int16([7; 65; 105]))) .* (((-4) - int16(18))) .^ 2);
  v2 = (((single([4, 4; 5, 11]) / 5) / 2) .* single((abs([11, 10; 11.25, 5] + 1i))));
  v2 = circshift((mod(round(max(min(single([8.25, 6]), 1e6), -1e6)), 2))', 0, 1);
  for k3 = 1:2:4
    c4 = {int32(sign([4, 9, 11])), max(rem(uint8([1, 10, 14]), 7), (uint8(17) - uint8(19)))};
  end
  fprintf('%.8g\n', fix((sum(isnan([kron((-4), 2), NaN, Inf])) + sum(isinf([(0)', -Inf])))) + 0);
  s5.a = sum(cat(3, ([1, 0.75, 19.5] + [10, 3, 11]), [3, 4, (-1)]), 3);
  s5.b = (-([(4+3i); (4+1i)])');
  s5.c = atan(exp(-abs(7)));
  if all((('na' < 'zj'))', 1)
    c6 = {(single([0, (-1), 15.5]) * (sum(intersect(round([4, 4, 4, 1.75, 24.75]), 0:9))))};
    v1 = int16(12);
  else
    v2 = v2;
  end
  s7(1).x = (imag((0+2i)) .* ndims(s5));
  s7(1).y = (2 + kron(11, (-7)));
  l8 = [];
  for k9 = 1:3
    l8 = struct('tail', l8, 'head', (min(3, (-1)))');
  end
  l10 = l8;
  while ~isempty(l10)
    show(l10.head);
    l10 = l10.tail;
  end
  r11 = unique((repmat(11.25, 1, 3) - (any(strcmp('ue', {'ab', 'zf'})) * 2)));
  for k12 = 1:2:2
    v13 = fliplr([(0+2i), (3+4i), (4+3i); (5+3i), (0+4i), (4+4i); (0+1i), (1+2i), (4+1i)]);
    [v14, v15] = size(((isprime((1 + mod(floor(abs(max(min(k12, 1e6), -1e6))), 6))) + 0) - mod(uint8([15, 8, 7]), 3))');
  end
  switch mod(floor(abs(max(min(double((uint16(1))'), 1e6), -1e6))), 4)
  case 0
    switch mod(floor(abs(max(min(min(max([5, 10, 9]), ones(1, 1)), 1e6), -1e6))), 4)
    case 0
      switch mod(floor(abs(max(min(fix(10), 1e6), -1e6))), 4)
      case 0
        s16(1).x = min((8 + 6), (numel(find([2.25, 10, 11, 7] > 7))));
        s16(1).y = sum(([6, 7] - 10));
        v1 = (v1 + (v1 .* (v1 .* v1)));
        [v17, v18] = max(([0, [15.5, 1, 1]] - log(1 + abs([9, 8, 8, (-3)]))));
      case {1, 3}
        v1(1 + mod(floor(abs((eye(1, 1) + 0))), 1), 1) = (intmin('int16') - v1(1, :));
        v1 = v1;
      otherwise
        [a19, b19] = ind2sub([3 4], 1 + 5);
        show([a19, b19]);
      end
      s20.a = (cellfun(@isempty, num2cell(arrayfun(@abs, [7, 11, 9.75; (-2), 7, 16]))));
      s20.b = v1;
      s5.b(1) = ((2+2i) .* (9 + 1i * 11));
    case {1, 3}
      try
        r11(end + 1) = log(1 + abs((12.25 - 9)));
        v21 = (char({char(97 + mod(floor(abs(max(min(([(-8), 9, 14.5, 2, 11] + [4, 0, 17.75, 4, 1]), 1e6), -1e6))), 26))}));
        show(ones(2, 2) * ones(2 + mod(floor(abs(max(min((cumsum([5, (-7), 10], 1) * [[10; 8]; 1]), 1e6), -1e6))), 2), 1));
      catch
        fprintf('caught\n');
        s7(1 + mod(floor(abs(1)), 1)).y = s7(end).y + double(single(11)) / 4;
      end
      t22 = sprintf('%d-%s', mod(floor(abs(max(min(abs(rem(round(max(min(5, 1e6), -1e6)), 8)), 1e6), -1e6))), 1000), repmat(char(97 + mod(floor(abs(max(min((-2), 1e6), -1e6))), 26)), 1, 4));
      s5.a = (double(single([0, 7, (-4)])) * (2 * eye(3) * [8, 4, (-7); 1, 10, 8.25; 14.25, (-1), 3]));
    end
    s7(1 + mod(floor(abs(5)), 1)).x = s7(end).x + (-(5.25 + 8.5)) / 4;
    try
      c23 = {[2, 5]};
      show(ones(2, 2) * ones(2 + mod(floor(abs(max(min(((23.25 - 17.5))', 1e6), -1e6))), 2), 1));
    catch
      fprintf('caught\n');
      show(arrayfun(@(t) t.y + 1, s7));
    end
  case {1, 3}
    v2 = max(single((0 + [21; 7])), v2);
  end
  show(v1);
  show(v2);
  show(s5);
  show(s7);
  show(r11);
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
