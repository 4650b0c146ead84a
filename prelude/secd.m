function y = secd(x)
% SECD  Secant of degrees.

y = 1 ./ cosd(x);
end
