% An empty matrix that is no column grows to a row by one subscript, whatever its extents.
f(2);
function f(k)
  x = zeros(0, 6); x(1) = 1; say(x)
  x = zeros(0, 6); x(3) = 1; say(x)
  x = zeros(0, 6); x(1:-1:1) = 1; say(x)
  x = zeros(0, 6); x(1:2) = 1; say(x)
  x = zeros(0, 6); x([2 1]) = [3 4]; say(x)
  x = zeros(0, 6); x(end + 1) = 1; say(x)
  x = zeros(3, 0); x(4) = 1; say(x)
  x = zeros(1, 0); x(2) = 1; say(x)
  x = zeros(0, 1); x(2) = 1; say(x)
  x = zeros(0, 5); while size(x, 2) < 6, x = zeros(0, size(x, 2) + 1); end, x(k) = 1; say(x)
  x = zeros(0, k); x(k) = 1; say(x)
  x = zeros(k, 0); x(k) = 1; say(x)
  x = zeros(0, k - 1); x(k) = 1; say(x)
  x = char(zeros(0, 3)); x(2) = 'b'; x(1) = 'a'; fprintf('%s\n', x);
  x = true(0, 4); x(k) = true; say(x)
  x = []; x(:) = min(x, [], 2); say(x)
  x = zeros(0, 0); x(:) = zeros(1, 0); say(x)
  x = zeros(0, k - 2); x(:) = 1:k; say(x)
  x = zeros(0, k - 2); x(:) = k; say(x)
  x = zeros(0, k); x(:) = zeros(k, 0); say(x)
  try
    x = zeros(3, 3, 0); x(k) = 1; say(x)
  catch
    disp('ambiguous');
  end
end
function say(x)
  fprintf('%dx%d:%s\n', size(x), sprintf(' %g', x));
end
