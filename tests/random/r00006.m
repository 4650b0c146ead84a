function r00006()
  v1 = 9;
  v1 = min(cast([10; (-3)], 'uint16'));
  v2 = [(2+4i), (2+3i)];
  v3 = arrayfun(@(t) t * 2 + exp(-abs(9)), sin(('z' + 2)));
  for c4 = kron(([4, 4] + [10, 10]), double(single([3; 6.5; (-9)])))
    fprintf('%.8g\n', (((true & false) + 1) * v3) + 0);
    for k5 = 1:2
      for k6 = 1:2:1
        l7 = struct('tail', [], 'head', 0);
        for k8 = 1:3
          l7 = struct('tail', l7, 'head', k5);
        end
        l9 = l7;
        while ~isempty(l9)
          show(l9.head);
          l9 = l9.tail;
        end
      end
      if true
        break;
      end
      [v10, v11] = size(sum(reshape([7, 9, 3, 6, 9, 2, (-5), 6, 6, (-9), 4, (-5)], 3, 4), 1)');
    end
    c12 = {[(uint8([7, 19]) - uint8(6)), (uint8(9)).']};
  end
  h13 = @(t) max(t, v3);
  h13 = @(t) h13(t) + sin(v3);
  b14 = min([10, 10]);
  v16 = 0;
  for k15 = 1:3
    if ~b14 && k15 > 1, v16 = v16 - 1; end
    b14 = ~b14;
  end
  show(b14);
  v2(end) = (h13(v3) + 1i * 2);
  [v17, v18] = size((mean([([true, true, false, false] + 1); floor([6, 11.25, 9, 8] / 2)], 1))');
  x19 = uint8(fliplr(([5, 5, 2, 7] + [22.75, 0, 0, 6])));
  x19(2) = 300;
  x19(3) = -5;
  x19(4) = 2.5;
  show(x19);
  show(x19 .* 2 - 10);
  show([x19, 1.7]);
  v20 = real([(4+5i); (0+4i)]);
  v21 = abs(([(1+1i), (4+3i), (4+1i), (1+3i); (5+2i), (4+2i), (3+1i), (3+1i)] .* arrayfun(h13, [(-6), 0, (-6), (-3); 12.25, 15, 1, 0])));
  t22 = num2str(mod(floor(abs(max(min(log(1 + abs((v3 + v17))), 1e6), -1e6))), 1000));
  c23 = {[v2, (3+5i)], (int8(v3) + int8(v17)), (single(v18) - (single(10) - single(1)))};
  v21 = (imag([(3+1i), (2+4i), (3+1i), (3+1i); (4+4i), (4+1i), (3+1i), (1+2i)]) .* [diff([2, 6, 11, 8, 8], 1, 2); (cumsum([8, 24.5, 3, 0]))]);
  s24 = struct('a', (fliplr(cumprod(horzcat([7, 11, 1], v17) / 8))));
  n25 = 0;
  while n25 < 4 && ((kron(v16, v17) > v16) || n25 < 2)
    n25 = n25 + 1;
    if (v18 < (v17 .* v17))
      break;
    end
    v26 = v2(1);
  end
  r27 = zeros(1, 0);
  for k28 = 4:-1:1
    s24.a(2) = max(min(min(double(single(7)), (max(max(abs([(-7), 4, 5.25; 10, 3, 1; 6, 0, 11]))))), 1e6), -1e6);
    v20 = max(min([6; 4], 1e6), -1e6);
    b29 = 1;
    v31 = 0;
    for k30 = 1:3
      fprintf('%d %g\n', b29, v31);
      b29 = isrow(t22);
    end
    show(b29);
  end
  v3(4) = v20(1, :);
  switch mod(floor(abs(max(min(nnz([false, false; false, false]), 1e6), -1e6))), 4)
  case 0
    r32 = find((ismember((1:2), imag([(1+2i), (5+4i), (2+1i)]))));
    v33 = cos(v18);
  case {1, 3}
    try
      x34 = [exp(-abs([8, 3])), v16];
      x34(2) = [];
      y34 = x34(3);
      show(y34);
    catch
      show(x34);
    end
    r27 = fliplr(r27);
    c35 = {struct('a', floor(abs(uint8(19)) / 2)), [true, true; true, true; false, false], (v17) .^ 2};
  end
  s24 = struct('a', s24.a);
  show(v1);
  show(v2);
  show(h13);
  show(v16);
  show(v17);
  show(v18);
  show(v20);
  show(v21);
  show(t22);
  show(c23);
  show(s24);
  show(r27);
  show(v3);
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
