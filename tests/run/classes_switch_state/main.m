% Properties that are 'on' or 'off', true or false, and what such values count as in conditions and subscripts.
m = Machine();
m.Power = 'on';
m.Monitor = true
disp(isOn(m))
m.Monitor = "off";
disp(isOn(m))
a = matlab.lang.OnOffSwitchState('on')
b = [a, matlab.lang.OnOffSwitchState.off]
if a
    disp('it is on')
end
x = [5 6];
disp(x(b))
disp(a == 'on')
fprintf('%s %d %s\n', class(a), double(b(2)), char(b(2)));
switch a
    case 'on'
        disp('on')
end
