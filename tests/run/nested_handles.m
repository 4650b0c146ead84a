function nested_handles()
% handles of nested functions that share variables
[inc, get] = counter(10);
[inc2, get2] = counter(100);
inc(1); inc(2); inc2(5);
fprintf('%d %d\n', get(), get2());
c = {inc, get};
c{1}(7);
fprintf('%d\n', c{2}());
q = queue();
q.push('a'); q.push([1 2 3]); q.push({4});
fprintf('%d\n', q.count());
x = q.pop(); fprintf('%s\n', class(x));
x = q.pop(); fprintf('%s\n', class(x));
fprintf('%d\n', q.count());
x = q.pop();
try
  q.pop();
catch e
  fprintf('%s\n', e.message);
end
fprintf('%d\n', fact(5));
fprintf('%d ', perms_of(3)); fprintf('\n');
v = lazy();
try
  v()
catch e
  fprintf('%s\n', e.message);
end
h = setter();
h(3); 
end
function [inc, get] = counter(n)
inc = @add;
get = @() value();
  function add(k)
    n = n + k;
  end
  function r = value()
    r = n;
  end
end
function s = queue()
items = {};
s.push = @push;
s.pop = @pop;
s.count = @() numel(items_now());
  function push(v)
    items{end + 1} = v;
  end
  function r = pop()
    if isempty(items)
      error('q:empty', 'empty queue');
    end
    r = items{1};
    items(1) = [];
  end
  function r = items_now()
    r = items;
  end
end
function r = fact(n)
% a recursive function with shared variables
r = 1;
if n > 1
  down();
end
  function down()
    r = n * fact(n - 1);
  end
end
function all = perms_of(n)
all = [];
visit([], 1:n);
  function visit(head, rest)
    if isempty(rest)
      all(end + 1) = sum(head .* 10 .^ (numel(head)-1:-1:0));
    end
    for k = 1:numel(rest)
      others = rest;
      others(k) = [];
      visit([head, rest(k)], others);
    end
  end
end
function h = lazy()
h = @get;
  function r = get()
    r = y;
  end
  function set()
    y = 3;
  end
end
function h = setter()
total = 0;
for k = 1:3
  add();
end
fprintf('%d\n', total);
h = @more;
  function add()
    total = total + k;
  end
  function more(x)
    total = total + x;
    fprintf('%d %d\n', total, k);
  end
end
