% Braces reach the characters of strings, also in assignments.
s = ["abc" "de"];
s{1} = 'xy';
s{2}(1) = 'D';
s{4} = "new";
disp(s)
t = "hello";
t{1}([1 end]) = 'HO'
t{1}(end+1:end+2) = '!!'
try
    t{1} = 5;
catch e
    disp(e.message)
end

% Strings with | between them are patterns.
release = "R" + digitsPattern(4) + ("a"|"b");
extract(["String was introduced in R2016b."; "Pattern was added in R2020b."], release)
vowel = "a" | "e" | "i"
count("aeiou", vowel)
other = "x";
matches(["x" "y" "z"], "y" | other)
extract("cat dog", ("cat" | lettersPattern(1)) + " ")

compose("%d-%d", [1 2; 3 4])
