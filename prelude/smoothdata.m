function [y, window] = smoothdata(x, varargin)
% SMOOTHDATA  Noisy data smoothed over a window: 'movmean', 'movmedian', 'gaussian',
%   'lowess', 'loess' (local regression), 'sgolay' (least squares polynomials; 'Degree').
%   Options: a dimension before the method, 'includenan', 'SamplePoints'. Without a window one is taken that takes the
%   share 'SmoothingFactor' (0.25) of the energy away. 'rlowess' and 'rloess' repeat the fit with weights that fall with
%   the residual.

dim = find(size(x) ~= 1, 1);
if isempty(dim)
    dim = 1;
end
method = 'movmean';
window = [];
degree = 2;
factor = 0.25;
points = [];
omit = true;
named = false;
k = 1;
while k <= numel(varargin)
    v = varargin{k};
    if isnumeric(v)
        if named
            window = double(v);
        else
            dim = v;
        end
    else
        v = lower(char(v));
        switch v
            case {'movmean', 'movmedian', 'gaussian', 'lowess', 'loess', 'rlowess', 'rloess', 'sgolay'}
                method = v;
                named = true;
            case {'includenan', 'includemissing'}
                omit = false;
            case {'omitnan', 'omitmissing'}
                omit = true;
            case 'degree'
                k = k + 1;
                degree = double(varargin{k});
            case 'smoothingfactor'
                k = k + 1;
                factor = varargin{k};
                if ~(isnumeric(factor) && isscalar(factor) && factor >= 0 && factor <= 1)
                    error('MATLAB:smoothdata:smoothFactorRange', 'Smoothing factor must be a number from 0 to 1.');
                end
            case 'samplepoints'
                k = k + 1;
                points = varargin{k};
            otherwise
                error('MATLAB:smoothdata:InvalidMethod', 'Invalid smoothing method.');
        end
    end
    k = k + 1;
end
if isempty(window)
    window = window_for(x, dim, factor);
    if ~isempty(points)
        window = window * mean(diff(sort(points(:))));
    end
end
robust = method(1) == 'r';
if robust
    method = method(2:end);
end
order = [dim, 1:dim-1, dim+1:max(ndims(x), dim)];
t = permute(x, order);
shape = size(t);
n = shape(1);
t = reshape(t, n, prod(shape(2:end)));
if ~isa(t, 'single')
    t = double(t);
end
y = t;
uniform = isempty(points);
if uniform
    points = (1:n).';
end
points = points(:);
if isscalar(window) && uniform
    before = floor(window / 2);
    after = ceil(window / 2) - 1;
elseif isscalar(window)
    before = window / 2;
    after = window / 2;
else
    before = window(1);
    after = window(2);
end
width = sum(window);
if ~isscalar(window)
    width = width + 1;
end
for c = 1:size(t, 2)
    trust = ones(n, 1);
    for round = 1:1 + 5 * robust
    if round > 1
        rest = abs(t(:, c) - y(:, c));
        scale = 6 * median(rest(~isnan(rest)));
        if ~(scale > 0)
            break
        end
        trust = max(0, 1 - (rest / scale).^2).^2;
    end
    for i = 1:n
        d = points - points(i);
        inside = d >= -before & d <= after;
        if ~uniform && isscalar(window)
            inside = d >= -before & d < after;
        end
        if omit
            inside = inside & ~isnan(t(:, c));
        end
        y(i, c) = smoothed(d(inside), t(inside, c), method, width, degree, trust(inside));
    end
    end
end
y = ipermute(reshape(y, shape), order);
end

function v = smoothed(d, values, method, width, degree, trust)
% The smoothed value at distance 0.
if isempty(values)
    v = NaN;
    return
end
switch method
    case 'movmean'
        v = mean(values);
    case 'movmedian'
        v = median(values);
    case 'gaussian'
        w = exp(-0.5 * (d / (width / 5)).^2);
        v = sum(w .* values) / sum(w);
    case 'sgolay'
        v = fitted(d, values, ones(size(d)), min(degree, numel(values) - 1));
    otherwise
        far = max(abs(d)) * (1 + eps);
        if far == 0
            far = 1;
        end
        w = (1 - (abs(d) / far).^3).^3;
        v = fitted(d, values, w .* trust, 1 + strcmp(method, 'loess'));
end
end

function v = fitted(d, values, w, degree)
kept = w > 1e-6 * max(w);
if ~any(kept)
    v = mean(values);
    return
end
d = d(kept);
values = values(kept);
degree = min(degree, numel(values) - 1);
a = d.^(0:degree);
s = sqrt(w(kept));
p = (s .* a) \ (s .* values);
v = p(1);
end

function w = window_for(x, dim, factor)
% The least window over which means leave no more than the rest of the energy, about the mean of the data.
n = size(x, dim);
x = double(x) - mean(double(x), dim, 'omitnan');
x(isnan(x)) = 0;
all = sum(x.^2, 'all');
w = 1;
while w < n && sum(movmean(x, w, dim).^2, 'all') > (1 - factor) * all
    w = w + 1;
end
w = max(w, min(n, 2));
end
