function p = colperm(s)
% COLPERM  Permutation that puts columns in the order of their numbers of nonzeros.

[~, p] = sort(full(sum(s ~= 0, 1)));
end
