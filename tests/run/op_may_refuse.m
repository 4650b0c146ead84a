% What may fail is asked although its value is known: conditions of arrays, and integers with arrays of
% doubles of which only the run knows how many they are.
f(1:3, int8(100));
function f(y, b)
  x = [];
  x(y > 0.1) = int8(100);
  try
    if x ~= single(2.5) && y(1) == 1e10, disp(1); end
    disp(2);
  catch
    disp('no condition');
  end
  try
    if x ~= single(2.5) || y(1) == 1e10, disp(1); end
    disp(2);
  catch
    disp('no condition');
  end
  z = y; z(find(b < 1e10)) = [];
  try, disp(b .* z), catch e, disp(e.identifier), end
  try, disp(z - b), catch e, disp(e.identifier), end
  try, disp(z - int8([1 2])), catch e, disp(e.identifier), end
  try, disp(z > b), catch e, disp(e.identifier), end
  z(1) = [];
  try, disp(b - z), catch e, disp(e.identifier), end
  try, disp(z - int8([1 2])), catch e, disp(e.identifier), end
  x = 1:4;
  x([1 2] < 0.1) = 1 + 2i;
  x([]) = 2i;
  fprintf('%d%s\n', isreal(x), sprintf(' %g', x));
  x(:) = 1 + 0i;
  fprintf('%d%s\n', isreal(x), sprintf(' %g', x));
  x(2) = 1i;
  fprintf('%d %s\n', isreal(x), mat2str(x));
end
