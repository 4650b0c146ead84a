function c = conv2(a, b, form, last)
% CONV2  Two-dimensional convolution.
%   form is 'full' (default), 'same' (the middle, as large as a) or 'valid'
%   (without the parts that reach over the border).
%   conv2(u, v, a, form) convolves the columns of a with u and the rows with v.

if nargin < 3
    form = 'full';
elseif isnumeric(form)
    % conv2(u, v, a): the columns with u, the rows with v.
    shape = 'full';
    if nargin > 3
        shape = last;
    end
    c = conv2(form, a(:) * b(:).', shape);
    return
end
if ndims(a) > 2 || ndims(b) > 2
    error('MATLAB:conv2:inputsMustBe2D', 'N-D arrays are not supported.');
end
if ~any(strcmpi(form, {'full', 'same', 'valid'}))
    error('MATLAB:conv2:unknownShapeParameter', 'Unknown shape parameter.');
end
[ma, na] = size(a);
[mb, nb] = size(b);
kind = 'double';
if isa(a, 'single') || isa(b, 'single')
    kind = 'single';
end
c = zeros(max(ma + mb - 1, 0), max(na + nb - 1, 0), kind);
for j = 1:nb
    for i = 1:mb
        c(i:i+ma-1, j:j+na-1) = c(i:i+ma-1, j:j+na-1) + b(i, j) * a;
    end
end
switch lower(form)
    case 'same'
        top = ceil((mb + 1) / 2);
        left = ceil((nb + 1) / 2);
        c = c(top:top+ma-1, left:left+na-1);
    case 'valid'
        c = c(max(mb, 1):max(mb, 1) + max(ma - max(mb - 1, 0), 0) - 1, max(nb, 1):max(nb, 1) + max(na - max(nb - 1, 0), 0) - 1);
end
end
