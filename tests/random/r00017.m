function r00017()
  v11 = real((2+2i));
  v12 = ((log(1 + abs([(-8); (-3)])))')';
  v13 = (4+2i);
  for k14 = [1]
    v15 = rem(int8(16), 6);
  end
  v16 = [(2+5i), (5+1i), (0+1i), (1+5i)];
  v16(2) = [];
  fprintf('%.8g\n', f1((v11 - v11)) + 0);
  v13(end) = v16(1, 2);
  v17 = ismember(min((v11 - v11), (v11 - v11)), sqrt(abs([8, 10.5, 3])));
  for k18 = [1]
    x19 = sprintf('%5.2f|%-4s|%03d|%x|%e', sqrt(abs((v11 .* k18))), (lower(upper((upper('lq'))))), 6, (1 + mod(floor(abs(max(min(v11, 1e6), -1e6))), 6)) * 9, min((k18 - v11), ([2, 5] * v12)) * 10);
    show(x19);
    if v17
      continue;
    end
  end
  v16(2) = [];
  if (['cyhd'; 'gymc'] >= 'a')
    s20.a = struct('a', v11);
    s20.b = (kron(v11, v11) * v11);
    s20.c = single(8);
  elseif (isempty(strfind((upper('qfaz')), lower('v'))))
    h21 = @(t) max(t, (sum(setdiff(round([5, (-2), 8, (-6), 2]), round([(-3), (-3), 1, 4])))));
    n22 = 0;
    while n22 < 4 && ((v12(2, :) <= v11) || n22 < 2)
      n22 = n22 + 1;
      a23 = [];
      a23(3) = (1 + mod(floor(abs(max(min((v11)', 1e6), -1e6))), 6));
      a23(2, 2) = (mode(round(prod([6, 3, 2, 1, 9; (-9), 1, 9, 10, 8.75; 24, (-2), (-6), (-4), 11.25]))));
      show(a23);
      h24 = @(t) (trace([(-5), (-1), 4; 0, 11, 21.5; 17, 10, 14])) - t / 2;
      s25 = struct('a', (2+3i));
    end
    for k26 = 3:-1:1
      [v27, v28] = size((polyval([1, 2], exp(-abs([(-8), 3.75, 11]))))');
      s29.in.deep = prod((-[2, 5, 5.5; 4, (-8), (-8)]));
      s29.in.deep(end + 1) = v28;
      s29.in.more.x = flipud(lower('ik'));
      show(s29);
      show(isfield(s29.in, {'deep', 'none'}));
      if v17(1 + mod(floor(abs(v11)), 1))
        [a30, b30] = find(ones(3, 3) > 2);
        show([a30, b30]);
        t31 = regexprep((fliplr('ouyz')), '[a-f]', '<$0>');
        c32 = {(1:3)};
      end
    end
  else
    s33 = struct('a', {{(diff([16.25, 10, 11], 1, 2) + (interp1(1:4, [9, 6, 7, 7.25], 1 + (1 + mod(floor(abs(max(min(v11, 1e6), -1e6))), 6)) / 2)))}}, 'b', horzcat(char(97 + mod(floor(abs(max(min(v11, 1e6), -1e6))), 26)), 'o'), 'c', {{(min([1, 1, 0; 8, 0, 6; 4, 19.25, 2], v11) ./ (abs(repmat([2, 7, 10], 3, 1)) + 4)), v17(:, 1)}});
  end
  show(v11);
  show(v12);
  show(v13);
  show(v17);
  show(v16);
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
    k2 = 0;
    while true
      k2 = k2 + 1;
      if mod(k2, 2) == 0, continue; end
      if k2 > 3, break; end
      show(k2 * 9);
    end
  case {1, 3}
    x3 = rem(round(max(min((cumsum([2, 6, (-4); 2, (-4), 3; 1, 23.75, 8.75], 2)), 1e6), -1e6)), 8);
    x3(:, 2) = [];
    x3(1, :) = x3(1, end:-1:1);
    x3(:, 1) = x3(:, 1) * 5;
    show(x3);
    show(x3(:)');
    show(x3(end));
    show(x3(end, 1));
  otherwise
    p1(1 + mod(floor(abs((p0 - p0))), 1)) = p1;
  end
  h4 = @(t) t * p0;
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
  q0 = (arrayfun(h4, [(-4), 10, 9, 7]) - (getfield(struct('a', [5, 12.5, (-4), 3]), 'a')));
  q1 = repmat('ee', 1, 1);
end

function [q0] = f3(p0)
  h9 = @(t) max([0, 2]) - t / 2;
  s10(3).a = 3;
  show(isempty(s10(1).a));
  s10(2).b.c(2) = diff((cellfun(@(t) t * 2, num2cell([3, 0.75]))), 1, 2);
  show(s10(2));
  show(numel(s10));
  p0 = (not(fliplr(p0(end-2:end))));
  q0 = char(97 + mod(floor(abs(max(min(6, 1e6), -1e6))), 26));
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
