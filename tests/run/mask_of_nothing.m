% A mask that is 0-by-0 names nothing: 0-by-0, of whatever it is a part, whichever way it was made.
y = [];
disp(size(y(y > 1)))
z = zeros(0, 0);
disp(size(z(false(0, 0))))
m = magic(3);
disp(size(m(false(0, 0))))
c = '';
disp(size(c(c == 'a')))
k = {};
disp(size(k(false(0, 0))))
s = 5;
disp(size(s(logical([]))))
r = zeros(1, 0);
disp(size(r(r > 1)))
q = zeros(0, 3);
disp(size(q(q > 1)))
disp(sum(y(y > 1)))
disp(isempty(y(~isnan(y))))
