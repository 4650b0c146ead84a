function lexer()
% LEXER  A text taken apart character by character into words and numbers.
text = '';
for k = 1:3000
    text = [text, sprintf('let v%d = (%d + x%d)*3.25; ', k, mod(k*37, 100), mod(k, 17))];
end
total = 0;
count = zeros(1, 4);
hash = 0;
for round = 1:250
    i = 1;
    n = length(text);
    while i <= n
        c = text(i);
        if isspace(c)
            i = i + 1;
        elseif isletter(c)
            j = i;
            while j <= n && (isletter(text(j)) || (text(j) >= '0' && text(j) <= '9'))
                j = j + 1;
            end
            word = text(i:j - 1);
            if strcmp(word, 'let')
                count(1) = count(1) + 1;
            else
                count(2) = count(2) + 1;
                hash = mod(hash*31 + sum(word), 65521);
            end
            i = j;
        elseif c >= '0' && c <= '9'
            value = 0;
            while i <= n && text(i) >= '0' && text(i) <= '9'
                value = value*10 + (text(i) - '0');
                i = i + 1;
            end
            if i <= n && text(i) == '.'
                i = i + 1;
                scale = 0.1;
                while i <= n && text(i) >= '0' && text(i) <= '9'
                    value = value + scale*(text(i) - '0');
                    scale = scale/10;
                    i = i + 1;
                end
            end
            total = total + value;
            count(3) = count(3) + 1;
        else
            count(4) = count(4) + 1;
            i = i + 1;
        end
    end
end
fprintf('%d let, %d names, %d numbers, %d signs\n', count);
fprintf('total %.4f, hash %d\n', total, hash);
end
