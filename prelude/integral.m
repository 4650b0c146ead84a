function q = integral(f, a, b, varargin)
% INTEGRAL  Integral of a function by adaptive quadrature.
%   Options as names and values: 'AbsTol' (1e-10), 'RelTol' (not needed here),
%   'ArrayValued', and 'Waypoints', where the path turns or the function has peaks.

if ~isa(f, 'function_handle')
    error('MATLAB:integral:funArgNotHandle', 'First input argument must be a function handle.');
end
tol = 1e-10;
array_valued = false;
waypoints = [];
for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'abstol'
            tol = varargin{k+1};
        case 'arrayvalued'
            array_valued = varargin{k+1};
        case 'waypoints'
            waypoints = varargin{k+1};
        case 'reltol'
        otherwise
            error('MATLAB:InputParser:UnmatchedParameter', ...
                '''%s'' is not a recognized parameter.', char(varargin{k}));
    end
end
if array_valued && ~isempty(waypoints)
    stops = [a; waypoints(:); b];
    q = 0;
    for k = 1:numel(stops) - 1
        q = q + integral(f, stops(k), stops(k+1), 'AbsTol', tol, 'ArrayValued', true);
    end
elseif ~isempty(waypoints)
    q = quadgk(f, a, b, 'AbsTol', tol, 'Waypoints', waypoints);
elseif array_valued
    sample = f((a + b) / 2);
    q = zeros(size(sample));
    for k = 1:numel(sample)
        q(k) = mc_quad(@(x) arrayfun(@(t) element(f(t), k), x), a, b, tol);
    end
else
    q = mc_quad(@(x) values_at(f, x), a, b, tol);
end
end

function y = values_at(f, x)
y = f(x);
if ~isequal(size(y), size(x))
    error('MATLAB:integral:FxNotSameSizeAsX', ['Output of the function must be the same size as the input. ', ...
        'If FUN is an array-valued integrand, set the ''ArrayValued'' option to true.']);
end
end

function v = element(values, k)
v = values(k);
end
