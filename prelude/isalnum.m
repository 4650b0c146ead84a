function tf = isalnum(s)
% ISALNUM  Whether characters are letters or digits.

if iscell(s)
    tf = cellfun(@isalnum, s, 'UniformOutput', false);
elseif ischar(s)
    tf = isstrprop(s, 'alphanum');
else
    tf = false(size(s));
end
end
