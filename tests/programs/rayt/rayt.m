function image = rayt(width, height, spheres, colours, light, depth)
% RAYT  A small ray tracer.
%   image = rayt(width, height, spheres, colours, light, depth)
%       width, height   size of the picture
%       spheres         rows of [x y z radius reflection]
%       colours         rows of [red green blue]
%       light           position of the lamp
%       depth           how often a ray is followed after a reflection
%   image is height by width by 3. The eye is at the origin and looks
%   along the negative z axis; below there is a floor of squares.
image = zeros(height, width, 3);
aspect = width/height;
floorHeight = -1;
for row = 1:height
    for col = 1:width
        x = (2*(col - 0.5)/width - 1)*aspect;
        y = 1 - 2*(row - 0.5)/height;
        origin = [0 0 0];
        dir = [x y -1.5];
        dir = dir/norm(dir);
        colour = [0 0 0];
        strength = 1;
        for bounce = 0:depth
            [t, hit] = nearestHit(origin, dir, spheres);

            % the floor may be nearer
            onFloor = false;
            if dir(2) < -1e-9
                tf = (floorHeight - origin(2))/dir(2);
                if tf > 1e-6 && tf < t
                    t = tf;
                    onFloor = true;
                end
            end
            if isinf(t)
                % the sky
                colour = colour + strength*[0.5 0.7 1.0]*(0.5 + 0.5*max(dir(2), 0));
                break
            end

            point = origin + t*dir;
            if onFloor
                normal = [0 1 0];
                base = 0.4 + 0.5*mod(floor(point(1)) + floor(point(3)), 2)*[1 1 1];
                mirror = 0.1;
            else
                normal = (point - spheres(hit, 1:3))/spheres(hit, 4);
                base = colours(hit, :);
                mirror = spheres(hit, 5);
            end

            % light, unless something is in its way
            toLight = light - point;
            distance = norm(toLight);
            toLight = toLight/distance;
            [ts, ~] = nearestHit(point + 1e-6*normal, toLight, spheres);
            shade = 0.15;
            if ts > distance
                shade = shade + 0.85*max(dot(normal, toLight), 0);
            end
            colour = colour + strength*(1 - mirror)*shade*base;

            % go on with the mirrored ray
            strength = strength*mirror;
            if strength < 0.01
                break
            end
            dir = dir - 2*dot(dir, normal)*normal;
            origin = point + 1e-6*normal;
        end
        image(row, col, :) = min(colour, 1);
    end
end
end
