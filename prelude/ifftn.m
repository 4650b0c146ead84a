function y = ifftn(x, sz)
% IFFTN  Inverse of fftn.

y = x;
for d = 1:ndims(x)
    if nargin < 2
        y = ifft(y, [], d);
    else
        y = ifft(y, sz(d), d);
    end
end
end
