function [c, ia, ic] = uniquetol(x, varargin)
% UNIQUETOL  Elements that differ by more than a tolerance, in order; of each
%   group the smallest. uniquetol(.., 'DataScale', d) counts the tolerance in
%   units of d in place of the greatest magnitude.

tol = 1e-12;
if isa(x, 'single')
    tol = 1e-6;
end
first = 1;
if nargin > 1 && isnumeric(varargin{1})
    tol = varargin{1};
    first = 2;
end
[s, order] = sort(x(:));
scale = max([0; abs(s(isfinite(s)))]);
for k = first:2:numel(varargin)
    if k == numel(varargin) || ~strcmpi(varargin{k}, 'DataScale')
        error('tame:unsupported', 'uniquetol with the option ''%s'' is not supported.', char(varargin{k}));
    end
    scale = varargin{k+1};
end
limit = tol * scale;
group = zeros(numel(s), 1);
first = zeros(numel(s), 1);
n = 0;
for k = 1:numel(s)
    if n == 0 || ~(s(k) - s(first(n)) <= limit || s(k) == s(first(n)))
        n = n + 1;
        first(n) = k;
    end
    group(k) = n;
end
first = first(1:n);
c = s(first);
ia = order(first);
ic = zeros(numel(s), 1);
ic(order) = group;
if size(x, 1) == 1
    c = reshape(c, 1, []);
end
end
