function wavepacket()
% WAVEPACKET  A nonlinear Schroedinger equation in complex steps of
% Runge-Kutta.
n = 400;
L = 20;
h = 2*L/n;
x = -L + h*(0:n-1);
psi = exp(-(x + 6).^2/2).*exp(1i*2*x) + 0.5*exp(-(x - 5).^2).*exp(-1i*x);
V = 0.02*x.^2;
dt = 0.001;
for t = 1:1500
    k1 = slope(psi, V, h);
    k2 = slope(psi + dt/2*k1, V, h);
    k3 = slope(psi + dt/2*k2, V, h);
    k4 = slope(psi + dt*k3, V, h);
    psi = psi + dt/6*(k1 + 2*k2 + 2*k3 + k4);
end
p = abs(psi).^2;
fprintf('norm %.8f, mean place %.6f\n', sum(p)*h, sum(x.*p)*h);
fprintf('middle %.8f %+.8fi, most %.6f\n', real(psi(n/2)), imag(psi(n/2)), max(p));
end

function d = slope(psi, V, h)
left = [psi(end), psi(1:end-1)];
right = [psi(2:end), psi(1)];
d = 1i*(0.5*(left - 2*psi + right)/h^2 - V.*psi - abs(psi).^2.*psi);
end
