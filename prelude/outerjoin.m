function [out, ia, ib] = outerjoin(A, B, varargin)
% OUTERJOIN  Rows of two tables with the same keys side by side, and those of either alone.
%   'Keys', 'Type' ('full', 'left', 'right'), 'MergeKeys'.

an = A.Properties.VariableNames;
bn = B.Properties.VariableNames;
keys = intersect(an, bn, 'stable');
type = 'full';
merged = false;
for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'keys'
            keys = an(table.varsOf(A, varargin{k + 1}, false));
        case 'type'
            type = lower(char(varargin{k + 1}));
        case 'mergekeys'
            merged = varargin{k + 1};
    end
end
na = height(A);
nb = height(B);
both = [A(:, keys); B(:, keys)];
[~, ~, g] = unique(both);
ga = g(1:na);
gb = g(na + 1:end);
ia = zeros(0, 1);
ib = zeros(0, 1);
for k = 1:max([g; 0])
    a = find(ga == k);
    b = find(gb == k);
    if isempty(b)
        if strcmp(type, 'right'), continue, end
        b = 0;
    elseif isempty(a)
        if strcmp(type, 'left'), continue, end
        a = 0;
    end
    [y, x] = ndgrid(b, a);
    ia = [ia; x(:)];
    ib = [ib; y(:)];
end
left = inputname(1);
if isempty(left), left = 'left'; end
right = inputname(2);
if isempty(right), right = 'right'; end
values = {};
names = {};
for k = 1:numel(an)
    v = outerjoin_rows(A.(an{k}), ia);
    name = an{k};
    if any(strcmp(name, keys))
        if merged
            w = outerjoin_rows(B.(name), ib);
            v(ia == 0, :) = w(ia == 0, :);
        else
            name = [name, '_', left];
        end
    elseif any(strcmp(name, bn))
        name = [name, '_', left];
    end
    values{end + 1} = v;
    names{end + 1} = name;
end
for k = 1:numel(bn)
    name = bn{k};
    if any(strcmp(name, keys)) && merged
        continue
    end
    if any(strcmp(name, an))
        name = [name, '_', right];
    end
    values{end + 1} = outerjoin_rows(B.(bn{k}), ib);
    names{end + 1} = name;
end
out = table(values{:}, 'VariableNames', names);
end

function w = outerjoin_rows(v, at)
% Rows of v, and missing values where there is none.
if iscell(v)
    gap = {''};
elseif isstring(v)
    gap = string(missing);
elseif isfloat(v)
    gap = NaN('like', v);
elseif islogical(v)
    gap = false;
elseif isnumeric(v)
    gap = zeros(1, 'like', v);
else
    gap = v(1, :);
    gap(1) = missing;
end
gap = repmat(gap(1), 1, size(v, 2));
all_rows = [v; gap];
at(at == 0) = size(v, 1) + 1;
w = all_rows(at, :);
end
