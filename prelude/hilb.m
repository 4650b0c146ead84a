function h = hilb(n)
% HILB  Hilbert matrix: h(i,j) = 1/(i+j-1).

h = 1 ./ ((1:n)' + (0:n-1));
end
