function s = rats(x, len)
% RATS  Numbers as fractions in columns of len characters (13).
%   Source: MATLAB documentation, "rats"; the tolerance is 10^(-(len - 1) / 2) of the sum of magnitudes.

if nargin < 2
    len = 13;
end
if isempty(x)
    s = '';
    return
end
x = double(x);
tol = 10^(-(len - 1) / 2) * sum(abs(x(isfinite(x))));
lines = cell(size(x, 1), 1);
for i = 1:size(x, 1)
    lines{i} = '';
    for j = 1:size(x, 2)
        lines{i} = [lines{i}, rats_one(x(i, j), len, tol)];
    end
end
s = char(lines);
end

function t = rats_one(x, len, tol)
if x == 0
    t = '0';
elseif ~isfinite(x)
    t = num2str(x);
else
    [n, d] = rat(x, tol);
    if d == 1
        t = sprintf('%d', n);
    else
        t = sprintf('%d/%d', n, d);
    end
    if numel(t) > len - 2
        t = '*';
    end
end
pad = len + 1 - numel(t);
t = [blanks(max(pad - floor(pad / 2) + 0, 0)), t, blanks(floor(pad / 2))];
end
