function fn_multiple_outputs
% Several outputs, ignored ones, too few asked for.
[a, b, c] = three(1);
fprintf('%d ', a, b, c);
[a, b] = three(10);
fprintf('%d ', a, b);
a = three(100);
fprintf('%d ', a);
[~, b] = three(5);
fprintf('%d ', b);
[~, ~, c] = three(7);
fprintf('%d\n', c);
x = zeros(1, 3);
[x(1), x(3)] = three(2);
s = struct();
[s.p, s.q] = three(4);
fprintf('%d ', x, s.p, s.q, three(1) + three(2));
fprintf('\n');
end

function [a, b, c] = three(x)
a = x;
b = x + 1;
c = x + 2;
end
