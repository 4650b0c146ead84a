% A charged particle in a magnetic field, step by step: objects of a value class with operators.
function cyclotron
n = 2000000;
p = Vec3(1, 0, 0);
v = Vec3(0, 1, 0.1);
dt = 0.001;
for k = 1:n
    b = Vec3(0, 0, 1 + 0.1 * p.x);
    e = Vec3(0.01, 0, -0.005 * p.z);
    half = v + e.scaled(dt / 2);
    t = b.scaled(dt / 2);
    s = t.scaled(2 / (1 + t.inner(t)));
    turned = half + half.crossed(t);
    v = half + turned.crossed(s) + e.scaled(dt / 2);
    p = p + v.scaled(dt);
end
fprintf('%.9f %.9f %.9f\n', p.x, p.y, p.z);
fprintf('%.9f %.9f %.9f\n', v.x, v.y, v.z);
fprintf('%.9f\n', v.inner(v));
end
