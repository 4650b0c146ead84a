function y = acscd(x)
% ACSCD  Inverse cosecant in degrees.

y = asind(1 ./ x);
end
