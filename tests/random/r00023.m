function r00023()
  v20 = circshift([([false; true] & [false; true]), circshift([true; true], 1, 2)], 1, 2);
  v21 = sign(reshape(uint32([184, 2]), 2, []));
  v22 = repmat(lower(lower('u')), 1, 2);
  v23 = (('f').')';
  v20(:, 2) = [];
  for k24 = 1:2:1
    t25 = sprintf('%d-%s', mod(floor(abs(max(min((cellfun(@(a, b) a * b, {(1 + mod(floor(abs(max(min(diff([11, 1], 1, 2), 1e6), -1e6))), 6))}, {prod([10; 11])})), 1e6), -1e6))), 1000), circshift('hhqy', 1, 2));
    v26 = v23;
    if v20(end, k24)
      break;
    end
    try
      v22(k24) = v22(k24, end);
      v27 = round(arrayfun(@(t) t * 2 + sqrt(abs(k24)), log(1 + abs([(-2), 5; (-4), 0; 5, 3.75]))));
      show([k24; k24]);
    catch
      fprintf('caught\n');
      fprintf('[%s]\n', v22);
    end
  end
  global G28
  G28 = prod(ones(3, 1));
  G28 = G28 + 1;
  show(G28);
  if ((xor([true; false; true], false))).'
    v21 = v21;
    if (false | v20(1))
      v22(v22 > 109) = v23(:);
      if isrow(v20)
        h29 = @(t) max(t, ([2, (-5)] * [4; 1]));
        r30 = zeros(1, 0);
        s31.a = ((uint16(151) + uint16(3)) .* max(uint16([11; 13])));
      else
        s32.a = (numel(find(v20)) .* max(10, 24.5));
        s32.b = ((int32(12)).').';
        s32.c = sqrt(abs([1, 5]));
        c33 = {{(uint16((-8)) .* (uint16(4)).'), sum(reshape(single([5, 10, 6]), 1, []))}, 'lvxuq', ((int32(24) .* int32(4)) + round(int32(6)))};
        show((eye(1, 3) + 0));
      end
      m34 = containers.Map();
      m34('a') = (diff([(-9), 4, 7, 0.75], 1, 2) * bsxfun(@plus, [7; 9; 1], 3));
      m34(v23) = (diff([9, 2], 1, 2)).';
      m34('a') = m34('a') + (1 + mod(floor(abs(max(min((3 - (-6)), 1e6), -1e6))), 6));
      show(double(m34.Count));
      show(keys(m34));
      show(values(m34));
      show(isKey(m34, lower(v23)));
    end
  else
    v35 = (bitxor(uint16([67, 6, 190, 19, 161]), (uint16([15, 4, 1, 52, 15]) / 2)) .* reshape(repmat(uint16(124), 1, 5), 1, 5));
    a36 = cell(1, 3);
    a36{2} = (-(-1));
    a36{end + 1} = horzcat(upper(v23), v23);
    show(a36);
    show(cellfun(@isempty, a36));
    show(cellfun('length', a36));
  end
  v37 = v23;
  v20 = (not(v20));
  v21(:, 1) = v21;
  h38 = @(t) max(t, ((-4) .* 11));
  disp(sprintf('%d', mod(floor(abs(max(min(((median([[3, 5.25]; [(-2), 10]; [9, 3]], 1)) * ([11; 6] .* 6)), 1e6), -1e6))), 100)));
  for k39 = 1:2:2
    s40(1).x = sum(cat(3, (k39)', ((1:4) * [2, 6.25, 3, 8]')), 3);
    s40(1).y = real(((4+5i) .* k39));
    s40(2).x = imag(((0+5i) .* (0+2i)));
    s40(2).y = (([5, 11, 2] - [11, 5, 3]) * atan([2; 3; 22]));
  end
  [a41, b41] = ind2sub([3 4], 6 + 5);
  show([a41, b41]);
  v37(3) = char(97 + mod(floor(abs(max(min(sum([(-2); (-3); (-8)]), 1e6), -1e6))), 26));
  disp(sprintf('%d', mod(floor(abs(max(min(numel(v22), 1e6), -1e6))), 100)));
  v22(4) = v23;
  if (v23 <= char(97 + mod(floor(abs(max(min(diff([(-9), 7], 1, 2), 1e6), -1e6))), 26)))
    t42 = mat2str(round([mod(floor(abs(max(min(min((11)', (2.5)'), 1e6), -1e6))), 1000), mod(floor(abs(max(min(((1 + 3) + (20 .* 0)), 1e6), -1e6))), 1000)]));
  else
    v44 = min(cast(reshape([(-6), 1, 1, 5, 11, 17.25, 6, 5, 3, 8, 10, 10], 3, 4), 'uint32'), max((v21).'));
  end
  show(v21);
  show(v23);
  show(v20);
  show(h38);
  show(v37);
  show(v22);
end

function [q0] = f1(p0)
  disp(sprintf('%d', mod(floor(abs(max(min((max(cat(3, 4, 0), [], 3) + (7 - 8)), 1e6), -1e6))), 100)));
  show((floor(([2, 10, 7] .* [(-5), 5, (-7)]) / 2) * (([4; (-8); (-3)] .* [9; 3; 24.25])) .^ 2));
  for k1 = 2:-1:1
    p0 = (circshift(char(97 + mod(floor(abs(max(min(imag([(2+2i), (0+5i), (1+1i), (4+1i)]), 1e6), -1e6))), 26)), 1));
  end
  switch mod(floor(abs(max(min(min((max([[10, 1, 4], NaN])), arrayfun(@abs, 6)), 1e6), -1e6))), 4)
  case 0
    x2 = (abs([0, 9, 15.75; 5, (-3), 22.25; 16, 6, (-8)]) * round([10, (-7), 2; 19, 1, 5; (-4), 12.75, 3]));
    x2(:, 2) = [];
    x2(1, :) = x2(1, end:-1:1);
    x2(:, 1) = x2(:, 1) * 5;
    show(x2);
    show(x2(:)');
    show(x2(end));
    show(x2(end, 1));
    for k3 = [1]
      s4 = struct('a', [false; false; false], 'b', (cos(single(1)) > (single(9) - single(8))), 'c', ((single(4.25) + single(4)) - sum(single([14.75, 2, 10; 6, 17.75, 4; 1, (-3), 20]), 2)));
      t5 = sprintf('%d-%s', mod(floor(abs(max(min((length(num2str(2 * 111))), 1e6), -1e6))), 1000), (char(double(p0(:, :)))));
    end
    v7 = cumsum(mod(round(max(min([11, 8, 9, 9, 6], 1e6), -1e6)), 7), 1);
    r6 = v7(repmat((~[false, false, false, true, false]), 1, 1));
  case {1, 3}
    v8 = log(1 + abs(bsxfun(@plus, (10 - 6), max((-1), (-8)))));
    x9 = v8;
    x9(2, 3) = 5;
    show(x9);
    x9 = x9(:, any(x9, 1));
    show(x9);
    r10 = zeros(1, 0);
  otherwise
    p0(1) = 'g';
    x11 = log(1 + abs([1, 9, 5; 3, (-7), 6; (-9), 10, 22.25]));
    x11(:, 2) = [];
    x11(1, :) = x11(1, end:-1:1);
    x11(:, 1) = x11(:, 1) * 1;
    show(x11);
    show(x11(:)');
    show(x11(end));
    show(x11(end, 1));
    v12 = (diag(([7; 2; 1] + [6; (-8); 10])) * diff(double(int32([10, 18, 11; 93, 68, 10; 81, 2, 5])), 1, 2));
  end
  switch strrep(p0(end), 'r', 'v')
  case {'a', 'b', 'c', 'd'}
    a13 = [];
    a13(3) = (1 + mod(floor(abs(max(min(17, 1e6), -1e6))), 6));
    a13(2, 2) = arrayfun(@abs, ([11, 0.25, 11] * [(-6); 11; 10]));
    show(a13);
    p0(:, 1 + mod(floor(abs(sqrt(abs(0)))), 4)) = 'u';
  case 'e'
    s14 = struct('a', (min(int32([19, 54, 10; 10, 8, 3; 51, 45, 14])) + flipud(int32([8, 129, 4]))), 'b', ((dot([3, 10, 10, 19.75], [7, 1, 1, 3])) - fix(single(0))));
    for c15 = [11, 1, 7; 7, 7, 0.25; 3, 14.25, 4]
      c15 = max(min([9; 9; 3], 1e6), -1e6);
      c15(3) = max(min(imag(((1+1i) .* 11)), 1e6), -1e6);
    end
  otherwise
    if ((p0(1, end) ~= p0(3)) & (islogical(p0))')
      p0 = 'zjix';
      [v16, v17] = size(double((['d'; 'n']).')');
    else
      v18 = (char(97 + mod(floor(abs(max(min(diff([(-5), 1; 5, 5; 2, 8], 1, 2), 1e6), -1e6))), 26))).';
      v19 = int32(5);
    end
    fprintf('%.8g\n', 1 + 0);
  end
  q0 = complex((-3), diff([2, 4], 1, 2));
end

function [q0, q1] = f2(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = (single([10; 7; 7]) * 10.25);
  end
  q0 = p1;
  if nargout > 1
    q1 = calls;
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
