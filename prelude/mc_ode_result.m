function sol = mc_ode_result(name, f, options, extra, te, ye, ie, points, states, parts, stats)
% MC_ODE_RESULT  The struct that a solver of differential equations gives as its only
%   result.

sol = struct('solver', name);
sol.extdata = struct('odefun', f, 'options', options);
sol.extdata.varargin = extra;
sol.x = points;
sol.y = states;
if ~isempty(odeget(options, 'Events', []))
    sol.xe = te.';
    sol.ye = ye.';
    sol.ie = ie.';
end
sol.stats = struct('nsteps', stats(1), 'nfailed', stats(2), 'nfevals', stats(3));
sol.idata = struct('f3d', parts);
end
