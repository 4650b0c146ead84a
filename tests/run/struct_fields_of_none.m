% A field of a struct array without elements is a list of no values.
function struct_fields_of_none()
  p = struct('a', {});
  u = [p.a];
  disp(size(u));
  g = {p.a};
  disp(size(g));
  disp(numel([p.a]));
  s.x = struct('a', {}, 'b', {});
  h = [s.x.b];
  disp(size(h));
  for k = 1:numel(p)
    disp(p(k).a);
  end
  try
    p(1).a
  catch err
    disp(err.message);
  end
  p(end + 1).a = 3;
  disp([p.a]);
  q = none(struct('a', {1, 2}));
  disp(numel({q.a}));
end

function q = none(q)
  q(:) = [];
end
