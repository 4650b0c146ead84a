function tf = anynan(x)
% ANYNAN  Whether any element is NaN.

tf = any(isnan(x(:)));
end
