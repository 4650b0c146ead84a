function r00027()
  v3 = min(rem(round(max(min(diff([11, 5], 1, 2), 1e6), -1e6)), 4), min(5, arrayfun(@(t) t * 2 + 17.5, 3)));
  v4 = ((cast([(-3), 15.75], 'uint16') ./ 2) + reshape((uint16([86, 16]) ./ 4), 1, 2));
  v4(1) = [];
  v4 = min((uint16(12) ./ 4), mod(v4(end), 4));
  h5 = @(t) (cross([10, (-4), 8], [8, (-6), 7]) * [1; 2; 3]) - t / 2;
  v4(v4 >= 1) = v4(1, end);
  t6 = num2str(mod(floor(abs(max(min(v3, 1e6), -1e6))), 1000));
  v3 = numel(t6);
  show(h5);
  for k7 = 3:-1:1
    if false
      break;
    end
    r8 = zeros(1, 0);
    [x9, y9] = strtok(['ab ', upper(circshift('jfk', 0, 1))]);
    show(x9);
    show(y9);
    v3(:) = max(min(v3(:), 1e6), -1e6);
  end
  v4(1) = (v4 .* max(uint16([1; 5; 16])));
  t6(end + 1) = ('j').';
  a10 = diff(mod(round(max(min([7, 9, 0, 0; 11, (-1), 0, 0; 9, 8, 1.5, 4], 1e6), -1e6)), 5), 1, 2);
  a10(end + 1, :) = [1, 6, 4];
  a10(:, end + 1) = (1 + mod(floor(abs(max(min((v3 - v3), 1e6), -1e6))), 6));
  a10(2, :) = [];
  show(a10);
  show(a10(a10 > 4)');
  a10(a10 < 2) = 6;
  show(a10(:, [1 end]));
  try
    [v11, v12] = f1(((sum(str2num('[1 2 3]')) + v3) - 8), arrayfun(@(t) t * 2 + double(true), ([7, (-9), 3, 15.5; 9, 10.75, 1, 11.75; 19.25, 9, 11, 8] - [(-7), 8.25, 5, 10; 4, 11, (-7), 1.75; 0, (-3), 6.5, 8])), (v3 .* v3(:)));
    show(v4(1 - 1));
  catch
    fprintf('caught\n');
    v4 = (max((v4 - v4), uint16(v3)) + v4);
  end
  for c13 = diff([4, 7, 5; 5, 24.5, (-8); (-6), (-6), 7], 1, 2)
    v14 = (numel(find(((v3 + [8, 6, 0]) * ([3, 1, (-2), 1; 15.75, 10.25, 0, 4; (-2), 0, (-6), 9] ./ (abs([0, (-4), 1, 8; 4, 5, 5.75, 6; 0, 5, 10, 3]) + 3))) > (zeros(1, 3) * c13))));
    t6 = t6(t6 ~= 4);
  end
  [v15] = f1(v3, fix(([18.75, 5, 4, 9; 4.5, 23.25, 6, (-3); 7, (-2), 8, 11] - v3)), ((v3 * v3) + (v3 * v3)));
  v16 = double(fliplr(uint16([8, 2, 5, 4, 11])));
  s17(1).x = ((v3 .* v3)).';
  s17(1).y = abs(complex(v3, v3));
  s17(2).x = diff(log(1 + abs([5, 14.75])), 1, 2);
  s17(2).y = diff(([(-9), (-6)] + [2, 10]), 1, 2);
  fprintf('%d %s\n', 1, upper('nrs'));
  fprintf('%d,', round(abs(([(1+3i), (4+3i), (0+4i)] .* [2, 3, 3])) * 4));
  fprintf('\n');
  r19 = zeros(1, 0);
  r19 = [(nnz([true, false, true]) + round(v3)), r19];
  v20 = xor((not(([false; false; false])')), false);
  t6 = [t6, 'j'];
  show(v3);
  show(v4);
  show(h5);
  show(t6);
  show(v15);
  show(v16);
  show(s17);
  show(r19);
  show(v20);
end

function [q0, q1] = f1(p0, p1, p2)
  show(p0);
  m1 = containers.Map();
  m1('a') = (sum(primes(3 * 4)));
  m1('a') = p0;
  m1('a') = m1('a') + 6;
  show(double(m1.Count));
  show(keys(m1));
  show(values(m1));
  show(isKey(m1, upper(char(97 + mod(floor(abs(max(min(p0, 1e6), -1e6))), 26)))));
  p0(end + 1) = p0;
  c2 = {(diff([5, ([4, 6, 2] + [4, 1, 0])]))};
  q0 = double([uint16([4, 2, 2]), uint16(6)]);
  q1 = complex(p2(1, 1), p2);
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
