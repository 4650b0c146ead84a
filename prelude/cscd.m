function y = cscd(x)
% CSCD  Cosecant of degrees.

y = 1 ./ sind(x);
end
