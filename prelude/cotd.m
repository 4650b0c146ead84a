function y = cotd(x)
% COTD  Cotangent of degrees.

y = 1 ./ tand(x);
end
