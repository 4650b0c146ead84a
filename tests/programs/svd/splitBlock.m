function [e, lo] = splitBlock(d, e, hi)
% SPLITBLOCK  Sets negligible entries above the diagonal to zero and finds the
%   first row of the block that ends in row hi.
lo = 1;
for k = 1:hi-1
    if abs(e(k)) <= 2*eps*(abs(d(k)) + abs(d(k+1)))
        e(k) = 0;
    end
end
for k = hi-1:-1:1
    if e(k) == 0
        lo = k + 1;
        break
    end
end
end
