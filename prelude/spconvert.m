function s = spconvert(d)
% SPCONVERT  A sparse matrix from rows [i j v] or [i j re im].

v = d(:, 3);
if size(d, 2) > 3
    v = complex(v, d(:, 4));
end
s = sparse(d(:, 1), d(:, 2), v);
end
