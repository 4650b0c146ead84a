function tf = isindex(i, n)
% ISINDEX  Whether a value can be an index (of n elements).

if islogical(i)
    tf = nargin < 2 || numel(i) <= n;
    return
end
tf = isnumeric(i) && isreal(i) && all(i(:) == fix(i(:))) && all(i(:) >= 1);
if tf && nargin > 1
    tf = all(i(:) <= n);
end
end
