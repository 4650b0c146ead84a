% Elements of struct arrays that are read, swapped and appended as wholes.
function structs_elements
q = struct('key', {}, 'name', {});
for k = [5 3 8 1]
    q(end + 1) = struct('key', k, 'name', sprintf('n%d', k));
end
kept = q(1);
swapped = swap(q, 1, 4);
fprintf('%d %s, %d %s, %d\n', swapped(1).key, swapped(4).name, q(1).key, kept.name, numel(q));

% Fields in another order are assigned by name.
other = struct('name', 'x', 'key', 9);
q(2) = other;
fprintf('%d %s %s\n', q(2).key, q(2).name, strjoin(fieldnames(q)', ','));

% What is assigned lives on by itself.
one.key = 70;
one.name = 'seventy';
q(3) = one;
one.key = 71;
fprintf('%d %d\n', q(3).key, one.key);

% Behind a gap, fields are empty.
q(7) = one;
fprintf('%d %d %d\n', isempty(q(5).key), isempty(q(6).name), q(7).key);

% In cells and fields.
c.list = q;
c.list(1) = c.list(3);
c.list(end + 1) = c.list(2);
d = {q};
d{1}(2) = d{1}(1);
fprintf('%d %d %d %d %d\n', c.list(1).key, numel(c.list), c.list(8).key, d{1}(2).key, q(2).key);

% Fields must be the same.
try
    q(1) = struct('key', 1);
catch e
    disp(e.identifier)
end
grid = struct('v', {1 2; 3 4});
grid(2, 1) = grid(1, 2);
grid(3) = struct('v', 'text');
fprintf('%d %d %s %d\n', grid(1).v, grid(2).v, grid(3).v, grid(4).v);
heap = sift(q([1 2 3 7]));
fprintf('%d ', heap.key);
fprintf('\n');
end

function q = swap(q, i, j)
t = q(i);
q(i) = q(j);
q(j) = t;
end

function q = sift(q)
for n = 2:numel(q)
    k = n;
    while k > 1 && q(floor(k/2)).key > q(k).key
        q = swap(q, k, floor(k/2));
        k = floor(k/2);
    end
end
end
