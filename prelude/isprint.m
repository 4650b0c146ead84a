function tf = isprint(s)
% ISPRINT  Whether characters print something or are blanks.

if iscell(s)
    tf = cellfun(@isprint, s, 'UniformOutput', false);
elseif ischar(s)
    tf = isstrprop(s, 'graphic') | s == ' ';
else
    tf = false(size(s));
end
end
