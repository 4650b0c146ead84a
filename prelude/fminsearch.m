function [x, fx, flag, info] = fminsearch(f, x0, options, varargin)
% FMINSEARCH  Minimum of a function of several variables by the simplex method
%   of Nelder and Mead.
%   Arguments behind the options go on to f.
%   fminsearch(problem) takes a structure with the fields objective, x0 and options.

if nargin == 1 && isstruct(f)
    x0 = f.x0;
    options = f.options;
    f = f.objective;
elseif nargin < 3
    options = struct();
end
if ischar(f)
    f = str2func(f);
end
if nargin > 3
    g = f;
    f = @(x) g(x, varargin{:});
end
n = numel(x0);
[notify, final, iter] = mc_solver_display(options);
watch = optimget(options, 'OutputFcn');
tolx = optimget(options, 'TolX', 1e-4);
tolf = optimget(options, 'TolFun', 1e-4);
max_rounds = optimget(options, 'MaxIter', 200 * n);
max_calls = optimget(options, 'MaxFunEvals', 200 * n);

% the first simplex: the start, and a step of five percent along each axis
v = zeros(n, n + 1);
v(:, 1) = x0(:);
fv = zeros(1, n + 1);
at = x0;
fv(1) = f(at);
f_first = fv(1);
for j = 1:n
    y = x0(:);
    if y(j) ~= 0
        y(j) = 1.05 * y(j);
    else
        y(j) = 0.00025;
    end
    v(:, j+1) = y;
    at(:) = y;
    fv(j+1) = f(at);
end
[fv, order] = sort(fv);
v = v(:, order);
calls = n + 1;
rounds = 1;
flag = 1;
if iter
    fprintf(' \n Iteration   Func-count         f(x)         Procedure\n');
    fprintf(' %5.0f        %5.0f     %12.6g         %s\n', 0, 1, f_first, '');
    fprintf(' %5.0f        %5.0f     %12.6g         %s\n', rounds, calls, fv(1), 'initial simplex');
end
stopped = seen_by(watch, v(:, 1), x0, fv(1), 0, 1, '', 'init');
stopped = stopped || seen_by(watch, v(:, 1), x0, fv(1), rounds, calls, 'initial simplex', 'iter');
while true
    if stopped
        flag = -1;
        break
    end
    if rounds >= max_rounds || calls >= max_calls
        flag = 0;
        break
    end
    if max(abs(fv(1) - fv(2:n+1))) <= max(tolf, 10 * eps(fv(1))) ...
            && max(max(abs(v(:, 2:n+1) - v(:, 1)))) <= max(tolx, 10 * eps(max(v(:, 1))))
        break
    end
    centre = sum(v(:, 1:n), 2) / n;
    reflected = 2 * centre - v(:, n+1);
    at(:) = reflected;
    fr = f(at);
    calls = calls + 1;
    shrink = false;
    if fr < fv(1)
        expanded = 3 * centre - 2 * v(:, n+1);
        at(:) = expanded;
        fe = f(at);
        calls = calls + 1;
        how = 'reflect';
        if fe < fr
            how = 'expand';
            v(:, n+1) = expanded;
            fv(n+1) = fe;
        else
            v(:, n+1) = reflected;
            fv(n+1) = fr;
        end
    elseif fr < fv(n)
        how = 'reflect';
        v(:, n+1) = reflected;
        fv(n+1) = fr;
    elseif fr < fv(n+1)
        outside = 1.5 * centre - 0.5 * v(:, n+1);
        at(:) = outside;
        fo = f(at);
        calls = calls + 1;
        how = 'contract outside';
        if fo <= fr
            v(:, n+1) = outside;
            fv(n+1) = fo;
        else
            shrink = true;
        end
    else
        inside = 0.5 * centre + 0.5 * v(:, n+1);
        at(:) = inside;
        fi = f(at);
        calls = calls + 1;
        how = 'contract inside';
        if fi < fv(n+1)
            v(:, n+1) = inside;
            fv(n+1) = fi;
        else
            shrink = true;
        end
    end
    if shrink
        how = 'shrink';
        for j = 2:n+1
            v(:, j) = v(:, 1) + 0.5 * (v(:, j) - v(:, 1));
            at(:) = v(:, j);
            fv(j) = f(at);
        end
        calls = calls + n;
    end
    [fv, order] = sort(fv);
    v = v(:, order);
    rounds = rounds + 1;
    if iter
        fprintf(' %5.0f        %5.0f     %12.6g         %s\n', rounds, calls, fv(1), how);
    end
    stopped = seen_by(watch, v(:, 1), x0, fv(1), rounds, calls, how, 'iter');
end
x = x0;
x(:) = v(:, 1);
fx = fv(1);
if flag == 1
    text = sprintf(['Optimization terminated:\n the current x satisfies the termination criteria using OPTIONS.TolX of %e \n', ...
        ' and F(X) satisfies the convergence criteria using OPTIONS.TolFun of %e \n'], tolx, tolf);
elseif calls >= max_calls
    text = sprintf(['Exiting: Maximum number of function evaluations has been exceeded\n', ...
        '         - increase MaxFunEvals option.\n         Current function value: %f \n'], fx);
else
    text = sprintf(['Exiting: Maximum number of iterations has been exceeded\n', ...
        '         - increase MaxIter option.\n         Current function value: %f \n'], fx);
end
if flag == -1
    text = 'Optimization terminated prematurely by user.';
end
seen_by(watch, v(:, 1), x0, fx, rounds, calls, '', 'done');
if final || notify && flag ~= 1
    fprintf(' \n%s\n', text);
end
info = struct('iterations', rounds, 'funcCount', calls, 'algorithm', 'Nelder-Mead simplex direct search', ...
    'message', text);
end

function stop = seen_by(watch, x, shape, fx, rounds, calls, how, state)
% What the output functions say of a point: whether to stop.
stop = false;
if isempty(watch)
    return
end
at = shape;
at(:) = x;
values = struct('iteration', rounds, 'funccount', calls, 'fval', fx, 'procedure', how);
if ~iscell(watch)
    watch = {watch};
end
for k = 1:numel(watch)
    if strcmp(state, 'done')
        watch{k}(at, values, state);
    else
        stop = watch{k}(at, values, state) || stop;
    end
end
end
