function [v, d] = eigs(a, k, which)
% EIGS  Some eigenvalues, those of largest modulus first; which is 'largestabs',
%   'smallestabs', 'largestreal', 'smallestreal', the two-letter names, or a number
%   that they shall be close to. All eigenvalues are computed.

if nargin < 2 || isempty(k), k = 6; end
if nargin < 3, which = 'largestabs'; end
[vectors, values] = eig(full(a));
values = diag(values);
if isnumeric(which)
    key = -abs(values - which);
else
    switch lower(char(which))
        case {'lm', 'largestabs'}, key = abs(values);
        case {'sm', 'smallestabs'}, key = -abs(values);
        case {'la', 'lr', 'largestreal'}, key = real(values);
        case {'sa', 'sr', 'smallestreal'}, key = -real(values);
        otherwise
            error('MATLAB:eigs:InvalidSigma', 'Third argument must be a scalar or the name of a part of the spectrum.');
    end
end
[~, order] = sort(key, 'descend');
order = order(1:min(k, numel(order)));
if nargout < 2
    v = values(order);
else
    v = vectors(:, order);
    d = diag(values(order));
end
end
