function algo_roman_numerals
% Numbers as Roman numerals and back.
for n = [1 4 9 14 40 90 400 1994 2024]
    r = toRoman(n);
    fprintf('%s=%d ', r, fromRoman(r));
end
fprintf('\n');
end

function s = toRoman(n)
values = [1000 900 500 400 100 90 50 40 10 9 5 4 1];
marks = {'M', 'CM', 'D', 'CD', 'C', 'XC', 'L', 'XL', 'X', 'IX', 'V', 'IV', 'I'};
s = '';
for k = 1:numel(values)
    while n >= values(k)
        s = [s marks{k}];
        n = n - values(k);
    end
end
end

function n = fromRoman(s)
n = 0;
last = 0;
for c = s(end:-1:1)
    switch c
        case 'I', v = 1;
        case 'V', v = 5;
        case 'X', v = 10;
        case 'L', v = 50;
        case 'C', v = 100;
        case 'D', v = 500;
        otherwise, v = 1000;
    end
    if v < last
        n = n - v;
    else
        n = n + v;
    end
    last = v;
end
end
