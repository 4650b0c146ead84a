function A = createArray(varargin)
% CREATEARRAY  An array of a size and a class: createArray(m, n, ..., class), with 'Like', p for the class of P,
%   and 'FillValue', v for the value of all elements.

sizes = {};
kind = 'double';
given = false;
prototype = [];
fill = [];
filled = false;
k = 1;
while k <= nargin
    x = varargin{k};
    if ischar(x) || isstring(x)
        switch lower(char(x))
            case 'like'
                prototype = varargin{k + 1};
                kind = class(prototype);
                given = true;
                k = k + 1;
            case 'fillvalue'
                fill = varargin{k + 1};
                filled = true;
                k = k + 1;
            otherwise
                kind = char(x);
                given = true;
        end
    else
        sizes{end + 1} = x; %#ok<AGROW>
    end
    k = k + 1;
end
if isempty(sizes), sizes = {1, 1}; end
if isscalar(sizes) && isscalar(sizes{1}), sizes = {sizes{1}, sizes{1}}; end
if filled
    if given && ~isa(fill, kind), fill = feval(kind, fill); end
    A = repmat(fill, sizes{:});
    return
end
switch kind
    case {'double', 'single', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64'}
        A = zeros(sizes{:}, kind);
        if isnumeric(prototype) && issparse(prototype), A = sparse(A); end
    case 'logical', A = false(sizes{:});
    case 'char', A = char(zeros(sizes{:}));
    case 'string', A = strings(sizes{:}); A(:) = missing;
    case 'cell', A = cell(sizes{:});
    case 'struct', A = repmat(struct(), sizes{:});
    case 'datetime', A = NaT(sizes{:});
    case 'duration', A = seconds(zeros(sizes{:})); A.Format = 'hh:mm:ss';
    case 'categorical', A = categorical(strings(sizes{:}));
    otherwise, A = repmat(feval(kind), sizes{:});
end
end
