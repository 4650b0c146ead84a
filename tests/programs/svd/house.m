function [v, beta] = house(x)
% HOUSE  Reflection I - beta*v*v' that makes x a multiple of [1; 0; ...].
v = x;
s = norm(x);
if s == 0
    beta = 0;
    return
end
if x(1) >= 0
    v(1) = x(1) + s;
else
    v(1) = x(1) - s;
end
beta = 2/sum(v.^2);
end
