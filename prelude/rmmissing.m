function [y, gone] = rmmissing(x, varargin)
% RMMISSING  Data without missing elements; of a matrix without the rows (or, with dim 2,
%   the columns) that have some, or at least as many as 'MinNumMissing' says.
%   'MissingLocations' says which elements are missing.

least = 1;
dim = 0;
m = ismissing(x);
k = 1;
while k <= numel(varargin)
    option = varargin{k};
    if isnumeric(option)
        dim = option;
        if ~isequal(dim, 1) && ~isequal(dim, 2)
            error('MATLAB:rmmissing:DimensionInvalid', 'Dimension must be either 1 or 2.');
        end
    elseif k < numel(varargin) && strcmpi(option, 'MinNumMissing')
        k = k + 1;
        least = varargin{k};
    elseif k < numel(varargin) && strcmpi(option, 'MissingLocations')
        k = k + 1;
        m = varargin{k};
    else
        error('MATLAB:rmmissing:NameValueNames', 'Invalid parameter name.');
    end
    k = k + 1;
end
if dim == 0 && isrow(x)
    gone = sum(m, 1) >= least;
    y = x(:, ~gone);
elseif dim == 2
    gone = sum(m, 1) >= least;
    y = x(:, ~gone);
else
    gone = sum(m, 2) >= least;
    y = x(~gone, :);
end
end
