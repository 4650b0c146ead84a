% Structs that are built field by field, and looked at before and after they are complete.
function struct_built_in_parts()
  s.a = 0;
  s.n = s.a + 1;
  s.name = 'abc';
  for k = 1:5
    s.a = s.a + k;
    s.n = s.n * 2;
  end
  disp(s)
  disp(fieldnames(s)')
  % One way lacks a field: who looks at the whole finds out.
  for c = [true false]
    t.x = 1;
    if c
      t.y = [1 2 3];
    end
    disp(isfield(t, 'y'))
    t.y(5) = 7;
    disp(t.y)
    clear t
  end
  % The struct begins anew in every round; nothing is left of the last one.
  for k = 1:3
    u = struct('p', k);
    u.q(2) = k;
    u.r.z = k;
    u.r.w = u.r.z + 1;
    if k == 2
      u.q(4) = 1;
    end
    fprintf('%d %s %d %d\n', u.p, mat2str(u.q), u.r.z, u.r.w);
  end
  % Fields in another order.
  for c = [true false]
    if c
      v.a = 1;
      v.b = 2;
    else
      v = struct('b', 3, 'a', 4);
    end
    disp(fieldnames(v)')
    disp(v.a - v.b)
  end
  try
    w.one = 1;
    w.two = lacking(w);
    w.three = 3;
  catch err
    disp(err.message)
    disp(w)
  end
  z = filled(3);
  z.late = z.early * 2;
  disp(orderfields(z))
  a.c{3} = 'x';
  a.d = numel(a.c);
  a.c{4} = 'y';
  disp(a)
end

function v = lacking(s)
  v = s.two;
end

function s = filled(n)
  if n > 2
    s.early = n;
  else
    s.early = -n;
  end
  s.kind = class(s.early);
end
