% Integers go with arrays of their own class and with one element of another, whatever the sizes.
function int_beside_arrays()
  a = int32(-7);
  z = logical([3 1 2]);
  told(a, z(:) * 10);
  told(a, [1 2 3]);
  told(a, z);
  told([1 2 3], a);
  told(int32([1 2 3]), [1; 2]);
  told(int32([1 2 3]), [1 2 3]);
  told(int32([1 2 3]), 2);
  told(int32([1 2 3]), a);
  told(2, int32([1 2 3]));
  told(int8(1), 'abc');
  w = total([1 2; 3 4]);
  try
    disp(a .* (z(:) .* w));
  catch err
    disp(err.message);
  end
  x = 1:6;
  try
    disp(x + int32(-8));
  catch err
    disp(err.message);
  end
  disp(class(x(3) + a));
end

function r = total(v)
  r = sum(double(v(:)));
end

function told(a, b)
  try
    disp(a .* b);
  catch err
    disp(err.message);
  end
end
