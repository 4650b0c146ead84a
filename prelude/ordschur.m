function [US, TS] = ordschur(U, T, select)
% ORDSCHUR  A Schur form U*T*U' with chosen eigenvalues first.
%   ordschur(U, T, select) brings those up where the logical vector select is true; with numbers, eigenvalues of
%   higher ones come first; 'lhp', 'rhp', 'udi' and 'udo' choose the left or right half plane, the inside or
%   outside of the unit disk. A block of two conjugate eigenvalues stays together.
%   Source: Z. Bai, J. W. Demmel, On swapping diagonal blocks in real Schur form, 1993.

n = size(T, 1);
if n ~= size(T, 2) || ~isequal(size(U), size(T))
    error('MATLAB:ordschur:InvalidMatrixDims', 'Input matrices must be square and of the same size.');
end
if ischar(select) || isstring(select)
    e = ordeig(T);
    switch lower(char(select))
        case 'lhp', select = real(e) < 0;
        case 'rhp', select = real(e) >= 0;
        case 'udi', select = abs(e) < 1;
        case 'udo', select = abs(e) >= 1;
        otherwise
            error('MATLAB:ordschur:InvalidKeyword', 'Keyword must be ''lhp'', ''rhp'', ''udi'' or ''udo''.');
    end
end
if numel(select) ~= n
    error('MATLAB:ordschur:InvalidSelectLength', 'Length of selection vector must equal the order of the matrix.');
end
select = double(select(:));
sizes = zeros(1, 0);
keys = zeros(1, 0);
k = 1;
while k <= n
    s = 1;
    if k < n && T(k+1, k) ~= 0
        s = 2;
    end
    sizes(end+1) = s;
    keys(end+1) = max(select(k:k+s-1));
    k = k + s;
end
TS = T;
US = U;
% Insertion: each block passes those before it that come behind.
for b = 2:numel(sizes)
    j = b;
    while j > 1 && keys(j-1) < keys(j)
        at = sum(sizes(1:j-2)) + 1;
        [US, TS] = exchange(US, TS, at, sizes(j-1), sizes(j));
        sizes([j-1, j]) = sizes([j, j-1]);
        keys([j-1, j]) = keys([j, j-1]);
        j = j - 1;
    end
end
end

function [U, T] = exchange(U, T, at, p, q)
% Swaps the block of p rows at `at` with that of q rows behind it.
first = at:at+p-1;
second = at+p:at+p+q-1;
X = sylvester(T(first, first), -T(second, second), T(first, second));
[Q, ~] = qr([-X; eye(q)]);
[U, T] = turned(U, T, at, Q);
T(at+q:at+p+q-1, at:at+q-1) = 0;
if q == 2
    [U, T] = standard(U, T, at);
end
if p == 2
    [U, T] = standard(U, T, at + q);
end
end

function [U, T] = standard(U, T, at)
[Q, ~] = schur(T(at:at+1, at:at+1));
[U, T] = turned(U, T, at, Q);
end

function [U, T] = turned(U, T, at, Q)
here = at:at+size(Q, 1)-1;
T(here, :) = Q' * T(here, :);
T(:, here) = T(:, here) * Q;
U(:, here) = U(:, here) * Q;
end
