function y = polyvalm(p, x)
% POLYVALM  Value of a polynomial of a square matrix.

n = size(x, 1);
if n ~= size(x, 2)
    error('MATLAB:polyvalm:NonSquareMatrix', 'Matrix must be square.');
end
y = zeros(n);
for k = 1:numel(p)
    y = y * x + p(k) * eye(n);
end
end
