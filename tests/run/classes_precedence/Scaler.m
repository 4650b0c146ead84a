classdef Scaler
    % Methods that functions of the program are called as.
    properties
        Factor = 1
    end
    methods
        function s = Scaler(factor)
            s.Factor = factor;
        end
        function y = transform(s, x)
            y = s.Factor * x;
        end
        function y = measure(s)
            y = s.Factor;
        end
        function y = plain(s)
            y = s.Factor + 0.5;
        end
    end
end
