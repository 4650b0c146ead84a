function tf = isaUnderlying(x, kind)
% ISAUNDERLYING  Whether the data of an array are of a class or of a category of classes.

tf = isa(x, kind);
end
