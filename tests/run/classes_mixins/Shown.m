classdef Shown < matlab.mixin.CustomDisplay
    properties
        A = 1
        B = 'x'
        C = [1 2 3]
    end
    methods (Access = protected)
        function h = getHeader(o)
            if isscalar(o)
                h = sprintf('  Shown number %d\n', o.A);
            else
                h = getHeader@matlab.mixin.CustomDisplay(o);
            end
        end
        function g = getPropertyGroups(o)
            if isscalar(o)
                first = matlab.mixin.util.PropertyGroup({'B'}, 'Text');
                second = matlab.mixin.util.PropertyGroup(struct('Sum', sum(o.C), 'C', o.C));
                g = [first, second];
            else
                g = getPropertyGroups@matlab.mixin.CustomDisplay(o);
            end
        end
        function f = getFooter(o)
            f = '';
            if isscalar(o), f = 'That is all.'; end
        end
    end
end
