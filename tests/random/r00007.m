function r00007()
  v14 = floor((-(trace([5, 4, 11; 2, 10, 3; 9, 16.25, (-3)]))) / 2);
  v15 = (det(round(repmat(log(1 + abs(v14)), 2, 2))));
  v14 = (v15 .* (log(1 + abs([6, 8])) * [0; 24.75]));
  v16 = ((double(max(single(sqrt(abs([4, 3.75, 7, 10, 4]))))) - double(prod(single(exp(-abs([(-8), 7.5, 0])))))) .* (v15 + (v15 + [1; (-8)])));
  v16(:, 1) = (v14 - rem(round(max(min(v15, 1e6), -1e6)), 3));
  v15(v15 < 3) = (v15 + v15);
  [v17, v18] = sort(kron((v14 .* [(-8), 4, (-4), 2]), v15(1, 1)), 'descend');
  for k19 = [1 2]
    try
      error('tame:first', 'first %d', 1);
    catch e20
      try
        error('tame:second', '%s again', e20.message);
      catch d20
        show(strncmp(d20.identifier, 'tame:', 5));
      end
    end
    v14(:, 1) = max(min(2, 1e6), -1e6);
    [a21, b21] = sortrows(round([log(1 + abs((hypot([11, 3, 11], [6, 5, (-9)])))); ones(1, 3); [atan([(-9), 2.75]), (v15 + k19)]]));
    show(a21);
    show(b21);
  end
  v18 = min(cos(v18), bsxfun(@plus, v14, bsxfun(@plus, v14, v15)));
  v17(end + 1) = v14(1);
  k22 = 0;
  while true
    k22 = k22 + 1;
    if mod(k22, 2) == 0, continue; end
    if k22 > 4, break; end
    show(k22 * diff((eye(1, 2) + 0), 1, 2));
  end
  k23 = 0;
  while true
    k23 = k23 + 1;
    if mod(k23, 2) == 0, continue; end
    if k23 > (1 + mod(floor(abs(max(min((cross([19, 3, 18.75], [21, 2, 10]) * [1; 2; 3]), 1e6), -1e6))), 6)), break; end
    show(k23 * real((v15 + 1i * v14)));
  end
  for k24 = 1:3
    switch lower('y')
    case {'a', 'b', 'c', 'd'}
      b25 = 0;
      v27 = 0;
      for k26 = 1:3
        show(class(b25));
        b25 = (lower('w') ~= strrep('w', 'c', 'a'));
      end
      show(v27 + b25);
    case 'e'
      v17 = max(min((polyval([1, 2], max(cat(3, ones(1, 5), atan(v17)), [], 3))), 1e6), -1e6);
    end
    if (xor((issorted([10, 4, 4])), (false).') | (cast(v14, 'single') ~= round(single(4))))
      v28 = (((uint32([67; 36]) * v15) + min(uint32([14, 9, 16; 0, 4, 1]), [], 2)) / 6);
      s29 = struct('a', 'r', 'b', ((uint16([13, 10]) ./ 8) ./ 4), 'c', double((single([9, 2, (-3)]) + single([3, 2.75, 10]))));
    else
      try
        v30 = islogical(v14);
        show(k24 - v15);
      catch
        fprintf('caught\n');
        v31 = cos(v17(3));
      end
      s32.a = {max(sum(single([7; 10; (-4)])), (single((-4)) + single(9))), (6 + (k24).')};
      s32.b = {([3; 9; 4] + (v14 .* [1.25; 2; 8]))};
      s32.c = ((v15 ./ (abs(k24) + 3)) + (v15 + (0:4)));
      t33 = int2str(max(min(23, 1e6), -1e6));
    end
  end
  v16(3, 2) = numel(find([true, true]));
  l34 = struct('head', 0, 'tail', []);
  for k35 = 1:3
    l34 = struct('head', v14, 'tail', l34);
  end
  l36 = l34;
  while ~isempty(l36)
    show(l36.head);
    l36 = l36.tail;
  end
  switch mod(floor(abs(max(min(v16(1 + mod(floor(abs(v15)), 3), 2), 1e6), -1e6))), 4)
  case 0
    v15 = 1;
  case {1, 3}
    try
      if (char(97 + mod(floor(abs(max(min(exp(-abs(v15)), 1e6), -1e6))), 26)) == upper(('k')'))
        disp(sprintf('%d', mod(floor(abs(max(min(v14, 1e6), -1e6))), 100)));
      end
      fprintf('%g %g;', round((([10; 8; 0] .* [9; 4; 4])).') + 0); fprintf('\n');
      show(v15(1));
    catch
      fprintf('caught\n');
      v18(v18 > 3) = 11;
    end
    fprintf('%g %g;', round(max([18.25, 7, 18.25], ([6.5, 1, 10] + [7, 2, 14]))) + 0); fprintf('\n');
  end
  for k37 = 1:2:3
    s38(1).x = (size(v16, 3) + max(k37, v14));
  end
  v16(4, 3) = diff([v14, v14], 1, 2);
  show(v15);
  show(v14);
  show(v18);
  show(v17);
  show(v16);
end

function [q0, q1] = f1(p0)
  switch mod(floor(abs(max(min(bsxfun(@plus, max(1, 6), abs((-6))), 1e6), -1e6))), 4)
  case 0
    a1 = cos([(-8), p0]);
    a1([true false true false]) = [arrayfun(@(t) t * 2 + 8, log(1 + abs(8.75))), 5];
    a1(:) = a1(end:-1:1);
    show(a1);
    try
      for j2 = {(1 + mod(floor(abs(max(min((cross(p0, p0) * [1; 2; 3]), 1e6), -1e6))), 6)), 'pk'}
        show(j2);
      end
      show(p0 * p0);
    catch
      fprintf('caught\n');
      p0(end) = (2.25 .* min([2, 0.25]));
    end
    x3 = zeros(0, 3);
    x3(end + 1, :) = atan(exp(-abs(p0)));
    x3 = [x3; p0];
    show(x3);
    show(sum(zeros(0, 3)));
    show(size(zeros(0, 3)'));
  case {1, 3}
    try
      p0 = p0;
      try
        if true
          error('tame:flag', 'flag');
        end
        show(1);
      catch e4
        show(strcmp(e4.identifier, 'tame:flag'));
      end
      show(p0(4));
    catch
      fprintf('caught\n');
      v5 = (-[9, 8, (-3), 9]);
    end
    t6 = sprintf('%d-%s', mod(floor(abs(max(min(min(sign(9), kron((-5), 2)), 1e6), -1e6))), 1000), [(['g'; 'g']).', char(97 + mod(floor(abs(max(min([1, (-6)], 1e6), -1e6))), 26))]);
  end
  p0(5) = (-4);
  l7 = struct('head', 0, 'tail', []);
  for k8 = 1:3
    l7 = struct('head', kron((numel(unique(round(p0)))), p0(1, 2)), 'tail', l7);
  end
  l9 = l7;
  while ~isempty(l9)
    show(l9.head);
    l9 = l9.tail;
  end
  for k10 = [1 2]
    v11 = (~((-4) < k10));
    show(v11);
  end
  if ((~[true; true; false; false; false])).'
    a12 = arrayfun(@(t) t * [1 1], sum((4 ./ 8)), 'UniformOutput', false);
    show(vertcat(a12{:}));
    s13(1).x = sqrt(abs(11));
    s13(1).y = ((4 - 1.75) * (3 - 9));
    s13(2).x = (trapz((1:4)));
    s13(2).y = sqrt(abs(('x' + 2)));
    s13(3).x = (norm(([7, 5, 10] - 4.25)));
    s13(3).y = (abs(2) * diff([10, (-7)], 1, 2));
  end
  q0 = int32(87);
  q1 = size(p0, 2);
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
