classdef Shown < handle
    % shows itself before it assigns
    properties
        name
    end
    methods
        function s = Shown(log, name)
            log.add(s);
            s.name = name;
            log.add(s);
        end
    end
end
