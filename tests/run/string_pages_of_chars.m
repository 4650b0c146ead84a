% char makes a page of each column of strings, each string a row of its page.
C = char(["Mercury", "Gemini", "Apollo"; "Skylab", "Skylab B", "ISS"]);
disp(size(C))
disp(["[" + string(C(1, :, 1)) + "]", "[" + string(C(2, :, 3)) + "]"])
disp(size(char(["a" "bcd"])))
disp(size(char(["a"; "bcd"])))
disp(char(["a"; "bcd"]))
disp(size(char(strings(1, 2))))
disp(size(char("abc")))
disp(size(char({'a', 'bcd'})))
format compact
s = struct('a', {})
