function r = second(n)
r = 100 + n;
end
