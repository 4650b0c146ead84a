function r00020()
  v1 = 10;
  v2 = (max([[4.25, 6; 3, 4; (-2), 7], [11; 10; (-2)]], min([0; 8])) * ((v1 + (0:3)) .* [3, 2, 11, 6; 1, (-3), 11, 5; 19.5, 4, 6, 10.25]));
  v2 = sin(double(int8([1; 8])));
  v1 = (colon(1, 3) .* exp(-abs(repmat(v1, 1, 3))));
  v3 = min(mod((uint32(12) .* uint32(4)), 8), max(uint32(24.25), bitand(uint32(34), uint32(116))));
  for k4 = 1:4
    s5.a = 'az';
    s5.b = false;
    global G6
    G6 = max(cat(3, (-9), (k4 * k4)), [], 3);
    G6 = G6 + 1;
    show(G6);
  end
  for k7 = 1:2:3
    if (~any([true; false], 1))
      continue;
    end
    v8 = ([6, 2] * sum(cat(3, flipud(v2), v2), 3));
  end
  v9 = (repmat((cos(2) * (3.5 * 0)), 2, 2));
  disp(sprintf('%d', mod(floor(abs(max(min(double(('m')'), 1e6), -1e6))), 100)));
  v9(v9 >= 1) = diff([7, 8], 1, 2);
  [a10, b10] = find((cumprod([20, 10, 7; 6, 4, 2; 10, 6, 5], 2) + repmat(2, 3, 3)) > (1 + mod(floor(abs(max(min(([3.5, 5] * v2), 1e6), -1e6))), 6)));
  show([a10, b10]);
  s11.a = ((10 + 1i * 3)).';
  s11.b = (mod(round(reshape([10, 2, (-4), 9, 2, 3, (-4), 0, 23.75, 4, 2.25, (-2)], 3, [])), 2) == 0);
  s11.c = (diff([20.75, 9], 1, 2) + 1i * (0 + 7));
  s11.a = (((0+2i)).' .* (9 + 8));
  s12(1).x = (fix(5 / 4) + sign(sqrt(abs(7))));
  s12(1).y = ((real((1 + 2i) * 10) + imag(4 * 1i)) - ([10.75, 1] * v2));
  [v13, v14] = sort(((uint32([7; 5]) ./ 4))', 'descend');
  x15 = complex(v9(1 + mod(floor(abs((-5))), 2), [2 1]), [17.5, 2]);
  x15(3) = real((-(2+3i)));
  show(x15);
  show(x15');
  show(abs(x15));
  show(real(x15 .* x15));
  if false
    fprintf('%.8g\n', (zeros(1, 1) .* (mod(round(max(min(2, 1e6), -1e6)), 7)).') + 0);
  else
    v9(v9 > 6) = v14(end);
    for k16 = 3:-1:1
      v9(end) = max(min((double(idivide(int32((1 + mod(floor(abs(max(min(s12(1).x, 1e6), -1e6))), 6)) * 7), int32((1 + mod(floor(abs(max(min(k16, 1e6), -1e6))), 6))))) + round(k16)), 1e6), -1e6);
      n17 = 0;
      if ismember(arrayfun(@abs, k16), v1(:, 1:3))
        continue;
      end
      while n17 < 4 && ((isreal((k16 * k16))) || n17 < 2)
        n17 = n17 + 1;
        c18 = {(single(0) - (single((-3)) - single(8))), (isnan([2, 10, (-1), (-1)] ./ 1)), ((4+5i)).'};
        v20 = v1;
        r19 = v20(repmat(xor([false, false, true], true), 1, 1));
      end
      v9 = max(min((log(1 + abs(v2)) * diff(([false, true, true] + 2), 1, 2)), 1e6), -1e6);
    end
  end
  v2(v2 < 3) = mod(round(max(min((-2), 1e6), -1e6)), 6);
  global G21
  G21 = double((int16(98) - int16(19)));
  G21 = G21 + 1;
  show(G21);
  v3 = [13.25, 5, 2];
  h22 = @(t) max(v2) - t / 2;
  for k23 = 1:2:3
    v24 = s11; s11 = s11; s11 = v24;
  end
  v3 = s11.a;
  t25 = strtrim(['  ', (regexprep((char('wwho' + 0)), '[aeiou]', 'x')), ' ']);
  show(v2);
  show(v1);
  show(v9);
  show(s11);
  show(s12);
  show(v13);
  show(v14);
  show(h22);
  show(v3);
  show(t25);
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
