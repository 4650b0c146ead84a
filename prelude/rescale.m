function y = rescale(x, varargin)
% RESCALE  Elements brought linearly to the interval [0, 1] or [low, high]; options
%   'InputMin' and 'InputMax' say what comes to the ends, elements beyond are cut off.

low = 0;
high = 1;
k = 1;
if numel(varargin) >= 2 && isnumeric(varargin{1})
    low = float_of(varargin{1});
    high = float_of(varargin{2});
    k = 3;
end
if ~isfloat(x)
    x = double(x);
end
a = min(x(:));
b = max(x(:));
while k < numel(varargin)
    if strcmpi(varargin{k}, 'InputMin')
        a = float_of(varargin{k+1});
    elseif strcmpi(varargin{k}, 'InputMax')
        b = float_of(varargin{k+1});
    else
        error('MATLAB:rescale:InvalidOption', 'Unknown option ''%s''.', char(varargin{k}));
    end
    k = k + 2;
end
if any(low(:) > high(:))
    error('MATLAB:rescale:LowerGreaterThanUpper', 'Lower bound must be less than or equal to upper bound.');
end
x = min(max(x, a, 'includenan'), b, 'includenan');
if isscalar(a) && isscalar(b) && a == b
    y = low + zeros(size(x), 'like', x);
else
    y = low + (x - a) ./ (b - a) .* (high - low);
end
end

function x = float_of(x)
% A bound of another class counts as double.
if ~isfloat(x), x = double(x); end
end
