% The first of several results of a function that hands them on, as an argument of a call.
function fn_one_of_several_results()
fprintf('%d %d\n', first(2), first(3));
disp(first(5));
end

function [q, count] = first(a)
[q, ~, count] = three(a);
end

function [q, e, c] = three(a)
q = a;
e = 0;
c = 0;
while q < 40
    q = q * a;
    e = e + 1;
    c = c + 2;
end
end
