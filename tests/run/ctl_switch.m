% switch over numbers, strings and cells.
for v = {1, 3, 'abc', 'x', NaN, 'ABC', 7}
    x = v{1};
    switch x
        case 1
            fprintf('one ');
        case {2, 3}
            fprintf('two or three ');
        case 'abc'
            fprintf('abc ');
        case {'x', 'y', 9}
            fprintf('x or y ');
        otherwise
            fprintf('other ');
    end
end
fprintf('\n');
switch 'a'
    case {'b'}
        fprintf('no\n');
end
switch 3
    case 3
        fprintf('no fall through\n');
    case 3
        fprintf('never\n');
end
switch true
    case 1 > 2
        fprintf('never\n');
    case 2 > 1
        fprintf('as a chain\n');
end
