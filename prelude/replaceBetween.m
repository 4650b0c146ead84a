function out = replaceBetween(str, from, to, with, varargin)
% REPLACEBETWEEN  Texts in which what stands between two positions or two texts is
%   replaced; 'Boundaries' is 'inclusive' or 'exclusive' (positions go with, texts stay).

inclusive = isnumeric(from);
for k = 1:2:numel(varargin)-1
    if strcmpi(varargin{k}, 'Boundaries')
        inclusive = strcmpi(varargin{k+1}, 'inclusive');
    end
end
if ischar(str)
    c = {str};
else
    c = cellstr(str);
end
for k = 1:numel(c)
    c{k} = one(c{k}, part(from, k), part(to, k), char(part(with, k)), inclusive);
end
if isstring(str)
    out = string(c);
elseif ischar(str)
    out = c{1};
else
    out = c;
end
end

function p = part(x, k)
if ischar(x) || isscalar(x)
    p = x;
else
    p = x(k);
end
if iscell(p)
    p = p{1};
end
end

function t = one(t, from, to, with, inclusive)
if isnumeric(from)
    first = from;
    last = to;
    if ~inclusive
        first = from + 1;
        last = to - 1;
    end
    if from < 1 || to > numel(t) || first > last + 1
        error('MATLAB:string:PositionOutOfRange', 'Numeric value exceeds the number of characters in element 1.');
    end
    t = [t(1:first-1), with, t(last+1:end)];
    return
end
from = char(from);
to = char(to);
done = '';
while true
    i = strfind(t, from);
    if isempty(i), break, end
    i = i(1);
    j = strfind(t(i+numel(from):end), to);
    if isempty(j), break, end
    j = i + numel(from) + j(1) - 1;
    if inclusive
        done = [done, t(1:i-1), with];
    else
        done = [done, t(1:i+numel(from)-1), with, to];
    end
    t = t(j+numel(to):end);
end
t = [done, t];
end
