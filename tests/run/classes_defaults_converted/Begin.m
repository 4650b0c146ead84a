classdef Begin
    properties
        a int8 = 5
        b string = 'abc'
        c (1,3) double = 2
        e (1,1) logical = 1
        f char = "txt"
        h (1,1) Lvl = 'High'
        i (1,:) double = [1; 2; 3]
        when datetime = "2020-01-05"
        power (1,1) matlab.lang.OnOffSwitchState = 'on'
    end
    properties (Constant)
        K uint8 = 300
    end
end
