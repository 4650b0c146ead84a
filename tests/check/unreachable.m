function y = unreachable(x)
y = x;
if x > 1
    return
    disp('one');
end
while false
    disp('two');
end
if true
    y = 4;
else
    disp('three');
end
for k = 1:3
    break
    disp(k);
end
error('always');
disp('four');
end
