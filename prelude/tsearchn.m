function [at, P] = tsearchn(X, T, Q)
% TSEARCHN  The simplex of T over the points X that each row of Q lies in, NaN where there is none, and its
%   barycentric coordinates.

m = size(Q, 1);
at = NaN(m, 1);
P = NaN(m, size(T, 2));
for k = 1:size(T, 1)
    corners = X(T(k, :), :);
    left = find(isnan(at));
    if isempty(left)
        break
    end
    B = ([corners.'; ones(1, size(corners, 1))] \ [Q(left, :).'; ones(1, numel(left))]).';
    inside = all(B >= -1e-12, 2);
    at(left(inside)) = k;
    P(left(inside), :) = B(inside, :);
end
end
