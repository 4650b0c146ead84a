function vq = griddatan(P, v, Q, method, options) %#ok<INUSD>
% GRIDDATAN  Interpolation of values at scattered points, the rows of P, at the rows of Q: 'linear' in triangles or
%   tetrahedra, 'nearest'.

if nargin < 4 || isempty(method)
    method = 'linear';
end
n = size(P, 2);
if size(P, 1) ~= numel(v) || size(Q, 2) ~= n
    error('MATLAB:griddatan:InputSizeMismatch', 'The sizes of points, values and query points do not match.');
end
v = v(:);
switch lower(char(method))
    case 'nearest'
        vq = v(dsearchn(P, Q));
    case 'linear'
        T = delaunayn(P);
        [t, b] = tsearchn(P, T, Q);
        vq = NaN(size(Q, 1), 1);
        in = ~isnan(t);
        vq(in) = sum(reshape(v(T(t(in), :)), [], n + 1) .* b(in, :), 2);
    otherwise
        error('MATLAB:griddatan:UnknownMethod', 'Unknown interpolation method.');
end
end
