function r = nowhere(n)
r = nowhere(n - 1);
end
