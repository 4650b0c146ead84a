% A long string built piece by piece, then read character by character.
text = '';
for i = 1:20000
    text = [text, sprintf('%d,', mod(i*i, 97))];
end
digits = 0;
commas = 0;
for i = 1:length(text)
    if text(i) == ','
        commas = commas + 1;
    else
        digits = digits + (text(i) - '0');
    end
end
fprintf('%d characters, %d commas, digits %d\n', length(text), commas, digits);
