% Bit operations take natural numbers, gcd whole ones; what they refuse is an error also where nobody
% needs the result.
function num_bits_refused()
  x = Inf;
  x(2, 2) = 1;
  told(@() bitand(x(1), 6));
  told(@() bitor(6, -x(4)));
  told(@() bitxor(x(4) / 2, 6));
  told(@() bitshift(-x(4), 1));
  told(@() gcd(x(4) / 2, 6));
  try
    y = 1 .^ bitand(x(1), 6);
    disp(y);
  catch
    disp('refused');
  end
  try
    y = numel(bitor(x, 6));
    disp(y);
  catch
    disp('refused');
  end
  z = [1 2; 3 4];
  z(2, 3) = 6;
  disp(bitand(z, 6));
  disp(bitshift(z, 1));
  disp(gcd(z, 6));
end

function told(f)
  try
    disp(f());
  catch
    disp('refused');
  end
end
