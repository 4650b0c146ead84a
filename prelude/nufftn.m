function y = nufftn(x, t, f)
% NUFFTN  Fourier sums in all dimensions: t and f hold sample points and frequencies, a cell with a vector for each
%   dimension (a grid), or a matrix with a row for each point.

n = size(x);
if nargin < 2 || isempty(t)
    t = arrayfun(@(m) 0:m-1, n, 'UniformOutput', false);
end
d = numel(n);
if ~iscell(t)
    d = size(t, 2);
end
if nargin < 3 || isempty(f)
    f = arrayfun(@(m) (0:m-1) / m, n, 'UniformOutput', false);
end
if iscell(t) && iscell(f)
    if numel(t) > numel(n)
        n(end+1:numel(t)) = 1;
    end
    y = reshape(x, cellfun(@numel, t));
    for k = 1:numel(t)
        y = nufft(y, t{k}, f{k}, k);
    end
    return
end
t = points(t, d);
f = points(f, d);
if size(t, 1) ~= numel(x)
    error('MATLAB:nufftn:SampleMismatch', 'The number of sample points must match the number of elements of the data.');
end
y = exp(-2i * pi * (f * t.')) * x(:);
end

function p = points(p, d)
% The points of a grid, one a row.
if iscell(p)
    g = cell(1, d);
    [g{:}] = ndgrid(p{:});
    p = cell2mat(cellfun(@(v) v(:), g, 'UniformOutput', false));
end
end
