function [AA, BB, Q, Z, V, W] = qz(A, B, mode)
% QZ  Generalized Schur form: AA = Q*A*Z and BB = Q*B*Z are upper triangular; V and W are right and left
%   eigenvectors. 'real' is for real matrices with real eigenvalues.

if nargin > 2 && ~any(strcmpi(mode, {'real', 'complex'}))
    error('MATLAB:qz:InvalidFlag', 'Flag must be ''real'' or ''complex''.');
end
[AA, BB, Q, Z, V] = mc_qz(A, B);
if nargin > 2 && strcmpi(mode, 'real') && isreal(A) && isreal(B) && ~isreal([AA, BB, Q, Z])
    error('tame:unsupported', 'qz in real form for complex eigenvalues is not supported yet.');
end
if nargout > 4
    for k = 1:size(V, 2)
        V(:, k) = V(:, k) / max(abs(real(V(:, k))) + abs(imag(V(:, k))));
    end
end
if nargout > 5
    [~, ~, ~, ~, W] = mc_qz(A', B');
    w = W;
    for k = 1:size(V, 2)
        % the left eigenvector of the same eigenvalue
        r = zeros(1, size(W, 2));
        for q = 1:size(W, 2)
            r(q) = norm(BB(k, k) * W(:, q)' * A - AA(k, k) * W(:, q)' * B) / norm(W(:, q));
        end
        [~, at] = min(r);
        w(:, k) = W(:, at) / max(abs(real(W(:, at))) + abs(imag(W(:, at))));
    end
    W = w;
end
end
