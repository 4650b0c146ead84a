function A = reflectRight(A, v, beta)
% REFLECTRIGHT  A*(I - beta*v*v')
A = A - (A*v)*(beta*v)';
end
