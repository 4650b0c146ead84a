% Parts of texts between marks, element by element.
disp(extractBefore(["abx"; "cb1"], [2; 3])')
disp(extractAfter(["abx" "cb1"], ["a" "c"]))
disp(extractAfter("abc", 3) == "")
disp(ismissing(extractBefore("abc", "z")))
disp(size(extractBefore('abc', 'z')))
disp(extractBetween(["abcdef"; "ghijkl"], 2, 4)')
disp(extractBetween("abcdef", 2, 4, 'Boundaries', 'exclusive'))
disp(extractBetween("<a><b>", "<", ">")')
disp(size(extractBetween("abc", "x", "y")))
disp(insertAfter(["a" "b"], 1, ["x" "y"]))
disp(insertBefore({'ab', 'cb'}, 'b', '-'))
disp(replaceBetween(["abc" "def"], 1, 1, ["x" "y"]))
disp(replaceBetween("a(b)c", "(", ")", "X", 'Boundaries', 'inclusive'))
disp(eraseBetween("abcdef", 2, 4))
disp(splitlines(["a" + newline + "b"; "c" + newline + "d"]))
disp(join(["a" "b" "c"], [", " " and "]))
disp(join(["x" "y"; "a" "b"], ["-"; "+"]))
disp(join(["a" "b"; "c" "d"], "-", 1))
disp(size(split(["a b" "c d"])))
disp(split("a,b", ",", 2))
disp(extract("a1b1", '1')')
try
    extractBefore("abc", 5)
catch e
    fprintf('%s: %s\n', e.identifier, e.message);
end
[u, ia, ic] = unique([3 1 2 1], 'legacy');
fprintf('%d ', u, ia, ic);
fprintf('\n');
