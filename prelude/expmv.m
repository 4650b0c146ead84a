function F = expmv(A, b, t)
% EXPMV  The matrix exponential of A, or of t * A for each t, times a vector: a column for each t.

if nargin < 3, t = 1; end
if size(A, 1) ~= size(A, 2)
    error('MATLAB:expmv:inputMustBeSquare', 'Matrix must be square.');
end
if ~iscolumn(b) && ~isscalar(t)
    error('MATLAB:expmv:mustBeColumn', 'The second input must be a column where there are several times.');
end
F = zeros(size(b, 1), size(b, 2) * numel(t));
for k = 1:numel(t)
    F(:, (k - 1) * size(b, 2) + (1:size(b, 2))) = expm(t(k) * full(A)) * b;
end
end
