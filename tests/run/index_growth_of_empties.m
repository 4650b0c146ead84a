% Linear indices beyond the end of a matrix without elements make a row of it, whatever columns it had.
function index_growth_of_empties()
  x = zeros(0, 3);
  x(1:2) = -7;
  show(x);
  show(grown(zeros(0, 3), 2));
  show(grown(zeros(1, 0), 2));
  show(grown([], 2));
  s.a = zeros(0, 3);
  for k = 1:3
    s.a(k) = k;
  end
  show(s.a);
  y = zeros(0, 2);
  y(numel(y) + 1) = -2;
  show(y);
  z = zeros(0, 4);
  z(end + 1) = 1;
  z(end + 1) = 2;
  show(z);
  c = cell(0, 3);
  c{2} = 1;
  disp(size(c));
  try
    w = zeros(2, 2, 0);
    w(3) = 1;
    disp('grown');
  catch
    disp('more dimensions do not grow');
  end
end

function x = grown(x, n)
  x(1:n) = 5;
end

function show(x)
  fprintf('%d-by-%d:', size(x));
  fprintf(' %g', x);
  fprintf('\n');
end
