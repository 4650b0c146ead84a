classdef Base < handle
    properties
        id
    end
    methods
        function b = Base(id)
            if id < 0
                error('Base:id', 'negative');
            end
            b.id = id;
        end
    end
end
