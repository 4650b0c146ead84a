% Matrices that grow by rows that are put below them, in all shapes, and what is read of them meanwhile.
function grow_by_appended_rows()
x = [];
for k = 1:6
    x = [x; k, 2*k, -k];
end
disp(x);
y = zeros(0, 2);
total = 0;
for k = 1:40
    row = [k, mod(7*k, 5)];
    if row(2) > 0
        y = [y; row];
        total = total + y(end, 1) * y(max(end - 2, 1), 2);
    end
    if mod(k, 15) == 0
        total = total + sum(y(:)) + y(k - 7) + numel(y);
    end
end
fprintf('%dx%d %d %d\n', size(y), total, sum(y(:, 2)));
% Several rows at once, empty ones, a column, a row.
z = [1 2; 3 4];
for k = 1:4
    z = [z; z(1:mod(k, 3), :)];
    part = zeros(0, mod(k, 2) * 2);
    z = [z; part];
end
disp(z);
c = 5;
for k = 1:5
    c = [c; (1:mod(k, 3))'];
end
disp(c');
w = zeros(2, 0);
for k = 1:3
    w = [w; zeros(1, 0)];
end
fprintf('%dx%d\n', size(w));
% A matrix put below itself, and one that is kept from before.
d = [1 2];
for k = 1:3
    d = [d; d];
    before = d;
    d = [d; k k];
    fprintf('%d ', size(before), size(d), sum(before(:)), sum(d(:))); fprintf('\n');
end
% Rows that do not fit leave the matrix as it was.
m = [1 2 3];
for k = 1:3
    try
        m = [m; 1:k+1];
    catch err
        fprintf('%s %s\n', err.identifier, mat2str(m));
    end
end
% Other classes.
u = uint8([1 2]);
t = 'ab';
b = [true false];
for k = 1:3
    u = [u; uint8([k 300])];
    t = [t; char('a' + k), 'z'];
    b = [b; k > 1, true];
end
disp(u); disp(t); disp(b);
% In functions.
s = zeros(0, 2);
for k = 1:5
    s = with(s, k);
end
disp(s'); 
q = grown_to(7);
fprintf('%d ', size(q), q(end, :)); fprintf('\n');
p = [];
k = 0;
while size(p, 1) < 4
    k = k + 1;
    if isprime(k), p = [p; k, k^2]; end
    for j = 1:size(p, 1)
        p(j, 2) = p(j, 2) + 1;
    end
end
disp(p); disp(p(:)');
last = [0 0];
for k = 1:5
    last = [last; last(end, :) + [1 k]];
    if size(last, 1) > 3, last(1, :) = []; end
end
disp(last); fprintf('%g ', last); fprintf('\n');
z = [1+2i, 3];
for k = 1:2
    z = [z; k, 1i*k];
end
disp(z);
end

function s = with(s, k)
s = [s; k, k*k];
if mod(k, 2) == 0
    s = [s; -k, 0];
end
end

function q = grown_to(n)
q = [1 1];
while q(end, 1) < n
    q = [q; q(end, 1) + 1, q(end, 1) * q(end, 2)];
end
end
