classdef Rect < Shape
    % A shape with corners.
    properties
        w = 1
        h = 1
    end
    methods
        function obj = Rect(w, h), obj.w = w; obj.h = h; obj.name = 'rect'; end
        function a = area(obj), a = obj.w*obj.h; end
    end
end
