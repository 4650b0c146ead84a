% An array that has no room is an error where nobody reads it, too.
try
    x = zeros(1e9, 1e9);
    disp('made')
catch
    disp('no room')
end
try
    n = 1e9;
    x = ones(n) + 1;
    disp('made')
catch
    disp('no room')
end
