function dy = kinetics(y, k1, k2, k3)
% KINETICS  Three reacting species with very different rates.
a = k1*y(1);
b = k2*y(2)*y(3);
c = k3*y(2)^2;
dy = [-a + b; a - b - c; c];
end
