function [U, s, V] = sortedPositive(U, d, V)
% SORTEDPOSITIVE  Makes the values positive and puts them in order.
negative = d < 0;
V(:, negative) = -V(:, negative);
[s, order] = sort(abs(d), 'descend');
s = s';
U = U(:, order);
V = V(:, order);
end
