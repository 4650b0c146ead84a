function U = crni(left, right, len, tend, alpha, n, m)
% CRNI  Heat equation u_t = alpha^2 u_xx by the Crank-Nicolson scheme.
%   U = crni(left, right, len, tend, alpha, n, m)
%       left, right   temperatures at both ends of the bar
%       len, tend     length of the bar and time span
%       alpha         square root of the diffusivity
%       n, m          number of grid points in space and in time
%   U(i, j) is the temperature at point i and time step j.

h = len/(n - 1);
k = tend/(m - 1);
r = alpha^2*k/h^2;
s1 = 2 + 2/r;
s2 = 2/r - 2;

% boundary values, then the profile at time 0
U = zeros(n, m);
U(1, 1:m) = left;
U(n, 1:m) = right;
for i = 2:n-1
    x = h*(i - 1);
    U(i, 1) = sin(pi*x/len) + sin(3*pi*x/len);
end

% the tridiagonal matrix is the same in each step
Vd = s1*ones(1, n);
Vd(1) = 1;
Vd(n) = 1;
Va = -ones(1, n - 1);
Va(n - 1) = 0;
Vc = -ones(1, n - 1);
Vc(1) = 0;
Vb = zeros(1, n);
Vb(1) = left;
Vb(n) = right;

for j = 2:m
    for i = 2:n-1
        Vb(i) = U(i-1, j-1) + U(i+1, j-1) + s2*U(i, j-1);
    end
    X = trisolve(Va, Vd, Vc, Vb);
    U(1:n, j) = X';
end
end
