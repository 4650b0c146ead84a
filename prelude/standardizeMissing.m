function y = standardizeMissing(x, values)
% STANDARDIZEMISSING  Given values replaced by NaN, or by '' in a cell of texts.

y = x;
k = ismissing(x, values);
if iscell(x)
    y(k) = {''};
else
    y(k) = NaN;
end
end
