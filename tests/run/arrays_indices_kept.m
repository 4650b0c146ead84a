% Index arrays that are ranges, read where they are used: what they follow from may change, they do not.
n = 6;
u = reshape((1:36).^2, 6, 6);
in = 2:n-1;
n = 3;
fprintf(' %g', u(in, in));
fprintf('\n');
fprintf(' %g', u(in - 1, in + 1));
fprintf(' %d %d\n', numel(in), size(in, 1));
k = 1;
while k < 4
    part = k:k+2;
    k = k + 1;
    fprintf(' %g', u(part, part(end)));
    fprintf(' %d\n', sum(part));
end
function y = between(u, a, b)
in = a:b;
y = 0;
for j = in
    y = y + sum(u(in, j)) - in(1);
end
in(end + 1) = 1;
y = y + numel(in);
end
fprintf('%g %g %g\n', between(u, 2, 4), between(u, 4, 3), between(u, 6, 6));
half = 0.5:2.5;
try
    disp(u(half, 1));
catch e
    fprintf('%s\n', e.identifier);
end
low = 0:2;
try
    disp(u(low, 1));
catch e
    fprintf('%s\n', e.identifier);
end
