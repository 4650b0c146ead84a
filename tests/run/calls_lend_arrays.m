function calls_lend_arrays()
% Arrays that calls of the library are lent: what keeps them has its own, and the lender's stay as they are.
n = 40;
x = zeros(1, n);
for k = 1:n
    x(k) = mod(k*k, 17);
end
c = {};
c{1} = x;
m = containers.Map();
m('x') = x;
y = double(x);
z = reshape(x, 5, 8);
f = @() sum(x);
s = struct('a', {x});
kept = keep(x);
x(3) = 1000;
sorted = sort(x);
x(4) = 2000;
y(1) = -1;
z(2) = -2;
fprintf('%d %d %d %d %d %d %d %d\n', c{1}(3), x(3), y(3), z(3), f(), s.a(4), kept(3), sorted(end));
w = m('x');
fprintf('%d %d %d %d\n', w(3), x(1), z(1), x(4));
text = repmat('ab', 1, 20);
t = {text, upper(text)};
text(1) = 'z';
fprintf('%s %s %s\n', t{1}(1:3), t{2}(1:3), text(1:3));
g = cellfun(@(v) [v, x(1)], {x, x}, 'UniformOutput', false);
x(1) = 7;
fprintf('%d %d %d\n', numel(g{1}), g{2}(1), g{1}(end));
for k = 1:3
    try
        x = [x, ones(2, 1)]; %#ok<AGROW>
    catch
        x(k) = max(x) + k;
    end
end
fprintf('%d %d %d\n', x(1:3));
b = x > 5;
d = cumsum(b);
b(1:20) = false;
fprintf('%d %d %d\n', d(end), sum(b), any(b));
u = uint8(x);
v = [u; u];
u(2) = 0;
fprintf('%d %d %d\n', v(1, 2), v(2, 2), u(2));
r = x;
r(isnan(r)) = [];
r = fliplr(r);
fprintf('%d %d %d\n', r(1), x(1), numel(r));
end

function k = keep(x)
persistent p
if isempty(p)
    p = x;
end
k = p;
end
