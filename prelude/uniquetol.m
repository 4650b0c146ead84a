function [c, ia, ic] = uniquetol(x, varargin)
% UNIQUETOL  Elements that differ by more than a tolerance, in order; of each group the
%   smallest. Options: 'DataScale' (the unit of the tolerance in place of the greatest
%   magnitude), 'ByRows', 'OutputAllIndices', 'PreserveRange'.

tol = 1e-12;
if isa(x, 'single')
    tol = 1e-6;
end
first = 1;
if nargin > 1 && isnumeric(varargin{1})
    tol = varargin{1};
    first = 2;
end
rows = false;
every = false;
range = false;
scale = [];
for k = first:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'byrows'
            rows = logical(varargin{k + 1});
        case 'outputallindices'
            every = logical(varargin{k + 1});
        case 'preserverange'
            range = logical(varargin{k + 1});
        case 'datascale'
            scale = varargin{k + 1};
        otherwise
            error('MATLAB:UNIQUETOL:InvalidParam', 'Invalid parameter name ''%s''.', char(varargin{k}));
    end
end
if rows
    [s, order] = sortrows(x);
    if isempty(scale)
        scale = max(abs(x), [], 1);
    end
else
    [s, order] = sort(x(:));
    if isempty(scale)
        scale = max([0; abs(s(isfinite(s)))]);
    end
end
limit = tol .* scale;
m = size(s, 1);
group = zeros(m, 1);
first = zeros(m, 1);
n = 0;
for k = 1:m
    if rows
        at = find(all(abs(s(first(1:n), :) - s(k, :)) <= limit | s(first(1:n), :) == s(k, :), 2), 1);
    elseif n > 0 && (s(k) - s(first(n)) <= limit || s(k) == s(first(n)))
        at = n;
    else
        at = [];
    end
    if isempty(at)
        n = n + 1;
        first(n) = k;
        at = n;
    end
    group(k) = at;
end
first = first(1:n);
if range && ~rows && n > 1
    first(n) = m;
end
c = s(first, :);
ia = order(first);
ic = zeros(m, 1);
ic(order) = group;
if every
    ia = cell(n, 1);
    for k = 1:n
        ia{k} = find(ic == k);
    end
end
if size(x, 1) == 1 && ~rows
    c = reshape(c, 1, []);
end
end
