function [a, b, d, e, h] = figure1(a, b, e, n, m)
% The fragment of MAGICA's figure 1: what is known of shapes of which not even the rank is given.

d = max(b*b, abs(a)*b);
d = (b + a)*fix(b);
i = 0;
while i < n
    c = a*b;
    a = c + (a.^b);
    b = c - (a./c);
    j = 0;
    while j < m
        e = e*d;
        j = j + 1;
    end
    i = i + 1;
end
h = (b.^b) - a;
end
