% Reachability in a graph of 50 nodes, and a check by another method.
n = 50;
[B, rounds] = clos(n);
fprintf('%d rounds, %d pairs of %d\n', rounds, sum(sum(B)), n*n);
fprintf('from node 6: ');
fprintf(' %d', find(B(6, :)));
fprintf('\n');
fprintf('nodes on a cycle: %d\n', sum(diag(B)));
fprintf('reached by all: %d\n', sum(all(B)));

% Closed means that no pair is added by one more step.
more = (B*B > 0) & ~B;
fprintf('missing pairs: %d\n', sum(more(:)));

for n = [2 9 33]
    B = clos(n);
    fprintf('n = %2d: %d pairs\n', n, sum(B(:)));
end
