function tf = signbit(x)
% SIGNBIT  Whether numbers have a sign; that of -0 counts.

tf = x < 0 | (x == 0 & 1 ./ x < 0);
end
