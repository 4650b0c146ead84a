function tf = anymissing(x)
% ANYMISSING  Whether any element is missing.

m = ismissing(x);
tf = any(m(:));
end
