function [q, err] = integral2(f, xa, xb, ya, yb, varargin)
% INTEGRAL2  Integral of a function of two variables; the limits of y may be functions of
%   x. Rectangles are halved in both directions where the pair of Gauss and Kronrod rules
%   of 7 and 15 points needs it. Options as names and values: 'AbsTol' (1e-10), 'RelTol'
%   (1e-6), 'Vectorized', 'Method' ('iterated' where the function has peaks at the edges).
%   Source: L. F. Shampine, Appl. Math. Comput. 202 (2008).

abstol = 1e-10;
reltol = 1e-6;
iterated = false;
vectorized = true;
for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'vectorized'
            vectorized = varargin{k + 1};
        case 'abstol'
            abstol = varargin{k + 1};
        case 'reltol'
            reltol = varargin{k + 1};
        case 'method'
            iterated = strcmpi(varargin{k + 1}, 'iterated');
        case {'maxfunevals', 'failureplot', 'singular'}
        otherwise
            error('MATLAB:InputParser:UnmatchedParameter', ...
                '''%s'' is not a recognized parameter.', char(varargin{k}));
    end
end
bounded = ~(isinf(xa) || isinf(xb));
if isnumeric(ya)
    low = @(x) ya + zeros(size(x));
    bounded = bounded && ~isinf(ya);
else
    low = ya;
end
if isnumeric(yb)
    high = @(x) yb + zeros(size(x));
    bounded = bounded && ~isinf(yb);
else
    high = yb;
end
if ~vectorized
    g = @(x, y) arrayfun(f, x, y);
else
    g = f;
end
if ~bounded || iterated
    [q, err] = nested(g, xa, xb, low, high);
    return
end
[q, err, done] = tiled(g, xa, xb, low, high, abstol, reltol);
if ~done
    [q, err] = nested(g, xa, xb, low, high);
end
end

function [q, err] = nested(g, xa, xb, low, high)
% One integral in the other, for infinite limits and for singular functions.
inner = @(s, a, b) quad(@(y) g(s * ones(size(y)), y), a, b, 1e-8);
[q, err] = mc_quad(@(x) arrayfun(inner, x, low(x), high(x)), xa, xb, 1e-8);
end

function [q, err, done] = tiled(g, xa, xb, low, high, abstol, reltol)
x = [0.991455371120812639206854697526329, 0.949107912342758524526189684047851, ...
    0.864864423359769072789712788640926, 0.741531185599394439863864773280788, ...
    0.586087235467691130294144691693407, 0.405845151377397166906606412076961, ...
    0.207784955007898467600689403773245, 0];
wk = [0.022935322010529224963732008058970, 0.063092092629978553290700663189204, ...
    0.104790010322250183839876322541518, 0.140653259715525918745189590510238, ...
    0.169004726639267902826583426598550, 0.190350578064785409913256402421014, ...
    0.204432940075298892414161999234649, 0.209482141084727828012999174891714];
wg = [0, 0.129484966168869693270611432679082, 0, 0.279705391489276667901467771423780, ...
    0, 0.381830050505118944950369775488975, 0, 0.417959183673469387755102040816327];
x = [-x, x(7:-1:1)];
wk = [wk, wk(7:-1:1)];
wg = [wg, wg(7:-1:1)];
% the square [0 1] x [0 1] stands for the region
tiles = zeros(4, 0);
for i = 0:1
    for j = 0:1
        tiles(:, end + 1) = [i / 2; (i + 1) / 2; j / 2; (j + 1) / 2];
    end
end
q = 0;
err = 0;
done = true;
total = 0;
turn = 0;
while ~isempty(tiles)
    turn = turn + 1;
    n = size(tiles, 2);
    values = zeros(1, n);
    errors = zeros(1, n);
    for k = 1:n
        u = (tiles(1, k) + tiles(2, k)) / 2 + (tiles(2, k) - tiles(1, k)) / 2 * x;
        v = (tiles(3, k) + tiles(4, k)) / 2 + (tiles(4, k) - tiles(3, k)) / 2 * x.';
        % cosines weaken singularities of the edges
        xs = xa + (xb - xa) * ((1 - cos(pi * u)) / 2);
        a = low(xs);
        b = high(xs);
        z = g(repmat(xs, 15, 1), a + (1 - cos(pi * v)) / 2 .* (b - a)) .* ((xb - xa) * (b - a));
        z = z .* (pi / 2 * sin(pi * u)) .* (pi / 2 * sin(pi * v));
        area = (tiles(2, k) - tiles(1, k)) * (tiles(4, k) - tiles(3, k)) / 4;
        values(k) = area * (wk * z * wk.');
        errors(k) = abs(values(k) - area * (wg * z * wg.'));
    end
    if any(~isfinite(values)) || turn > 20 || n > 1500
        done = false;
        return
    end
    total = q + sum(values);
    goal = max(abstol, reltol * 1e-2 * abs(total));
    % a difference of rules of such degrees is far above the error of the better one
    good = errors.^1.2 <= goal .* (tiles(2, :) - tiles(1, :)) .* (tiles(4, :) - tiles(3, :)) | errors <= 4 * eps(abs(total));
    q = q + sum(values(good));
    err = err + sum(errors(good));
    open = tiles(:, ~good);
    tiles = zeros(4, 0);
    for k = 1:size(open, 2)
        mx = (open(1, k) + open(2, k)) / 2;
        my = (open(3, k) + open(4, k)) / 2;
        tiles = [tiles, [open(1, k); mx; open(3, k); my], [mx; open(2, k); open(3, k); my], ...
            [open(1, k); mx; my; open(4, k)], [mx; open(2, k); my; open(4, k)]];
    end
end
end
