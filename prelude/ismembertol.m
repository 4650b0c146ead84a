function [tf, place] = ismembertol(x, s, varargin)
% ISMEMBERTOL  Whether elements are within a tolerance of some element of a set, which
%   counts in units of the greatest magnitude. Options: 'ByRows', 'DataScale',
%   'OutputAllIndices'.

[tol, options] = tolerance_options(x, s, varargin);
if options.rows
    if size(x, 2) ~= size(s, 2)
        error('MATLAB:ISMEMBERTOL:AandBColnumAgree', 'A and B must have the same number of columns.');
    end
    rows = size(x, 1);
    limit = tol .* options.scale;
    tf = false(rows, 1);
else
    rows = numel(x);
    limit = tol * options.scale;
    tf = false(size(x));
end
place = zeros(size(tf));
if options.all
    place = num2cell(place);
end
for k = 1:rows
    if options.rows
        at = find(all(abs(s - x(k, :)) <= limit, 2));
    else
        at = find(abs(s(:) - x(k)) <= limit | s(:) == x(k));
    end
    if ~isempty(at)
        tf(k) = true;
        if options.all
            place{k} = at;
        else
            place(k) = at(1);
        end
    end
end
end

function [tol, options] = tolerance_options(x, s, given)
tol = 1e-12;
if isa(x, 'single') || isa(s, 'single')
    tol = 1e-6;
end
options = struct('rows', false, 'all', false, 'scale', []);
if ~isempty(given) && isnumeric(given{1})
    tol = given{1};
    given(1) = [];
end
for k = 1:2:numel(given) - 1
    switch lower(char(given{k}))
        case 'byrows'
            options.rows = logical(given{k + 1});
        case 'outputallindices'
            options.all = logical(given{k + 1});
        case 'datascale'
            options.scale = given{k + 1};
        otherwise
            error('MATLAB:ISMEMBERTOL:InvalidParam', 'Invalid parameter name ''%s''.', char(given{k}));
    end
end
if isempty(options.scale) && options.rows
    options.scale = max(abs([x; s]), [], 1);
elseif isempty(options.scale)
    options.scale = max([0; reshape(abs(x(isfinite(x))), [], 1); reshape(abs(s(isfinite(s))), [], 1)]);
end
end
