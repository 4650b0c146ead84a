classdef PlS < Pl
    properties, B = 2; end
    methods
        function s = saveobj(o), s = saveobj@Pl(o); disp('saving'); end
    end
    methods (Static)
        function o = loadobj(s), o = s; disp('loading'); end
    end
end
