function row = observe(psi, x, H)
% OBSERVE  Norm, mean position and energy of a state.
density = real(psi).^2 + imag(psi).^2;
total = sum(density);
row = [sqrt(total), sum(x.*density)/total, real(psi'*(H*psi))/total];
end
