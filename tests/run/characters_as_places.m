function characters_as_places()
% CHARACTERS_AS_PLACES  Characters name places by their numbers; ':' names all of them.
counts = zeros(1, 128);
for c = 'hello world'
    counts(c) = counts(c) + 1;
end
fprintf('%d %d %d\n', counts('l'), counts(double(' ')), counts('z'));
names = {':', 2, 'a'};
x = reshape(1:100, 10, 10);
for k = 1:3
    y = x(names{k});
    disp(size(y))
end
disp(sum(x(:, 3)))
disp(size(all_of(x, ':')))
try
    x('z');
    disp(x('z'))
    x(char(200))
catch err
    disp(err.identifier)
end
t = 'ab';
disp(x(t))
x('b') = -1;
x(t(1)) = -2;
disp(x(97:98))
end

function y = all_of(x, which)
y = x(which);
end
