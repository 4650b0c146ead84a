function q = polyint(p, k)
% POLYINT  Integral of a polynomial with constant k (default 0).

if nargin < 2
    k = 0;
end
n = numel(p);
q = [reshape(p, 1, n) ./ (n:-1:1), k];
end
