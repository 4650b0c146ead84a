function y = cospi(x)
% COSPI  cos(pi*x), exact where x is a multiple of a half.

r = mod(x, 2);
y = cos(r * pi);
y(r == 0.5 | r == 1.5) = 0;
y(r == 0) = 1;
y(r == 1) = -1;
end
