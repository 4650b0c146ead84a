% Numbers that elements hold, side by side and one below the other.
function index_fields_side_by_side()
  s = struct('a', {}, 'on', {});
  disp(size([s.a]))
  disp(class([s.on]))
  for k = 1:12
    s(end + 1) = struct('a', k * k, 'on', mod(k, 3) == 0);
  end
  disp([s.a])
  disp(sum([s.a]))
  disp(class([s.on]))
  disp([s.on])
  disp(size(vertcat(s.a)))
  t = s([s.on]);
  disp([t.a])
  c = num2cell(1:10);
  disp(sum([c{:}]))
  c(2:10) = [];
  disp([c{:}])
  c(:) = [];
  disp(size([c{:}]))
  m = [];
  for k = 1:3
    m = [m, s.a];
  end
  disp(numel(m))
  grid = reshape(s, 3, 4);
  disp(size([grid.a]))
  s(5).a = [1 2];
  disp(numel([s.a]))
  s(6).a = [];
  disp(numel([s.a]))
end
