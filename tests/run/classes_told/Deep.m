classdef Deep < Basin
    % One whose properties have rules of their own.
    properties
        depth = 1
    end
    properties (Dependent)
        half
    end
    methods
        function d = Deep(source, depth)
            d@Basin(source);
            d.depth = depth;
        end
        function set.depth(d, value)
            if ischar(value)
                value = numel(value);
            end
            d.depth = value;
        end
        function value = get.half(d)
            value = d.depth / 2;
        end
        function disp(d)
            fprintf('<%g %g %g>\n', d.depth, d.rounds, d.half);
        end
    end
end
