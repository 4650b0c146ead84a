function r00000()
  v4 = (mod(((-3) - int16(2)), 2)) .^ 2;
  v4 = 'a';
  v4(4) = v4;
  [a5, b5] = cellfun(@max, {repmat(arrayfun(@abs, [3, 3, 0]), 1, 1), sign(sum([(-4), 4, 22.25, 10; 2, (-9), 13.5, 1; 0, 10, 1.5, 7], 1))});
  show([a5; b5]);
  s6 = struct('a', {6, 'bl', (2:-1:1)});
  show(size(s6));
  show(s6(2));
  s6(2) = [];
  show({s6.a});
  if ((floor(10 / 2) .* bsxfun(@plus, 8, (-9))) <= sin(min((-6), 2)))
    l7 = [];
    for k8 = 1:3
      l7 = struct('tail', l7, 'head', ((sum(cellfun(@numel, {'nq', 'yad', [2, 6, (-5), (-1)]}))))');
    end
    l9 = l7;
    while ~isempty(l9)
      show(l9.head);
      l9 = l9.tail;
    end
  end
  v10 = (((11 - 0) ./ (abs(f2(2)) + 3)) + (accumarray(floor([2; 5; 7.75; (-9); 3] / 2) * 0 + 1, ([0, 2; 9, 17.75; (-7), 19.75; 5, 10; 10, (-9)] * [16.25; 4]))' + zeros(1, 5)));
  s11(1).x = min(diff([(-5), 6], 1, 2), ((-1) * 2));
  s11(1).y = v10(:, 1 + mod(floor(abs(2.25)), 5));
  s11(2).x = mod(round(max(min((6 - 4), 1e6), -1e6)), 2);
  s11(2).y = diff(sin([6, 1]), 1, 2);
  v10 = v10;
  s12 = struct('a', struct('a', sort((single([0; 3]) .* single([7, 4, 2; 1, 0, 8])), 1, 'descend')), 'b', (([0, 6] * [2; 5.75])).');
  n13 = 0;
  while n13 < 4 && (((int32(5) == int32(6)) && false) || n13 < 2)
    n13 = n13 + 1;
    [v14, v15] = sort(reshape([1.25, 10, 1], 1, 3), 'descend');
    if ('x' > 'u')
      continue;
    end
  end
  s12 = struct('a', s12, 'n', v10(end, 1));
  s16.a = struct('a', max(repmat(int16([7; 15; 1]), 1, 2), [], 2));
  if false
    v18 = (((22.75 ./ 4))' * (max((repmat((-7), 2, 4)), imag([(0+5i), (1+3i); (0+1i), (1+4i); (1+3i), (0+5i); (4+2i), (5+5i)])')));
    [v19, v20] = sort((1:3));
  end
  show(v4);
  show(v10);
  show(s11);
  show(s12);
  show(s16);
end

function [q0] = f1(p0, p1, p2)
  p1 = ismember(cumprod((cumsum([9, 3, 0])), 1), ([2.5, 4] * [5, (-4), 1; 11, (-5), 8]));
  s1(1).x = mod(round(max(min(ones(1, 1), 1e6), -1e6)), 3);
  s1(2).x = 2;
  s1(3).x = (7 + zeros(1, 1));
  x2 = 5:-1:2;
  show(x2);
  show(isempty(x2));
  show(numel(x2(2:end)));
  [s1, s1] = deal(s1, s1);
  v3 = p1(end, 1 + mod(floor(abs((mean([4, 1, 2, 2])))), 3));
  q0 = sign(min(single([21.75, 0, 1; 5, (-3), (-3); (-5), 3, 11]), [], 2));
end

function q0 = f2(p0)
  if p0 <= 0 || ~(p0 < 7)
    q0 = (norm([7, 4, 0]));
  else
    q0 = max(min(p0(1, end), 1e6), -1e6) + f2(floor(p0) - 1);
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
