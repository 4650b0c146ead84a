classdef Animal < handle
    properties
        name
    end
    properties (Access = protected)
        mood = 'calm'
    end
    events
        Spoke
    end
    methods
        function obj = Animal(n)
            obj.name = n;
        end
        function speak(obj)
            fprintf('%s says %s (%s)\n', obj.name, obj.sound(), obj.mood);
            notify(obj, 'Spoke');
        end
        function s = sound(~)
            s = 'nothing';
        end
        function delete(obj)
            fprintf('%s leaves\n', obj.name);
        end
    end
end
