function [t, hit] = nearestHit(origin, dir, spheres)
% NEARESTHIT  Nearest sphere along a ray, t = Inf and hit = 0 for none.
t = Inf;
hit = 0;
for k = 1:size(spheres, 1)
    oc = origin - spheres(k, 1:3);
    b = dot(oc, dir);
    c = dot(oc, oc) - spheres(k, 4)^2;
    disc = b^2 - c;
    if disc > 0
        root = sqrt(disc);
        near = -b - root;
        if near < 1e-6
            near = -b + root;
        end
        if near > 1e-6 && near < t
            t = near;
            hit = k;
        end
    end
end
end
