function p = symrcm(S)
% SYMRCM  An order that brings the nonzeros of a symmetric matrix near the diagonal.
%   Source: E. Cuthill and J. McKee, 1969; A. George, 1971.

n = size(S, 1);
if n ~= size(S, 2)
    error('MATLAB:symrcm:MatrixNotSquare', 'Matrix must be square.');
end
A = full(S ~= 0);
A = (A | A.') & ~eye(n);
degree = sum(A, 2).';
left = true(1, n);
p = zeros(1, 0);
while any(left)
    nodes = find(left);
    [~, at] = min(degree(nodes));
    root = nodes(at);
    % a node far away from others begins
    [levels, last] = spread(A, root);
    while true
        [~, at] = min(degree(last));
        [more, ends] = spread(A, last(at));
        if more <= levels
            break
        end
        root = last(at);
        levels = more;
        last = ends;
    end
    queue = root;
    left(root) = false;
    at = 1;
    while at <= numel(queue)
        near = find(A(:, queue(at)).' & left);
        [~, order] = sort(degree(near));
        left(near) = false;
        queue = [queue, near(order)];
        at = at + 1;
    end
    p = [p, queue];
end
p = fliplr(p);
end

function [levels, last] = spread(A, root)
% How many levels a search in breadth has, and the nodes of the last one.
seen = false(1, size(A, 1));
seen(root) = true;
last = root;
levels = 0;
while true
    next = find(any(A(:, last), 2).' & ~seen);
    if isempty(next)
        return
    end
    seen(next) = true;
    last = next;
    levels = levels + 1;
end
end
