function r00027()
  v4 = single(diff(min([9, 0, 4; (-4), 9, 10; 4, 8, 10], [3, 1, 17.5; 8.75, (-6), 7.25; 11, 12.5, 1]), 1, 2));
  v4 = (rem(round(max(min((7 + 7), 1e6), -1e6)), 5) + (([1, 0] + [(-2), 2]) - [(-6), 11]));
  v5 = abs(v4(2));
  v6 = uint32(12);
  v7 = round(ndims(v5));
  for j8 = int8(1):int8(1)
    show(j8 * 50);
  end
  v5(end + 1) = exp(-abs(v7));
  s9 = struct('a', struct('a', (nthroot(1, 3))), 'b', {{arrayfun(@abs, (eye(1, 1) + 0))}});
  try
    for k10 = [1 2 3 4]
      x11 = eye(3);
      x11([1 3], :) = x11([3 1], :);
      x11(2, 2:3) = reshape(cumsum(v5, 1), 1, []);
      show(x11);
      show(x11 * (zeros(1, 3)).');
      show(x11 ^ 2);
    end
    x12 = uint8((v5(1, 2) .* [(-8), 2, (-7), 7.25]));
    x12(2) = 300;
    x12(3) = -5;
    x12(4) = 2.5;
    show(x12);
    show(x12 .* 2 - 10);
    show([x12, 1.7]);
    show(v7(2, 2));
  catch
    fprintf('caught\n');
    v4 = (filter(1, [1, -0.5], (accumarray(mod(round(max(min([7; 9], 1e6), -1e6)), 4) * 0 + 1, [13.75; 1])' + zeros(1, 2))));
  end
  [~, v13] = f1(double((-single(0))), ((2 * eye(3)) \ [1, 6, 4, 9; 7, 9.75, 4, 9; 5, 0, 1, 18.25]), min(double(int16([6, 8, 3]))));
  [a14, b14] = cellfun(@max, {max(cumsum([10.75, 1, 11.75], 2), ([10, 4, 11] .* [0, (-7), 8.25])), [0, (-3), 6.5, 8]});
  show([a14; b14]);
  [a15, b15] = sortrows(round([bsxfun(@plus, ([true, false, true] + 2), v7); max(min([5, (-5), 3; 6, (-7), 4; 7, (-9), 8], v7)); min(diff([4, 7, 5, 5; 24.5, (-8), (-6), (-6); 7, 11, 0, 24.25], 1, 2), [], 1)]));
  show(a15);
  show(b15);
  s9 = struct('a', s9.a, 'b', {s9.b});
  v13 = (-v13);
  v16 = (max(cat(3, ([9; 2.75; 20.75]).', [v7, v5]), [], 3)) .^ 2;
  for c17 = ((-[10.25, 0, 4; (-2), 0, (-6)]) + [2; (-6)])
    v6 = (max(v6, fix(v6)) .* round(v6(1, end)));
    v19 = ([single(4); single(0)])';
    r18 = v19([true, false]);
    a20 = [];
    a20(3) = 2;
    a20(2, 2) = c17(2, 1 + mod(floor(abs(v7)), 1));
    show(a20);
  end
  s21(1).x = ((v7 .* v7) - (v7 .* v7));
  c22 = {struct('a', horzcat(int32(v4), sort(int32([124, 17, 18]), 2, 'descend')))};
  fprintf('%d %s\n', 4, reshape('xlz', 1, 3));
  fprintf('%d,', round(max(cat(3, real([(4+5i), (5+3i), (3+3i)]), sum([10, 2, 10; 4, 11, 0; 8, 1, 4], 1)), [], 3) * 4));
  fprintf('\n');
  v4(4) = v7;
  c24 = {min(v16(2:3), v5)};
  [s21.x] = deal(mod(round(max(min((mode(round([11, (-3), 7, 4, (-7)]))), 1e6), -1e6)), 6));
  r25 = find((ismember([2, (-2), 0, 1, 9], v16) | ([(-6), 11, 0, (-7), 5] >= [5, 1, 10, 23.25, 1])));
  if true
    b26 = 1;
    v28 = 0;
    for k27 = 1:3
      if b26, v28 = v28 + k27; end
      b26 = k27 - 2;
    end
    show(b26);
    s29(1).x = double(max(int16(130), int16(14)));
    s29(2).x = double(isempty(r25));
    s29(3).x = v7;
    v30 = complex(cumprod([v16; v16], 1), double((single([8, 5; 0, (-7); 24.5, 3]))'));
  end
  fprintf('%g %g;', round(round(v4(1, 2:4))) + 0); fprintf('\n');
  show(v6);
  show(v7);
  show(v5);
  show(s9);
  show(v13);
  show(v16);
  show(s21);
  show(c22);
  show(v4);
  show(c24);
  show(r25);
end

function [q0, q1] = f1(p0, p1, p2)
  p2 = (5 .* (sum(primes(3 * 4))));
  v2 = min((p0 * [9, 8.75, 16, 8, 9]), (numel(strfind('qjpu', 'a'))));
  r1 = v2((~([true; false; false; true; false]).'));
  r1 = [r1, p0];
  v3 = double(rem((p0 - uint32([144; 7; 126])), 9));
  q0 = (p1(1, 1) .* diff([3, 5, 9, 7, 7], 1, 2));
  q1 = conj((0+4i));
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
