function [tf, place] = ismembertol(x, s, tol)
% ISMEMBERTOL  Whether elements are within a tolerance of some element of a set.

if nargin < 3
    tol = 1e-12;
end
limit = tol * max([0; abs(x(:)); abs(s(:))]);
tf = false(size(x));
place = zeros(size(x));
for k = 1:numel(x)
    at = find(abs(s(:) - x(k)) <= limit, 1);
    if ~isempty(at)
        tf(k) = true;
        place(k) = at;
    end
end
end
