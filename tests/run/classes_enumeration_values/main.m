% Members of an enumeration that have values: arrays of them are arranged as objects, and computed with as
% their values.
e = enumeration('Color');
disp(size(e))
f = e(1:2)'
x = Color.Red;
x(2) = Color.Blue;
disp(numel(x))
y = [e; Color.Red];
fprintf('%s %s\n', class(y), class(double(y)));
disp(double(y'))
disp((e == Color.Blue)')
disp(any(e == 2))
disp(Color.Red < Color.Blue)
disp(class(Color.Red + 1))
k = {Color.Red};
disp(class(k{1}))
s.c = Color.Blue;
disp(class(s.c))
m = containers.Map();
m('a') = Color.Green;
disp(char(m('a')))
disp([isenum(x) isenum(3)])
disp(string(repmat(Color.Green, 1, 2)))
fprintf('%d\n', Color.Blue);
% A case may be a member's name, a member, or a value.
for c = {Color.Red, Color.Green, Color.Blue}
    switch c{1}
        case 'Red'
            disp('by name')
        case Color.Green
            disp('a member')
        case {7, 3}
            disp('by value')
        otherwise
            disp('none')
    end
end
% Arrays of values or of names are converted in their shape.
disp(isequal(Color([1 3; 2 2]), [Color.Red Color.Blue; Color.Green Color.Green]))
disp(string(Color([3 1])))
disp(string(Color({'Blue', 'Red'})))
disp(string(Color(["Red"; "Green"])))
try
    Color([1 9]);
catch
    disp('no member has this value')
end
