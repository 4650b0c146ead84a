function r00022()
  v15 = arrayfun(@abs, ('x' + 0));
  v16 = floor(((uint16(10) + uint16(11)) + min(uint16(2), uint16(5))) / 2);
  v16 = (hypot((-4), v15(end)));
  s17.a = struct('a', ((v16)' + (v15 + v15)));
  show(s17);
  l18 = [];
  for k19 = 1:3
    l18 = struct('head', sum(sum(([9, 10, 10, 1] < v15))), 'tail', {l18});
  end
  l20 = l18;
  while ~isempty(l20)
    show(l20.head);
    l20 = l20.tail;
  end
  v15(end + 1) = 2;
  n21 = 0;
  while n21 < 4
    n21 = n21 + 1;
    v23 = single([5, 11, 21.5, 10, 9]);
    r22 = v23((mod(round(max(min([7, 10, 1, 11, 10], 1e6), -1e6)), 8) > v16));
    c24 = {{'rjrkk', (min(int16(1), int16(5)) + min(int16(8), int16(16)))}, int32(real((0+5i)))};
    try
      t25 = sprintf('%g,', round(abs(v15)));
      v15 = max(min(v15, 1e6), -1e6);
      show(v15(2 - 1));
    catch
      fprintf('caught\n');
      [v26, v27] = max(((-single([(-1); 5; 12]))).');
    end
  end
  v28 = double(uint32((v16 ./ (abs(v16) + 2))));
  for c29 = ((int16([13, 4, 10]) + v28) ./ 8)
    [v30, v31] = sort((mod((1:4) * 6, 7)), 'descend');
  end
  v15(v15 > 8) = double(uint32(12));
  v16 = v16;
  a32 = [];
  a32(3) = 5;
  a32(2, 2) = (length(num2str(1 * 111)));
  show(a32);
  s17.a.a = v28(:);
  s33 = struct('a', {1, reshape(strrep('nd', 'k', 'v'), 1, 2), (ones(1, 2) .* v15)});
  show(size(s33));
  show(s33(2));
  s33(2) = [];
  show({s33.a});
  v28(1 + mod(floor(abs(9)), 1)) = diff(v15(1, :), 1, 2);
  s34.a = cos(single(v28));
  s34.b = [max(single(11.5), single(22.25)), single(v28)];
  v16 = v15(:, 1 + mod(floor(abs(f1((0+1i)))), 2));
  v35 = prod((0:0.25:0.25));
  show(v16);
  show(s17);
  show(v15);
  show(v28);
  show(s34);
  show(v35);
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
