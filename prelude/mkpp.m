function pp = mkpp(breaks, coefs, d)
% MKPP  Piecewise polynomial from its breaks and a row of coefficients for each
%   piece, highest power first.

if nargin < 3
    d = 1;
end
pieces = numel(breaks) - 1;
if pieces < 1 || mod(numel(coefs), pieces * prod(d)) ~= 0
    error('MATLAB:mkpp:PPNumberMismatchCoeffs', 'The number of coefficients does not fit the number of pieces.');
end
order = numel(coefs) / (pieces * prod(d));
pp = struct('form', 'pp', 'breaks', reshape(breaks, 1, []), 'coefs', reshape(coefs, [], order), ...
    'pieces', pieces, 'order', order, 'dim', d);
end
