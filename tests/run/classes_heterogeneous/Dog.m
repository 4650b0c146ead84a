classdef Dog < Animal
    methods
        function s = says(~)
            s = 'woof';
        end
    end
end
