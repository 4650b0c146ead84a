function h = hilb(n, name)
% HILB  Hilbert matrix: h(i,j) = 1/(i+j-1); hilb(n, 'single') in single precision.

h = 1 ./ ((1:n)' + (0:n-1));
if nargin > 1
    h = cast(h, name);
end
end
