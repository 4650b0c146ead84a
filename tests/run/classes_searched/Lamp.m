classdef Lamp < handle
    properties
        Colour = 'white'
        Power = 40
    end
    properties (SetObservable, AbortSet)
        On = false
    end
    properties (SetAccess = private, Transient)
        Hours = 0
    end
    methods
        function obj = Lamp(colour, power)
            if nargin > 0
                obj.Colour = colour;
                obj.Power = power;
            end
        end
        function n = burn(obj, hours)
            n = wear(obj, hours);
        end
    end
    methods (Access = private)
        function n = wear(obj, hours)
            obj.Hours = obj.Hours + hours;
            n = obj.Hours;
        end
    end
end
