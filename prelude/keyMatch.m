function tf = keyMatch(a, b)
% KEYMATCH  Whether two keys of a dictionary are the same: of one class and equal; handles are those of one object.

tf = strcmp(class(a), class(b)) && isequaln(a, b);
if tf && isa(a, 'handle')
    tf = all(a == b, 'all');
end
end
