function r00009()
  v12 = real(((3+3i) + (0+2i)));
  v13 = (arrayfun(@(t) t * 2 + double(single(5)), ([1, 3, (-9), 10; 11.5, (-2), 6.5, 10; 6, 0, 7, (-3)] ./ 8)) + (ones(3, 3) * (eye(3, 4) + 0)));
  v14 = v12;
  disp(sprintf('%d', mod(floor(abs(max(min(max(v12, v13(end)), 1e6), -1e6))), 100)));
  v14(v14 < 7) = v12;
  switch strrep(upper('n'), 'k', 'z')
  case {'a', 'b', 'c', 'd'}
    v14 = double(uint8(ones(1, 1)));
  case 'e'
    for k17 = 1:2
      for k19 = 1:3
        p20 = reshape(1:24, 2, 3, 4) * (1 + mod(floor(abs(max(min(0, 1e6), -1e6))), 6));
        show(p20(2, :, 3));
        show(permute(p20(:, :, 1:2), [3 1 2]));
        show(max(p20(:)));
        show(mean(mean(p20, 1), 3));
        p20(:, 2, :) = [];
        show(size(p20));
      end
      c21 = {(cast(v12, 'int16') - (int16(17) ./ 4))};
      v23 = min(([9, 7, 9, 3, 6] ./ 4), ([2, (-1), 9, (-6), 9] + v14));
      r22 = v23(reshape((~[false, false, false, false, true]), 1, 5));
    end
    v12(1 + mod(floor(abs((max([[9, 1, (-2)], NaN])))), 1)) = bsxfun(@plus, v12(1, 1), v12(:));
  end
  for k24 = [1]
    fprintf('%g %g;', round(flipud(([(-5), 11, 3] + [11, (-5), 3]))) + 0); fprintf('\n');
    n25 = 0;
    while n25 < 4 && ((isa((gcd(4 * 4, 4 * 6)), 'double')) || n25 < 2)
      n25 = n25 + 1;
      if isscalar(v14)
        continue;
      end
      b26 = diff([7, 7], 1, 2);
      v28 = 0;
      for k27 = 1:3
        show(class(b26));
        b26 = ((~true) | (uint8(5) > uint8(196)));
      end
      show(v28 + b26);
      v14(v14 >= 8) = max(min(min([6, (-3), (-3)]), 1e6), -1e6);
    end
  end
  l29 = [];
  for k30 = 1:3
    l31 = l29; l29 = []; l29.head = min(v12, v14); l29.tail = l31;
  end
  l31 = l29;
  while ~isempty(l31)
    show(l31.head);
    l31 = l31.tail;
  end
  v13 = v13;
  show(v12);
  s32 = orderfields(struct('b', abs((v14 - v14)), 'a', 4));
  s32 = setfield(s32, 'c', 'o');
  show(s32);
  t33 = regexprep('briu', '[a-f]', '<$0>');
  [a34, b34] = max(min(bsxfun(@plus, [6, 6, 3; 5, 9, 3; 4, 9, 8], v14), reshape([8, 6, 4], 3, 1)), [], 2);
  show([a34, b34]);
  disp(sprintf('%d', mod(floor(abs(max(min((double(idivide(int32(3 * 7), int32(4))) + v13(1, 3)), 1e6), -1e6))), 100)));
  s35 = struct('a', upper((deblank('yuxyj'))));
  k36 = 0;
  while true
    k36 = k36 + 1;
    if mod(k36, 2) == 0, continue; end
    if k36 > 6, break; end
    show(k36 * v12);
  end
  try
    if ((isscalar(([(-9), (-9)] - v14)) || isvector(([7; 4; 3] * v14)))).'
      [v37] = f1([false, false, false]);
    elseif (v14 ~= (v12 + v12))
      v13(3, :) = fix(sum(cat(3, v14, v14), 3));
    else
      v14 = (([4, (-4), (-6)] + min([8, 11, (-5)], [14.75, (-1), (-5)])) * (([0; 6.5; 1])')');
    end
    v38 = strrep('d', 'r', 'h');
    show([v14, v13]);
    error('tame:test', 'number %d', mod(floor(abs(max(min(mod(round(max(min(v14, 1e6), -1e6)), 2), 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  show(max((abs((eye(3, 2) + 0) + 1i)), abs(exp(1i * real((3+3i))))));
  try
    fprintf('%g %g;', round((-v13(1, [3 2 2]))) + 0); fprintf('\n');
    show(v13(12));
  catch
    fprintf('caught\n');
    s39.a = v12;
    s39.b = max(bsxfun(@plus, [0; 1.5; 9], v12), fix([0; 5; 1]));
    s39.c = {reshape(repmat(single(1), 1, 6), 2, [])};
  end
  [v40, v41] = size(fliplr((-[18.25, 2]))');
  t33 = ['g', t33];
  v40(1, 1 + mod(floor(abs(f1([false, false, true]))), 1)) = (-([8, 3, 5] * [(-9); (-7); 1]));
  show(v12);
  show(v13);
  show(v14);
  show(t33);
  show(s35);
  show(v40);
  show(v41);
end

function [q0] = f1(p0)
  if ((exp(-abs(3)) - 10) == log(1 + abs((23.75 - 5))))
    try
      x1 = regexp('k1=v2,k3=v4', '(\w)(\d)', 'tokens');
      show(x1{(1 + mod(floor(abs(max(min(atan(3.75), 1e6), -1e6))), 6))}{2});
      v2 = (size(p0, 1)).';
      show(p0(1, 4));
    catch
      fprintf('caught\n');
      [v3, v4] = min((uint32([158; 2; 9; 11])).');
    end
    for c5 = (cat(1, 1, (-5)) .* [7; 2])
      s6.a = (logical(round(cos([10, 4, 8, 7; (-1), 4, 4, 0]))));
    end
    p7 = reshape(1:24, 2, 3, 4) * 1;
    show(p7(2, :, 3));
    show(permute(p7(:, :, 1:2), [3 1 2]));
    show(max(p7(:)));
    show(mean(mean(p7, 1), 3));
    p7(:, 2, :) = [];
    show(size(p7));
  else
    p0(1 + mod(floor(abs(max([(-4); (-1); 4]))), 3)) = p0(end, 1);
    fprintf('%.8g\n', (gcd(2 * 4, 3 * 6)) + 0);
    x8 = uint8(rem(round(max(min((cell2mat(num2cell([10, 8, (-6), 8]))), 1e6), -1e6)), 5));
    x8(2) = 300;
    x8(3) = -5;
    x8(4) = 2.5;
    show(x8);
    show(x8 .* 2 - 10);
    show([x8, 1.7]);
  end
  c9 = {(intmin('int32'))'};
  v10 = reshape((complex([24.75; 3; 10; 11], [2; 11; 16; (-9)]))', 1, []);
  p0 = p0;
  s11 = struct('a', {{round(uint16([11, (-9); 10, 0; 10, 6]))}}, 'b', struct('a', 'i'));
  q0 = max(kron((-4), 4), (sum(histc([(-6), 10, 7, 4, 3], 0:5))));
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
