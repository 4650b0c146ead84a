% who and whos of a file, and options that are not provided.
% Source: MATLAB documentation, "whos".
f = [tempname, '.mat'];
a = [1 2; 3 4]; bee = 'text'; c = {1};
save(f, 'a', 'bee', 'c')
s = whos('-file', f);
disp({s.name}), disp(s(1).size), disp({s.class})
disp(who('-file', f, 'b*')')
try, whos('-regexp', '^a'), catch e, disp(e.identifier), end
delete(f)
