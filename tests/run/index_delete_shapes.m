% Shapes after deletion: a subscript that names no place changes nothing; one subscript makes a column of
% a column and a row of everything else; of several, one dimension shrinks.
function index_delete_shapes
  x = []; x([]) = []; show(x);
  x = []; x(5:1) = []; show(x);
  x = 1:3; x([]) = []; show(x);
  x = (1:3)'; x(zeros(1, 0)) = []; show(x);
  x = ones(2, 3); x([]) = []; show(x);
  x = ones(2, 3); x(false) = []; show(x);
  x = zeros(0, 3); x(false(0, 3)) = []; show(x);
  x = ones(2, 3); x(:, []) = []; show(x);
  x = ones(2, 3, 2); x([], :) = []; show(x);
  x = ones(2, 3, 2); x([], 1) = []; show(x);
  x = ones(2, 3); x([], 7) = []; show(x);
  x = zeros(0, 3); x([], 2) = []; show(x);
  x = zeros(0, 3); x(:, 2) = []; show(x);
  x = 5; x(1) = []; show(x);
  x = 5; x(true) = []; show(x);
  x = 5; x(:, 1) = []; show(x);
  x = 5; x(1, :) = []; show(x);
  x = 1:4; x(2) = []; show(x);
  x = (1:4)'; x([1 1 2]) = []; show(x);
  x = ones(2, 2); x(3) = []; show(x);
  x = ones(2, 2); x(1:4) = []; show(x);
  x = 1:3; x(:) = []; show(x);
  x = ones(2, 3); x(:, :) = []; show(x);
  x = ones(2, 3); x(2, :) = []; show(x);
  x = ones(2, 3); x(:, [true false true]) = []; show(x);
  x = ones(2, 3, 4); x(:, :, 2) = []; show(x);
  x = 'hello'; x(x == 'l') = []; show(x);
  x = {1, 'a', []}; x(2) = []; show(x); x([]) = []; show(x);
  x = struct('a', {1, 2, 3}); x(1) = []; show(x); x(:, []) = []; show(x);
  s.v = 1:5; s.v([]) = []; show(s.v); s.v(end) = []; show(s.v);
  x = [1i 2 3]; x(1) = []; show(x); disp(isreal(x));
  for k = 1:4, show(without(ones(2, 3), k)); show(without([], k)); show(without(zeros(1, 0), k)); end
  for n = 0:3, y = 1:n; y(1:n) = []; show(y); z = ones(n, 1); z(1:n) = []; show(z); end
  try, x = 1:3; x(4) = []; catch e, disp(e.message); end
  try, x = ones(2); x(1, 1) = []; catch e, disp(e.message); end
end

function x = without(x, k)
  switch k
    case 1, x([]) = [];
    case 2, x(:, []) = [];
    case 3, x(x > 5) = [];
    case 4, x(x == 1) = [];
  end
end

function show(x)
  fprintf('%s %s\n', class(x), mat2str(size(x)));
end
