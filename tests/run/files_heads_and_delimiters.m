% Lines of one field above a table of numbers are a head; delimiters of several characters, and none.
f = [tempname '.txt'];
writelines(["1001287"; "13,x,37,x"], f);
disp(readmatrix(f))
writelines(["9,1,2,6"; ""; " 8 40  6"; "50  7 31"], f);
disp(readmatrix(f))
writelines(["409,872 -> 409,963"; "149,412 -> 281,280"], f);
disp(readmatrix(f, 'Delimiter', {',', ' -> '}))
writelines("target: x=111..161, y=-154..-101", f);
x = readmatrix(f, Delimiter=["=", ", ", ".."]);
disp(x(~isnan(x)))
writelines(["a b,c"; "d"], f);
c = readcell(f, 'Delimiter', '');
disp(c)
delete(f)
t = arrayfun(@(k) {k * 2}, [1 2 3])
u = cellfun(@(s) {upper(s)}, {'a'; 'b'})
