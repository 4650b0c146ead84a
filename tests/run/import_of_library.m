% Packages of the library are imported as those of the program are.
import matlab.lang.makeValidName
disp(makeValidName('a b'))
import matlab.lang.*
disp(makeUniqueStrings('x', {'x', 'x_1'}))
import containers.Map
m = Map('KeyType', 'double', 'ValueType', 'any');
m(3) = 'three';
disp(m.keys)
import matlab.net.base64encode
disp(base64encode(uint8('abc')))
f = @makeValidName;
disp(f('1x'))
disp(inner(4))
function s = inner(n)
import matlab.lang.makeValidName
s = makeValidName(sprintf('%d', n));
end
