% Parts of fields that a loop's first round makes.
function path_first_round()
  for k = 1:2
    s.d(1, 3) = k;
  end
  disp(s.d);
  for k = 1:1
    t.c.d(1, 3) = 2;
    t.c.e(k) = 7;
  end
  disp(t.c);
  for k = 1:3
    u.list{k} = k;
    u.m(k, 2) = k;
  end
  disp(u.m);
  disp(numel(u.list));
end
