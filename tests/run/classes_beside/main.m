% What stands beside an object becomes one of its class, as its constructor makes it.
p = [Point(1, 2), 5];
disp([p.X])
p(4) = 7;
disp([p.X])
q = [3; Point(4)];
disp(size(q)), disp([q.X])
disp(fieldnames(Point)')
display(Point(3, 4))
% Members of enumerations and handles are elements of sets.
c = [Color.Blue, Color.Red, Color.Blue];
disp(ismember(Color.Red, c)), disp(ismember(Color.Green, c))
[tf, at] = ismember([Color.Green, Color.Blue], c)
u = unique(c);
disp(numel(u))
d = setdiff([Color.Red, Color.Green], Color.Red)
disp(strcmp(Color.Red, 'Red')), disp(strcmp(c, 'Blue'))
x = {Color.Red, 1}
s.c = Color.Green
r = Ref(1); t = Ref(2);
[tf, at] = ismember(t, [r, t])
disp(numel(unique([r, t, r])))
