function [mults, idx] = mpoles(p, tol, reorder)
% MPOLES  Multiplicities of poles: within tol (default 1e-3, relative) poles count as
%   equal. Poles come by falling size unless reorder is 0; equal ones one after another,
%   numbered from 1.

if nargin < 2 || isempty(tol)
    tol = 1e-3;
end
p = p(:);
n = numel(p);
order = (1:n).';
if nargin < 3 || isempty(reorder) || reorder
    [~, order] = sort(-abs(p));
end
mults = zeros(n, 1);
idx = zeros(n, 1);
done = false(n, 1);
at = 0;
for k = 1:n
    first = order(k);
    if done(first)
        continue
    end
    m = 0;
    for j = k:n
        other = order(j);
        near = tol * abs(p(first));
        if p(first) == 0
            near = tol;
        end
        if ~done(other) && abs(p(other) - p(first)) <= near
            m = m + 1;
            at = at + 1;
            mults(at) = m;
            idx(at) = other;
            done(other) = true;
        end
    end
end
end
