function r00011()
  v1 = ((sign(int16(7)) + max(int16([7; 65; 105]))) .* (((-4) - int16(18))) .^ 2);
  v2 = (single((double(sum(single(cat(3, [11, 10; 11.25, 5], [3, (-9); 4, 4] / 3)), 3)))) .* repmat(single([3, 6]), 2, 1));
  v2 = (~all(xor([false, false; false, false], [false, true; false, false]), 1));
  v4 = ones(1, 4);
  r3 = v4(xor(([true, false, false, true] & true), (1.75 <= 9)));
  a5 = [];
  for j5 = 1:5
    a5 = [a5; j5, (1 + mod(floor(abs(max(min((10 * 11), 1e6), -1e6))), 6))];
    if size(a5, 1) > 3
      break
    end
  end
  show(a5);
  a6 = cellfun(@(t) [t, '!'], {strrep(('t').', 'k', 'm'), 'vn'}, 'UniformOutput', false);
  show(a6);
  n7 = 0;
  while n7 < 4 && (((single((-6)) - single(24.75)) >= (single(0) .^ 1)) || n7 < 2)
    n7 = n7 + 1;
    v8 = (log(1 + abs((10 - 4))) + log(1 + abs(sum([7, (-9)]))));
    [a9, b9] = sortrows(round([(3:-1:1); [9, 10, 3]; (cumprod([4; (-1); 1], 2)).']));
    show(a9);
    show(b9);
    v2 = v2;
  end
  if (isfield(struct('a', 5), lower('p')))
    s10 = orderfields(struct('b', 11, 'a', 4));
    s10 = setfield(s10, 'c', ('u')');
    show(s10);
  elseif (numel(r3) == ((-1) + 12.5))
    v1 = max(int16(10), v1);
    p11 = zeros(2, 3, 2);
    p11(:, :, 2) = [(arrayfun(@(t) t + (1 + mod(floor(abs(max(min((24.5 * 5), 1e6), -1e6))), 6)), sqrt(abs([8, 11, 4])))); floor(kron([11, 1, 10.5], 4) / 2)];
    p11(1, 2, 1) = numel(r3);
    p11(:, 1, 3) = (1 + mod(floor(abs(max(min(rem(round(max(min(23.75, 1e6), -1e6)), 8), 1e6), -1e6))), 6));
    show(size(p11));
    show(sum(p11, 3));
    show(p11(:, :, end));
    show(squeeze(p11(1, 2, :)));
  else
    try
      if v2(1)
        error('tame:flag', 'flag');
      end
      show(1);
    catch e12
      show(strcmp(e12.identifier, 'tame:flag'));
    end
    s13(1).x = double((strcmpi('w', upper('s'))));
    s13(2).x = ones(1, 1);
    s13(3).x = diff([2, (-3)], 1, 2);
  end
  r3 = [r3, (([9, 15.75] + [11.25, (-9)]) * imag([(2+1i); (4+2i)]))];
  l14 = [];
  for k15 = 1:3
    l16 = l14; l14 = []; l14.head = atan(mod(round(max(min(3, 1e6), -1e6)), 3)); l14.tail = l16;
  end
  l16 = l14;
  while ~isempty(l16)
    show(l16.head);
    l16 = l16.tail;
  end
  r3(end + 1) = ((factorial(3)) ./ (abs(double(uint16(6))) + 1));
  if false
    l17 = [];
    for k18 = 1:3
      l17 = struct('head', max(max(cat(3, [9, 1, 3], [(-7), 6, (-2)]), [], 3)), 'tail', l17);
    end
    l19 = l17;
    while ~isempty(l19)
      show(l19.head);
      l19 = l19.tail;
    end
    l20 = struct('head', 0, 'tail', []);
    for k21 = 1:3
      l22 = l20; l20 = []; l20.head = ((-0)).'; l20.tail = l22;
    end
    l22 = l20;
    while ~isempty(l22)
      show(l22.head);
      l22 = l22.tail;
    end
  else
    v2(1 + mod(floor(abs(arrayfun(@(t) t * 2 + 24.25, 1))), 2)) = v2(1 + mod(floor(abs(7)), 1), end);
  end
  show(v1);
  show(v2);
  show(r3);
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
