function sol = bvpinit(x, guess, parameters, varargin)
% BVPINIT  A guess for bvp4c: a mesh, and values as a column for all points or as a function of a point; guesses of
%   unknown parameters may follow. bvpinit(sol, [a b]) takes a solution to another interval.

if isstruct(x)
    old = x;
    ends = guess;
    sol = old;
    sol.x = old.x;
    sol.y = old.y;
    if ends(1) < old.x(1)
        sol.x = [ends(1), sol.x];
        sol.y = [deval_beyond(old, ends(1), 1), sol.y];
    end
    if ends(2) > old.x(end)
        sol.x = [sol.x, ends(2)];
        sol.y = [sol.y, deval_beyond(old, ends(2), numel(old.x))];
    end
    kept = sol.x >= ends(1) & sol.x <= ends(2);
    sol.x = sol.x(kept);
    sol.y = sol.y(:, kept);
    if nargin > 2
        sol.parameters = parameters;
    end
    sol.solver = 'bvpinit';
    return
end
x = reshape(x, 1, []);
if numel(x) < 2
    error('MATLAB:bvpinit:TooFewPoints', 'Initial mesh must have at least two points.');
end
way = diff(x) * sign(x(end) - x(1));
if any(way <= 0) || x(1) == x(end)
    error('MATLAB:bvpinit:MeshNotMonotonic', 'The entries in x must strictly increase or decrease.');
end
if isnumeric(guess)
    y = repmat(guess(:), 1, numel(x));
else
    if ischar(guess) || isstring(guess)
        guess = str2func(guess);
    end
    first = guess(x(1), varargin{:});
    y = zeros(numel(first), numel(x));
    for k = 1:numel(x)
        y(:, k) = reshape(guess(x(k), varargin{:}), [], 1);
    end
end
sol = struct('solver', 'bvpinit', 'x', x, 'y', y);
if nargin > 2 && ~isempty(parameters)
    sol.parameters = parameters;
end
if isnumeric(guess)
    sol.yinit = guess;
else
    sol.yinit = guess;
end
end

function y = deval_beyond(sol, t, k)
% A straight line beyond the ends.
slope = zeros(size(sol.y, 1), 1);
if isfield(sol, 'yp')
    slope = sol.yp(:, k);
end
y = sol.y(:, k) + (t - sol.x(k)) * slope;
end
