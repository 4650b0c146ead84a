function b = resize(a, sizes, varargin)
% RESIZE  Array with other extents: cut, or filled up with 0 or 'FillValue', at the
%   end or at the 'Side' given; along the 'Dimension' given. 'Pattern' says what it is filled up
%   with instead: 'edge', 'circular', 'flip' (mirrored), 'reflect' (mirrored without the edge).

[dims, fill, side] = deal([], [], 'trailing');
filled = false;
pattern = 'constant';
for k = 1:2:numel(varargin)
    switch lower(char(varargin{k}))
        case 'dimension'
            dims = varargin{k + 1};
        case 'fillvalue'
            fill = varargin{k + 1};
            filled = true;
        case 'side'
            side = lower(char(varargin{k + 1}));
        case 'pattern'
            pattern = validatestring(varargin{k + 1}, {'constant', 'edge', 'circular', 'flip', 'reflect'});
        otherwise
            error('MATLAB:resize:ParseFlags', 'Invalid parameter name.');
    end
end
if isempty(dims)
    if isscalar(sizes)
        dims = find(size(a) ~= 1, 1);
        if isempty(dims)
            dims = 1;
        end
    else
        dims = 1:numel(sizes);
    end
end
b = a;
for k = 1:numel(dims)
    b = along(b, sizes(min(k, numel(sizes))), dims(k), fill, filled, side, pattern);
end
end

function b = along(a, n, dim, fill, filled, side, pattern)
place = repmat({':'}, 1, max(ndims(a), dim));
m = size(a, dim);
switch side
    case 'leading'
        first = m - n;
    case 'both'
        first = floor((m - n) / 2);
        if n > m
            first = -floor((n - m) / 2);
        end
    otherwise
        first = 0;
end
wanted = first + (1:n);
inside = wanted >= 1 & wanted <= m;
place{dim} = wanted(inside);
part = a(place{:});
if all(inside)
    b = part;
    return
end
if ~strcmp(pattern, 'constant') && m > 0
    switch pattern
        case 'edge', wanted = min(max(wanted, 1), m);
        case 'circular', wanted = mod(wanted - 1, m) + 1;
        case 'flip', wanted = mirrored(mod(wanted - 1, 2 * m) + 1, 2 * m + 1);
        otherwise, wanted = mirrored(mod(wanted - 1, max(2 * m - 2, 1)) + 1, 2 * m);
    end
    place{dim} = wanted;
    b = a(place{:});
    return
end
extents = size(a);
extents(end + 1:dim) = 1;
extents(dim) = n;
if filled
    if iscell(a) && ~iscell(fill)
        fill = {fill};
    end
    b = repmat(fill, extents);
elseif ischar(a)
    b = repmat(char(0), extents);
elseif iscell(a)
    b = cell(extents);
elseif isstring(a)
    b = repmat(string(missing), extents);
elseif islogical(a)
    b = false(extents);
elseif isobject(a)
    % what an assignment past the end leaves between
    gap = a(ones(1, ~isempty(a)));
    gap(3) = a(ones(1, ~isempty(a)));
    b = repmat(gap(2), extents);
else
    b = zeros(extents, class(a));
end
if isnumeric(a) || islogical(a)
    b = cast(b, class(a));
end
place{dim} = find(inside);
b(place{:}) = part;
end

function k = mirrored(k, sum_of_both)
k = min(k, sum_of_both - k);
end
