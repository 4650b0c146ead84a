% Functions of strings that the library says in MATLAB, called with a dot.
s = "Hello";
disp(s.append("!", "?"))
n = ["a.txt" "b.dat"];
disp(n.matches("b.dat"))
f = "%d of %d";
disp(f.compose(2, 3))
