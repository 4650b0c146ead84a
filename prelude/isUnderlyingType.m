function tf = isUnderlyingType(x, name)
% ISUNDERLYINGTYPE  Whether an array holds data of a class.

tf = strcmp(class(x), name);
end
