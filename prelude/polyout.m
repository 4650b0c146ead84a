function polyout(c, x)
% POLYOUT  Shows a polynomial.

if nargin < 2
    x = 's';
end
n = numel(c);
text = sprintf('%g*%s^%d', c(1), x, n - 1);
for k = 2:n
    if c(k) < 0
        sign = '-';
    else
        sign = '+';
    end
    text = sprintf('%s %s %g*%s^%d', text, sign, abs(c(k)), x, n - k);
end
if n == 1
    text = sprintf('%g', c(1));
else
    text = regexprep(text, sprintf('\*%s\^0$', x), '');
end
disp(text)
end
