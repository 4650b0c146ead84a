function nested_handle_of_itself
% A variable that a nested function shares holds a handle of that function.
h = counter(3);
h();
fprintf('%d\n', h());
g = {counter(10), counter(20)};
fprintf('%d %d\n', g{1}(), g{2}());
try
  failing('x');
catch err
  fprintf('%s\n', err.message);
end
end

function h = counter(n)
me = {};
  function r = step()
    n = n + numel(me);
    r = n;
  end
h = @step;
me = {h, 'text'};
end

function failing(text)
f = @add;
  function add(more)
    text = [text, more];
    if numel(text) > 3
      error('t:long', '%s is too long', text);
    end
    f(more);
  end
f('y');
end
