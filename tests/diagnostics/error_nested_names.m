outer(1)

function r = outer(n)
  r = n;
  function add(v)
    f = @(u) u + [1 2; v 3];
    r = f([1 2 3]);
  end
  add(2);
end
