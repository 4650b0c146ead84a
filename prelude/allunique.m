function tf = allunique(x)
% ALLUNIQUE  Whether no two elements are equal. NaN is different from everything.

tf = numel(unique(x(:))) == numel(x);
end
