% Nothing is deleted from a field that is not there: it begins as [].
function delete_in_missing_field()
  s = struct();
  s.a(1:0) = [];
  disp(size(s.a));
  s.a(end + 1) = 2;
  disp(s.a);
  s.b.c(:) = [];
  disp(size(s.b.c));
  try
    s.d(2) = [];
  catch err
    disp(err.identifier);
  end
  disp(isfield(s, 'd'));
  c = {};
  try
    disp(upper(c{:}));
  catch err
    disp(err.identifier);
  end
  d = {1, 2, 3};
  try
    disp(numel(d{:}));
    disp(isempty(d{:}));
  catch err
    disp(err.identifier);
  end
end
