function [tf, prominence] = islocalmax(a, varargin)
% ISLOCALMAX  Elements greater than their neighbours; of a plateau the middle one.

dim = find(size(a) ~= 1, 1);
least = 0;
if ~isempty(varargin) && isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
end
for k = 1:2:numel(varargin)-1
    if strcmpi(varargin{k}, 'MinProminence')
        least = varargin{k+1};
    end
end
if isempty(dim)
    dim = 1;
end
if dim == 2
    [tf, prominence] = columns_of(a.', least);
    tf = tf.';
    prominence = prominence.';
else
    [tf, prominence] = columns_of(a, least);
end
end

function [tf, prominence] = columns_of(a, least)
tf = false(size(a));
prominence = zeros(size(a));
n = size(a, 1);
for j = 1:size(a, 2)
    x = a(:, j);
    i = 2;
    while i < n
        last = i;
        while last < n && x(last+1) == x(i)
            last = last + 1;
        end
        if last < n && x(i) > x(i-1) && x(i) > x(last+1)
            at = floor((i + last) / 2);
            p = height_above(x, at);
            prominence(at, j) = p;
            tf(at, j) = p >= least;
        end
        i = last + 1;
    end
end
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
p = x(at) - max(min(left), min(right));
end
