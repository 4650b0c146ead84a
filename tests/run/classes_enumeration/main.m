% Enumerations: members, comparison, switch.
a = Level.Low;
fprintf('%d %d %d\n', a.value, a == Level.Low, a == Level.High);
fprintf('%d %d\n', a.above(5), Level.High.above(5));
switch a
    case Level.High
        disp('high');
    case Level.Low
        disp('low');
end
fprintf('%s %s\n', char(a), class(a));
