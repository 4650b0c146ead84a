% Operands are evaluated from left to right: what a call changes, the operands before it do not see.
function op_globals_in_order()
  global G
  G = 1;
  disp(G + inc());
  disp([G, inc(), G]);
  disp(inc() * G);
  c = {G, inc()};
  disp(c{1});
  x = pair(G, inc());
  disp(x);
  disp(count(3));
end

function r = inc()
  global G
  G = G + 1;
  r = G;
end

function r = pair(a, b)
  r = [a b];
end

function r = count(n)
  persistent p
  if isempty(p)
    p = 0;
  end
  p = p + 1;
  r = 0;
  if n > 0
    r = p + 10 * count(n - 1) + 100 * p;
  end
end
