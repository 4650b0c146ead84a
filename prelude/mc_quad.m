function [q, err, count] = mc_quad(f, a, b, tol)
% MC_QUAD  Integral of a function by adaptive quadrature: a Gauss-Kronrod pair of 7 and 15 points on intervals that
%   are halved where they need it. Infinite limits are taken by a change of variable; complex limits are the ends of
%   a straight path.

count = 0;
way = 1;
if isinf(a) && a > 0 || isinf(b) && b < 0
    [a, b] = deal(b, a);
    way = -1;
end
if isinf(a) || isinf(b)
    if isinf(a) && isinf(b)
        g = @(t) f(t ./ (1 - t.^2)) .* (1 + t.^2) ./ (1 - t.^2).^2;
        lo = -1;
        hi = 1;
    elseif isinf(b)
        g = @(t) f(a + (t ./ (1 - t)).^2) .* (2 * t ./ (1 - t).^3);
        lo = 0;
        hi = 1;
    else
        g = @(t) f(b - (t ./ (1 + t)).^2) .* (-2 * t ./ (1 + t).^3);
        lo = -1;
        hi = 0;
    end
else
    g = f;
    lo = a;
    hi = b;
end
x = [0.991455371120812639206854697526329, 0.949107912342758524526189684047851, ...
    0.864864423359769072789712788640926, 0.741531185599394439863864773280788, ...
    0.586087235467691130294144691693013, 0.405845151377397166906606412076961, ...
    0.207784955007898467600689403773245];
wk = [0.022935322010529224963732008058970, 0.063092092629978553290700663189204, ...
    0.104790010322250183839876322541518, 0.140653259715525918745189590510238, ...
    0.169004726639267902826583426598550, 0.190350578064785409913256402421014, ...
    0.204432940075298892414161999234649, 0.209482141084727828012999174891714];
wg = [0, 0.129484966168869693270611432679082, 0, 0.279705391489276667901467771423780, ...
    0, 0.381830050505118944950369775488975, 0, 0.417959183673469387755102040816327];
nodes = [-x, 0, fliplr(x)];
kronrod = [wk(1:7), wk(8), fliplr(wk(1:7))];
gauss = [wg(1:7), wg(8), fliplr(wg(1:7))];

% ten intervals to start with; those with the largest errors are halved
edges = linspace(lo, hi, 11);
left = edges(1:10);
right = edges(2:11);
q = 0;
err = 0;
limit = 650;
while ~isempty(left)
    half = (right - left) / 2;
    points = (right + left) / 2 + nodes.' .* half;
    values = g(reshape(points, 1, []));
    count = count + numel(points);
    if isscalar(values)
        values = values * ones(1, numel(points));
    end
    values = reshape(values, size(points));
    bad = ~isfinite(values);
    if any(bad(:))
        % What is far out overflows where the limits are infinite; elsewhere it is the integrand.
        far = isinf(a) & left <= lo | isinf(b) & right >= hi;
        if any(any(bad, 1) & ~far)
            warning('MATLAB:integral:NonFiniteValue', 'Infinite or Not-a-Number value encountered.');
            q = way * (q + sum(half .* (kronrod * values)));
            err = NaN;
            return
        end
        values(bad) = 0;
    end
    part = half .* (kronrod * values);
    wrong = abs(part - half .* (gauss * values));
    total = abs(q + sum(part));
    goal = max(tol, 1e-10 * total);
    allowed = goal * abs(right - left) / max(abs(hi - lo), realmin);
    narrow = abs(right - left) <= 4 * eps(max(abs(left), abs(right)));
    fine = wrong <= allowed | narrow;
    if limit <= 0 || err + sum(wrong) <= goal / 100
        fine(:) = true;
    end
    if limit <= 0 && err + sum(wrong) > max(tol, 1e-6 * total)
        warning('MATLAB:integral:MaxIntervalCountReached', ...
            ['Reached the limit on the maximum number of intervals in use. Approximate bound on error is%9.1e. ', ...
            'The integral may not exist, or it may be difficult to approximate numerically to the requested accuracy.'], ...
            err + sum(wrong));
    end
    q = q + sum(part(fine));
    err = err + sum(wrong(fine));
    left = left(~fine);
    right = right(~fine);
    middle = (left + right) / 2;
    limit = limit - numel(left);
    oldleft = left;
    left = [oldleft, middle];
    right = [middle, right];
end
q = way * q;
if isa(a, 'single') || isa(b, 'single')
    q = single(q);
end
end
