function out = extract(str, what)
% EXTRACT  Every occurrence of a text, or the character at a position.

if ischar(str)
    c = {str};
else
    c = cellstr(str);
end
parts = cell(numel(c), 1);
for k = 1:numel(c)
    t = c{k};
    if isnumeric(what)
        parts{k} = {t(what)};
    else
        w = char(what);
        n = numel(strfind(t, w));
        parts{k} = repmat({w}, n, 1);
    end
end
out = vertcat(parts{:});
if isempty(out)
    out = cell(0, 1);
end
if isstring(str)
    out = string(out);
elseif ischar(str) && isnumeric(what)
    out = out{1};
end
end
