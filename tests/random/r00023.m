function r00023()
  v8 = (prod(exp(-abs([10, 4, 8]))) - cast(([7; 4; 7.5] + (-5)), 'single'));
  v8 = (0:0.25:0.25);
  x9 = sprintf('%5.2f|%-4s|%03d|%x|%e', v8(:, 2), char(97 + mod(floor(abs(max(min(cos(v8), 1e6), -1e6))), 26)), 6, (1 + mod(floor(abs(max(min(v8(end), 1e6), -1e6))), 6)) * 9, nnz((~true)) * 10);
  show(x9);
  s10.a = sqrt(abs(arrayfun(@(t) t * 2 + 8, [(-1), 21.5, 1, 7, 5])));
  s10.b = sum((v8 - v8));
  try
    if true
      error('tame:flag', 'flag');
    end
    show(1);
  catch e11
    show(strcmp(e11.identifier, 'tame:flag'));
  end
  v8 = v8;
  v8(1) = [];
  s12(1).x = max((sum(double(sprintf('%d', 6 * 12)))), arrayfun(@abs, v8));
  s12(1).y = prod((cumsum([4, 1])));
  if true
    v8(v8 >= 0) = v8(1);
    n13 = 0;
    while n13 < 4
      n13 = n13 + 1;
      disp(sprintf('%d', mod(floor(abs(max(min(v8(1), 1e6), -1e6))), 100)));
      f14 = {@sin, @(x) x ^ 2, @abs};
      for j14 = 1:3
        show(f14{j14}(mod(round(max(min((eye(1, 1) + 0), 1e6), -1e6)), 10)));
      end
    end
    switch mod(floor(abs(max(min(v8, 1e6), -1e6))), 4)
    case 0
      show(min(((uint8(2) + v8) / 5), (uint8(17) .^ 1)));
      v8(1) = sum((-[11; (-4); 2]));
    case {1, 3}
      if ([false, true] & ismember(v8, [6, 2, (-8)]))
        v8 = (dot((0:0.25:0.75), diff(min([0, 11, 9, (-8), 3.25], [8, 24.5, (-9), 6, 8]), 1, 2)));
        c15 = {((single((-2)))' .* (single((-5)) .* single(5.5))), conj(([(1+4i); (2+5i)] ./ 2)), intmax('int32')};
      elseif (true)'
        x16 = sprintf('%5.2f|%-4s|%03d|%x|%e', (v8(end) .* sum([1, 3, (-3)])), 'bf', 2, 2 * 9, (-double(int8(17))) * 10);
        show(x16);
      else
        a17 = {sum([s12.y]), (regexprep(strrep('me', 'z', 'j'), '[aeiou]', 'x')), (1:3)};
        [b17, c17] = a17{[1 3]};
        show(b17);
        show(c17);
        a17(2) = [];
        show(numel(a17));
        s10 = struct('a', s10.a, 'b', s10.b);
      end
    end
  else
    s10.b = (sqrt(abs([5, 12.75])) * [v8; v8]);
    show(arrayfun(@(t) t.y + 1, s12));
  end
  s10.f18 = log(1 + abs((mod((1:5) * 6, 7))));
  c19 = {uint32(([(-6); (-8); 9]).')};
  v21 = (single(v8) + repmat(single(7), 1, 5));
  r20 = v21(all((['yhkpq'; 'uxhua'] < ['i'; 'l']), 1));
  v8(1) = diff(diff([10.25, 9, 7], 1, 2), 1, 2);
  v8 = v8;
  show(c19);
  r20 = r20(r20 ~= 2);
  v8 = v8;
  for k22 = 3:-1:1
    [a23, b23] = deal(k22, upper('rie'));
    show(a23);
    show(b23);
    r20 = [r20, max(min(((single(10) - single(1)) .* sign(single(10))), 1e6), -1e6)];
    if isempty(k22)
      continue;
    end
    fprintf('%g %g;', round(max(cumprod([5, 5, 1.75], 1), [[0, 9], v8])) + 0); fprintf('\n');
  end
  c24 = {struct('a', (repmat(v8, 1, 5) + s10.('b'))), (max(single(2), single(10)) .* (v8 - single(6)))};
  switch mod(floor(abs(max(min(v8, 1e6), -1e6))), 4)
  case 0
    s12(1 + mod(floor(abs(v8)), 1)).y = s12(end).y + v8 / 4;
  case {1, 3}
    v8 = ones(1, 1);
    c24 = {c24{1}, c24{2}};
  end
  b25 = 0;
  v27 = 0;
  for k26 = 1:3
    if b25, v27 = v27 + k26; end
    b25 = ismember((v27 .* v8), floor([12.25, 5, 19.75] / 2));
  end
  show(b25);
  c28 = {struct('a', ((int32(16) .^ 1)).')};
  a29 = [];
  for j29 = 1:3
    a29 = [a29; j29, (1 + mod(floor(abs(max(min(sqrt(abs(v27)), 1e6), -1e6))), 6))];
    if size(a29, 1) > 3
      break
    end
  end
  show(a29);
  show(v8);
  show(s12);
  show(s10);
  show(c19);
  show(r20);
  show(c24);
  show(v27);
  show(c28);
end

function [q0] = f1(p0)
  p0(2) = 'h';
  n1 = 0;
  while n1 < 2
    n1 = n1 + 1;
    [v2, v3] = sort(((1 - uint8([9, 1])) .* (uint8([0, 11]) * 9)), 'descend');
    v4 = (max(max(int16([14, 13, 81; 16, 18, 154; 6, 4, 4; 62, 5, 10]), [], 2), (int16([3, 10, 19, 1])).') * 9);
  end
  a5 = [];
  a5(3) = 1;
  a5(2, 2) = (sum(str2num('[1 2 3]')) + fix(7));
  show(a5);
  k6 = 0;
  while true
    k6 = k6 + 1;
    if mod(k6, 2) == 0, continue; end
    if k6 > 3, break; end
    show(k6 * sqrt(abs(max(cat(3, 0, 5), [], 3))));
  end
  global G7
  G7 = diff(abs([10, (-7)]), 1, 2);
  G7 = G7 + 1;
  show(G7);
  q0 = (((-4) + 1i * 9))';
end

function [q0, q1] = f2(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = (~true);
  end
  q0 = p0(:, :);
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
