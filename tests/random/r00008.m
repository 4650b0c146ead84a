function r00008()
  v1 = bsxfun(@plus, ((7 * 0) - sum([1, 5, (-3), (-2); (-9), 19.5, 2, 6])), (9).');
  v2 = v1(end);
  v1 = ((rem(round(max(min(single(11), 1e6), -1e6)), 5))' .* single((-2)));
  v3 = ((4+4i) .* complex((v2 + v2), v2));
  v4 = single(v2);
  fprintf('%.8g\n', real(v3) + 0);
  v5 = ((diff([6, (-6)], 1, 2) - [v2, v2]) - (bsxfun(@plus, v2, v2) - double(uint32(11))));
  v7 = double(uint32([11.25, 7.25, 5]));
  r6 = v7((ismember([20.25, 4, (-6)], [5, 13.5, 2]) & true));
  x8 = logical(max([[3, (-3), 4], v2], (cell2mat(num2cell([4, 17.5, 10, 10])))));
  x8(2) = 5;
  show(x8);
  show(x8 + x8);
  show(any(x8) + all(x8));
  show(~x8);
  v4(v4 >= 4) = min(v1, v4);
  [a9, b9] = meshgrid(1:6, v5);
  show(a9);
  show(b9);
  for j10 = kron(arrayfun(@abs, v5), double(single([11; 4])))
    show(j10');
  end
  s11 = orderfields(struct('b', (sum(histc(arrayfun(@(t) t * 2 + v2, [21.75, 13.5, 7, 1, 7]), 0:5))), 'a', 3));
  s11 = setfield(s11, 'c', ('c').');
  show(s11);
  v12 = arrayfun(@abs, repmat(v2, 1, 4));
  v3(1 + mod(floor(abs(sign(v2))), 1)) = v3;
  show(v1);
  p13 = zeros(2, 3, 2);
  p13(:, :, 2) = [diff(v12(1:4), 1, 2); arrayfun(@(t) t * 2 + (isprime(4) + 0), diff(v12, 1, 2))];
  p13(1, 2, 1) = floor((v2) .^ 2 / 2);
  p13(:, 1, 3) = (1 + mod(floor(abs(max(min((v2 - v2), 1e6), -1e6))), 6));
  show(size(p13));
  show(sum(p13, 3));
  show(p13(:, :, end));
  show(squeeze(p13(1, 2, :)));
  fprintf('%g %g;', round(bsxfun(@plus, [(-5), 11, 10], (trapz(v12)))) + 0); fprintf('\n');
  s14 = struct('a', {(1 + mod(floor(abs(max(min((v2 + v2), 1e6), -1e6))), 6)), 'qy', diff(v12([3 1 1]), 1, 2)});
  show(size(s14));
  show(s14(2));
  s14(2) = [];
  show({s14.a});
  if isnumeric(v5)
    c15 = {squeeze(sum(permute(cat(3, rem(round(max(min([9; 19.75], 1e6), -1e6)), 9), arrayfun(@abs, [9; 8])), [3 1 2]), 1)), max(min(uint32([10, 2, 75, 4; 9, 121, 1, 6; 6, 140, 72, 181]), uint32(3)))};
    v16 = ismember(min(abs([3, (-5), (-2)])), imag([(2+5i), (0+1i), (0+5i)]));
    x17 = zeros(0, 3);
    x17(end + 1, :) = (cumprod(v5, 1) * ([(-7), 5.75; (-6), (-2); 9, 0]).');
    x17 = [x17; prod(diff([9, 10, 11, 1; 16, 2, 1, 6; 5, 4, 11, 7], 1, 2))];
    show(x17);
    show(sum(zeros(0, 3)));
    show(size(zeros(0, 3)'));
  else
    v5(v5 == 1) = (v2 ./ (abs(v2) + 3));
    v2 = (v2 - rem(round(max(min(v2, 1e6), -1e6)), 3));
  end
  for k18 = 1:3
    [v19, v20] = min(((v2 * v12) .* ([2, 2, 4.25] * [7, 10, 2, (-5); 4, 18, 11, 0; 9, 2, 0, 1])));
    v4 = max(min(v1(:, :), 1e6), -1e6);
  end
  show(v2);
  show(v1);
  show(v3);
  show(v4);
  show(v5);
  show(r6);
  show(v12);
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
