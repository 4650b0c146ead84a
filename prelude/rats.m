function s = rats(x, len)
% RATS  Numbers as fractions in columns of len characters (13).
%   Source: MATLAB documentation, "rats"; each fraction is the continued fraction that fits.

if nargin < 2
    len = 13;
end
if isempty(x)
    s = '';
    return
end
x = double(x);
lines = cell(size(x, 1), 1);
for i = 1:size(x, 1)
    lines{i} = '';
    for j = 1:size(x, 2)
        lines{i} = [lines{i}, rats_one(x(i, j), len)];
    end
end
s = char(lines);
end

function t = rats_one(x, len)
if x == 0
    t = '0';
elseif ~isfinite(x)
    t = num2str(x);
else
    t = '';
    [last, n, prior_n, d, prior_d] = deal(x, 1, 0, 0, 1);
    room = len - 2;
    for k = 1:20
        step = round(last);
        [n, prior_n] = deal(n * step + prior_n, n);
        [d, prior_d] = deal(d * step + prior_d, d);
        if d < 0
            shown = [-n, -d];
        else
            shown = [n, d];
        end
        if shown(2) == 1
            u = sprintf('%d', shown(1));
        else
            u = sprintf('%d/%d', shown(1), shown(2));
        end
        if numel(u) > room
            break
        end
        t = u;
        if abs(x - n / d) < abs(x) * eps || last == step
            break
        end
        last = 1 / (last - step);
    end
    if isempty(t)
        t = '*';
    end
end
pad = len + 1 - numel(t);
t = [blanks(max(pad - floor(pad / 2) + 0, 0)), t, blanks(floor(pad / 2))];
end
