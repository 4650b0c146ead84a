classdef Sheet
    properties
        figures
    end
    methods
        function show(obj)
            for k = 1:2
                obj.figures = [obj.figures, Figure.make(k)];
            end
            for k = 1:numel(obj.figures)
                obj.figures(k).draw();
            end
            obj.figures(1).draw
        end
    end
end
