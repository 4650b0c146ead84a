% What is stored comes out of a map, so that only the run knows its class and size.
function stores_of_unknown_values()
m = containers.Map();
m('number') = 2.5;
m('row') = [1 2 3];
m('column') = [4; 5; 6];
m('matrix') = [1 2; 3 4];
m('text') = 'ab';
m('truth') = true;
m('small') = int8(7);
m('complex') = 1 + 2i;
m('cell') = {1};
m('empty') = [];
m('single') = single(0.5);

x = zeros(1, 4);
x(2) = m('number');
x(3) = m('truth');
x(4) = m('small');
disp(x)
disp(class(x))
x(6) = m('number');
disp(x)
x(end + 1) = m('single');
disp(class(x))
disp(x)

A = zeros(2, 3);
A(1, :) = m('row');
A(2, :) = m('number');
disp(A)
try
    A(:, 2) = m('empty');
catch err
    disp(err.message)
end
A(1:2, 1:2) = m('matrix');
disp(A)

A(2, :) = m('column');
disp(A)
A(1, 2:3) = m('number');
try
    A(1, 2:3) = m('column');
catch err
    disp(err.message)
end
u = zeros(3, 1, 'uint8');
u(1:3, 1) = m('row');
disp(u')
u(1) = m('number');
u(:) = m('column');
disp(u')
u(3) = m('number');
disp(u')

y = zeros(1, 3);
y(2) = m('complex');
disp([real(y); imag(y)])
y(2) = m('number');
disp(real(y))

z = 1:3;
try
    z(2) = m('row');
catch err
    disp(err.message)
end
try
    z(9) = m('cell');
catch err
    disp(err.message)
end
disp(z)
z(m('number') - 0.5) = m('number');
disp(z)
for k = 1:3
    z(k) = m('number')*k;
end
disp(z)
disp(last(m))
end

function x = last(m)
% The array is a result: it is given away and taken back in each round.
x = zeros(2, 2);
for k = 1:2
    c = m('column');
    x(:, k) = c(1:2);
end
end
