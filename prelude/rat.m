function [n, d] = rat(x, tol)
% RAT  Fractions near numbers, by continued fractions. With one output their
%   expansion as text.

if nargin < 2
    v = x(isfinite(x));
    tol = 1e-6 * sum(abs(v(:)));
end
num = zeros(size(x));
den = zeros(size(x));
lines = cell(numel(x), 1);
for k = 1:numel(x)
    [num(k), den(k), lines{k}] = fraction(x(k), tol);
end
if nargout == 2
    n = num;
    d = den;
else
    n = char(lines);
end
end

function [n, d, text] = fraction(x, tol)
if isinf(x) || isnan(x)
    n = sign(x);
    d = 0;
    if isnan(x)
        n = NaN;
    end
    text = sprintf('%g', x);
    return
end
c = [1 0; 0 1];
y = x;
text = '';
while true
    a = round(y);
    if isempty(text)
        text = sprintf('%d', a);
    elseif a < 0
        text = sprintf('%s + 1/(%d', text, a);
    else
        text = sprintf('%s + 1/(%d', text, a);
    end
    c = [c(:, 1) * a + c(:, 2), c(:, 1)];
    if c(2, 1) ~= 0 && abs(x - c(1, 1) / c(2, 1)) <= max(tol, eps(x)) || y == a
        break
    end
    y = 1 / (y - a);
end
n = c(1, 1) / sign(c(2, 1));
d = abs(c(2, 1));
text = [text, repmat(')', 1, sum(text == '('))];
end
