function y = ifftn(x, sz, form)
% IFFTN  Inverse of fftn, with extents sz. A last argument 'symmetric' makes the result real.

real_result = nargin == 3 && strcmp(form, 'symmetric');
if nargin == 2 && (ischar(sz) || isstring(sz))
    real_result = strcmp(sz, 'symmetric');
    sz = [];
elseif nargin < 2
    sz = [];
end
y = x;
for d = 1:ndims(x)
    if isempty(sz)
        y = ifft(y, [], d);
    else
        y = ifft(y, sz(d), d);
    end
end
if real_result
    y = real(y);
end
end
