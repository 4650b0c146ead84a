function [U, S, V, estimate] = svdsketch(A, tol, varargin)
% SVDSKETCH  Singular values and vectors of a matrix, as many as an approximation needs whose relative error in the
%   Frobenius norm is at most tol.
%   [U, S, V, apxErr] = svdsketch(A, tol, 'MaxSubspaceDimension', k): no more than k of them.
%   Source: MATLAB documentation, "svdsketch". Here all of them are computed and the smallest left out.

if nargin < 2 || isempty(tol)
    tol = eps(class(A))^(1/4);
end
most = min(size(A));
for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'maxsubspacedimension'
            most = min(most, varargin{k + 1});
        case {'blocksize', 'maxiterations', 'numpoweriterations'}
        otherwise
            error('MATLAB:svdsketch:invalidParam', 'Invalid parameter name: %s.', char(varargin{k}));
    end
end
[U, S, V] = svd(full(A), 'econ');
s = diag(S);
whole = norm(s);
rest = sqrt(max(flip(cumsum(flip(s.^2))), 0));
rest(end+1) = 0;
n = min(find(rest <= tol * whole, 1) - 1, most);
U = U(:, 1:n);
S = S(1:n, 1:n);
V = V(:, 1:n);
estimate = 0;
if whole > 0
    estimate = rest(n + 1) / whole;
end
end
