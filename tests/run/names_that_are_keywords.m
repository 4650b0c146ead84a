% Keywords as names of fields and tokens; what a cell does not take.
s = struct('end', 3, 'for', 'x')
s.('while') = 4;
disp(fieldnames(s)')
n = regexp('2:7', '(?<start>\d+):(?<end>\d+)', 'names')
t = cell2struct({1; 2}, {'if', 'else'}, 1);
disp(t)
c = {1};
try, c(2) = 'abc'; catch e, disp(e.message), end
try, c(2) = [1 2 3]; catch e, disp(e.message), end
try, c(1:2) = 5; catch e, disp(e.message), end
disp(c)
s = jsondecode('[[{"a":1},{"a":2}],[{"a":3},{"a":4}]]');
disp(class(s)), disp(size(s)), disp(s(2, 1).a)
s = jsondecode('[[{"a":1},{"a":2}],[{"a":3}]]');
disp(class(s)), disp(size(s))
