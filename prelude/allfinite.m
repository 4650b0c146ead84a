function tf = allfinite(x)
% ALLFINITE  Whether all elements are finite.

tf = all(isfinite(x(:)));
end
