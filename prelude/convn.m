function c = convn(a, b, shape)
% CONVN  Convolution of N-dimensional arrays: 'full', 'same' or 'valid' part.

if nargin < 3
    shape = 'full';
end
n = max(ndims(a), ndims(b));
as = ones(1, n);
bs = ones(1, n);
as(1:ndims(a)) = size(a);
bs(1:ndims(b)) = size(b);
full_size = max(as + bs - 1, 0);
c = zeros(full_size);
if isa(a, 'single') || isa(b, 'single')
    c = single(c);
end
place = cell(1, n);
at = cell(1, n);
for k = 1:numel(b)
    if b(k) == 0
        continue
    end
    [at{:}] = ind2sub(bs, k);
    for d = 1:n
        place{d} = at{d}:(at{d} + as(d) - 1);
    end
    c(place{:}) = c(place{:}) + reshape(a, as) * b(k);
end
switch lower(char(shape))
    case 'same'
        start = ceil((bs - 1) / 2);
        for d = 1:n
            place{d} = start(d) + (1:as(d));
        end
        c = c(place{:});
    case 'valid'
        for d = 1:n
            place{d} = bs(d):as(d);
        end
        c = c(place{:});
end
end
