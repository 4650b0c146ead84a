function [b, a] = ss2tf(A, B, C, D, input)
% SS2TF  Transfer functions of a system in state space: numerators by output, and the common denominator.

if nargin < 5
    input = 1;
end
B = B(:, input);
D = D(:, input);
a = poly(A);
b = zeros(size(C, 1), numel(a));
for k = 1:size(C, 1)
    b(k, :) = poly(A - B * C(k, :)) + (D(k) - 1) * a;
end
end
