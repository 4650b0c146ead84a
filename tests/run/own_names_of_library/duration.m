function r = duration(x)
r = x + 100;
end
