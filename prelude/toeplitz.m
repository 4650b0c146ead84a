function t = toeplitz(c, r)
% TOEPLITZ  Matrix with constant diagonals.
%   t = toeplitz(c, r) has c as its first column and r as its first row.
%   Where c(1) and r(1) differ, the column wins and a warning is given.
%   t = toeplitz(r) is symmetric with first row r; for complex r it is
%   Hermitian but for its diagonal.

if nargin < 2
    r = c;
    c = conj(c);
    if ~isempty(c)
        c(1) = r(1);
    end
elseif ~isempty(c) && ~isempty(r) && c(1) ~= r(1)
    warning('MATLAB:toeplitz:DiagonalConflict', ...
        'First element of input column does not match first element of input row. \n         Column wins diagonal conflict.');
end
m = numel(c);
n = numel(r);

% all diagonals in one column, from the upper right corner to the lower left
d = [reshape(r(n:-1:2), [], 1); reshape(c, [], 1)];

% the row and column of an entry say which diagonal it is on
k = (0:m-1)' + (n:-1:1);
t = reshape(d(k), m, n);
end
