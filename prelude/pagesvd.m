function [u, s, v] = pagesvd(x, varargin)
% PAGESVD  Singular values of each page, as columns; with three results the factors of each page. 'econ', 'vector'
%   and 'matrix' mean what they do for svd.

n = size(x, 3:max(3, ndims(x)));
for k = 1:prod(n)
    if nargout < 2
        p = svd(x(:, :, k), varargin{:});
    else
        [p, q, r] = svd(x(:, :, k), varargin{:});
        if k == 1
            s = zeros([size(q), n], 'like', q);
            v = zeros([size(r), n], 'like', r);
        end
        s(:, :, k) = q;
        v(:, :, k) = r;
    end
    if k == 1
        u = zeros([size(p), n], 'like', p);
    end
    u(:, :, k) = p;
end
end
