function y = sinpi(x)
% SINPI  sin(pi*x), exact where x is a multiple of a half.

r = mod(x, 2);
y = sin(r * pi);
y(r == 0 | r == 1) = 0;
y(r == 0.5) = 1;
y(r == 1.5) = -1;
end
