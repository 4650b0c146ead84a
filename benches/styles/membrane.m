function membrane()
% MEMBRANE  Waves of a square membrane, all points at once by slices.
n = 201;
[x, y] = meshgrid(linspace(-1, 1, n));
u = exp(-40*((x - 0.3).^2 + y.^2));
before = u;
c2 = 0.4;
in = 2:n-1;
for t = 1:1000
    after = u;
    after(in, in) = 2*u(in, in) - before(in, in) + c2*(u(in-1, in) + u(in+1, in) ...
        + u(in, in-1) + u(in, in+1) - 4*u(in, in));
    after([1 n], :) = 0;
    after(:, [1 n]) = 0;
    before = u;
    u = after;
end
fprintf('%.8f %.8f\n', max(u(:)), min(u(:)));
fprintf('energy %.6f, middle %.8f\n', sum(sum((u - before).^2)), u(101, 101));
end
