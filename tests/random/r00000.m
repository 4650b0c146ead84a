function r00000()
  v9 = (upper('l'))';
  v10 = v9;
  v11 = atan(((17.5 .* (-6)) ./ (abs(sqrt(abs(10))) + 4)));
  v12 = single(cumsum(max([6, 5, 13.75], v11), 1));
  switch v10(1 + mod(floor(abs(v11)), 1), 1 + mod(floor(abs(v11)), 1))
    case {'a', 'b', 'c'}
      show('early');
    case 'd'
      show('d');
    otherwise
      show('late');
  end
  m14 = containers.Map('KeyType', 'double', 'ValueType', 'any');
  for j14 = 1:(1 + mod(floor(abs(max(min(min([1.25, 10]), 1e6), -1e6))), 6))
    m14(mod(j14 * 3, 4)) = [j14, sqrt(abs(abs((3+2i))))];
  end
  show(cell2mat(keys(m14)));
  show(m14(3));
  v9 = 'i';
  v11 = ((abs(v11(1) + 1i * max(v11, v11))) .* v11);
  n15 = 0;
  while n15 < 1
    n15 = n15 + 1;
    switch mod(floor(abs(max(min(((v11).')', 1e6), -1e6))), 4)
    case 0
      s16(1).x = real((v11 + 1i * v11));
      s16(1).y = max(cat(3, sum([(-4); 8; 4]), v11), [], 3);
      s16(2).x = (double(v9) * v11);
      s16(2).y = log(1 + abs(v11(1)));
      s16(3).x = v11(:, 1 + mod(floor(abs(v11)), 1));
      s16(3).y = prod([v11; v11]);
      s17 = struct('a', struct('a', [(uint8([0, 7]) >= uint8([133, 5])), xor([true, false], false)]));
    case {1, 3}
      s18(1).x = diff(double(single([1, 8])), 1, 2);
      s18(1).y = v11(1, 1);
      for k19 = 4:-1:1
        show(arrayfun(@(t) t.x + 1, s18));
      end
    otherwise
      c20 = {single(6.25)};
      s21(1).x = diff((v11 + [7, 2]), 1, 2);
      for c22 = ((int8(19) .* int8([17, 8, 63; 1, 12, 5; 12, 17, 15])) + (v11 - int8([8, 7, 8; 15, 2, 2; 132, 8, 15])))
        v23 = int8(mod(round(max(min(double(uint16([11, 0, 9, 55, 7])), 1e6), -1e6)), 7));
        [a24, b24] = cellfun(@max, {((0:0.25:0.5) + v11), (ones(1, 4)) .^ 2});
        show([a24; b24]);
        r25 = find(all((~[false, false, false, false; true, true, false, false]), 1));
      end
    end
  end
  for k26 = 1:-1:1
    show(v10);
    a27 = {1.75, 'ow', min(([8, (-9), 0] .* [2, 1.75, 9]), (accumarray([10; (-4); 21] * 0 + 1, [10; 11; 8])' + zeros(1, 3)))};
    [b27, c27] = a27{[1 3]};
    show(b27);
    if (~ismember(v11, [(-7), 22.25, 9]))
      continue;
    end
    show(c27);
    a27(2) = [];
    show(numel(a27));
  end
  [v28] = f2(((v11 + [21.5, 2, 10, 8, 4]) - flipud([3, 8, 8, 3, 9])));
  try
    v29 = [6; 4.25];
    a30 = cell(1, 3);
    a30{2} = sum(sum((ismember([2, 1, 11, 12.5], [6, 7, (-5)]))));
    a30{end + 1} = 'uk';
    show(a30);
    show(cellfun(@isempty, a30));
    show(cellfun('length', a30));
    show([v11, v11]);
  catch
    fprintf('caught\n');
    v11(1 + mod(floor(abs(zeros(1, 1))), 1)) = (v11(1, :) - v11);
  end
  v12(3) = [];
  v12(v12 >= 7) = (single(0) + single(3));
  s31 = struct('a', reshape([0.5, 2, 2, 9], 1, []), 'b', double((uint8(142) ./ 8)));
  h32 = @abs;
  show(v9);
  show(v10);
  show(v11);
  show(v28);
  show(v12);
  show(s31);
  show(h32);
end

function [q0] = f1(p0, p1, p2)
  fprintf('%.8g\n', numel(p0) + 0);
  p2 = (sum(isnan([((8 + 11) + ((-7) + 4)), NaN, Inf])) + sum(isinf([mod(round(max(min(ones(1, 1), 1e6), -1e6)), 3), -Inf])));
  if p1(1 + mod(floor(abs(zeros(1, 1))), 1), 2)
    for c1 = double(rem(uint32([16, 4, 18; 30, 10, 17; 8, 6, 12]), 7))
      p1 = p1;
    end
  else
    p2(:, 1) = (8 ./ (abs(p2(1)) + 1));
    v3 = [11, 16];
    r2 = v3((cellfun(@isempty, num2cell(([13, (-5)] + [7, 2])))));
    r2(end + 1) = (fix(1 / 4) + sign((p2).'));
  end
  v4 = max(cat(3, double(ismember([8, 6, 3], [(-9), 4, 11])), horzcat((p2 .* p2), sign([(-6), 7]))), [], 3);
  try
    v5 = max(((hypot([4, 3], [19, 7])) - double(single([7, 11]))));
    show(p1);
    show(p0(2));
    error('tame:test', 'number %d', mod(floor(abs(max(min(p2(end, 1), 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  q0 = ([single(10); single([6; 5])] / 5);
end

function [q0] = f2(p0)
  v6 = max(single(squeeze(sum(permute(cat(3, [6; (-5)], [6; (-9)]), [3 1 2]), 1))), ((single((-5)) .* single((-2))) - (single((-9)) .* single(0))));
  s7.a = (fliplr(cumprod(arrayfun(@abs, p0) / 8)));
  [a8, b8] = sortrows(round([(((-4) + (-6)) - ([15, 3, 1] + [9, 2, 8])); [19.75, (-6), 8]; min((3.25 - [6, 2, 9]), (4.75 .* 11))]));
  show(a8);
  show(b8);
  p0(p0 > 0) = (6 ./ (abs(10) + 1));
  q0 = single(([9; (-2); 12.75] ./ (abs(4) + 2)));
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
