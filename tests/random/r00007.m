function r00007()
  v18 = fix(5);
  v19 = (linspace(0, 4, 3) * max(max([9; 5; 4], [23.25; 4; (-9)]), fix([2; 3.25; 0])));
  v18 = repmat((cumsum(([1; 9; (-9); 3])')), 3, 1);
  v18 = atan(min((single(3) + single(5)), max(single(0), single(7))));
  v19 = (cos(v19(1, 1))).';
  [v20, v21] = f1((colon(1, 3) .* ([8; 4; 6])'));
  [v22, v23] = sort(((single([(-1); 9]) - single([(-5); (-2)]))).', 'descend');
  fprintf('%g %g;', round((reshape([5, 7, 3], 1, 3) + prod([(-5), 4, 2; 0, 4, 9; 2, 11, 22.5]))) + 0); fprintf('\n');
  v23(5) = (sum(isnan([diff(v23, 1, 2), NaN, Inf])) + sum(isinf([(max([[8, 4, (-6)], NaN])), -Inf])));
  for k24 = 1:2:2
    v21(1 + mod(floor(abs(k24(:, :))), 1), 1 + mod(floor(abs((k24).')), 1)) = max(min((max(v21, v21) + diff([8, 2], 1, 2)), 1e6), -1e6);
    c25 = {(mean([([9, (-1), 5]) .^ 2; round([1, 1, (-1)])], 1)), (v22(1) .* v22(1, end))};
    n26 = 0;
    while n26 < 3 && ((numel(v22) >= sum(sum([true, false, false, true]))) || n26 < 2)
      n26 = n26 + 1;
      if (issorted([5, 9.25, 18.75]))
        continue;
      end
      v20 = v20;
    end
  end
  switch mod(floor(abs(max(min(log(1 + abs(v19)), 1e6), -1e6))), 4)
  case 0
    if ((uint16([11, 134]) + uint16(60)) > mod(uint16(2), 5))
      switch 'n'
        case {'a', 'b', 'c'}
          show('early');
        case 'd'
          show('d');
        otherwise
          show('late');
      end
      v23 = sum(cat(3, circshift(exp(-abs(v23)), 1, 2), (0:0.25:1)), 3);
      fprintf('%.8g\n', (v23(3:5) * sum(cat(3, kron(v21, [10; 9; 3]), sort([19.5; 11.5; 11], 1, 'descend')), 3)) + 0);
    else
      v22(1 + mod(floor(abs((-v19))), 2)) = v18(1, :);
      try
        r28 = unique(single(sum([11, 16.5, 4, 9; 9, 11, 11, 6; 23.5, 5, 9, 8], 1)));
        show(ones(2, 2) * ones(2 + mod(floor(abs(max(min(sin(diff([(-4), 4], 1, 2)), 1e6), -1e6))), 2), 1));
        error('tame:test', 'number %d', mod(floor(abs(max(min(nnz(([false, false, true, true] & true)), 1e6), -1e6))), 50));
      catch err
        if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
      end
    end
    [v29, v30] = max((reshape([1, 15.75, (-1)], 3, []))');
    v23 = sign(zeros(1, 5));
  case {1, 3}
    if all((ismember([4; (-2)], [0, 0, (-6)])), 1)
      v18(v18 == 7) = (v18).';
    else
      n31 = 0;
      while n31 < 1
        n31 = n31 + 1;
        v18 = max(min((-mod(round(max(min((v18 + v18), 1e6), -1e6)), 8)), 1e6), -1e6);
        [v32, v33] = max((mean([diff([20, 7, 0], 1, 2); (0:0.25:0.25)], 1)));
        s34 = struct('a', ((v19 .* [10, 0]) ./ (abs(double(v22)) + 2)), 'b', max(([0, 6, 0] * [(-8), 8; 10, 8; 9, 7]), (true + 0)));
      end
    end
    v36 = exp(-abs(max([10.5, 4, 3, 4], v19)));
    r35 = v36(repmat(reshape([false, true, true, false], 1, 4), 1, 1));
    n37 = 0;
    while n37 < 4 && (('n' < 'k') || n37 < 2)
      n37 = n37 + 1;
      r35 = r35(r35 ~= 1);
    end
  end
  h38 = @(t) max(t, (v19).');
  disp(sprintf('%d', mod(floor(abs(max(min(arrayfun(@abs, kron(v19, v19)), 1e6), -1e6))), 100)));
  x39 = double(upper(['aub'; 'jzq'; 'wlz']));
  x39(:, 2) = [];
  x39(1, :) = x39(1, end:-1:1);
  x39(:, 1) = x39(:, 1) * 5;
  show(x39);
  show(x39(:)');
  show(x39(end));
  show(x39(end, 1));
  h40 = @(t) double(v18) - t / 2;
  show(v19);
  show(v18);
  show(v20);
  show(v21);
  show(v22);
  show(v23);
  show(h38);
  show(h40);
end

function [q0, q1] = f1(p0)
  switch mod(floor(abs(max(min(bsxfun(@plus, max(1, 6), abs((-6))), 1e6), -1e6))), 4)
  case 0
    a1 = cos([(-8), p0]);
    a1([true false true false]) = [arrayfun(@(t) t * 2 + 8, log(1 + abs(8.75))), 5];
    a1(:) = a1(end:-1:1);
    show(a1);
    try
      for j2 = {(1 + mod(floor(abs(max(min((trapz([11, 0, (-1), 4])), 1e6), -1e6))), 6)), upper(upper('lb'))}
        show(j2);
      end
      show(ones(2, 2) * ones(2 + mod(floor(abs(max(min(log(1 + abs(exp(-abs(0)))), 1e6), -1e6))), 2), 1));
      error('tame:test', 'number %d', mod(floor(abs(max(min(max(5, p0(1, 3)), 1e6), -1e6))), 50));
    catch err
      if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
    end
    n3 = 0;
    while n3 < 1
      n3 = n3 + 1;
      v4 = exp(-abs(single(bsxfun(@plus, (-8), 2))));
    end
  case {1, 3}
    [v5, v6] = min(((uint16(6) - uint16(4)) - [uint16(104), uint16(10)]));
    show(mod(round(max(min((([5, 2, 10; 6, 1, 11; 5, (-4), 5] * [11; 4; 7]) ./ 2), 1e6), -1e6)), 2));
  end
  p0(2) = [];
  if ((~[true; true; false; false; false])).'
    a7 = arrayfun(@(t) t * [1 1], sum((4 ./ 8)), 'UniformOutput', false);
    show(vertcat(a7{:}));
    s8(1).x = sqrt(abs(11));
    s8(1).y = ((4 - 1.75) * (3 - 9));
    s8(2).x = (isprime((1 + mod(floor(abs(max(min(max(5, 22.5), 1e6), -1e6))), 6))) + 0);
    s8(2).y = (sum(union(round(([7, 5, 10] - 4.25)), round((2 * [4, 7, 18, 7])))));
    s8(3).x = double(max(single(8), single(6)));
    s8(3).y = (sign(2)) .^ 2;
  elseif (isequal((vertcat([2, 0; (-2), 5])), [(-3), 2; 5, 6]))
    p0 = repmat(atan(sqrt(abs(5))), 1, 2);
    disp(sprintf('%d', mod(floor(abs(max(min(sin((sum(primes(5 * 4)))), 1e6), -1e6))), 100)));
  else
    v9 = (((single(0) .* single(6.75)) + circshift(single([6.5, (-9), 9, 10, (-2)]), 1, 2)) ./ (abs((cos(single(0)) / 6)) + 3));
    v10 = single(((cell2mat(num2cell([13.25, 9, 18.5]))) .* sign([8, 7, 10; 5, 10, 3])));
    r11 = find(((not([true, false, false, false, true])) & reshape([false, false, false, true, false], 1, 5)));
  end
  [v12, v13] = max((circshift([9, 4, 8, (-2)], 1, 2) ./ 4));
  n14 = 0;
  while n14 < 1
    n14 = n14 + 1;
    s15(1).x = rem(round(max(min((v12 + v12), 1e6), -1e6)), 7);
    s15(2).x = diff(p0, 1, 2);
    n16 = 0;
    while n16 < 2
      n16 = n16 + 1;
      s17(1).x = sqrt(abs(v12(1, end)));
      s17(1).y = v13;
      s17(2).x = v13(1 + mod(floor(abs(v13)), 1), end);
      s17(2).y = (sum(intersect(round((v12 * [13.25, 11, 9, 8.5, 11.25])), 0:9)));
      v12 = max(min((numel(unique(round(max(cat(3, ones(1, 5), exp(-abs([1, (-3), 11, 2, (-1)]))), [], 3))))), 1e6), -1e6);
      if (~(isfield(struct('a', 5), 'u')))
        break;
      end
      p0(p0 > 0) = max(min(arrayfun(@abs, v13), 1e6), -1e6);
    end
  end
  q0 = min(min(int32(19), int32(5)), intmax('int32'));
  q1 = (v13 .* rem(round(max(min(v13, 1e6), -1e6)), 5));
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
