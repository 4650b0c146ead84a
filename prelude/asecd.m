function y = asecd(x)
% ASECD  Inverse secant in degrees.

y = acosd(1 ./ x);
end
