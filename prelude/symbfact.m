function [count, h, parent, post, R] = symbfact(A, kind, form)
% SYMBFACT  How many nonzeros each row of the Cholesky factor has, the height of the elimination tree, the tree, a
%   postorder, and where the factor has nonzeros.

if nargin > 1 && ~isempty(kind) && strcmpi(kind, 'col')
    B = double(A ~= 0);
    A = B' * B;
elseif nargin > 1 && strcmpi(kind, 'row')
    B = double(A ~= 0);
    A = B * B';
elseif nargin > 1 && strncmpi(kind, 'lo', 2)
    A = A.';
end
n = size(A, 1);
P = full(triu(A) ~= 0);
P(1:n+1:end) = true;
for k = 1:n
    right = k + find(P(k, k+1:n));
    if ~isempty(right)
        P(right(1), right) = true;
    end
end
count = sum(P, 2);
[parent, post] = etree(A);
depth = zeros(1, n);
for k = n:-1:1
    if parent(k) == 0
        depth(k) = 1;
    else
        depth(k) = depth(parent(k)) + 1;
    end
end
h = max([0, depth]);
R = sparse(P);
if nargin > 2 && strcmpi(form, 'lower')
    R = R.';
end
end
