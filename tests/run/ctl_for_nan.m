% A range with NaN among its numbers is NaN alone, and a loop over it makes one round.
function ctl_for_nan()
  for k = 1:NaN, fprintf('%g\n', k); end
  for k = NaN:3, fprintf('%g\n', k); end
  for k = 1:NaN:3, fprintf('%g\n', k); end
  for k = 5:NaN, fprintf('%g\n', k); end
  n = later(0);
  for k = 1:n, fprintf('%g\n', k); end
  for k = n:3, fprintf('%g\n', k); end
  for k = 1:n:3, fprintf('%g\n', k); end
  v = 1:n;
  fprintf('%d: %g\n', numel(v), v);
  x = [];
  for k = 1:n
    x(end + 1) = k;
  end
  fprintf('%d: %g\n', numel(x), x);
  n = later(2);
  for k = 1:n, fprintf('%g\n', k); end
end

function n = later(n)
  if n < 1
    n = NaN;
  end
end
