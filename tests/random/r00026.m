function r00026()
  v1 = single(8);
  v2 = (uint16(max([16.5; 7; 0; 4], 5))).';
  r3 = unique((abs([6, 5]) + min([1; 9; 10.25])));
  switch mod(floor(abs(max(min(sqrt(abs(arrayfun(@(t) t * 2 + 4, 4))), 1e6), -1e6))), 4)
  case 0
    l4 = [];
    for k5 = 1:3
      l4 = struct('head', ((trapz([9, 4, 1, 2]))).', 'tail', l4);
    end
    l6 = l4;
    while ~isempty(l6)
      show(l6.head);
      l6 = l6.tail;
    end
  case {1, 3}
    if ~isempty(r3), r3(end) = []; end
  end
  v1(end) = single(exp(-abs(1)));
  v2 = reshape(v2, 1, 4);
  h7 = @(t) max(t, max(10, 1));
  r8 = find([true, true, true, true]);
  [v9, v10] = sort(bitand(cast([0, 6, 9], 'uint8'), mod(uint8([13, 13, 1]), 2)));
  [v11, v12] = size((fix(9) .* ([3, 6] + [8, 5]))');
  show(v1);
  show(v2);
  show(r3);
  show(h7);
  show(r8);
  show(v9);
  show(v10);
  show(v11);
  show(v12);
end

function [q0, q1] = f1(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = 'x';
  end
  q0 = p1(1, 1);
  if nargout > 1
    q1 = calls;
  end
end

function [q0, q1] = f2(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = 'l';
  end
  q0 = strrep(p1, 'm', 'f');
  if nargout > 1
    q1 = calls;
  end
end

function [q0, q1] = f3(p0, p1)
  persistent calls
  if isempty(calls)
    calls = 0;
  end
  calls = calls + 1;
  if nargin < 2
    p1 = [9, 3, 8, 6, 0];
  end
  q0 = (colon(1, 5) .* p1(:));
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
