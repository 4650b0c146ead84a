function [v, d, w] = pageeig(a, varargin)
% PAGEEIG  Eigenvalues of each page, as columns; with further results eigenvectors, eigenvalues and left eigenvectors of
%   each page. pageeig(A, B) is the generalized problem; 'vector' and 'matrix' mean what they do for eig.

generalized = ~isempty(varargin) && isnumeric(varargin{1});
n = size(a, 3:max(3, ndims(a)));
if generalized
    b = varargin{1};
    varargin(1) = [];
    more = size(b, 3:max(3, ndims(b)));
    if prod(more) > prod(n), n = more; end
end
for k = 1:prod(n)
    args = [{a(:, :, min(k, end))}, varargin];
    if generalized, args = [args(1), {b(:, :, min(k, end))}, varargin]; end
    [q, r] = deal([]);
    if nargout < 2
        p = eig(args{:});
    elseif nargout < 3
        [p, q] = eig(args{:});
    else
        [p, q, r] = eig(args{:});
    end
    if k == 1
        v = zeros([size(p), n], 'like', p);
        d = zeros([size(q), n], 'like', q);
        w = zeros([size(r), n], 'like', r);
    end
    v(:, :, k) = p;
    if nargout > 1, d(:, :, k) = q; end
    if nargout > 2, w(:, :, k) = r; end
end
end
