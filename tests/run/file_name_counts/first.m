function r = second(n)
% Declared as second, which is another file.
if n > 3
    r = helper(n);
else
    r = second(n);
end
end

function r = helper(n)
r = -n;
end
