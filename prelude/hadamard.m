function h = hadamard(n, name)
% HADAMARD  Matrix of 1 and -1 with orthogonal columns; n, n/12 or n/20 must be
%   a power of 2.

[f, e] = log2([n, n / 12, n / 20]);
k = find(f == 0.5 & e > 0, 1);
if isempty(k)
    error('MATLAB:hadamard:InvalidInput', 'n must be an integer and n, n/12, or n/20 must be a power of 2.');
end
switch k
    case 1
        first = 1;
    case 2
        r = [-1 -1 1 -1 -1 -1 1 1 1 -1 1];
        c = [-1 1 -1 1 1 1 -1 -1 -1 1 -1];
        first = [ones(1, 12); ones(11, 1), toeplitz(c, r)];
    otherwise
        c = [-1 -1 1 1 -1 -1 -1 -1 1 -1 1 -1 1 1 1 1 -1 -1 1];
        r = [1 -1 -1 1 1 -1 -1 -1 -1 1 -1 1 -1 1 1 1 1 -1 -1];
        first = [ones(1, 20); ones(19, 1), hankel(c, r)];
end
% The whole is asked for at once, so that one too large fails before any work.
h = zeros(n);
m = size(first, 1);
h(1:m, 1:m) = first;
while m < n
    a = 1:m;
    b = m+1:2*m;
    h(a, b) = h(a, a);
    h(b, a) = h(a, a);
    h(b, b) = -h(a, a);
    m = 2 * m;
end
if nargin > 1
    h = cast(h, name);
end
end
