function map_beside_eval
% A class of a package in a function that makes variables by name.
eval(sprintf('x = %d;', 2));
m = containers.Map({'a', 'b'}, [1 2]);
fprintf('%d %d\n', m.Count, x);
end
