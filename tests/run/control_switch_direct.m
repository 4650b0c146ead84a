function control_switch_direct()
% Switches over numbers, characters and texts that the run knows.
for k = [1 2 3 2.5 NaN -0 Inf]
    switch k
        case 1
            fprintf('one ');
        case {2, 3}
            fprintf('few ');
        case 0
            fprintf('none ');
        otherwise
            fprintf('other ');
    end
end
fprintf('\n');
s = 'a1 b;x';
for i = 1:numel(s)
    switch s(i)
        case 'a'
            fprintf('A');
        case {'b', ' '}
            fprintf('B');
        case '1'
            fprintf('one');
        otherwise
            fprintf('?');
    end
end
fprintf('\n');
words = 'add sub mul  addx';
from = 1;
for i = 1:numel(words) + 1
    if i > numel(words) || words(i) == ' '
        word = words(from:i-1);
        from = i + 1;
        switch word
            case 'add'
                fprintf('+');
            case {'sub', 'mul'}
                fprintf('-*');
            otherwise
                fprintf('<%s>', word);
        end
    end
end
fprintf('\n');
u = uint8([3 200]);
for i = 1:2
    switch u(i)
        case 3
            fprintf('three ');
        case 200
            fprintf('many ');
    end
end
fprintf('\n');
end
