% A colon stores into what is there: into nothing, where the variable has no value yet, whatever it is given later.
function grow_begins_empty()
  z = -2;
  y(:) = z(:)';
  disp(size(y));
  try
    w = 'abc' - y;
    disp(w);
  catch err
    disp(err.identifier);
  end
  for k = 1:2
    y = double(z);
    disp(y);
  end
  s.n = 1;
  s.a(:) = 5;
  disp(size(s.a));
  for k = 1:2
    s.a = [1 2 3];
    disp(numel(s.a));
  end
  for k = 1:2
    v(:) = k;
    fprintf('%d ', numel(v));
    v = [4 5];
  end
  fprintf('%d %d\n', v(1), v(2));
end
