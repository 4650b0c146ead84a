function varargout = ode15i(f, tspan, y0, yp0, options, varargin)
% ODE15I  Solution of f(t, y, y') = 0 from consistent y0 and yp0: [t, y] = ode15i(...), [t, y, te, ye, ie] with
%   events, or sol = ode15i(...) for deval.

if nargin < 5
    options = odeset();
end
if ischar(f) || isstring(f)
    f = str2func(f);
end
if numel(tspan) < 2
    error('MATLAB:ode15i:TspanSize', 'TSPAN must have at least 2 elements.');
end
g = @(t, y, yp) reshape(f(t, y, yp, varargin{:}), [], 1);
y0 = y0(:);
yp0 = yp0(:);
o = struct('rtol', odeget(options, 'RelTol', 1e-3), 'atol', reshape(odeget(options, 'AbsTol', 1e-6), [], 1), ...
    'first', odeget(options, 'InitialStep'), 'largest', odeget(options, 'MaxStep', abs(tspan(end) - tspan(1)) / 10), ...
    'stride', 0, 'events', []);
watch = odeget(options, 'Events');
if ~isempty(watch)
    o.events = @(t, y, yp) watch(t, y, yp, varargin{:});
end
[x, y, yp, parts, stats, te, ye, ie] = mc_implicit(g, tspan(1), tspan(end), y0, yp0, o);
if nargout < 2
    sol = struct('solver', 'ode15i');
    sol.extdata = struct('odefun', f, 'options', options, 'varargin', {varargin});
    sol.x = x;
    sol.y = y;
    sol.stats = stats;
    sol.idata = struct('f3d', parts);
    if ~isempty(watch)
        sol.xe = te;
        sol.ye = ye;
        sol.ie = ie;
    end
    varargout{1} = sol;
    return
end
if numel(tspan) > 2
    way = sign(tspan(end) - tspan(1));
    t = reshape(tspan, [], 1);
    t = t((t - x(end)) * way <= 0);
    out = zeros(numel(t), numel(y0));
    for k = 1:numel(t)
        out(k, :) = mc_on_parts(x, y, parts, t(k)).';
    end
    if x(end) ~= tspan(end) && t(end) ~= x(end)
        t(end + 1) = x(end);
        out(end + 1, :) = y(:, end).';
    end
else
    t = x.';
    out = y.';
end
varargout = {t, out, te.', ye.', ie.'};
end
