function H = hilb6()
% HILB6  The Hilbert matrix of order 6.
[i, j] = meshgrid(1:6, 1:6);
H = 1./(i + j - 1);
end
