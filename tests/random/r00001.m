function r00001()
  v3 = (kron(((-3)) .^ 2, sum([2; 11])) + 1i * floor((8)' / 2));
  v4 = (eye(1, 3) + 0);
  v5 = ((single([6; 4; 9; 7]) .^ 3)) .^ 2;
  [x6, y6] = strtok(['ab ', strrep(repmat('d', 1, 3), 's', 'm')]);
  show(x6);
  show(y6);
  s7(3).a = 3;
  show(isempty(s7(1).a));
  s7(2).b.c(2) = (interp1(1:4, ([2, 3, 2, 15] ./ (abs([6, 11, 0.75, 0]) + 1)), 1 + 5 / 2));
  show(s7(2));
  show(numel(s7));
  show(v5);
  b8 = 0;
  v10 = 0;
  for k9 = 1:3
    show(class(b8));
    b8 = (ismember(v10, v4) | (true | false));
  end
  show(b8);
  v11 = repmat(false, 1, 4);
  x12 = lower((['x'; 'e'; 'v'; 'q']).');
  x12(end + 1:end + 2) = 'zz';
  x12(1) = upper(x12(1));
  show(x12);
  show(x12 == 'z');
  show(double(x12(2:3)));
  show([x12; x12]);
  v3(:, 1) = (complex(v10, v10) ./ 2);
  show(v10);
  r13 = zeros(1, 0);
  l14 = struct('head', 0, 'tail', []);
  for k15 = 1:3
    l14 = struct('head', v10(1), 'tail', {l14});
  end
  l16 = l14;
  while ~isempty(l16)
    show(l16.head);
    l16 = l16.tail;
  end
  a17 = arrayfun(@(t) t * 2 + (numel(unique(round([0, 9, 3, 2, 10])))), ([4; 11; 9] - [10, 24.25, 7; 7, 9, 8; 10, 9, 9]));
  a17(end + 1, :) = (abs(v4) - (v10 + v10));
  a17(:, end + 1) = 5;
  a17(2, :) = [];
  show(a17);
  show(a17(a17 > 3)');
  a17(a17 < 2) = 2;
  show(a17(:, [1 end]));
  try
    t18 = sprintf('%d-%s', mod(floor(abs(max(min(v10, 1e6), -1e6))), 1000), flipud(char(97 + mod(floor(abs(max(min([0, 11, (-5), 1], 1e6), -1e6))), 26))));
    v19 = 'i';
    n20 = 0;
    while n20 < 2
      n20 = n20 + 1;
      v21 = ((bitxor(uint32([13; 163; 3; 15]), uint32([7; 7; 132; 10])) ./ 2))';
      r22 = find([false, repmat(v11, 1, 1)]);
    end
    show(r13(4));
    error('tame:test', 'number %d', mod(floor(abs(max(min(numel(v4), 1e6), -1e6))), 50));
  catch err
    if strcmp(err.identifier, 'tame:test'), fprintf('%s\n', err.message); else, fprintf('caught\n'); end
  end
  try
    v23 = (v10 * v10);
    [v24] = f1(real(fliplr([(3+4i); (2+2i); (0+4i); (4+5i)])), (bitxor(uint16([2; 7; 18]), uint16([164; 110; 8])))', [(5+3i), (0+5i), (0+3i)]);
    c25 = {struct('a', (v5(4, 1) .* (single(10) .^ 3))), {int8(9)}, min([9, 11, 12.25; 4, 3.75, 6], [], 2)};
    show(v4(3));
  catch
    fprintf('caught\n');
    show([((uint16(84) + uint16([5; 0])) .* (uint16([1, 119])).'); uint16(99)]);
  end
  s26 = struct('a', {{[v10(1); arrayfun(@(t) t * 2 + v10, [1; 9])], lower((sprintf('%s', 'wujt')))}});
  v11(3) = [];
  for k27 = [1]
    v11 = v11;
  end
  n28 = 0;
  while n28 < 1
    n28 = n28 + 1;
    v29 = (lower(('o')'))';
    [v30] = f2(int16(92), ((any(any([3, 2; (-7), (-4)] == [10, 8; (-1), 0]))) | xor(true, false)));
    if (isscalar(min([3, 2], [9, 2])) || isvector((-[10.75; 0; 3])))
      break;
    end
  end
  if (real(v3) > atan(length(v5)))
    c31 = {min(single([(-8), 18.5]))};
    [v32, v33] = sort(int16([16, 16]));
    v4(1, :) = ((v4 - v4) * (repmat(v10, 3, 3)));
  elseif (isa(3, 'double'))
    s26 = struct('a', {s26.a});
  end
  f34 = {@sin, @(x) x ^ 2, @abs};
  for j34 = 1:3
    show(f34{j34}(kron((sum(str2num('[1 2 3]')) + v10), v10)));
  end
  show(v3);
  show(v4);
  show(v5);
  show(v10);
  show(r13);
  show(s26);
  show(v11);
end

function [q0] = f1(p0, p1, p2)
  for k1 = 1:-1:1
    if false
      continue;
    end
    c2 = {circshift([false, false], 1, 2), ((median([11, 6, 8, 9, 6]))).'};
  end
  p1 = (p1 - p1);
  q0 = (fix(uint16(14)) + (uint16(8)).');
end

function [q0, q1] = f2(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = (6 == 1);
  end
  q0 = ('v' < ('l')');
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
