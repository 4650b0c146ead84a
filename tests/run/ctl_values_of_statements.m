% Values of statements: what they show, and what ans is.
cellfun(@isempty, {1,[]})
disp(ans)
x = 3;
x > 2
class(x)
f = @(x) exp(x);
f(0)
disp(ans)
s.h = @(k) k + 1;
s.h(4)
disp(ans)
for k = 1:2, only_second(k); end
ans
g = @() disp('shown');
g()
disp(ans)
c = {7, 'b'};
c{:}
disp(ans)
s
x;
disp(ans)
3;
disp(ans)
function r = only_second(k)
if k == 2, r = 20; end
end
