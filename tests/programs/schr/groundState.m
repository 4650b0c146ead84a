function [energy, psi] = groundState(H)
% GROUNDSTATE  Lowest energy by inverse iteration.
n = size(H, 1);
psi = ones(n, 1)/sqrt(n);
energy = 0;
for k = 1:200
    last = energy;
    psi = H\psi;
    psi = psi/norm(psi);
    energy = psi'*H*psi;
    if abs(energy - last) < 1e-12*abs(energy)
        break
    end
end
end
