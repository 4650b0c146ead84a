% The product of an imaginary number with itself is negative, and the branch that tests it is not left out;
% an empty matrix is passed over beside cells however its elements are stored.
function num_square_of_imaginary()
  z = 2i;
  z = z .* z;
  if z <= [1 2; 3 4]
    disp('smaller');
  end
  disp(z);
  w = 3i;
  if w * w < 0
    disp('negative');
  end
  v = [1i, 2, -3i];
  s = v .* v;
  disp(s);
  disp(any(s < 0));
  x = [];
  for k = 1:3
    x(k, :) = [{}, zeros(1, 2)];
  end
  disp(size(x));
  for e = {complex(1, []), sparse(0, 0), []}
    c = [{7}, e{1}];
    disp(size(c));
    c = [e{1}; {7; 8}];
    disp(size(c));
  end
end
