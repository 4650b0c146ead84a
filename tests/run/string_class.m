% The class string. (Not in Octave; reasoned from the documentation.)
s = "hello";
t = s + " " + "world";
fprintf('%s %s %d %d\n', class(s), t, strlength(t), numel(s));
fprintf('%d %d %d\n', s == "hello", s == "x", isstring(s));
n = "n = " + 5;
fprintf('%s\n', n);
a = ["one" "two" "three"];
fprintf('%d %s %d\n', numel(a), a(2), strlength(a(3)));
fprintf('%d ', strlength(a), a == "two");
fprintf('\n');
fprintf('%s %s\n', upper(s), strrep(s, "l", "L"));
c = char(s);
fprintf('%s %d\n', class(c), numel(c));
fprintf('%s %s\n', class(["a" 'b']), class(string(3.5)));
fprintf('%s\n', string(3.5), string(true), string('abc'));
b = string(1);
try
    b(1) = @(u) u;
    disp(b)
catch e
    disp(e.message)
end
