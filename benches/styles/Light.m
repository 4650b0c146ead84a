classdef Light
    % A traffic light.
    enumeration
        Red, Green, Yellow
    end
    methods
        function n = next(c)
            switch c
                case Light.Red
                    n = Light.Green;
                case Light.Green
                    n = Light.Yellow;
                otherwise
                    n = Light.Red;
            end
        end
    end
end
