% Assignment of what has one element or as many as there are places: which, shows at run time.
v(2) = 'c';
w = v(end);
v(:) = strrep(w, 'm', 'y'); fprintf('%d ', v); fprintf('\n');
t = 'abcdef';
t(2:4) = flipped('xyz'); disp(t)
t(1:3) = flipped('q'); disp(t)
x = zeros(1, 5);
x(2:4) = flipped([1; 2; 3]); fprintf('%d ', x); fprintf('\n');
x(1:2) = flipped(7); fprintf('%d ', x); fprintf('\n');
m = zeros(2, 5);
m(2, 2:4) = flipped([1; 2; 3]); fprintf('%d ', m); fprintf('\n');
m(:, 2:4) = flipped(4); fprintf('%d ', m); fprintf('\n');
m(:, 1:3) = flipped([1 2 3; 4 5 6]); fprintf('%d ', m); fprintf('\n');
try
    x(1:2) = flipped([1 2 3]);
catch
    disp('sizes differ')
end
% of arrays that nobody reads any more
r = find(~[true, false]);
if ~isempty(r), r(end) = []; end
k = 5; disp(k); k(2) = 6; k(:) = [1 2];

function y = flipped(x)
y = x;
if sum(double(x(:))) > 1000, y = x.'; end
if sum(double(x(:))) > 2000, y = [x; x]; end
end
