function y = detrend(x, n, breaks, varargin)
% DETREND  Data without their mean ('constant' or 0) or without the polynomial of degree n that fits them best (1 or
%   'linear' is the default). breaks are points where the trend may change: indices, or values of 'SamplePoints';
%   'Continuous' false lets it jump there. 'omitnan' leaves NaN out of the fit.

if nargin < 3
    breaks = [];
end
if nargin < 2
    n = 1;
elseif (ischar(n) || isstring(n)) && ...
        any(strcmpi(n, {'Continuous', 'SamplePoints', 'omitnan', 'omitmissing', 'includenan', 'includemissing'}))
    varargin = [{n}, repmat({breaks}, 1, nargin > 2), varargin];
    breaks = [];
    n = 1;
elseif ischar(n) || isstring(n)
    switch lower(char(n))
        case 'constant'
            n = 0;
        case 'linear'
            n = 1;
        otherwise
            error('MATLAB:detrend:InvalidTrendInputType', 'The degree must be ''constant'', ''linear'' or a number.');
    end
end
if ischar(breaks) || isstring(breaks)
    varargin = [{breaks}, varargin];
    breaks = [];
end
[n, breaks] = deal(double(n), double(breaks));
continuous = true;
points = [];
omit = false;
k = 1;
while k <= numel(varargin)
    switch lower(char(varargin{k}))
        case 'continuous'
            k = k + 1;
            continuous = varargin{k};
        case 'samplepoints'
            k = k + 1;
            points = varargin{k};
        case {'omitnan', 'omitmissing'}
            omit = true;
        case {'includenan', 'includemissing'}
        otherwise
            error('MATLAB:detrend:InvalidParam', 'Invalid parameter name ''%s''.', char(varargin{k}));
    end
    k = k + 1;
end
row = size(x, 1) == 1;
if row
    x = x(:);
end
if isempty(x)
    y = x;
    return
end
m = size(x, 1);
if isempty(points)
    points = (1:m)';
    if islogical(breaks)
        breaks = find(breaks);
    end
end
points = reshape(points, m, 1);
breaks = reshape(breaks, 1, []);
breaks = unique(breaks(breaks > points(1) & breaks < points(m)));
if n == 0 && isempty(breaks) && ~omit
    y = x - mean(x, 1);
else
    n = min(n, m);
    scale = max(abs(points));
    t = points / scale;
    a = t.^(n:-1:0);
    for b = breaks / scale
        if continuous && n > 0
            a = [a, max(t - b, 0).^(n:-1:1)];
        else
            a = [a, (t >= b) .* (t - b).^(n:-1:0)];
        end
    end
    y = x;
    for c = 1:prod(size(x, 2:ndims(x)))
        known = true(m, 1);
        if omit
            known = ~isnan(x(:, c));
        end
        y(:, c) = x(:, c) - a * (a(known, :) \ x(known, c));
    end
end
if row
    y = y.';
end
end
