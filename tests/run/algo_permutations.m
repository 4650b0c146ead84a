function algo_permutations
% All permutations, in order.
p = permsOf([1 2 3]);
fprintf('%d%d%d ', p');
fprintf('\n%d %d\n', size(permsOf(1:5)));
end

function P = permsOf(x)
if numel(x) <= 1
    P = x;
    return
end
P = [];
for k = 1:numel(x)
    rest = x([1:k-1, k+1:end]);
    Q = permsOf(rest);
    P = [P; repmat(x(k), size(Q, 1), 1), Q];
end
end
