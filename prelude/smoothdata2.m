function [b, window] = smoothdata2(a, varargin)
% SMOOTHDATA2  Noisy data of two dimensions smoothed: 'movmean', 'movmedian', 'gaussian', 'lowess', 'loess' (local
%   regression), 'sgolay' (least squares polynomials; 'Degree'), over a window: one extent, two, or a cell of two,
%   each an extent or [before after]. Options: 'includenan', 'omitnan', 'SmoothingFactor', 'SamplePoints' {x, y}.
%   Source: MATLAB documentation, "smoothdata2".

if ~((isnumeric(a) || islogical(a)) && ismatrix(a))
    error('MATLAB:smoothdata2:FirstInput', 'First argument must be a numeric or logical matrix.');
end
method = 'movmean';
window = [];
degree = 2;
factor = 0.25;
points = {(1:size(a, 1))', (1:size(a, 2))'};
sampled = false;
omit = true;
k = 1;
while k <= numel(varargin)
    v = varargin{k};
    if isnumeric(v) || iscell(v)
        window = v;
        k = k + 1;
        continue
    end
    switch lower(char(v))
        case {'movmean', 'movmedian', 'gaussian', 'lowess', 'loess', 'sgolay'}
            method = lower(char(v));
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
                error('MATLAB:smoothdata2:smoothFactorRange', 'Smoothing factor must be a number from 0 to 1.');
            end
        case 'samplepoints'
            k = k + 1;
            points = cellfun(@(p) p(:), varargin{k}, 'UniformOutput', false);
            sampled = true;
        otherwise
            error('MATLAB:smoothdata2:InvalidMethod', 'Invalid smoothing method.');
    end
    k = k + 1;
end
if isempty(window)
    [~, w1] = smoothdata(a, 1, 'movmean', 'SmoothingFactor', factor);
    [~, w2] = smoothdata(a, 2, 'movmean', 'SmoothingFactor', factor);
    window = {w1, w2};
elseif isnumeric(window)
    if ~any(numel(window) == [1 2]) || any(window <= 0)
        error('MATLAB:smoothdata2:InvalidWindow', 'Window must have one or two positive extents.');
    end
    window = {window(1), window(end)};
elseif numel(window) == 1
    window = window([1 1]);
end
if isa(a, 'single')
    b = a;
else
    a = double(a);
    b = a;
end
[low1, high1, far1] = places(points{1}, window{1}, sampled);
[low2, high2, far2] = places(points{2}, window{2}, sampled);
for i = 1:size(a, 1)
    for j = 1:size(a, 2)
        rows = low1(i):high1(i);
        cols = low2(j):high2(j);
        part = a(rows, cols);
        [d1, d2] = ndgrid(points{1}(rows) - points{1}(i), points{2}(cols) - points{2}(j));
        part = part(:);
        d1 = d1(:);
        d2 = d2(:);
        if omit
            known = ~isnan(part);
            part = part(known);
            d1 = d1(known);
            d2 = d2(known);
        end
        if isempty(part)
            b(i, j) = NaN;
            continue
        end
        switch method
            case 'movmean'
                b(i, j) = mean(part);
            case 'movmedian'
                b(i, j) = median(part);
            case 'gaussian'
                w = exp(-0.5 * ((d1 / (far1 / 5)).^2 + (d2 / (far2 / 5)).^2));
                b(i, j) = sum(w .* part) / sum(w);
            case 'sgolay'
                b(i, j) = fitted(d1, d2, part, ones(size(part)), degree);
            otherwise
                far = sqrt((2 * d1 / far1).^2 + (2 * d2 / far2).^2);
                w = max(0, 1 - (far / (max(far) * (1 + 1e-6) + realmin)).^3).^3;
                b(i, j) = fitted(d1, d2, part, w, 1 + strcmp(method, 'loess'));
        end
    end
end
if isequal(window{1}, window{2}) && isscalar(window{1})
    window = window{1};
elseif isscalar(window{1}) && isscalar(window{2})
    window = [window{:}];
end
end

function [low, high, width] = places(points, window, sampled)
% The first and the last place of the window around each, and its width.
n = numel(points);
if ~isscalar(window)
    before = window(1);
    after = window(2);
    width = before + after + ~sampled;
elseif sampled
    before = window / 2;
    after = window / 2;
    width = window;
else
    before = floor(window / 2);
    after = ceil(window / 2) - 1;
    width = window;
end
low = zeros(n, 1);
high = zeros(n, 1);
for i = 1:n
    d = points - points(i);
    if sampled && isscalar(window)
        inside = d >= -before & d < after;
    else
        inside = d >= -before & d <= after;
    end
    inside(i) = true;
    low(i) = find(inside, 1);
    high(i) = find(inside, 1, 'last');
end
end

function v = fitted(d1, d2, values, w, degree)
% The value at distance 0 of the weighted polynomial of two variables.
kept = w > 1e-6 * max(w);
d1 = d1(kept);
d2 = d2(kept);
values = values(kept);
terms = [];
for total = 0:degree
    for p = total:-1:0
        terms = [terms, d1.^p .* d2.^(total - p)]; %#ok<AGROW>
    end
end
s = sqrt(w(kept));
v = pinv(s .* terms) * (s .* values);
v = v(1);
end
