classdef Maybe < handle
    % assigns where it is given something
    properties
        x
        y
    end
    methods
        function m = Maybe(x, y)
            if nargin == 0
                return
            end
            m.x = x;
            if nargin > 1
                m.y = y;
            end
        end
        function varargout = several(m, n)
            varargout = num2cell(n * (nargout:-1:1) + numel(m.x));
        end
        function v = both(m)
            v = [m.x, m.y];
        end
    end
end
