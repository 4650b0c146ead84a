% What is called as a statement is asked for nothing; whether a function that acts gives something all
% the same, it says itself: by name, through handles, `feval` and anonymous functions, for each element.
for k = 1:22, without(k); end
with_answers();
leaves();

function without(k)
  g = @(t) fprintf(' %d', t);
  f = @(t) g(t);
  q = {g, @(t) t + 1};
  s.f = g;
  h = @fprintf;
  fprintf('%d:', k)
  switch k
    case 1, fprintf(' x')
    case 2, h(' x')
    case 3, feval(@fprintf, ' x')
    case 4, feval('fprintf', ' x')
    case 5, g(1)
    case 6, f(1)
    case 7, feval(g, 1)
    case 8, feval(@(t) f(t), 1)
    case 9, q{1}(1)
    case 10, s.f(1)
    case 11, cellfun(g, {1, 2})
    case 12, cellfun(@(t) g(t), {1, 2}), cellfun(@(t) f(t), {1, 2});
    case 13, arrayfun(@(t) fprintf(' %d', t), 1:2)
    case 14, arrayfun(@(t) feval(g, t), 1:2, 'UniformOutput', false)
    case 15, structfun(@(t) fprintf(' %d', t), struct('a', 1, 'b', 2))
    case 16, cellfun(@(c) cellfun(@(t) fprintf(' %d', t), c), {{1, 2}, {3}})
    case 17, cellfun(@noted, {1, 2}), noted(3)
    case 18, arrayfun(@(t) pause(0), 1:2), arrayfun(@(t) tic, 1:2);
    case 19, y = g(1); z = cellfun(f, {1, 10}); fprintf(' %d', y, z);
    case 20, perhaps(0), w = @(t) perhaps(t); w(0), w(0);
    case 21, arrayfun(@(t) q{t}(5), 1)
    case 22, cellfun(@(t) error('no'), {1}, 'ErrorHandler', @(e, t) fprintf(' %s', e.message))
  end
  try
    fprintf(' ans is a %s\n', class(ans));
  catch
    fprintf(' no ans\n');
  end
end

function noted(t)
  fprintf(' %d', t)
end

function r = perhaps(t)
  if t > 0, r = t; end
end

function with_answers()
  cellfun(@isempty, {1, []})
  disp(class(ans));
  cellfun(@(t) t + 1, {1, 2})
  arrayfun(@(t) {t}, 1:2, 'UniformOutput', false);
  disp(size(ans));
  structfun(@(t) t * 2, struct('a', 1, 'b', 2));
  disp(ans');
  cellfun(@perhaps, {2, 4})
  w = @(t) perhaps(t);
  w(3)
  w(0)
  cellfun(@(t) fprintf('%d\n', t), {})
  ischar(getenv('HOME'))
  getenv('NO_SUCH_VARIABLE_OF_OURS');
  disp(class(ans));
  k = @(x) getenv(x);
  k('NO_SUCH_VARIABLE_OF_OURS')
  q = {@(t) fprintf('%d\n', t), @(t) t + 1};
  for i = 1:2, q{i}(5), end
  r = @(i) q{i}(7);
  r(1)
  r(2)
  try
    cellfun(@perhaps, {1, 0})
  catch e
    disp('not all of them give something');
  end
  disp(ans);
end

function leaves()
  leaves_with(@() disp('bye'));
  a = onCleanup(@() disp('left'));
  leaves_and_writes(2);
end

function leaves_with(f)
  a = onCleanup(f);
end

function leaves_and_writes(n)
  a = onCleanup(@() fprintf('bye %d\n', n));
end
