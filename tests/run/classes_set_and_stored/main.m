% What can be set of an object, what is told of enumerations by their members, listeners as they are shown, saveobj of a
% class that has none, corrections of errors.
o = SG;
set(o)
s = set(o)
c = set(o, 'Mode')
set(o, 'Name', 'q', struct('Value', 7));
disp(o)
try, x = set(o, 'Name', 'z'); catch e, disp(e.message), end
e = Level.High;
superclasses(e)
enumeration(e)
b = Obs;
L = addlistener(b, 'Ping', @(s, v) 1)
s = saveobj(Pl)
p = PlS;
s = p.saveobj;
class(s)
err = MException('a:b', 'hello');
err = addCorrection(err, matlab.lang.correction.AppendArgumentsCorrection('5'))
try
    throw(err)
catch e
    e.Correction
end
r = matlab.lang.correction.ReplaceIdentifierCorrection('a', 'b')
try, addCorrection(err, 5); catch e, disp(e.identifier), end
