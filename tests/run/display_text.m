% Text: rows in single quotes, strings in double quotes, missing ones in angle brackets.
x = 'hello'
x = ['ab'; 'cd']
x = "abc"
x = ["abc" "d"]
x = ["abc"; "d"]
x = string(missing)
x = ["a" missing]
x = 'it''s'
disp('plain'), disp("str"), disp(['ab'; 'cd'])
disp(["a" "bc"])
x = {'a', "b"}
