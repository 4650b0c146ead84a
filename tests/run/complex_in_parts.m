function complex_in_parts()
% What is complex without an imaginary part stays complex where it is put into a part that held a real number.
global whole
t.a = 2;
disp(t.a)
t.a = complex(2, 0);
whole = t;
look()

q = struct('a', 1);
q.a = complex(1, 0);
whole = {q};
look()

q.a = 5;
whole = q;
look()
end

function look()
global whole
s = whole;
if iscell(s)
    s = s{1};
end
disp(cellfun(@isreal, struct2cell(s)))
end
