classdef Dog < Animal
    properties
        tricks = {}
    end
    methods
        function obj = Dog(n)
            obj@Animal(['dog ' n]);
            obj.tricks{end+1} = 'sit';
            obj.mood = 'glad';
        end
        function s = sound(obj)
            s = ['woof, not ' sound@Animal(obj)];
        end
        function add(obj, t)
            obj.tricks{end+1} = t;
        end
    end
end
