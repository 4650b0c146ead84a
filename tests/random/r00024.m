function r00024()
  v14 = abs((-circshift([(2+4i), (2+2i), (4+2i), (3+5i), (0+2i)], 2, 1)));
  v15 = single(1);
  v15 = true;
  v15 = imag([(2+2i), (4+2i), (2+3i), (2+5i)]);
  v16 = single(cos(v15));
  v15(1) = [];
  s17(1).x = double(upper('u'));
  s17(1).y = v14(1 + mod(floor(abs((-3))), 1), end);
  s17(2).x = sum((accumarray([4; 3] * 0 + 1, [13.75; 7])' + zeros(1, 2)));
  s17(2).y = bsxfun(@plus, v14(3), (cross(v15, v15) * [1; 2; 3]));
  s17(3).x = round((4 ./ (abs(8) + 3)));
  s17(3).y = (sqrt(abs(11)) + arrayfun(@abs, 10));
  s18.a = v15(1, end);
  v14(1) = v14(1, end);
  a19 = cell(1, 3);
  a19{2} = v14(:, 4);
  a19{end + 1} = lower((char(double('mz'))));
  show(a19);
  show(cellfun(@isempty, a19));
  show(cellfun('length', a19));
  try
    v20 = (real((1 + 2i) * ((8 + 5) + ((-9) * 4))) + imag(diff(double([false, false]), 1, 2) * 1i));
    for k21 = 1:3
      c22 = {[flipud('jci'), 'k']};
      v14 = max(min((colon(1, 5) .* (max([22, (-8), 2, 11, 3; 4, 7, 1, 10.25, 5; 10, (-8), 11, 4, (-8)]) ./ 4)), 1e6), -1e6);
    end
    fprintf('%g %g;', round(repmat(v20(1), 1, 3)) + 0); fprintf('\n');
    show(s18.missing);
    error('tame:test', 'number %d', mod(floor(abs(max(min((5)', 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  s23(1).x = (-arrayfun(@abs, 0));
  s23(2).x = v15(:, 1 + mod(floor(abs(11)), 3));
  s23(3).x = (bin2dec(dec2bin(3 * 3)));
  s24 = struct('a', {{((int32([14, 2, 3, 16, 7]) / 4) ./ 2)}}, 'b', {{rem(round(max(min([2.5, 3], 1e6), -1e6)), 4), [(-9); 11; 24]}});
  if ('f' <= (upper('o')).')
    [v25] = f2(floor(rem(round(max(min([0; 2; 16.5], 1e6), -1e6)), 3) / 2));
    [v26] = f2(sqrt(abs(max([(-9); (-4); 14.75], v25))));
  elseif (10 ~= (9 * 11))
    n27 = 0;
    while n27 < 3 && ((any(any([[11, 0.5]; [(-9), 11]] == floor([(-8), 8; 7, 6] / 2)))) || n27 < 2)
      n27 = n27 + 1;
      a28 = '';
      for j28 = 1:1
        a28 = [a28, circshift(char(97 + mod(floor(abs(max(min([(-2), 10], 1e6), -1e6))), 26)), 0, 2), ','];
      end
      show(a28(1:end - 1));
      show(strsplit(a28, ','));
    end
  end
  b29 = 1;
  v31 = 0;
  for k30 = 1:3
    if ~b29 && k30 > 1, v31 = v31 - 1; end
    b29 = ~b29;
  end
  show(b29);
  [v32, v33] = max([20, 11]);
  show(arrayfun(@(t) t.y + 1, s17));
  v16(1) = [];
  b34 = (v33 .* v32);
  v36 = 0;
  for k35 = 1:3
    fprintf('%d %g\n', b34, v36);
    b34 = k35 - 2;
  end
  show(v36 + b34);
  show(v16);
  show(v14);
  show(v15);
  show(s17);
  show(s18);
  show(s23);
  show(s24);
  show(v31);
  show(v32);
  show(v33);
  show(v16);
  show(v36);
end

function [q0, q1] = f1(p0, p1, p2)
  p0 = p0;
  k1 = 0;
  while true
    k1 = k1 + 1;
    if mod(k1, 2) == 0, continue; end
    if k1 > 2, break; end
    show(k1 * p1);
  end
  n2 = 0;
  while n2 < 2
    n2 = n2 + 1;
    h3 = @(t) ('m' + 2) - t / 2;
    s4.a = reshape(horzcat('ls', 'bp'), 1, []);
    switch mod(floor(abs(max(min(log(1 + abs(p1)), 1e6), -1e6))), 4)
    case 0
      s4 = struct('a', s4.a);
    case {1, 3}
      p1 = max(min(sum((double([false, false])).'), 1e6), -1e6);
      p1(:) = max(min(min((p0) .^ 2, (-p0)), 1e6), -1e6);
      show(h3);
    end
  end
  s5.in.deep = round(sign([11.5, 7, 9]));
  s5.in.deep(end + 1) = (p1)';
  s5.in.more.x = (circshift(char(97 + mod(floor(abs(max(min([(-9), 8], 1e6), -1e6))), 26)), 1));
  show(s5);
  show(isfield(s5.in, {'deep', 'none'}));
  switch mod(floor(abs(max(min(rem(round(max(min((sum(primes(6 * 4))), 1e6), -1e6)), 4), 1e6), -1e6))), 4)
  case 0
    l6 = [];
    for k7 = 1:3
      l6 = struct('head', (min(p0, p0) + p0), 'tail', l6);
    end
    l8 = l6;
    while ~isempty(l8)
      show(l8.head);
      l8 = l8.tail;
    end
    s9.a = (upper(['n'; 'l'; 'n'; 'm']))';
    s9.b = struct('a', reshape(upper('qzlkw'), 1, []));
    show(isrow(p2));
  case {1, 3}
    n10 = 0;
    while n10 < 1 && (((p1 >= p1))' || n10 < 2)
      n10 = n10 + 1;
      m11 = containers.Map();
      m11('a') = (abs((0+1i)) * (sum(intersect(round([0, 22.75, 8, (-6), 0]), 0:9))));
      m11(('s').') = double(uint8(4));
      m11('a') = m11('a') + 4;
      show(double(m11.Count));
      show(keys(m11));
      show(values(m11));
      show(isKey(m11, 'u'));
      s12.a = (max(p1, p0) ./ (abs(11) + 4));
      s12.b = real(((1+3i) + (1+2i)));
      p2(p2 >= 5) = max(min(diff([7, 2], 1, 2), 1e6), -1e6);
    end
  end
  q0 = abs(max(single([10, (-5)]), single(1)));
  q1 = (rem(uint32(3), 7) / 4);
end

function [q0] = f2(p0)
  show((-(sum(cell2mat({mod(round(max(min([3, 20.25], 1e6), -1e6)), 2), max([0, 22.25, 11], 22.75)})))));
  x13 = logical((cumsum(diff([8, 7, (-4), (-8), 3], 1, 2))));
  x13(2) = 5;
  show(x13);
  show(x13 + x13);
  show(any(x13) + all(x13));
  show(~x13);
  p0 = p0([2 1 1], :);
  show(p0);
  q0 = arrayfun(@(t) t * 2 + bsxfun(@plus, 19.75, 2), 8);
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
