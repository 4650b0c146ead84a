function U = fiff(a, b, c, n, m)
% FIFF  Finite differences for the wave equation u_tt = c^2 u_xx.
%   U = fiff(a, b, c, n, m)
%       a, b   length of the string and time span
%       c      speed of the waves
%       n, m   number of grid points in space and in time
%   U(i, j) is the displacement at point i and time step j; the ends are
%   fixed and the string is released at rest.

h = a/(n - 1);
k = b/(m - 1);
r = c*k/h;
r2 = r^2;
r22 = r^2/2;
s1 = 1 - r^2;
s2 = 2 - 2*r^2;
U = zeros(n, m);

% the first two time steps
for i1 = 2:n-1
    x = h*(i1 - 1);
    U(i1, 1) = sin(pi*x) + sin(2*pi*x);
    U(i1, 2) = s1*U(i1, 1) + r22*(sin(pi*(x + h)) + sin(2*pi*(x + h)) + sin(pi*(x - h)) + sin(2*pi*(x - h)));
end

% all the others
for j1 = 3:m
    for i1 = 2:n-1
        U(i1, j1) = s2*U(i1, j1-1) + r2*(U(i1-1, j1-1) + U(i1+1, j1-1)) - U(i1, j1-2);
    end
end
end
