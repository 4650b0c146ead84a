% Objects are found by their properties, classes tell of their members and can be compared, and a private method is
% private whichever way it is called.
% Source: MATLAB's documentation, "handle.findobj", "handle.findprop", "meta.class", "meta.property".
function main
lamps = [Lamp('red', 40), Lamp('blue', 60), Lamp('yellow', 5), Lamp('red', 60)];
show(findobj(lamps, 'Colour', 'red'));
show(findobj(lamps, 'Colour', 'red', 'Power', 60));
show(findobj(lamps, 'Colour', 'blue', '-or', 'Power', 5));
show(findobj(lamps, '-not', 'Power', 60));
show(findobj(lamps, '-class', 'Lamp', 'Power', 5));
show(lamps.findobj('-isa', 'handle'));
disp(isempty(findobj(lamps, 'Colour', 'green')));
disp(numel(findobj(lamps, '-property', 'Nothing')));

about = findprop(lamps(1), 'On');
fprintf('%s %d %d %d %s\n', class(about), about.SetObservable, about.AbortSet, about.DefaultValue, about.DefiningClass.Name);
disp(isempty(findprop(lamps(1), 'Off')));

told = ?Lamp;
hours = told.PropertyList(strcmp({told.PropertyList.Name}, 'Hours'));
fprintf('%s %s %d %d\n', hours.GetAccess, hours.SetAccess, hours.Transient, hours.DefaultValue);
open = findobj(told.PropertyList, 'SetAccess', 'public');
disp({open.Name});
burn = told.MethodList(strcmp({told.MethodList.Name}, 'burn'));
disp([burn.InputNames; burn.OutputNames]');
sealed = ?Torch;
fprintf('%d %d %d\n', told.Sealed, sealed.Sealed, sealed.HandleCompatible);

fprintf('%d %d %d %d %d\n', ?Torch < ?Lamp, ?Lamp <= ?Lamp, ?Lamp < ?Lamp, ?Torch == ?Lamp, ?Torch ~= ?Lamp);
fprintf('%d %d\n', ?Lamp < ?handle, told == meta.class.fromName('Lamp'));
disp(isempty(meta.class.fromName('Candle')));

lamp = lamps(1);
fprintf('%d %d\n', lamp.burn(3), burnt(lamp));
fprintf('%d %d\n', ismethod(lamp, 'burn'), ismethod(lamp, 'wear'));
try
    wear(lamp, 1);
catch e
    fprintf('%s\n%s\n', e.identifier, e.message);
end
try
    lamp.wear(1);
catch e
    disp(e.message);
end
end

function n = burnt(lamp)
n = lamp.Hours;
end

function show(found)
fprintf('%s', mat2str(size(found)));
for k = 1:numel(found)
    fprintf(' %s/%d', found(k).Colour, found(k).Power);
end
fprintf('\n');
end
