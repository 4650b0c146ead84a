function k = escape(c, limit)
% ESCAPE  Iterations of z <- z^2 + c until abs(z) exceeds 2.
z = complex(0, 0);
k = 0;
while k < limit && abs(z) <= 2
    z = z*z + c;
    k = k + 1;
end
end
