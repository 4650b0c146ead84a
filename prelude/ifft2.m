function y = ifft2(x, m, n, varargin)
% IFFT2  Inverse of fft2. A last argument 'symmetric' makes the result real.

real_result = false;
if nargin == 2 && (ischar(m) || isstring(m))
    real_result = strcmp(m, 'symmetric');
    y = ifft(ifft(x, [], 1), [], 2);
elseif nargin < 3
    y = ifft(ifft(x, [], 1), [], 2);
else
    real_result = nargin > 3 && strcmp(varargin{1}, 'symmetric');
    y = ifft(ifft(x, m, 1), n, 2);
end
if real_result
    y = real(y);
end
end
