classdef Style < Base
    properties
        Width (1,1) double {mustBePositive} = 1
        Color (1,:) char {mustBeMember(Color, {'red', 'green'})} = 'red'
    end
    properties (SetAccess = private)
        Hidden = 3
    end
    properties (Constant)
        Most = 9
    end
end
