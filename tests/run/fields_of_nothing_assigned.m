% [x.a, x.b] = f() where x is empty and no struct makes one struct of it, as x.a = .. does.
function fields_of_nothing_assigned()
c = [];
[c.a, c.b] = size(ones(2,3));
disp(c)
d = zeros(0,0);
[d.a, d.b, d.e] = three(2);
disp(d)
filled([]);
filled(struct('R', 5));
try
    [k{1:4}] = three(2);
catch e
    disp(e.message)
end
% What could not be deleted leaves the array as it is.
y = [];
try
    y(:,1) = [];
catch e
    disp(size(y))
end
disp(sum(y))
end

function filled(x)
[x.R, x.S] = three(2);
disp(x)
end

function [a, b, c] = three(n)
a = n;
b = n + 1;
c = n + 2;
end
