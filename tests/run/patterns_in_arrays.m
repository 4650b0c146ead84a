% An array of patterns finds what one of them matches; patterns and texts make one.
p = [lettersPattern, "12"]
disp(contains(["abc", "12", "3"], p))
disp(matches(["abc", "12", "a12"], p))
disp(startsWith(["12x", "-a"], [digitsPattern; "+"]))
disp(count("a1b22", [lettersPattern, digitsPattern]))
disp(replace("a1b22", [lettersPattern, digitsPattern], "-"))
disp(extract("a-12", p)')
disp(size(p))
disp(contains("x1", p(2)))
% What is missing matches nothing, not even what is missing.
disp(matches([string(missing), "a", ""], [string(missing), "a"]))
disp(matches(string(missing), ""))
try
    matches("a", "a", 'Case', true)
catch e
    disp(e.identifier)
end
