% Where a part of a part is assigned, an empty array of doubles becomes what is needed, whatever its
% extents.
f();
function f()
  p = zeros(0, 3); p(2).a = 3.5; report(p)
  q = zeros(1, 0); q(2).a{3} = 3.5; report(q), disp(size(q(2).a))
  r = zeros(1, 0); r(2).a.b(3) = 3.5; report(r), disp(r(2).a.b)
  s.p = zeros(0, 3); s.p(2).a = 1; report(s.p)
  c = {zeros(0, 3)}; c{1}(2).a = 1; report(c{1})
  t = zeros(0, 3); t{2}.a = 1; report(t)
  u = zeros(0, 3); u{2}(3) = 1; report(u), disp(u{2})
  v.a = zeros(0, 2); v.a.b = 2; disp(v.a.b)
  for k = 1:2
    w = zeros(k - 1, 3);
    try
      w(2).a = 3; report(w)
    catch
      disp('not a struct');
    end
  end
end
function report(x)
  fprintf('%s %d %d\n', class(x), size(x));
end
