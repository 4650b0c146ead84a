function tf = ispunct(s)
% ISPUNCT  Whether characters are punctuation.

if iscell(s)
    tf = cellfun(@ispunct, s, 'UniformOutput', false);
elseif ischar(s)
    tf = isstrprop(s, 'punct');
else
    tf = false(size(s));
end
end
