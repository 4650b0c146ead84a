function tf = isgraph(s)
% ISGRAPH  Whether characters print something.

if iscell(s)
    tf = cellfun(@isgraph, s, 'UniformOutput', false);
elseif ischar(s)
    tf = isstrprop(s, 'graphic');
else
    tf = false(size(s));
end
end
