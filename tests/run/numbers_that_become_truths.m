function numbers_that_become_truths()
% numbers that become truth values
found = 0; k = 0;
while ~found
    k = k + 1;
    found = k*k > 50;
end
disp(k)
done = false; n = 0;
while ~done
    n = n + 3;
    if n > 20, done = 1; end
end
disp(n)
c = 0; total = 0;
for i = 1:10
    t = i + c;
    c = t > 5;
    total = total + c*2;
    if c && mod(i,2), total = total - 1; end
end
fprintf('%d %g\n', total, c);
flag = 0;
for i = 1:5
    if flag == 1, fprintf('set %d\n', i); end
    flag = i == 3;
end
ok = 0;
if k > 3, ok = true; end
x = [10 20 30];
if ok, disp(x(ok)), end
disp(class(ok))
st = 0;
st2 = st;
for i=1:3
  st = i > 1;
  st2 = st;
  y(i) = st2 + 1;
end
disp(y)
s = sprintf('%d', st2); disp(s)
m = 1; m = any(x > 25); z = [m m]; disp(class(z))
u = 1; for i=1:2, u = ~u; end, disp(u)
end
