function [b, filled] = fillmissing2(a, method, varargin)
% FILLMISSING2  Missing numbers of a matrix replaced by what their neighbours of both dimensions say: 'nearest',
%   'linear', 'natural', 'cubic', 'v4', or the mean or median of a window ('movmean', k; one extent, two, or a cell of
%   two [before after]), or f(known, their places, place of the gap) for fillmissing2(a, f, window). Options:
%   'SamplePoints' {x, y}, 'MissingLocations'.
%   Source: MATLAB documentation, "fillmissing2".

first = 1;
window = [];
fun = [];
if isa(method, 'function_handle')
    fun = method;
    method = 'function';
else
    method = lower(char(method));
end
if any(strcmp(method, {'function', 'movmean', 'movmedian'}))
    if isempty(varargin)
        error('MATLAB:fillmissing2:MissingWindow', 'Fill method must be followed by a window.');
    end
    window = varargin{1};
    if ~iscell(window)
        window = {window(1), window(end)};
    end
    first = 2;
elseif ~any(strcmp(method, {'nearest', 'linear', 'natural', 'cubic', 'v4'}))
    error('MATLAB:fillmissing2:InvalidMethod', 'Invalid fill method.');
end
gone = ismissing(a);
points = {1:size(a, 1), 1:size(a, 2)};
for k = first:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'samplepoints'
            points = varargin{k + 1};
        case 'missinglocations'
            gone = logical(varargin{k + 1});
        otherwise
            error('MATLAB:fillmissing2:NameValueNames', 'Invalid parameter name.');
    end
end
b = a;
[x, y] = ndgrid(points{1}, points{2});
known = ~gone;
holes = find(gone);
switch method
    case {'movmean', 'movmedian', 'function'}
        [low1, high1] = reach(window{1});
        [low2, high2] = reach(window{2});
        for h = holes'
            inside = known & x >= x(h) - low1 & x <= x(h) + high1 & y >= y(h) - low2 & y <= y(h) + high2;
            if ~any(inside(:))
                continue
            end
            if ~isempty(fun)
                b(h) = fun(a(inside), [x(inside), y(inside)], [x(h), y(h)]);
            elseif strcmp(method, 'movmean')
                b(h) = mean(a(inside));
            else
                b(h) = median(a(inside));
            end
        end
    case 'nearest'
        if any(known(:))
            b(holes) = nearest(x, y, a, known, holes);
        end
    otherwise
        if any(known(:)) && ~isempty(holes)
            v = griddata(x(known), y(known), double(a(known)), x(holes), y(holes), method);
            outside = isnan(v);
            if any(outside)
                v(outside) = nearest(x, y, a, known, holes(outside));
            end
            b(holes) = v;
        end
end
filled = gone & ~ismissing(b);
end

function v = nearest(x, y, a, known, holes)
at = find(known);
v = zeros(numel(holes), 1, class(a));
for k = 1:numel(holes)
    d = (x(at) - x(holes(k))).^2 + (y(at) - y(holes(k))).^2;
    [~, i] = min(d);
    v(k) = a(at(i));
end
end

function [before, after] = reach(w)
if isscalar(w)
    before = floor(w / 2);
    after = ceil(w / 2) - 1;
else
    before = w(1);
    after = w(2);
end
end
