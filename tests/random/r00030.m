function r00030()
  v1 = int16((numel(strfind('ltog', 'a'))));
  v1 = (fliplr(circshift([true, true, false], 0, 2)) | (flipud([true; true; false]))');
  v1 = circshift(v1, 1, 2);
  v2 = cumsum(([4.5; 9; 11] + ([7; 6; 11] .* [10; 6; 10])), 2);
  n3 = 0;
  while n3 < 2 && (((ismember('db', {'ab', 'dh', 'cd'}))).' || n3 < 2)
    n3 = n3 + 1;
    v4 = 'u';
  end
  for k5 = 2:-1:1
    s6(1).x = diff((diff([2, [7, (-2)]])), 1, 2);
    s6(1).y = ([16, (-2)] * abs([(3+4i); (5+1i)]));
    s6(2).x = ((k5 * k5) * log(1 + abs(k5)));
    s6(2).y = imag((4+5i));
    s6(3).x = round(9);
    s6(3).y = k5;
  end
  [v7, v8] = f1(sin((single([21; (-8); (-5); (-8)]) - single(5))), uint8(16));
  p9 = reshape(1:24, 2, 3, 4) * 6;
  show(p9(2, :, 3));
  show(permute(p9(:, :, 1:2), [3 1 2]));
  show(max(p9(:)));
  show(mean(mean(p9, 1), 3));
  p9(:, 2, :) = [];
  show(size(p9));
  s10 = struct('a', [strrep('kj', 'q', 'q'), (regexprep('mv', '[aeiou]', 'x'))], 'b', ((uint16(30) + uint16(15)) * sum(cat(3, (-9), 9), 3)), 'c', ((int16(3) .^ 3) * (int16(1) - int16(4))));
  v1(:, 2) = v8;
  [v11] = f1(reshape((single([10, 3, (-7), 7]) - single([17.5, 1, 1, 5])), 4, 1), uint8(2));
  for k12 = [1 2 3 4]
    switch mod(floor(abs(max(min(k12, 1e6), -1e6))), 4)
    case 0
      [v13] = f1(single([4; 8; 2; (-1)]), abs(max(uint8(2), uint8(16))));
      show(v2);
    case {1, 3}
      v2(v2 < 9) = max(min(double('m'), 1e6), -1e6);
      s10.b = mod((uint16(94) + uint16(7)), 10);
      c14 = {(round(uint8(145)) - bitxor(uint8(152), uint8(13)))};
    otherwise
      [a15, b15] = ind2sub([3 4], 2 + 5);
      show([a15, b15]);
      x16 = char(97 + mod(floor(abs(max(min(([(-6); 8; 2.75; 23.25]).', 1e6), -1e6))), 26));
      x16(end + 1:end + 2) = 'zz';
      x16(1) = upper(x16(1));
      show(x16);
      show(x16 == 'z');
      show(double(x16(2:3)));
      show([x16; x16]);
      for c17 = atan((single(6)) .^ 2)
        s10 = struct('a', s10.a, 'b', s10.b, 'c', s10.c);
        b18 = 0;
        v20 = 0;
        for k19 = 1:3
          v20 = v20 * 2 + b18;
          b18 = ~b18;
        end
        show(v20 + b18);
        b21 = 1;
        v23 = 0;
        for k22 = 1:3
          v23 = v23 * 2 + b21;
          b21 = v8;
        end
        show(v23 + b21);
      end
    end
    [v24, v25] = f1(((single([6, (-7), 20.5, (-4)]))' + sum(v2)), abs((uint8(192))'));
    v26 = diff(diff([3.25, 1, 7], 1, 2), 1, 2);
  end
  if any((~circshift([false; false], 2, 1)), 1)
    for k27 = 1:2:2
      l28 = struct('head', 0, 'tail', []);
      for k29 = 1:3
        l28 = struct('head', k27, 'tail', {l28});
      end
      l30 = l28;
      while ~isempty(l30)
        show(l30.head);
        l30 = l30.tail;
      end
      [s10, s10] = deal(s10, s10);
    end
  else
    v31 = (sum(union(round(reshape((1:3), 1, [])), round([(-3), 8, 13.75, 2]))));
  end
  for j32 = int8(1):int8((1 + mod(floor(abs(max(min((bitand(1 * 5, 6) + bitshift(3, 2)), 1e6), -1e6))), 6)))
    show(j32 * 50);
  end
  v33 = ((rem(round(max(min(single([9; 6]), 1e6), -1e6)), 7) ./ 8) + ((3.75 - single([11; 1])) - (single((-1)) + 5)));
  for k34 = [1 2 3]
    v36 = sum(round([9, 2, 5, 7; 11, 0, 6.75, 2]));
    if (strcmpi(upper('u'), upper('z')))
      continue;
    end
    r35 = v36((or(xor([true, false, false, true], v8), v8)));
    for j37 = single([1 2])
      show(j37 / 3);
    end
  end
  show(v1);
  show(v2);
  show(v7);
  show(v8);
  show(s10);
  show(v11);
  show(v33);
end

function [q0, q1] = f1(p0, p1)
  p0 = fliplr(double((or([true, false, true, false; true, false, true, true], true))));
  q0 = [true, false];
  q1 = (strncmp('doj', upper('xjn'), 1));
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
