function [c, v] = condest(a, t)
% CONDEST  Condition number in the 1-norm, and an approximate null vector v with
%   norm(a*v, 1) == norm(a, 1) * norm(v, 1) / c. The second argument is not needed.

if size(a, 1) ~= size(a, 2)
    error('MATLAB:condest:NonSquareMatrix', 'Matrix must be square.');
end
a = full(a);
v = [];
if isempty(a)
    c = 0;
    return
end
[~, u] = lu(a);
if any(diag(u) == 0)
    c = Inf;
    return
end
b = inv(a);
[largest, k] = max(sum(abs(b), 1));
c = norm(a, 1) * largest;
v = b(:, k) / largest;
end
