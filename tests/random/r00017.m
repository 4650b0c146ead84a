function r00017()
  v14 = xor(all(repmat(true, 2, 4), 1), ismember([[(-6), (-4)], [4, 4]], (polyval([1, 2], [9, (-4), 13]))));
  v14 = 'c';
  v15 = ((single([(-7); 8]) / 6) + 9);
  r16 = unique(sqrt(abs([[6, 1], [0, 2, 10]])));
  s17.a = prod([9.25; 10]);
  s17.b = uint32([3, 18, 14, 8; 5, 1, 5, 7]);
  s17.c = double(bitxor(uint8(2), uint8(131)));
  try
    c18 = {([0, 7] + sum([(-6), 2; 7, 7]))};
    show(r16(2));
  catch
    fprintf('caught\n');
    s19(1).x = kron((sum(union(round([9, 1, 1]), round([6, 7, 1, (-3)])))), double(isempty(r16)));
    s19(2).x = (nnz(cos([9, (-9), 1; 9, 10, 8.75; 24, (-2), (-6)])));
  end
  n20 = 0;
  while n20 < 3 && (((4 - 20.5) ~= (10 - 5.25)) || n20 < 2)
    n20 = n20 + 1;
    v15 = max(min(single([11; 11]), 1e6), -1e6);
    if (floor(int8(14) / 2) == (int8(16) + (-7)))
      continue;
    end
  end
  switch mod(floor(abs(max(min(((det(round([7, 1; 1, 8]))) .* numel(find([false, false, true; true, false, true]))), 1e6), -1e6))), 4)
  case 0
    h21 = @(t) t * (median([(-9), (-1), 2, 2.25, 4]));
    v22 = (std((arrayfun(@abs, [6; 11; 0])) .^ 2));
    [v23, v24] = min([6.5, 2]);
  case {1, 3}
    c25 = {diff((-[2, 5, 6, 17.25]), 1, 2)};
    v14 = v14;
  otherwise
    c26 = {diff((min([2, 7, 1, 5], [], 1)), 1, 2)};
    s27 = struct('p', sin((7)'), 'q', (reshape('aki', 3, 1))');
    for f27 = fieldnames(s27)'
      show(f27{1});
      show(s27.(f27{1}));
    end
    show(structfun(@(t) numel(t), s27)');
  end
  for c28 = (cumprod(single([(-1), 2]), 2) .* single([7, 8]))
    fprintf('[%s]\n', v14);
    t29 = strjoin(strsplit('a b 6', ' '), '+');
    v14 = 'c';
  end
  n30 = 0;
  while n30 < 2
    n30 = n30 + 1;
    s31(1).x = (([5, 1, 7] ./ (abs((-2)) + 1)) * abs([23.5; 1; 1]));
    s31(2).x = max(cat(3, max(cat(3, 3, 14), [], 3), floor(11 / 2)), [], 3);
    try
      error('tame:first', 'first %d', 1);
    catch e32
      try
        error('tame:second', '%s again', e32.message);
      catch d32
        show(strncmp(d32.identifier, 'tame:', 5));
      end
    end
    v14(v14 == 109) = v14;
  end
  c33 = {abs((int16(17) .* int16(10)))};
  if (~(lower(v14) < (v14)'))
    m34 = containers.Map('KeyType', 'double', 'ValueType', 'any');
    for j34 = 1:1
      m34(mod(j34 * 3, 4)) = [j34, ((floor(2 * 7 / 2) - ceil((1 + mod(floor(abs(max(min(17.75, 1e6), -1e6))), 6)) / 4)) .* prod([3; (-3); 9]))];
    end
    show(cell2mat(keys(m34)));
    show(m34(3));
    v15 = (-(sqrt(abs(v15)) .^ 3));
    v15(2, :) = ((single(0)).' * v15(2));
  end
  show(prod([0, (-6), 14.75]));
  s17.b = ((uint32([15, 18; 65, 13; 16, 9; 107, 107])).' ./ 2);
  v14(1) = v14;
  v35 = c33; c33 = c33; c33 = v35;
  s36 = struct('a', struct('a', (isequal([1, (-1), 4], [8, 10, (-9)]) && (~false))), 'b', {{((single(8) * 2.75) * round(single(6))), rem(round(max(min(double(int8([10, 13, 18, 45, 2])), 1e6), -1e6)), 5)}});
  v14(4) = v14;
  r16 = sort(r16);
  show(v15);
  show(r16);
  show(s17);
  show(c33);
  show(s36);
  show(v14);
end

function q0 = f1(p0)
  if p0 <= 0 || ~(p0 < 7)
    q0 = kron(p0, p0);
  else
    q0 = max(min(real((p0 + 1i * p0)), 1e6), -1e6) + f1(floor(p0) - 1);
  end
end

function [q0, q1] = f2(p0, p1, p2)
  switch mod(floor(abs(max(min(p0, 1e6), -1e6))), 4)
  case 0
    s1 = struct('a', {{bsxfun(@plus, ([0.25, 4; 10, 10; 0, 22.25] * [(-9); 9]), cos(p0))}}, 'b', double('p'));
    f2 = @(x, y) x + 2 * y;
    g2 = @(x) f2(x, 4);
    show(g2(9.75));
    show(feval(f2, 1, (double(uint16([19, 6, 15])) * prod([16.75, 7; 5.75, 4; (-4), 6], 2))));
    show(func2str(@sin));
  case {1, 3}
    [v3] = f1(p0);
  otherwise
    p0(p0 >= 5) = (p0 - p0);
    h4 = @(t) t * p0;
  end
  l5 = struct('tail', [], 'head', 0);
  for k6 = 1:3
    l5 = struct('tail', l5, 'head', ((p0).' + max(cat(3, p0, p0), [], 3)));
  end
  l7 = l5;
  while ~isempty(l7)
    show(l7.head);
    l7 = l7.tail;
  end
  for c8 = cast(min([4.5, 9; 7, 10], p0), 'single')
    p0(p0 >= 4) = max(min(p0(:), 1e6), -1e6);
  end
  p1(:) = isstruct(p1);
  q0 = linspace(0, 6, 4);
  q1 = 'nu';
end

function [q0] = f3(p0, p1, p2)
  v9 = (ismember(mod(round(max(min(repmat([3; 15.25], 1, 3), 1e6), -1e6)), 8), max(cat(3, diff([10, 6, 1, 0], 1, 2), kron([0.75, 3, 9], p0)), [], 3)));
  try
    v10 = (((mean([(-8), (-4), (-3), 23])) + floor(p0 / 2)) >= (sum(primes(2 * 4))));
    show(p1 .* p1);
  catch
    fprintf('caught\n');
    [v11] = f1(arrayfun(@(t) t * 2 + (p0).', ([(-7), 3, 7] * [1.5; 0; 8])));
  end
  v9 = v9;
  h12 = @(t) p0 - t / 2;
  v13 = [(2+5i), (5+1i), (0+1i), (1+5i)];
  q0 = single(p0);
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
