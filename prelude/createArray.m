function x = createArray(varargin)
% CREATEARRAY  An array of these sizes and this class, filled with the class's default; 'Like' and 'FillValue' may
%   follow.

sizes = {};
kind = 'double';
like = [];
fill = [];
k = 1;
while k <= nargin
    v = varargin{k};
    if isnumeric(v)
        sizes{end + 1} = double(v);
    elseif strcmpi(v, 'Like')
        k = k + 1;
        like = varargin(k);
    elseif strcmpi(v, 'FillValue')
        k = k + 1;
        fill = varargin(k);
    else
        kind = char(v);
    end
    k = k + 1;
end
if isempty(sizes)
    sizes = {1, 1};
elseif isscalar(sizes) && isscalar(sizes{1})
    sizes = {sizes{1}, sizes{1}};
end
if ~isempty(fill)
    x = repmat(fill{1}, sizes{:});
elseif ~isempty(like)
    x = zeros(sizes{:}, 'like', like{1});
else
    switch kind
        case 'logical', x = false(sizes{:});
        case 'cell', x = cell(sizes{:});
        case 'string', x = strings(sizes{:});
        case 'struct', x = repmat(struct(), sizes{:});
        case 'char', x = repmat(char(0), sizes{:});
        otherwise, x = zeros(sizes{:}, kind);
    end
end
end
