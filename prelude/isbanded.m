function tf = isbanded(a, lower, upper)
% ISBANDED  Whether all elements outside the band are zero.

[l, u] = bandwidth(a);
tf = ismatrix(a) && l <= lower && u <= upper;
end
