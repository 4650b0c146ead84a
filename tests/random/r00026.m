function r00026()
  v1 = single(8);
  v2 = (uint16(max([16.5; 7; 0; 4], 5))).';
  r3 = unique((abs([6, 5]) + min([1; 9; 10.25])));
  switch mod(floor(abs(max(min(sqrt(abs(arrayfun(@(t) t * 2 + 4, 4))), 1e6), -1e6))), 4)
  case 0
    l4 = [];
    for k5 = 1:3
      l4 = struct('head', ((str2double(num2str(5)))).', 'tail', l4);
    end
    l6 = l4;
    while ~isempty(l6)
      show(l6.head);
      l6 = l6.tail;
    end
  case {1, 3}
    h7 = @abs;
    v8 = (['s'; reshape('fz', 2, [])])';
    c9 = {v8(end), single(7.5)};
  end
  for j10 = min(([2, 11; (-3), 7])', ((-1) .* 5))
    show(j10');
  end
  c11 = {(mod((1:3) * 6, 7))};
  v1(1) = cast((var([(-2), 3, 11.25, 1])), 'single');
  b12 = 0;
  v14 = 0;
  for k13 = 1:3
    if b12, v14 = v14 + k13; end
    b12 = ~b12;
  end
  show(v14 + b12);
  r15 = unique(double([v1, single([2, 6])]));
  r3(r3 == 2) = v14(end, 1);
  show(v1);
  show(v2);
  show(r3);
  show(c11);
  show(v14);
  show(r15);
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
