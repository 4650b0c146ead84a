function n = numunique(x)
% NUMUNIQUE  Number of different elements.

n = numel(unique(x(:)));
end
