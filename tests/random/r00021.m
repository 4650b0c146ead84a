function r00021()
  v7 = single(horzcat(cos(10), (0 .* 1)));
  v8 = ([(8).', max((-6), 1)] ./ 8);
  v8 = arrayfun(@abs, round(5));
  v7(v7 < 3) = rem(round(max(min(single(2), 1e6), -1e6)), 4);
  for k9 = 3:-1:1
    p10 = zeros(2, 3, 2);
    p10(:, :, 2) = [(k9 .* max([6, 12.25, 2], v8)); (3:-1:1)];
    p10(1, 2, 1) = ((polyval([11, 7, 1], v8 / 8)) + numel(v7));
    p10(:, 1, 3) = 1;
    show(size(p10));
    show(sum(p10, 3));
    show(p10(:, :, end));
    show(squeeze(p10(1, 2, :)));
  end
  [a11, b11] = meshgrid(1:(1 + mod(floor(abs(max(min(([2, (-4)] * [12.25; 3]), 1e6), -1e6))), 6)), (arrayfun(@abs, [(-3); 8]))');
  show(a11);
  show(b11);
  [v12] = f2((double(uint16(91)) - v8));
  t13 = regexprep([('c').', horzcat('jy', 'l')], '[a-f]', '<$0>');
  v14 = ((eye(1, 5) + 0) <= (([(-1), 4, 5] .* v8) * sort([(-7), 1, 3, 11, (-8); 5, (-5), (-9), (-4), 7; 11, 4.25, 2, (-3), 5], 2, 'descend')));
  x15 = complex(reshape(imag([(0+4i), (5+2i)]), 1, 2), reshape((v12 - [0, 10]), 1, 2));
  x15(3) = (max(v8, v8) + double('k'));
  show(x15);
  show(x15');
  show(abs(x15));
  show(real(x15 .* x15));
  v14(:, 1 + mod(floor(abs(sin(v12))), 5)) = false;
  [v16, v17] = size(cumprod(rem(round(max(min(single([7, 5, (-8), 0.75]), 1e6), -1e6)), 3), 1)');
  if isequal(sqrt(abs((0:0.25:0.5))), [8, 2, (-9)])
    x18 = int8(4 * 40);
    x18 = x18 + 100;
    show(x18);
    show(-x18 - 100);
    show(x18 / 2);
    show(bitand(uint8(x18), uint8(15)));
    show(double(x18) / 2);
  end
  if ~isempty(t13), t13(end) = []; end
  v8 = cos((double(int8(7)) * arrayfun(@(t) t * 2 + v16, v17)));
  s19.a = {('w').'};
  s19.b = exp(1i * real(complex([2; 19.25], [7; 9])));
  s19.c = [(2+5i), (2+3i), (5+2i), (1+3i); (0+5i), (5+3i), (1+3i), (3+1i)];
  show(v7);
  show(v8);
  show(v12);
  show(t13);
  show(v14);
  show(v16);
  show(v17);
  show(s19);
end

function [q0] = f1(p0, p1)
  p1 = zeros(2, 3, 2);
  p1(:, :, 2) = [sign(sin([9, 5, 3])); (fliplr(cumprod((0:0.25:0.5) / 8)))];
  p1(1, 2, 1) = p1(1, 1);
  p1(:, 1, 3) = 1;
  show(size(p1));
  show(sum(p1, 3));
  show(p1(:, :, end));
  show(squeeze(p1(1, 2, :)));
  for k2 = 1:3
    s3(1).x = k2;
    t4 = regexprep(reshape('pwpq', 1, []), '[a-f]', '<$0>');
    if ismember((p1 ./ (abs(p1) + 3)), [p1, [4, 22.75]])
      break;
    end
  end
  v5 = (1:4);
  [a6, b6] = find(double((uint32([14; 15; 161]) - uint32([18, 85, 8; 6, 7, 12; 5, 14, 0]))) > 4);
  show([a6, b6]);
  q0 = fix(sum(sum([true, true, false, true])));
end

function q0 = f2(p0)
  if p0 <= 0 || ~(p0 < 7)
    q0 = (eye(1, 1) + 0);
  else
    q0 = max(min(p0, 1e6), -1e6) + f2(floor(p0) - 1);
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
