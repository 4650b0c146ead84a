classdef Gone < Base
    % what goes may have begun only
    properties
        tag
    end
    methods
        function g = Gone(id)
            g@Base(id);
            g.tag = 'made';
        end
        function delete(g)
            fprintf('gone %d %d\n', isempty(g.id), isempty(g.tag));
        end
    end
end
