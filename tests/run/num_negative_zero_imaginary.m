% An imaginary part of -0 is kept where a number is stored as complex, and is none where results are narrowed.
function num_negative_zero_imaginary()
  y = complex(2, -0);
  show(y);
  show(complex(single(2), single(-0)));
  c = {y, complex([1 2], [-0 0])};
  show(c{1});
  show(c{2});
  s.a = y;
  show(s.a);
  x = single(2.5);
  z = [x, (-[1i, 2] .^ x(:))];
  m = max(z);
  show(m);
  z(2) = 0;
  show(z);
  show(sum([1i, -1i]));
  v = 1:3;
  disp(1 ./ abs(complex(single([3 2]), single([4 0]))));
  disp(1 ./ abs(complex(single(3), single(4))));
  try
    v(4) = [3, reshape(complex(x), [], 1)];
  catch err
    disp(err.message);
  end
end

function show(z)
  fprintf('%s %d:', class(z), isreal(z));
  fprintf(' %g', real(z), 1 ./ imag(z));
  fprintf('\n');
end
