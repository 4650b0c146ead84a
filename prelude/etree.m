function [parent, order] = etree(A, kind)
% ETREE  Elimination tree of a symmetric matrix, etree(A), or of A'*A, etree(A, 'col'): the parent of each node, 0
%   for roots; and a postorder.
%   Source: J. W. H. Liu, "The role of elimination trees in sparse factorization", 1990.

if nargin > 1 && ~isempty(kind) && any(lower(kind(1)) == 'c')
    B = double(A ~= 0);
    A = B' * B;
elseif nargin > 1 && any(strcmpi(kind, {'lo', 'lower'}))
    A = A.';
end
n = size(A, 1);
if n ~= size(A, 2)
    error('MATLAB:square', 'Matrix must be square.');
end
parent = zeros(1, n);
ancestor = zeros(1, n);
for k = 1:n
    for i = reshape(find(A(1:k-1, k)), 1, [])
        while i ~= 0 && i < k
            next = ancestor(i);
            ancestor(i) = k;
            if next == 0
                parent(i) = k;
            end
            i = next;
        end
    end
end
if nargout > 1
    order = zeros(1, 0);
    stack = fliplr(find(parent == 0));
    opened = false(1, n);
    while ~isempty(stack)
        v = stack(end);
        if opened(v)
            order(end + 1) = v;
            stack(end) = [];
        else
            opened(v) = true;
            stack = [stack, fliplr(find(parent == v))];
        end
    end
end
end
