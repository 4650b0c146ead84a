function y = swapbytes(x)
% SWAPBYTES  Numbers with their bytes in the opposite order.

y = x;
if isempty(x)
    return
end
kind = class(x);
width = numel(typecast(x(1), 'uint8'));
for k = 1:numel(x)
    bytes = typecast(x(k), 'uint8');
    y(k) = typecast(bytes(width:-1:1), kind);
end
end
