function y = normalize(x, method, kind)
% NORMALIZE  Data with mean 0 and standard deviation 1 ('zscore', the default),
%   in an interval ('range'), of norm 1 ('norm', p) or centred ('center').

if nargin < 2
    method = 'zscore';
end
if isvector(x)
    [~, dim] = max(size(x));
else
    dim = 1;
end
switch lower(method)
    case 'zscore'
        s = std(x, 0, dim);
        s(s == 0) = 1;
        y = (x - mean(x, dim)) ./ s;
    case 'range'
        if nargin < 3
            kind = [0 1];
        end
        a = min(x, [], dim);
        b = max(x, [], dim);
        y = kind(1) + (x - a) ./ (b - a) * (kind(2) - kind(1));
    case 'norm'
        if nargin < 3
            kind = 2;
        end
        y = x ./ vecnorm(x, kind, dim);
    case 'center'
        y = x - mean(x, dim);
    case 'scale'
        y = x ./ std(x, 0, dim);
    otherwise
        error('MATLAB:normalize:InvalidMethod', 'Invalid normalization method.');
end
end
