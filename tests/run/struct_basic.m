% Fields and their order.
s.name = 'rod';
s.length = 2.5;
s.parts = {1, 'a'};
s.sub.x = [1 2 3];
f = fieldnames(s);
fprintf('%s ', f{:});
fprintf('%d ', numel(f), isstruct(s), isfield(s, 'name'), isfield(s, 'none'), isfield(s, {'name', 'x'}), size(s));
fprintf('\n');
s.sub.x(2) = 20;
s.sub.y.z = 'deep';
fprintf('%d %s\n', s.sub.x(2), s.sub.y.z);
s = rmfield(s, 'parts');
fprintf('%d\n', numel(fieldnames(s)));
t = struct('a', 1, 'b', 'two', 'c', {{1, 2}});
fprintf('%d %s %d %s\n', t.a, t.b, numel(t.c), class(t.c));
e = struct();
fprintf('%d %d %d\n', isempty(e), numel(fieldnames(e)), isempty(struct([])));
