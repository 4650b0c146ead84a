function p = transmitted(psi, x, where)
% TRANSMITTED  Probability to find the particle right of a position.
density = abs(psi).^2;
p = sum(density(x > where))/sum(density);
end
