function y = merge(mask, a, b)
% MERGE  a where the mask holds, else b. Octave's name.

if isscalar(mask)
    if mask
        y = a;
    else
        y = b;
    end
    return
end
y = b + zeros(size(mask));
a = a + zeros(size(mask));
y(mask) = a(mask);
end
