function r = roots(p)
% ROOTS  Zeros of a polynomial as eigenvalues of its companion matrix.

if size(p, 1) > 1 && size(p, 2) > 1
    error('MATLAB:roots:NonVectorInput', 'Input must be a vector.');
end
if any(~isfinite(p))
    error('MATLAB:roots:NonFiniteInput', 'Input to ROOTS must not contain NaN or Inf.');
end
places = find(p ~= 0);
if isempty(places)
    r = zeros(0, 1);
    return
end
zeros_at_origin = numel(p) - places(end);
p = p(places(1):places(end));
% A leading coefficient so small that others over it are infinite counts as zero.
while any(isinf(p(2:end) / p(1)))
    p = p(2:end);
end
if numel(p) > 1
    r = [eig(compan(p)); zeros(zeros_at_origin, 1)];
else
    r = zeros(zeros_at_origin, 1);
end
end
