function handles_told_apart()
% Handles are equal where one is a copy of the other; what an anonymous function captured tells it apart.
f = @(x) x + 1; g = @(x) x + 2; k = f;
disp([isequal(f, g) isequal(f, k) isequal(@(x) x + 1, f)]);
a = 1; p = @() a; a = 2; q = @() a; r = p;
disp([isequal(p, q) isequal(p, r)]);
t = mk(2); u = mk(3); v = t;
disp([isequal(t, u) isequal(t, v)]);
switch mk(5)
  case mk(6)
    disp('no');
  otherwise
    disp('other');
end
c = {t, u};
disp(isequal(c, {t, u}));
disp(isequal(c, {u, t}));
end
function h = mk(n)
  h = @(u) [u, n];
end
