function varargout = svdappend(U, S, V, D, varargin)
% SVDAPPEND  The singular value decomposition of [A D] from that of A = U*S*V', or of [A; D] with Shape="rows".
%   Tolerance (a share of the largest singular value) and MaxRank say how much is kept.
%   Source: M. Brand, Fast low-rank modifications of the thin singular value decomposition, 2006.

shape = 'columns';
tol = 0;
rank = Inf;
for k = 1:2:numel(varargin)
    if k == numel(varargin)
        error('MATLAB:svdappend:NoValue', 'Name-value arguments must come in pairs.');
    end
    switch lower(char(varargin{k}))
        case 'shape', shape = lower(char(varargin{k+1}));
        case {'tolerance', 'reltol'}, tol = varargin{k+1};
        case 'maxrank', rank = varargin{k+1};
        otherwise
            error('MATLAB:svdappend:UnknownName', 'Unknown name-value argument ''%s''.', char(varargin{k}));
    end
end
if ~any(strcmp(shape, {'columns', 'rows'}))
    error('MATLAB:svdappend:InvalidShape', 'Shape must be "columns" or "rows".');
end
if isvector(S) && ~(isscalar(S) && (size(U, 2) > 1 || size(V, 2) > 1))
    s = S(:);
else
    s = diag(S);
end
r = numel(s);
U = U(:, 1:r);
V = V(:, 1:r);
rows = strcmp(shape, 'rows');
if rows
    % [A; D]' is [A' D'].
    [U, V] = deal(V, U);
    D = D';
end
if size(D, 1) ~= size(U, 1)
    error('MATLAB:svdappend:DimensionMismatch', 'The sizes of the data to append and of the decomposition do not match.');
end
n = size(D, 2);
inside = U' * D;
[Q, R] = qr(D - U * inside, 0);
K = [diag(s), inside; zeros(size(R, 1), r), R];
[u, t, v] = svd(K, 'econ');
t = diag(t);
m = min([size(U, 1), size(V, 1) + n, numel(t)]);
keep = 1:min([m, rank, max(1, nnz(t >= tol * max([t; 0])))]);
t = t(keep);
U1 = [U, Q] * u(:, keep);
V1 = [V, zeros(size(V, 1), n); zeros(n, r), eye(n)] * v(:, keep);
if rows
    [U1, V1] = deal(V1, U1);
end
if nargout < 2
    varargout = {t};
else
    varargout = {U1, t, V1};
end
end
