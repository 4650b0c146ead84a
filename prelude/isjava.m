function tf = isjava(x)
% ISJAVA  Whether a value is a Java object: there are none.

tf = false;
end
