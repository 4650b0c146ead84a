function r00022()
  v15 = arrayfun(@abs, ('x' + 0));
  v16 = floor(((uint16(10) + uint16(11)) + min(uint16(2), uint16(5))) / 2);
  v16 = (any(strcmp(char(97 + mod(floor(abs(max(min([(-4), 13.75], 1e6), -1e6))), 26)), {'ab', reshape(repmat('hm', 1, 1), 1, 2)})) * 2);
  c17 = {(getfield(struct('a', (v16 ./ 8)), 'a'))};
  switch lower(char(97 + mod(floor(abs(max(min(v16, 1e6), -1e6))), 26)))
  case {'a', 'b', 'c', 'd'}
    s18(1).x = sum((accumarray([10; 8; 2] * 0 + 1, [3; 4; 1])' + zeros(1, 3)));
    s18(2).x = v16;
  case 'e'
    [v19] = f1((v16(1) + 1i * (v16 * v16)));
  end
  if ismember(kron(v15, rem(round(max(min(v15, 1e6), -1e6)), 4)), [8, (-3), 3])
    for k20 = 1:1
      if ((false && false) | (v15 < v15))
        continue;
      end
      v21 = rem(round(max(min(arrayfun(@(t) t * 2 + v16(1, 1), diff([5, 0, 15.25, 8, 7], 1, 2)), 1e6), -1e6)), 9);
      a22 = arrayfun(@(t) 1:t, 1:1, 'UniformOutput', false);
      show(a22{end});
      fprintf('%g %g;', round(circshift(reshape([8, 4, 6], 1, 3), 2, 2)) + 0); fprintf('\n');
    end
    try
      v15 = abs(arrayfun(@(t) t * 2 + kron(v15, v15), real((4+2i))));
      v23 = round(double(single([(-9); 0])));
      show(v15(2));
    catch
      fprintf('caught\n');
      if numel(c17) > 1, c17(1) = []; end
    end
  end
  v25 = 'nbhw';
  v26 = (int32((v15 ./ (abs(v16) + 2))) + ((int32(0) ./ 4) ./ 8));
  fprintf('[%s]\n', v25);
  s27.a = (real((5+4i))) .^ 2;
  s27.b = bitxor(rem(uint16(28), 6), max(uint16([14, 44, 3])));
  v16(4) = diff((cumsum([8, 18.25])), 1, 2);
  v28 = cellfun(@(t) t + 1, c17, 'UniformOutput', false); show(v28);
  if iscell(v15)
    a29 = '';
    for j29 = 1:4
      a29 = [a29, (char({['p', 'w']})), ','];
    end
    show(a29(1:end - 1));
    show(strsplit(a29, ','));
  else
    [v30] = f3(s27.a);
    n31 = 0;
    while n31 < 2 && ((iscellstr({('x')', lower('ii')})) || n31 < 2)
      n31 = n31 + 1;
      show(sum(double(bitand(uint8([1; 2]), uint8([15; 7])))));
      s32 = struct('a', [6, 0, 9, 7], 'b', rem(round(max(min(v15, 1e6), -1e6)), 6));
      if (true && any([false; true], 1))
        continue;
      end
      for c33 = (median([([24, 3, 4] .* v15); (getfield(struct('a', [7, (-9), 24.25]), 'a')); bsxfun(@plus, [(-4), 3, (-2)], v15)], 1))
        v34 = (2:-1:1);
      end
    end
  end
  x35 = reshape(min([10, 4, 5, 20.25, 11, 4, (-3), 5, 8], v15), 3, 3);
  x35(:, 2) = [];
  x35(1, :) = x35(1, end:-1:1);
  x35(:, 1) = x35(:, 1) * 4;
  show(x35);
  show(x35(:)');
  show(x35(end));
  show(x35(end, 1));
  a36 = sort({v25(2:3), 'ttx', repmat(v25(:, 3), 1, 2)});
  show(a36);
  show(strjoin(a36, '-'));
  show(unique(a36));
  v25 = max(v16(end, 1 + mod(floor(abs(v15)), 4)), (-5));
  s37(1).x = (s27.a .* ('w' + 0));
  s37(2).x = v15(1 + mod(floor(abs(v25)), 1));
  v38 = (single(21.5) + max((nthroot(5, 3)), v16(3)));
  t39 = mat2str(round([mod(floor(abs(max(min(diff(diff([6, 10, 7], 1, 2), 1, 2), 1e6), -1e6))), 1000), mod(floor(abs(max(min(abs(nnz([true, true])), 1e6), -1e6))), 1000)]));
  show(v15);
  show(c17);
  show(v26);
  show(s27);
  show(v16);
  show(v25);
  show(s37);
  show(v38);
  show(t39);
end

function [q0] = f1(p0)
  s1.a = 'sis';
  try
    c2 = {17.25, (cellfun(@(t) t * 2, num2cell([3, 10]))), struct('a', repmat('k', 1, 3))};
    t3 = strtrim(['  ', char(97 + mod(floor(abs(max(min(bsxfun(@plus, [2, 10, 5, 0], 5), 1e6), -1e6))), 26)), ' ']);
    r4 = unique((linspace(0, 2, 2) ./ (abs(((-1) * (-6))) + 4)));
    show(s1.missing);
  catch
    fprintf('caught\n');
    v5 = (int32([16, 0; 122, 51]) + reshape((int32([3, 4, 18, 197]) + int32([130, 4, 1, 14])), 2, 2));
  end
  if reshape(([7.25, 3.75] < [(-5), 9]), 1, [])
    p0(1) = p0;
  elseif ((false).').'
    for k6 = 1:2:4
      s7.a = [abs(p0); k6];
      s7.b = struct('a', (getfield(struct('a', real([(1+4i), (3+3i)])), 'a')));
      s7.c = (-([(4+1i); (4+2i)] + p0));
    end
  else
    [v8, v9] = sort(linspace(0, 6, 4));
  end
  q0 = 6;
end

function [q0] = f2(p0)
  for k10 = [1 2 3]
    [v11] = f1(exp(1i * real(complex(k10, k10))));
    v11(:) = max(min(v11, 1e6), -1e6);
    show(p0);
  end
  b12 = 1;
  v14 = 0;
  for k13 = 1:3
    v14 = v14 * 2 + b12;
    b12 = (isempty(find((interp1(1:4, [7, 11, 5, 23], linspace(1, 4, 4))) > (1 + mod(floor(abs(max(min(imag((1+1i)), 1e6), -1e6))), 6)) * 4)));
  end
  show(b12);
  q0 = cumprod((cell2mat(num2cell([9, 22.75, 10, 4]))), 2);
end

function [q0, q1] = f3(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = abs([4; 1]);
  end
  q0 = [1; 11];
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
