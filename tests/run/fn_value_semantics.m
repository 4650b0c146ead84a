function fn_value_semantics
% Arguments are copies.
x = [1 2 3];
y = change(x);
fprintf('%d ', x, y);
fprintf('\n');
s.a = 1;
t = s;
t.a = 2;
c = {1, {2}};
d = c;
d{2}{1} = 9;
fprintf('%d %d %d %d\n', s.a, t.a, c{2}{1}, d{2}{1});
z = x;
z(2) = 99;
fprintf('%d ', x, z);
fprintf('\n');
end

function v = change(v)
v(1) = 100;
end
