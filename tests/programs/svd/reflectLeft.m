function A = reflectLeft(A, v, beta)
% REFLECTLEFT  (I - beta*v*v')*A
A = A - (beta*v)*(v'*A);
end
