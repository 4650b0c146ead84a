function tf = keyMatch(a, b)
% KEYMATCH  Whether two keys of a dictionary are the same: of one class and equal.

tf = strcmp(class(a), class(b)) && isequaln(a, b);
end
