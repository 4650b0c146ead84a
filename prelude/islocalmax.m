function [tf, prominence] = islocalmax(a, varargin)
% ISLOCALMAX  Elements greater than their neighbours; of a plateau the middle one ('FlatSelection' 'center', 'first',
%   'last', 'all'). Options: a dimension, 'MinProminence', 'MinSeparation', 'MaxNumExtrema', 'SamplePoints',
%   'ProminenceWindow'.

dim = find(size(a) ~= 1, 1);
least = 0;
flat = 'center';
most = Inf;
apart = 0;
points = [];
window = [];
if ~isempty(varargin) && isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
end
for k = 1:2:numel(varargin)-1
    switch lower(char(varargin{k}))
        case 'minprominence', least = varargin{k+1};
        case 'flatselection', flat = validatestring(varargin{k+1}, {'center', 'first', 'last', 'all'});
        case 'maxnumextrema', most = varargin{k+1};
        case 'minseparation', apart = varargin{k+1};
        case 'samplepoints', points = varargin{k+1};
        case 'prominencewindow'
            window = varargin{k+1};
        otherwise
            error('MATLAB:islocalmax:ParseFlags', 'Invalid parameter name ''%s''.', char(varargin{k}));
    end
end
if isempty(dim)
    dim = 1;
end
order = [dim, 1:dim-1, dim+1:max(ndims(a), dim)];
t = permute(a, order);
shape = size(t);
t = reshape(t, shape(1), prod(shape(2:end)));
if isempty(points)
    points = 1:shape(1);
    if isscalar(window)
        window = [floor(window / 2), ceil(window / 2) - 1];
    end
end
if isscalar(window)
    window = [window, window] / 2;
end
tf = false(size(t));
prominence = zeros(size(t));
for j = 1:size(t, 2)
    known = ~isnan(t(:, j));
    [tf(known, j), prominence(known, j)] = peaks_of(t(known, j), least, flat, most, apart, points(known), window);
end
tf = ipermute(reshape(tf, shape), order);
prominence = ipermute(reshape(prominence, shape), order);
end

function [tf, prominence] = peaks_of(x, least, flat, most, apart, points, window)
n = numel(x);
tf = false(n, 1);
prominence = zeros(n, 1);
from = zeros(0, 1);
to = zeros(0, 1);
i = 2;
while i < n
    last = i;
    while last < n && x(last+1) == x(i)
        last = last + 1;
    end
    if last < n && x(i) > x(i-1) && x(i) > x(last+1)
        from(end+1, 1) = i;
        to(end+1, 1) = last;
        at = floor((i + last) / 2);
        if isempty(window)
            prominence(i:last) = height_above(x, at);
        else
            near = find(points >= points(at) - window(1) & points <= points(at) + window(2));
            prominence(i:last) = height_above(x(near), at - near(1) + 1);
        end
    end
    i = last + 1;
end
height = prominence(from);
kept = find(height >= least);
if apart > 0
    % the most prominent first, and none near them
    [~, by] = sort(height(kept), 'descend');
    good = zeros(0, 1);
    for k = reshape(kept(by), 1, [])
        if all(abs(points(from(k)) - points(from(good))) >= apart)
            good(end+1, 1) = k;
        end
    end
    kept = sort(good);
end
if numel(kept) > most
    [~, by] = sort(height(kept), 'descend');
    kept = sort(kept(by(1:most)));
end
for k = reshape(kept, 1, [])
    switch flat
        case 'first', tf(from(k)) = true;
        case 'last', tf(to(k)) = true;
        case 'all', tf(from(k):to(k)) = true;
        otherwise, tf(floor((from(k) + to(k)) / 2)) = true;
    end
end
middle = false(n, 1);
for k = 1:numel(from)
    switch flat
        case 'first', middle(from(k)) = true;
        case 'last', middle(to(k)) = true;
        case 'all', middle(from(k):to(k)) = true;
        otherwise, middle(floor((from(k) + to(k)) / 2)) = true;
    end
end
prominence(~middle) = 0;
end

function p = height_above(x, at)
left = x(1:at-1);
right = x(at+1:end);
k = find(left > x(at), 1, 'last');
if ~isempty(k)
    left = left(k+1:end);
end
k = find(right > x(at), 1);
if ~isempty(k)
    right = right(1:k-1);
end
low = [min(left), min(right)];
if isempty(low)
    low = x(at);
end
p = x(at) - max(low);
end
