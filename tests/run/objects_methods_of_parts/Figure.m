classdef Figure < matlab.mixin.Heterogeneous
    methods (Abstract)
        draw()
    end
    methods (Static)
        function f = make(k)
            if k == 1
                f = Disc();
                return
            end
            f = Box();
        end
    end
end
