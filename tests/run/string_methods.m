% Functions of strings called with a dot.
s = "Hello world";
disp(s.upper)
disp(s.replace("world", "you").lower)
disp(s.contains("wor"))
disp(s.strlength + 1)
t = s.split(" ");
disp(t(2).extractBefore("l"))
n = ["a.txt" "b.dat"];
disp(n.endsWith(".txt"))
disp(n.extractAfter(".").join("-"))
c = s.char;
disp(class(c))
st.name = "  x ";
disp(strlength(st.name.strip))
try
    s.nothing
catch e
    fprintf('%s\n%s\n', e.identifier, e.message);
end
