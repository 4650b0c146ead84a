function tf = isxdigit(s)
% ISXDIGIT  Whether characters are hexadecimal digits.

if iscell(s)
    tf = cellfun(@isxdigit, s, 'UniformOutput', false);
elseif ischar(s)
    tf = (s >= '0' & s <= '9') | (lower(s) >= 'a' & lower(s) <= 'f');
else
    tf = false(size(s));
end
end
