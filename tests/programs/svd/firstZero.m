function z = firstZero(d, lo, hi)
% FIRSTZERO  First row of a block with a vanishing diagonal, 0 if none.
z = 0;
small = eps*max(abs(d));
for k = lo:hi-1
    if abs(d(k)) <= small
        z = k;
        return
    end
end
end
