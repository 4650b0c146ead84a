% A struct that may lack a field goes whole to functions that look at other fields only.
function struct_field_in_one_branch
for k = [5 4]
    q = made(k);
    fprintf('%d %d %d\n', sum(arrayfun(@(u) u.x, q)), numel(fieldnames(q)), first(q));
    g = @(u) u.x + 1;
    fprintf('%d %d\n', g(q), cellfun(@(u) u.x, {q}));
    r = changed(q);
    names = fieldnames(r);
    fprintf('%s ', names{:});
    fprintf('%d\n', r.x);
end
end

function q = made(k)
q.x = 2;
if mod(k, 2) == 0
    q.new = 1;
end
end

function r = first(u)
r = u.x;
end

function u = changed(u)
u.x = u.x + 5;
end
