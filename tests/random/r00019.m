function r00019()
  v1 = 'r';
  v2 = length(v1);
  v3 = log(1 + abs(mod(round(max(min(([(-7), 8]).', 1e6), -1e6)), 6)));
  v4 = kron((5:-1:1), min(v2, (v2 - v2)));
  v2(1 + mod(floor(abs(v2)), 1)) = ((v2 ./ (abs(v2) + 1)) + (v2 - v2));
  s5.a = struct('a', kron(repmat(v2, 1, 4), (v2 - v2)));
  v1(v1 == 109) = v1(1, 1);
  v3 = min((flip(mod(round(max(min([1, 7; (-7), 0], 1e6), -1e6)), 4), 2)), [], 2);
  for k6 = 3:-1:1
    c7 = {struct('a', ((bsxfun(@times, [5, 2; 12, (-2); 3, 3], (1 + mod(floor(abs(max(min(v2, 1e6), -1e6))), 6))))).'), struct('a', (sum(single([10; (-9)])) * (single(0) + single(2)))), ((2+1i) .* ndims(v2))};
    switch mod(floor(abs(max(min(k6, 1e6), -1e6))), 4)
    case 0
      n8 = 0;
      while n8 < 2 && (false || n8 < 2)
        n8 = n8 + 1;
        b9 = 1;
        v11 = 0;
        if (isfloat(v3) | (false && true))
          continue;
        end
        for k10 = 1:3
          v11 = v11 * 2 + b9;
          b9 = k10 - 2;
        end
        show(v11 + b9);
      end
      for j12 = repmat(v3, 1, 2)
        show(j12');
      end
    case {1, 3}
      v4(k6) = max(min(max(cat(3, (norm([10, 15.75, 20.25])), (k6 + v2)), [], 3), 1e6), -1e6);
    end
    if (strcmp((['c'; 'c']).', (regexprep('bm', '[aeiou]', 'x'))))
      continue;
    end
  end
  for k13 = 1:2
    v14 = v1;
  end
  show(s5);
  switch mod(floor(abs(max(min(v2, 1e6), -1e6))), 4)
  case 0
    v15 = (exp(-abs(ndims(v2))) ./ (abs(v2(1, 1)) + 3));
    v2 = v2;
    show(s5);
  case {1, 3}
    n16 = 0;
    while n16 < 4 && (ismember(double(int16(17)), (v2 ./ (abs([20.75, 5, (-1)]) + 1))) || n16 < 2)
      n16 = n16 + 1;
      if ((isreal(v2)) & (strcmpi(v1, upper(v1))))
        continue;
      end
      s5.a.a = max(min(sqrt(abs([[8, (-6), 2], v2])), 1e6), -1e6);
      v17 = mod((cast(v4, 'uint8') .* min(uint8(16), uint8(15))), 7);
    end
    fprintf('%.8g\n', imag((3+2i)) + 0);
    if false
      switch mod(floor(abs(max(min(v2, 1e6), -1e6))), 4)
      case 0
        [a18, b18] = deal(v2(1 + mod(floor(abs(v2)), 1), :), reshape(flipud('ckj'), 1, 3));
        show(a18);
        show(b18);
        [v19, v20] = sort(sin(floor([(-8), 10, (-8), 9] / 2)), 'descend');
        b21 = ones(1, 1);
        v23 = 0;
        for k22 = 1:3
          v23 = v23 * 2 + b21;
          b21 = ~b21;
        end
        show(v23 + b21);
      case {1, 3}
        h24 = @abs;
      end
      v25 = [int8(116), max(intmax('int8'), (int8(13) + v2))];
      r26 = zeros(1, 0);
    elseif (~true)
      v1 = 'g';
      v27 = (linspace(0, 4, 3) * mod(round(max(min(rem(round(max(min([7, (-9); 24.75, 0; (-4), (-4)], 1e6), -1e6)), 5), 1e6), -1e6)), 6));
    else
      s5.a.a = (mod((1:4) * (1 + mod(floor(abs(max(min(v2, 1e6), -1e6))), 6)), 7));
      v1 = v1(1 + mod(floor(abs(v2)), 1), :);
    end
  otherwise
    try
      for j28 = int8(1):int8(5)
        show(j28 * 50);
      end
      [s5, s5] = deal(s5, s5);
      for k29 = [1 2 3 4]
        v3 = max(min(log(1 + abs([9; 8])), 1e6), -1e6);
        v4(1 + mod(floor(abs(v2)), 1), 3) = max(min(v2, 1e6), -1e6);
      end
      show([v4; v3]);
    catch
      fprintf('caught\n');
      a30 = cell(1, 3);
      a30{2} = (-2);
      a30{end + 1} = 'xg';
      show(a30);
      show(cellfun(@isempty, a30));
      show(cellfun('length', a30));
    end
    if (~[true, false, true; false, true, true; false, true, true])
      v4 = sum(sum(cat(3, imag([(0+2i), (4+2i), (4+1i), (1+3i), (4+4i); (4+3i), (2+1i), (0+2i), (5+3i), (5+1i)]), ([2, 23.25, 11, 2, (-7); 9, 11, 8, 4, (-2)] .* v3)), 3), 1);
      if (isa(sum(([8, 11; 9.75, 7; (-9), 2] * v3)), 'double'))
        fprintf('[%s]\n', v1);
      elseif (true | (single((-5)) < single(0)))
        c31 = {([3, 7, 21] ./ 4), uint32(v4(1, 2:3)), single(11)};
      else
        c32 = {floor(single(v2) / 2), kron((polyval([1, 2], [5, 3])), (v2 .* v2)), v2};
        v33 = ((sign(uint16(114)) - (uint16(14) - uint16(8))) .* bitand((uint16(3) * uint16(9)), (uint16(69) - uint16(10))));
      end
      t34 = strtrim(['  ', [v1, reshape('bjw', 1, [])], ' ']);
    end
    s5.a.a = ((v2).' ./ 4);
  end
  if ismember(double(int16([92, 1, 13, 16, 5])), repmat(v2, 1, 3))
    a35 = (1 + mod(floor(abs(max(min((v2 - v2), 1e6), -1e6))), 6));
    b35 = a35;
    b35(2) = v2;
    show(a35);
    c35 = {b35};
    c35{1}(1) = -1;
    show(b35);
    show(c35);
  end
  t36 = strjoin(strsplit('a b 22', ' '), '+');
  show(v1);
  show(v2);
  show(v3);
  show(v4);
  show(s5);
  show(t36);
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
