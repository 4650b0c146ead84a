function r00013()
  v1 = char(97 + mod(floor(abs(max(min(min(max(cat(3, [1, 2, 21.5], [10.75, 18, 0]), [], 3), (0).'), 1e6), -1e6))), 26));
  v1 = [9, 17, 8, 5, 6];
  v1 = single((hypot((0:0.25:0.5), flipud([2, (-7), (-8)]))));
  v3 = [9, 6, (-5), 8, 4];
  r2 = v3(all(([5, 10, 6, 9, 7; 7, 2, (-7), 1, 23.5] <= 16.25), 1));
  v1 = (cast(([11, 6, 0] ./ 4), 'single') - ((single(15.25) - single(7)) - v1(1)));
  x4 = uint8((-(-[1, 7, 9, 9])));
  x4(2) = 300;
  x4(3) = -5;
  x4(4) = 2.5;
  show(x4);
  show(x4 .* 2 - 10);
  show([x4, 1.7]);
  show(v1);
  v1 = v1;
  v5 = double(single(6));
  for k6 = [1 2]
    switch mod(floor(abs(max(min(max(([2, 3, 2] ./ (abs([6, 8, 4]) + 1))), 1e6), -1e6))), 4)
    case 0
      r2(end + 1) = max(min((sqrt(abs(k6)) .* v5(1, end)), 1e6), -1e6);
    case {1, 3}
      h7 = @(t) length(r2) - t / 2;
      if ((1 ~= (v5)'))'
        s8(1).x = 11;
        s8(2).x = sum(sum(repmat(false, 2, 2)));
        s8(3).x = ((k6 .* v5) * k6);
      else
        t9 = mat2str(round([mod(floor(abs(max(min(rem(round(max(min(k6(end), 1e6), -1e6)), 8), 1e6), -1e6))), 1000), mod(floor(abs(max(min(k6, 1e6), -1e6))), 1000)]));
      end
      v5 = max(min(imag((((3+3i))')'), 1e6), -1e6);
    otherwise
      v10 = abs(uint16(round(k6)));
    end
    v11 = (fix(round(single([3; 5; 9]))) > ((single(5) + single(1)) - (single(1) / 4)));
  end
  for k12 = 1:2
    v1(v1 < 7) = max(min(v1(1, 3), 1e6), -1e6);
  end
  s13 = struct('a', (norm(([10.75, 9, 9] - [7, 1, 11]))));
  switch mod(floor(abs(max(min((v5(1, 1) + sign(v5)), 1e6), -1e6))), 4)
  case 0
    x14 = 5:-1:(1 + mod(floor(abs(max(min(double(single((-5))), 1e6), -1e6))), 6));
    show(x14);
    show(isempty(x14));
    show(numel(x14(2:end)));
  case {1, 3}
    v1 = cast((sum(cat(3, [9.25, (-3), 8], [13.5, 7, 11]), 3) - v5(end)), 'single');
  otherwise
    s15.a = v5;
    s15.b = circshift(abs([(5+3i), (3+2i); (4+5i), (5+4i); (3+5i), (4+3i)]), 0, 1);
    if numel(r2) > 1, r2(1) = []; end
  end
  [v16, v17] = size(exp(-abs(diff([7, (-8), (-3), 9, 5], 1, 2)))');
  v18 = diff(cos(repmat(v17, 1, 2)), 1, 2);
  t19 = num2str(mod(floor(abs(max(min(v16, 1e6), -1e6))), 1000));
  v18(v18 < 1) = kron(v18, v5);
  fprintf('%.8g\n', v5(end) + 0);
  v18(3) = (gcd((1 + mod(floor(abs(max(min(v18(1, 1), 1e6), -1e6))), 6)) * 4, (1 + mod(floor(abs(max(min(double(isempty(r2)), 1e6), -1e6))), 6)) * 6));
  v20 = [false, true, false, false];
  h21 = @(t) max(t, v5);
  a22 = sort({fliplr('es'), (regexprep((lower(upper('kar'))), '[aeiou]', 'x')), horzcat(upper('z'), char(97 + mod(floor(abs(max(min(v17, 1e6), -1e6))), 26)))});
  show(a22);
  show(strjoin(a22, '-'));
  show(unique(a22));
  show(v1);
  show(r2);
  show(v5);
  show(s13);
  show(v16);
  show(v17);
  show(t19);
  show(v18);
  show(v20);
  show(h21);
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
