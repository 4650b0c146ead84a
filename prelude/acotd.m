function y = acotd(x)
% ACOTD  Inverse cotangent in degrees.

y = atand(1 ./ x);
end
