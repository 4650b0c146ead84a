classdef ToldValue
properties
    Size (1,3) double = [1 2 3]
    Free
end
methods
    function [a, b] = two(obj, x, varargin), a = obj; b = x; end
    function skip(~, y), disp(y); end
end
methods (Static)
    function r = make(n, m), r = n + m; end
end
end
