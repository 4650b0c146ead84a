function y = repelems(x, r)
% REPELEMS  Elements x(r(1,k)), r(2,k) times each.

y = [];
for k = 1:size(r, 2)
    y = [y, repmat(x(r(1, k)), 1, r(2, k))];
end
end
