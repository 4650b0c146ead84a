function y = movfun(f, x, k, varargin)
% MOVFUN  A function of a window of k elements that slides along a dimension, or of
%   k(1) elements before and k(2) after. The function takes the windows as columns
%   of a matrix and gives a row. Options: a dimension, 'Endpoints' ('shrink',
%   'discard', 'fill' or a number), 'SamplePoints'.

if ~isnumeric(k) || ~any(numel(k) == [1 2]) || any(~(k >= 0)) || isscalar(k) && k <= 0
    error('MATLAB:movfun:wrongWindowLength', ['Window length must be a finite scalar positive integer or ' ...
        '2-element vector of finite nonnegative integers.']);
end
% Windows of an integer class would be halved in it.
k = double(k);
dim = find(size(x) ~= 1, 1);
if isempty(dim)
    dim = 1;
end
ends = 'shrink';
points = [];
q = 1;
while q <= numel(varargin)
    option = varargin{q};
    if isnumeric(option) && q == 1
        dim = option;
    elseif isnumeric(option)
        error('MATLAB:movfun:unknownOption', 'Invalid option.');
    elseif strcmpi(option, 'Endpoints')
        q = q + 1;
        ends = varargin{q};
    elseif strcmpi(option, 'SamplePoints')
        q = q + 1;
        points = varargin{q};
    elseif strcmpi(option, 'DataVariables') || strcmpi(option, 'ReplaceValues')
        error('MATLAB:movfun:Table', 'Tables are not supported.');
    elseif ~any(strcmpi(option, {'omitnan', 'omitmissing', 'includenan', 'includemissing'}))
        error('MATLAB:movfun:unknownOption', 'Invalid option ''%s''.', char(option));
    end
    q = q + 1;
end
if isempty(points) && any(k ~= fix(k))
    error('MATLAB:movfun:wrongWindowLength', ['Window length must be a finite scalar positive integer or ' ...
        '2-element vector of finite nonnegative integers.']);
end
order = [dim, 1:dim-1, dim+1:max(ndims(x), dim)];
t = permute(x, order);
shape = size(t);
n = shape(1);
t = reshape(t, n, prod(shape(2:end)));
if ~isa(t, 'single')
    t = double(t);
end
y = zeros(size(t), 'like', t);
if ~isempty(points)
    for i = 1:n
        d = points - points(i);
        if isscalar(k)
            inside = d >= -k/2 & d < k/2;
        else
            inside = d >= -k(1) & d <= k(2);
        end
        y(i, :) = f(t(inside, :));
    end
else
    if isscalar(k)
        before = floor(k / 2);
        after = ceil(k / 2) - 1;
    else
        before = k(1);
        after = k(2);
    end
    pad = [];
    if isnumeric(ends)
        pad = ends;
    elseif strcmpi(ends, 'fill')
        pad = NaN;
    end
    if isempty(pad)
        for i = 1:n
            y(i, :) = f(t(max(1, i - before):min(n, i + after), :));
        end
    else
        filled = [repmat(pad, before, size(t, 2)); t; repmat(pad, after, size(t, 2))];
        for i = 1:n
            y(i, :) = f(filled(i:i+before+after, :));
        end
    end
    if ischar(ends) && strcmpi(ends, 'discard') || isstring(ends) && strcmpi(ends, 'discard')
        y = y(1+before:n-after, :);
        shape(1) = size(y, 1);
    end
end
y = ipermute(reshape(y, shape), order);
end
