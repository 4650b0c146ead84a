function tf = isna(x)
% ISNA  Whether elements are missing values: none is told from NaN.

tf = false(size(x));
end
