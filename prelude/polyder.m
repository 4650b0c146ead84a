function [d, e] = polyder(p, q)
% POLYDER  Derivative of a polynomial, without leading zeros; polyder(p, q) of the
%   product, [d, e] = polyder(p, q) of the quotient p / q as d / e.

if nargin == 1
    d = plain(p);
elseif nargout < 2
    d = plain(conv(p(:).', q(:).'));
else
    d = trimmed(difference(conv(plain(p), q(:).'), conv(p(:).', plain(q))));
    e = trimmed(conv(q(:).', q(:).'));
end
end

function d = plain(p)
n = numel(p) - 1;
if n < 1
    d = 0;
    return
end
d = trimmed(reshape(p(1:n), 1, n) .* (n:-1:1));
end

function p = trimmed(p)
first = find(p ~= 0, 1);
if isempty(first)
    p = 0;
else
    p = p(first:end);
end
end

function d = difference(a, b)
n = max(numel(a), numel(b));
d = [zeros(1, n - numel(a)), a] - [zeros(1, n - numel(b)), b];
end
