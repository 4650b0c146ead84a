function struct_in_functions
% Structs as arguments and results.
p = point(1, 2);
q = move(p, 3, -1);
fprintf('%d %d %d %d\n', p.x, p.y, q.x, q.y);
path = [p, q, move(q, 1, 1)];
fprintf('%.6f\n', pathLength(path));
s = summary([3 1 2]);
fprintf('%d %d %g\n', s.min, s.max, s.mean);
s = update(s, 'max', 99);
fprintf('%d\n', s.max);
end

function p = point(x, y)
p = struct('x', x, 'y', y);
end

function p = move(p, dx, dy)
p.x = p.x + dx;
p.y = p.y + dy;
end

function d = pathLength(path)
d = sum(sqrt(diff([path.x]).^2 + diff([path.y]).^2));
end

function s = summary(v)
s.min = min(v);
s.max = max(v);
s.mean = mean(v);
end

function s = update(s, field, value)
s.(field) = value;
end
