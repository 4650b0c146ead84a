function [AAS, BBS, QS, ZS] = ordqz(AA, BB, Q, Z, select)
% ORDQZ  A generalized Schur form Q*A*Z, Q*B*Z with chosen eigenvalues first.
%   They are chosen as by ordschur: a logical vector, numbers of clusters, 'lhp', 'rhp', 'udi' or 'udo'.
%   Source: P. Van Dooren, A generalized eigenvalue approach for solving Riccati equations, 1981.

n = size(AA, 1);
if any([size(AA, 2), size(BB), size(Q), size(Z)] ~= n)
    error('MATLAB:ordqz:InvalidMatrixDims', 'Input matrices must be square and of the same size.');
end
if any(diag(AA, -1)) && isreal(AA)
    [AA, BB, Q2, Z2] = qz(AA, BB);
    Q = Q2 * Q;
    Z = Z * Z2;
end
if ischar(select) || isstring(select)
    e = diag(AA) ./ diag(BB);
    switch lower(char(select))
        case 'lhp', select = real(e) < 0;
        case 'rhp', select = real(e) > 0;
        case 'udi', select = abs(e) < 1;
        case 'udo', select = abs(e) > 1;
        otherwise
            error('MATLAB:ordqz:InvalidKeyword', 'Keyword must be ''lhp'', ''rhp'', ''udi'' or ''udo''.');
    end
end
if numel(select) ~= n
    error('MATLAB:ordqz:InvalidSelectLength', 'Length of selection vector must equal the order of the matrix.');
end
keys = double(select(:));
% Neighbours that are in the wrong order change places until there are none.
for pass = 1:n
    for k = 1:n - pass
        if keys(k) < keys(k+1)
            keys([k, k+1]) = keys([k+1, k]);
            at = [k, k+1];
            a = AA(at, at);
            b = BB(at, at);
            h = b(2, 2) * a - a(2, 2) * b;
            z = turn(h(1, 2), -h(1, 1));
            AA(:, at) = AA(:, at) * z;
            BB(:, at) = BB(:, at) * z;
            Z(:, at) = Z(:, at) * z;
            first = BB(at, k);
            if norm(AA(at, k)) > norm(first)
                first = AA(at, k);
            end
            q = turn(first(1), first(2))';
            AA(at, :) = q * AA(at, :);
            BB(at, :) = q * BB(at, :);
            Q(at, :) = q * Q(at, :);
            AA(k+1, k) = 0;
            BB(k+1, k) = 0;
        end
    end
end
AAS = AA;
BBS = BB;
QS = Q;
ZS = Z;
end

function z = turn(x, y)
% A unitary matrix with the direction of [x; y] as its first column.
r = norm([x, y]);
if r == 0
    z = eye(2);
else
    z = [x, -y'; y, x'] / r;
end
end
