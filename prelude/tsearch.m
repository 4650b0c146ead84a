function at = tsearch(x, y, T, xq, yq)
% TSEARCH  The triangle of T over the points (x, y) that each point (xq, yq) lies in, NaN where there is none.

at = reshape(tsearchn([x(:), y(:)], T, [xq(:), yq(:)]), size(xq));
end
