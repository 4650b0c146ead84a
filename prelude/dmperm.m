function [p, q, r, s, cc, rr] = dmperm(A)
% DMPERM  p = dmperm(A): rows of a square matrix in an order that brings nonzeros to the diagonal, 0 where a column
%   has none. [p, q, r, s] = dmperm(A): A(p, q) is block upper triangular, with blocks from r(k) and s(k) on; of a
%   square matrix of full structural rank. [.., cc, rr] = dmperm(A): where the four coarse blocks of columns and
%   rows begin; of such a matrix all but the third are empty.

[m, n] = size(A);
match = mc_matching(A);
if nargout < 2
    p = match;
    return
end
if m ~= n || any(match == 0)
    error('tame:unsupported', 'dmperm of a matrix without full structural rank is not supported yet.');
end
[i, j] = find(A(match, :));
bins = conncomp(digraph(i, j, [], n));
[~, q] = sort(bins);
p = match(q);
edges = [1, find(diff(bins(q))) + 1, n + 1];
r = edges;
s = edges;
cc = [1, 1, 1, n + 1, n + 1];
rr = [1, 1, n + 1, n + 1, n + 1];
end
