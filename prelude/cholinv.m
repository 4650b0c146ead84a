function y = cholinv(a)
% CHOLINV  Inverse of a positive definite matrix.

[~, p] = chol(a);
if p > 0
    error('Octave:cholinv', 'cholinv: A must be positive definite');
end
y = inv(a);
end
