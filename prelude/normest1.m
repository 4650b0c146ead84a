function [n, v, w, count] = normest1(a, t, start, varargin)
% NORMEST1  The 1-norm of a matrix, or an estimate of it for a function a(what, x, ...)
%   that gives the dimension ('dim'), whether it is real ('real') and its products
%   ('notransp', 'transp') with t columns.
%   w = a * v with norm(w, 1) == n * norm(v, 1); count has iterations and products.
%   Source: N. J. Higham and F. Tisseur, SIAM J. Matrix Anal. Appl. 21 (2000).

if isa(a, 'function_handle')
    if nargin < 2 || isempty(t)
        t = 2;
    end
    dim = a('dim', [], varargin{:});
    if nargin < 3 || isempty(start)
        start = ones(dim, t) / dim;
        start(:, 2:end) = start(:, 2:end) .* sign(cos((1:dim).' .^ 2 .* (1:t - 1)));
    end
    [n, v, w, count] = block_power(a, dim, start, varargin);
    return
end
[n, k] = max(sum(abs(full(a)), 1));
v = zeros(size(a, 2), 1);
v(k) = 1;
w = full(a(:, k));
count = [0; 1];
end

function [n, v, w, count] = block_power(f, dim, x, extra)
n = 0;
v = x(:, 1);
w = v;
seen = [];
steps = 0;
products = 0;
while steps < 5
    steps = steps + 1;
    y = f('notransp', x, extra{:});
    products = products + 1;
    [best, k] = max(sum(abs(y), 1));
    if steps > 1 && best <= n
        break
    end
    n = best;
    v = x(:, k);
    w = y(:, k);
    s = sign(y);
    s(s == 0) = 1;
    z = f('transp', s, extra{:});
    products = products + 1;
    [~, order] = sort(max(abs(z), [], 2), 'descend');
    order = order(~ismember(order, seen));
    if isempty(order)
        break
    end
    order = order(1:min(size(x, 2), numel(order)));
    seen = [seen; order];
    x = zeros(dim, numel(order));
    x(order + (0:numel(order) - 1).' * dim) = 1;
end
count = [steps; products];
end
