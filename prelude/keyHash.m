function h = keyHash(x)
% KEYHASH  A number of class uint64 that equal keys share.

if ischar(x) || isstring(x) || iscellstr(x)
    codes = double(char(strjoin(reshape(string(x), 1, []), char(31))));
elseif isnumeric(x) || islogical(x)
    codes = double(reshape(typecast(reshape(double(full(real(x))), 1, []), 'uint8'), 1, []));
else
    codes = double(class(x));
end
h = 2166136261;
for k = 1:numel(codes)
    h = mod(bitxor(h, codes(k)) * 16777619, 4294967296);
end
h = uint64(h);
end
