classdef (Sealed) Torch < Lamp
    methods
        function obj = Torch()
            obj@Lamp('yellow', 5);
        end
    end
end
