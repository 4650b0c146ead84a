function [q, err] = quadgk(f, a, b, varargin)
% QUADGK  Integral of a function by adaptive Gauss-Kronrod quadrature.
%   Options as names and values: 'AbsTol', 'Waypoints' (where the path turns, or where
%   the function has peaks), 'RelTol' and 'MaxIntervalCount' (not needed here). A
%   number in their place is the absolute tolerance.

if ~isa(f, 'function_handle')
    error('MATLAB:quadgk:funArgNotHandle', 'First input argument must be a function handle.');
end
tol = 1e-10;
path = [a, b];
first = 1;
while first <= numel(varargin) && isnumeric(varargin{first})
    if first == 1 && ~isempty(varargin{1})
        tol = varargin{1};
    end
    first = first + 1;
end
for k = first:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'abstol'
            tol = varargin{k + 1};
        case 'waypoints'
            path = [a, reshape(varargin{k + 1}, 1, []), b];
        case {'reltol', 'maxintervalcount', 'trace'}
        otherwise
            error('MATLAB:InputParser:UnmatchedParameter', ...
                '''%s'' is not a recognized parameter.', char(varargin{k}));
    end
end
q = 0;
err = 0;
for k = 1:numel(path) - 1
    [part, wrong] = mc_quad(f, path(k), path(k + 1), tol);
    q = q + part;
    err = err + wrong;
end
end
