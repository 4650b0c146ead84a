function sol = odextend(sol, f, tend, y0, options)
% ODEXTEND  A solution of an initial value problem taken on to tend, by the solver that made it.

if nargin < 4 || isempty(y0)
    y0 = sol.y(:, end);
end
if nargin < 5
    options = sol.extdata.options;
end
extra = sol.extdata.varargin;
if isempty(f)
    f = sol.extdata.odefun;
end
more = feval(sol.solver, f, [sol.x(end), tend], y0, options, extra{:});
before = size(sol.idata.f3d, 2);
behind = size(more.idata.f3d, 2);
most = max(before, behind);
parts = zeros(size(sol.y, 1), most, numel(sol.x) + numel(more.x) - 2);
parts(:, 1:before, 1:numel(sol.x) - 1) = sol.idata.f3d(:, :, 1:numel(sol.x) - 1);
parts(:, 1:behind, numel(sol.x):end) = more.idata.f3d(:, :, 1:numel(more.x) - 1);
sol.x = [sol.x, more.x(2:end)];
sol.y = [sol.y, more.y(:, 2:end)];
sol.idata.f3d = parts;
for name = {'xe', 'ye', 'ie'}
    if isfield(sol, name{1}) && isfield(more, name{1})
        sol.(name{1}) = [sol.(name{1}), more.(name{1})];
    end
end
end
