% Of two names without a value in an assignment, the one on the right-hand side is missed first.
function op_assign_value_first()
  x = zeros(0, 2);
  c = {};
  s = struct('f', {1, 2});
  if isempty(s)
    k = 1;
    v = 2;
  end
  try
    x(:, k) = v;
  catch e
    disp(e.message);
  end
  try
    x(k) = v;
  catch e
    disp(e.message);
  end
  try
    c{k} = v;
  catch e
    disp(e.message);
  end
  try
    s(k).f = v;
  catch e
    disp(e.message);
  end
  try
    s(1).(k) = v;
  catch e
    disp(e.message);
  end
  try
    x(k) = [];
  catch e
    disp(e.message);
  end
end
