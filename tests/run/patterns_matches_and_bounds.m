% What split tells of the matches, boundaries that are taken along, and strings without a match.
[parts, found] = split("a1b22c", digitsPattern);
disp(parts')
disp(found')
[parts, found] = split("a-b", "-" | "+", 2);
disp(parts)
disp(found)
disp(size(split(["a1b"; "c2d"], digitsPattern)))
disp(split(["a1b" "c2d"], digitsPattern, 1))
disp(ismissing(extractAfter(["abc" "a1b"], digitsPattern)))
disp(extractBefore("a1b", digitsPattern))
disp(isempty(extractAfter('abc', digitsPattern)))
disp(extractBetween("a1bb2c", digitsPattern, digitsPattern, 'Boundaries', 'inclusive'))
disp(eraseBetween("a1bb2c", digitsPattern, digitsPattern, 'Boundaries', 'inclusive'))
disp(replaceBetween("a1bb2c", digitsPattern, digitsPattern, "-", 'Boundaries', 'inclusive'))
