function u = globals(n, u0)
% Heat in a rod whose parameters are in globals that the caller sets once.
global ALPHA LENGTH STEPS SOURCE SCHEME
ALPHA = 0.1;
LENGTH = 1;
STEPS = 40;
SOURCE = 0.5;
SCHEME = 'explicit';
u = zeros(1, n);
u(1) = u0;
for k = 1:STEPS
    u = advance(u, n);
end
end

function u = advance(u, n)
global ALPHA LENGTH SOURCE SCHEME
dx = LENGTH / (n - 1);
dt = 0.4 * dx ^ 2 / ALPHA;
switch SCHEME
    case 'explicit'
        u = explicit_step(u, n, dx, dt);
    case 'none'
        return
    otherwise
        error('globals:scheme', 'The scheme %s is not known.', SCHEME);
end
u(n) = u(n - 1);
if SOURCE > 0
    middle = round(n / 2);
    u(middle) = u(middle) + SOURCE * dt;
end
end

function v = explicit_step(u, n, dx, dt)
global ALPHA
v = u;
for i = 2:n - 1
    v(i) = u(i) + ALPHA * dt / dx ^ 2 * (u(i - 1) - 2 * u(i) + u(i + 1));
end
end
