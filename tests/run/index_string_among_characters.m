% A string that is assigned to characters is as many characters as it has.
for k = 1:6
    a = 'text';
    try
        switch k
            case 1, a(1) = "x";
            case 2, a(1:3) = "str";
            case 3, a(2) = "xy";
            case 4, a(:) = "abcd";
            case 5, a(:) = "str";
            case 6, a(6) = "s";
        end
        fprintf('[%s] %d\n', strrep(a, char(0), '.'), length(a));
    catch e
        fprintf('%s\n', e.message);
    end
end
