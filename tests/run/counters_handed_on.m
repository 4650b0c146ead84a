% Arrays that counters fill across functions, without gaps and with them.
function counters_handed_on
  queue_of_structs
  fields_of_one
  stack_of_cells
  gaps_by_steps
  gaps_by_callers
  recursive
  renamed
  changed_in_between
  by_copies
end

function queue_of_structs
  q = struct('t', {}, 'id', {});
  n = 0;
  for k = [5 3 9 1 7]
    [q, n] = push(q, n, k, 10 * k);
  end
  while n > 0
    [q, n, e] = pop(q, n);
    fprintf('%d/%d ', e.t, e.id);
  end
  fprintf('| %d %d\n', n, numel(q));
end
function [q, n] = push(q, n, t, id)
  n = n + 1;
  q(n).t = t;
  q(n).id = id;
  i = n;
  while i > 1
    p = floor(i / 2);
    if q(p).t <= q(i).t, break; end
    tmp = q(p); q(p) = q(i); q(i) = tmp;
    i = p;
  end
end
function [q, n, e] = pop(q, n)
  e = q(1);
  q(1) = q(n);
  n = n - 1;
  i = 1;
  while 2 * i <= n
    c = 2 * i;
    if c < n && q(c + 1).t < q(c).t, c = c + 1; end
    if q(i).t <= q(c).t, break; end
    tmp = q(i); q(i) = q(c); q(c) = tmp;
    i = c;
  end
end

function fields_of_one
  s.n = 0;
  s.items = struct('v', {});
  for k = 1:4
    s = append(s, k * k);
  end
  s = drop(drop(s));
  s = append(s, -1);
  fprintf('%d ', s.items.v); fprintf('| %d\n', s.n);
end
function s = append(s, v)
  s.n = s.n + 1;
  s.items(s.n).v = v;
end
function s = drop(s)
  s.n = s.n - 1;
end

function stack_of_cells
  st = {}; top = 0;
  for w = {'a', 'bc', 'def'}
    [st, top] = put(st, top, w{1});
  end
  top = top - 1;
  [st, top] = put(st, top, 'xyz');
  fprintf('%s ', st{1:top}); fprintf('| %d\n', numel(st));
end
function [st, top] = put(st, top, x)
  top = top + 1;
  st{top} = x;
end

function gaps_by_steps
  q = struct('v', {}); n = 0;
  for k = 1:3
    [q, n] = skip(q, n, k);
  end
  for k = 1:numel(q)
    fprintf('[%s]', num2str(q(k).v));
  end
  fprintf(' %d\n', n);
end
function [q, n] = skip(q, n, x)
  n = n + 2;
  q(n).v = x;
end

function gaps_by_callers
  q = struct('v', {});
  q = at(q, 1, 'one');
  q = at(q, 2, 'two');
  q = at(q, 5, 'five');
  n = 0;
  r = struct('v', {});
  for k = 1:3
    n = n + k;
    r = at(r, n, 'r');
  end
  for s = {q, r}
    fprintf('%d:', numel(s{1}));
    for k = 1:numel(s{1}), fprintf(' %d', isempty(s{1}(k).v)); end
    fprintf('\n');
  end
end
function q = at(q, n, x)
  q(n).v = x;
end

function recursive
  [t, n] = grow({}, 0, 4);
  fprintf('%d ', t{:}); fprintf('| %d\n', n);
  [t, n] = grow_wrong({}, 0, 3);
  fprintf('%d', cellfun(@isempty, t)); fprintf(' | %d\n', n);
end
function [t, n] = grow(t, n, depth)
  if depth == 0, return; end
  n = n + 1;
  t{n} = depth;
  [t, n] = grow(t, n, depth - 1);
end
function [t, n] = grow_wrong(t, n, depth)
  if depth == 0, return; end
  n = n + 1;
  t{n} = depth;
  [t, n] = grow_wrong(t, n, depth - 1);
  n = n + 1;
end

function renamed
  a = {}; m = 0;
  [b, k] = put(a, m, 1);
  [c, j] = put(b, k, 2);
  [d, i] = put(b, j, 3);
  fprintf('%d %d %d %d, %d\n', numel(b), numel(c), numel(d), i, isempty(d{2}));
end

function changed_in_between
  q = struct('v', {}); n = 0;
  for k = 1:3
    [q, n] = later(q, n, k);
    if k == 2, q = q(1); end
  end
  fprintf('%d', arrayfun(@(e) isempty(e.v), q)); fprintf(' %d\n', n);
  q = struct('v', {}); n = 0;
  try
    [q, n] = fails(q, n);
  catch
    n = n + 1;
  end
  [q, n] = later(q, n, 8);
  fprintf('%d', arrayfun(@(e) isempty(e.v), q)); fprintf(' %d\n', n);
end
function [q, n] = later(q, n, x)
  n = n + 1;
  q(n).v = x;
end
function [q, n] = fails(q, n)
  [q, n] = later(q, n, 1);
  error('a:b', 'no');
end

function by_copies
  s = struct('n', 0, 'list', {{}});
  s = push_field(s, 'x');
  t = s;
  t = push_field(t, 'y');
  u.n = t.n; u.list = s.list;
  u = push_field(u, 'z');
  fprintf('%d%d%d %d\n', numel(s.list), numel(t.list), numel(u.list), isempty(u.list{2}));
end
function s = push_field(s, x)
  k = s.n + 1;
  s.list{k} = x;
  s.n = k;
end
