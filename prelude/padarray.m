function y = padarray(x, amount, value, side)
% PADARRAY  Array with a border: a value (0), 'replicate', 'symmetric' or
%   'circular'; on 'both' sides, 'pre' or 'post'.

if nargin < 3
    value = 0;
end
if nargin < 4
    side = 'both';
end
if ischar(value) && any(strcmp(value, {'both', 'pre', 'post'}))
    side = value;
    value = 0;
end
r = max(ndims(x), numel(amount));
amount(end+1:r) = 0;
places = cell(1, r);
for d = 1:r
    n = size(x, d);
    p = amount(d);
    before = p * ~strcmp(side, 'post');
    after = p * ~strcmp(side, 'pre');
    k = 1-before:n+after;
    if ischar(value)
        switch value
            case 'replicate'
                k = min(max(k, 1), n);
            case 'circular'
                k = mod(k - 1, n) + 1;
            case 'symmetric'
                k = mod(k - 1, 2 * n);
                k(k >= n) = 2 * n - 1 - k(k >= n);
                k = k + 1;
        end
    end
    places{d} = k;
end
if ischar(value)
    y = x(places{:});
else
    sz = cellfun(@numel, places);
    y = repmat(cast(value, class(x)), sz);
    inner = cell(1, r);
    for d = 1:r
        inner{d} = find(places{d} == 1) - 1 + (1:size(x, d));
    end
    y(inner{:}) = x;
end
end
