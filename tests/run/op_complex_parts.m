% Parts of complex arrays, and what deletion leaves of them, are real where all of them are.
function op_complex_parts()
  x = [1i 2 3];
  x(2)
  x(2:3)
  x([2 2])
  g = @(k) x(k);
  g(3)
  fprintf('%d', isreal(x(2)), isreal(x(1)), isreal(x(2:3)));
  fprintf('\n');
  y = x;
  y(1) = [];
  fprintf('%d\n', isreal(y));
  y = x;
  y(:, 1) = [];
  fprintf('%d\n', isreal(y));
  y = x;
  y(2) = [];
  fprintf('%d\n', isreal(y));
  y = x(1:2);
  y(1) = [];
  fprintf('%d\n', isreal(y));
  y = x;
  y(1) = 5;
  fprintf('%d\n', isreal(y));
  z = zeros(0, 3);
  z(numel(z) + (1:0), 1:1) = complex(-0, -2);
  fprintf('%d\n', isreal(z));
  z = [1 2];
  z(z > 5) = 2i;
  fprintf('%d\n', isreal(z));
end
