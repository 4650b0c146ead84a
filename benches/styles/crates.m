% CRATES  Objects of a value class whose properties are checked, with one that is computed.
c = Crate(2, 3);
limit = Crate(1, 6);
total = 0;
small = 0;
for k = 1:150000
    c = c.scale(1 + 0.001*(-1)^k);
    total = total + c.area;
    if c < limit
        small = small + 1;
    end
end
fprintf('%.6f, %d of them small\n', total, small);
