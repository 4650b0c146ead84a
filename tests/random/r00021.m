function r00021()
  v4 = fliplr((cos(single([11; 0])) > (single(8) + single(9))));
  v5 = (~((-[3, 9, 2]) >= diff([8, 2.75], 1, 2)));
  v5(:, 1 + mod(floor(abs((2 + 5))), 3)) = v5(1 + mod(floor(abs(1)), 1), end);
  if (isrow(v4) || v5(1 + mod(floor(abs(1)), 3)))
    v5 = (single(((-5) * [1, 4, 12.25])) < ((single(9))' - single(2)));
  end
  v4(3, 2) = v5(1 + mod(floor(abs(1)), 3));
  n6 = 0;
  while n6 < 1 && ((sign(7) == abs((-1))) || n6 < 2)
    n6 = n6 + 1;
    if (any(max([[17.5, 3], [7, 8]], (3 * [2, 9, 0, 11])) > 4))
      switch mod(floor(abs(max(min((diff([(-6), 0], 1, 2) - double(uint8(1))), 1e6), -1e6))), 4)
      case 0
        x7 = eye(3);
        x7([1 3], :) = x7([3 1], :);
        x7(2, 2:3) = rem(round(max(min(max([(-4), (-1)], 1), 1e6), -1e6)), 4);
        show(x7);
        show(x7 * arrayfun(@(t) t * 2 + double(single(21.25)), squeeze(sum(permute(cat(3, [8; 2; 4], [2; 8; (-8)]), [3 1 2]), 1))));
        show(x7 ^ 2);
        show(v4);
        k8 = 0;
        while true
          k8 = k8 + 1;
          if mod(k8, 2) == 0, continue; end
          if k8 > (1 + mod(floor(abs(max(min(max(cat(3, 11, 3), [], 3), 1e6), -1e6))), 6)), break; end
          show(k8 * (cos(23.25) - double(int32(191))));
        end
      case {1, 3}
        show((flipud([[false; false; true]; true])).');
      otherwise
        show(((arrayfun(@(t) t * 2 + 11, 10) .* (0 + 7)) + ((-7) - (8 - 3))));
      end
      disp(sprintf('%d', mod(floor(abs(max(min(sum(kron([1, 16.75], 10)), 1e6), -1e6))), 100)));
    elseif v5(end, 1 + mod(floor(abs((-4))), 3))
      x9 = eye(3);
      x9([1 3], :) = x9([3 1], :);
      x9(2, 2:3) = repmat((1:2), 1, 1);
      show(x9);
      show(x9 * zeros(3, 1));
      show(x9 ^ 2);
    else
      for c10 = circshift(int32([0, 10]), 2, 1)
        t11 = regexprep((lower(['l'; 'n'; 'v'; 'z']))', '[a-f]', '<$0>');
        r12 = unique(circshift([3, 8], 1, 2));
        v13 = (min((2 * 2), (4 ./ (abs(9) + 1))) + (bitand(3 * 5, 6) + bitshift(3, 2)));
      end
      if (~ischar(v5))
        [a14, b14] = ind2sub([3 4], 3 + 5);
        show([a14, b14]);
        [v15] = f1([7, 17.5; 4, (-2)], (cross(bsxfun(@plus, [6, (-3), (-1)], 5), ((-3) + [0, 0, 4])) * [1; 2; 3]));
        b16 = arrayfun(@abs, v15);
        v18 = 0;
        for k17 = 1:3
          show(class(b16));
          b16 = (all(([3, 7, 4, 17.25] + [10, 10, 4, 3]) > 5));
        end
        show(v18 + b16);
      elseif iscell(v4)
        show(([uint32([169; 4; 199]), max(uint32([14; 16; 89]), uint32([18; 9; 7]))] - ((uint32(152) .^ 3) + bitxor(uint32([14, 6; 4, 7; 14, 6]), uint32([4, 189; 1, 18; 49, 15])))));
        s19(1).x = 11;
        s19(1).y = bsxfun(@plus, (1 + 3), ([7, 4] * [2; 1]));
        s19(2).x = (diff([0.75, 3], 1, 2) + ((-3) * 7));
        s19(2).y = f1((11 .* [(-4), 4; 11, 2]), kron(3, 12.75));
        s19(3).x = diff(([(-8), 4] + (-2)), 1, 2);
        s19(3).y = (bsxfun(@plus, 23.5, 2) ./ (abs((4 .* 2)) + 4));
      else
        v20 = (4+2i);
        v21 = reshape([uint8(19), (uint8(5) - uint8(3))], 1, 2);
        fprintf('%.8g\n', (sum(intersect(round((filter(1, [1, -0.5], log(1 + abs([2, 6, 5, 6, (-9)]))))), 0:9))) + 0);
      end
      for k22 = 1:1
        x23 = logical((([10; 8; (-7); (-2)])' + double(single(17))));
        x23(2) = 5;
        show(x23);
        if (int16(k22) ~= sign(int16(81)))
          break;
        end
        show(x23 + x23);
        show(any(x23) + all(x23));
        show(~x23);
        [v24] = f1([(-2), 11; 6, (-8)], (numel(strfind(flipud('ifdi'), 'a'))));
        v25 = ([7, (-7), (-8); 5, 4, 8; (-2), 1, 11] / (4 * eye(3)));
      end
    end
    c26 = {horzcat(floor([2, 9] / 2), sum([4, 5, (-2)]))};
    s27(1).x = min(round([5, 7]));
    s27(2).x = 11;
  end
  [v28, v29] = size(horzcat(kron([8, 11.5], (-8)), (sum(sum(triu([1, 9, 12.75; 4, 8.75, 8; 11, 11, 23.5], 1)))))');
  for k30 = 1:2:3
    [v31, v32] = min((uint32(11) - sort(uint32([1, 5, 3, 2]), 1, 'ascend')));
    v4(end) = (strncmp(['h', 'qt'], lower('nfn'), 1));
  end
  l33 = [];
  for k34 = 1:3
    l33 = struct('head', ((mean([6, 7, (-7), 2])) - v28), 'tail', {l33});
  end
  l35 = l33;
  while ~isempty(l35)
    show(l35.head);
    l35 = l35.tail;
  end
  [v36] = f1((exp(-abs(v28)) .* [10, 6; 4, 0]), length(v29));
  s37(1).x = numel(find(('qdet' <= 'jiju')));
  s37(1).y = abs(9);
  for k38 = [1]
    b39 = 0;
    v41 = 0;
    for k40 = 1:3
      v41 = v41 + (b39 == 1);
      b39 = ~b39;
    end
    show(v41 + b39);
    r42 = find(reshape([false, true], 1, []));
    show((((single([11.5; 5; 2]) - single(1)) / 6) .^ 1));
  end
  a43 = {max(v36, max(v28, v29)), 'ge', prod(repmat([(-2), 2, 16], 2, 1))};
  [b43, c43] = a43{[1 3]};
  show(b43);
  show(c43);
  a43(2) = [];
  show(numel(a43));
  v44 = ((23).')';
  [a45, b45] = cellfun(@max, {[7, max([1, 11], [8, 18.75])], kron(double(single([0, 2, 4, 4])), fix(v44))});
  show([a45; b45]);
  show(v5);
  show(v4);
  show(v28);
  show(v29);
  show(v36);
  show(s37);
  show(v44);
end

function [q0] = f1(p0, p1)
  v1 = min([repmat(single((-6)), 1, 3); (single((-2)) ./ (abs(single([9, 6, 4; 15, 11, 4])) + 3))], single([10, 4, 6; (-2), 4, 2; 4, 7, 9]));
  [a2, b2] = max((abs(max([2, 0, (-4); 12.75, 7, (-8); 9, 14, (-6)], [9; 1; 4.5]) + 1i)), [], 2);
  show([a2, b2]);
  fprintf('%.8g\n', p1(1, 1) + 0);
  for c3 = repmat((single(11) .* single((-4))), 2, 1)
    p1(1 + mod(floor(abs(mod(round(max(min(p1, 1e6), -1e6)), 9))), 1), :) = max(min(kron((eye(1, 1) + 0), p1), 1e6), -1e6);
    c3(1) = max(min(single((str2double('pyq'))), 1e6), -1e6);
  end
  q0 = p1;
end

function [q0, q1] = f2(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = ('c').';
  end
  q0 = lower(p1);
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
