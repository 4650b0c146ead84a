classdef Vec3
    % A vector in space.
    properties
        x = 0
        y = 0
        z = 0
    end
    methods
        function v = Vec3(x, y, z)
            if nargin > 0
                v.x = x;
                v.y = y;
                v.z = z;
            end
        end
        function r = plus(a, b)
            r = Vec3(a.x + b.x, a.y + b.y, a.z + b.z);
        end
        function r = scaled(a, k)
            r = Vec3(a.x * k, a.y * k, a.z * k);
        end
        function r = crossed(a, b)
            r = Vec3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
        end
        function d = inner(a, b)
            d = a.x * b.x + a.y * b.y + a.z * b.z;
        end
    end
end
