classdef (Abstract) Shape
    % What has an area.
    properties
        name = ''
    end
    methods (Abstract)
        a = area(obj)
    end
    methods
        function s = describe(obj)
            s = sprintf('%s %.3f', obj.name, obj.area());
        end
    end
end
