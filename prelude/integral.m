function q = integral(f, a, b, varargin)
% INTEGRAL  Integral of a function by adaptive quadrature.
%   Options as names and values: 'AbsTol' (1e-10), 'RelTol', 'ArrayValued'.

tol = 1e-10;
array_valued = false;
for k = 1:2:numel(varargin) - 1
    switch lower(varargin{k})
        case 'abstol'
            tol = varargin{k+1};
        case 'arrayvalued'
            array_valued = varargin{k+1};
    end
end
if array_valued
    sample = f((a + b) / 2);
    q = zeros(size(sample));
    for k = 1:numel(sample)
        q(k) = quad(@(x) arrayfun(@(t) element(f(t), k), x), a, b, tol);
    end
else
    q = quad(f, a, b, tol);
end
end

function v = element(values, k)
v = values(k);
end
