function tf = isascii(s)
% ISASCII  Whether characters are of ASCII.

if iscell(s)
    tf = cellfun(@isascii, s, 'UniformOutput', false);
elseif ischar(s)
    tf = double(s) < 128;
else
    tf = false(size(s));
end
end
