% Time goes on.
t = tic;
s = 0;
for k = 1:1000
    s = s + k;
end
e = toc(t);
fprintf('%d %d %d\n', s, e >= 0, e < 60);
