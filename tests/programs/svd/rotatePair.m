function M = rotatePair(M, i, j, c, s)
% ROTATEPAIR  Rotates the columns i and j of M.
t = c*M(:, i) + s*M(:, j);
M(:, j) = c*M(:, j) - s*M(:, i);
M(:, i) = t;
end
