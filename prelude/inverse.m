function y = inverse(a)
% INVERSE  Inverse of a matrix.

y = inv(a);
end
