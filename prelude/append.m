function out = append(varargin)
% APPEND  Texts joined; trailing white space stays.

out = varargin{1};
for k = 2:nargin
    out = join_two(out, varargin{k});
end
end

function out = join_two(a, b)
if ischar(a) && ischar(b)
    out = [a, b];
elseif isstring(a) || isstring(b)
    out = string(a) + string(b);
else
    out = strcat(cellstr_of(a), cellstr_of(b));
end
end

function c = cellstr_of(x)
if ischar(x)
    c = {x};
else
    c = x;
end
end
