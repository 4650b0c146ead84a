% A handle called as a statement, which may give no result, shows what it gives with its shape and class.
function handle_statement_keeps_shape()
  x = 1;
  y = 1;
  h = @(u) x(u);
  h(x(find(y > [1 2; 3 4])))
  g = @(u) u(:, end);
  g(zeros(0, 3, 'int8'))
  g({1; 'ab'})
  f = @(varargin) varargin{:};
  f(1 > 2)
  f(single([1; 2]))
  % What surely fails leaves the variable to become something else.
  try
    z = [1 2 3] * [4; 5];
  catch
    z(1) = g;
    z([4 5; 6 7])
  end
end
