% Folders of functions for a class: built-in classes by the superior argument, objects that class()
% makes, their parents, superiorto.
disp(kind_of(1)), disp(kind_of('a')), disp(kind_of({})), disp(kind_of(single(1)))
disp(kind_of(1, int8(2))), disp(kind_of(int8(2), 1)), disp(kind_of(true))
k = kid(5, 6);
disp(get(k))
k = bump(k);
fprintf('%d %d %s\n', get(k), gety(k), class(k));
fprintf('%d %d %d %d\n', isa(k, 'par'), isa(k, 'kid'), isa(k, 'Old'), isobject(k));
try, k.y, catch e, disp(e.message), end
try, k.y = 3; catch e, disp(e.message), end
k
try, class(struct(), 'kid'); catch e, disp(e.message), end
o = Old(3)
p = 1 + o;
p
disp(o(5)), disp(o.abc), disp(o{1, 2})
