function tf = iscntrl(s)
% ISCNTRL  Whether characters are control characters.

if iscell(s)
    tf = cellfun(@iscntrl, s, 'UniformOutput', false);
elseif ischar(s)
    tf = isstrprop(s, 'cntrl');
else
    tf = false(size(s));
end
end
