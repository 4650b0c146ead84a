% Elements taken out one by one, of rows, columns and matrices of every class.
function delete_in_place
row = 1:6; row(end) = []; show(row); row(1) = []; show(row); row(2) = []; show(row);
row = [row 9 10]; show(row);
col = (1:4)'; col(2) = []; show(col); col(end) = []; show(col); col(1) = []; show(col);
col(1) = []; show(col); col(end+1) = 3; show(col);
one = 7; one(1) = []; show(one);
m = magic(4); m(:, 2) = []; show(m); m(1, :) = []; show(m); m(end, :) = []; show(m);
m(:, end) = []; m(:, 1) = []; show(m);
flat = reshape(1:6, 2, 3); flat(5) = []; show(flat);
t = 'stack'; t(1) = []; t(end) = []; show(t);
b = [true false true]; b(2) = []; show(b);
u = uint8([5; 6; 7]); u(int8(2)) = []; show(u);
z = [1+2i, 3, 4-1i]; z(1) = []; show(z); z(end) = []; show(z);
c = {1, 'two', [3 3]}; c(2) = []; show(c{2}); c(end) = []; show(numel(c));
c = {1; 'two'; 3}; c(1) = []; show(size(c)); c(1) = []; c(1) = []; show(size(c));
s = struct('a', {1, 2, 3}); s(2) = []; show([s.a]); s(2) = []; s(1) = []; show(size(s)); show(isfield(s, 'a'));
q.list = 1:4; q.list(1) = []; q.list(end) = []; show(q.list);
kept = row; kept(1) = []; show(row); show(kept);
show(popped([4 5 6])); 
e = []; e(end+1) = 1; e(end+1) = 2; e(end) = []; e(end) = []; show(e); e(end+1) = 5; show(e);
% Errors leave the variable as it was.
x = [1 2 3]; y = (1:3)'; w = eye(2);
for k = [0 1.5 4 -1]
    try, x(k) = []; catch err, show(err.message); end
    try, y(k) = []; catch err, show(err.message); end
    try, w(:, k + 0) = []; catch err, show(err.message); end
    if isempty(w), w = eye(2); end
end
show(x); show(y'); show(w);
% A stack and a queue.
stack = []; total = 0;
for k = 1:2000
    stack(end+1) = k;
    if mod(k, 3) == 0, total = total + stack(end); stack(end) = []; end
end
show(total); show(numel(stack));
queue = zeros(0, 2);
for k = 1:50, queue(end+1, :) = [k, k^2]; end
while size(queue, 1) > 3, total = total - queue(1, 2); queue(1, :) = []; end
queue(end+1, :) = [0 0]; show(queue); show(total);
end

function x = popped(x)
x(end) = [];
end

function show(x)
if ischar(x), fprintf('%s', x); else, fprintf('%g ', real(x)); if ~isreal(x), fprintf('%g ', imag(x)); end, end
fprintf('%s %s\n', class(x), mat2str(size(x)));
end
