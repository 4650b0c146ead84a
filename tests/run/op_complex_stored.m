% What is stored as complex without an imaginary part stays so where nothing is computed, whatever else a
% variable may be.
function op_complex_stored()
  z = complex([1 2 3]);
  told('copy', z);
  told('part', z(1:2));
  told('sum', z + 0);
  told('product', 2 * z);
  for k = 1:3
    if k == 2
      y = complex(k);
    else
      y = k;
    end
    told(sprintf('round %d', k), y);
    w = y;
    told('copy', w);
    told('field', struct('a', y).a);
  end
  y = complex([-Inf; -Inf]);
  try
    y(1:2) = [1 2 3];
  catch err
    disp(err.message);
  end
  told('not assigned', y);
  c = {complex(3), 4};
  for k = 1:2
    told('content', c{k});
  end
  disp(escape(complex(0, 0), 0.5));
end

function told(what, x)
  fprintf('%s: %d\n', what, isreal(x));
end

% Only computed with: how it is stored is not seen.
function n = escape(z, c)
  n = 0;
  while abs(z) < 2 && n < 100
    z = z * z + c;
    n = n + 1;
  end
end
