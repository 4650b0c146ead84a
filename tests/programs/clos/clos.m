function [B, rounds] = clos(n)
% CLOS  Transitive closure of a directed graph by squaring its matrix.
%   [B, rounds] = clos(n) makes a graph of n nodes and returns in B(i, j)
%   whether j can be reached from i. Each squaring doubles the length of
%   the paths looked at.

% edges: some short cycles and some long jumps
A = zeros(n, n);
for i = 1:n
    A(i, mod(i*i, n) + 1) = 1;
    if mod(i, 3) == 0
        A(i, mod(i + 4, n) + 1) = 1;
    end
    if mod(i, 7) < 2
        A(i, floor(i/2) + 1) = 1;
    end
end

% A plus the identity also keeps the shorter paths
B = A;
rounds = ceil(log2(n));
for k = 1:rounds
    B = B + B*B;
    B = double(B > 0);
end
end
