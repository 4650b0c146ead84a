classdef Bird < Animal
    methods
        function obj = Bird()
            obj.Legs = 2;
        end
        function s = says(~)
            s = 'tweet';
        end
    end
end
