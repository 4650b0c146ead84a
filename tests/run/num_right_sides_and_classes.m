% [c, r] = qr(a, b): the orthogonal factor is applied to right sides.
a = [1 2; 3 4; 5 6];
b = [1; 2; 3];
[q, r] = qr(a);
[c, s] = qr(a, b);
disp(norm(c - q' * b) < 1e-12 && isequal(r, s))
[c, s] = qr(a, b, 'econ');
disp(size(c)), disp(size(s)), disp(norm(s \ c - a \ b) < 1e-12)
[c, s, p] = qr(a, b, 0);
x(p, 1) = s \ c;
disp(norm(x - a \ b) < 1e-12)
[q, r] = qr(a, 0);
disp(size(q))
try
    [c, s] = qr(a, [1; 2]);
catch e
    disp(e.message)
end

% Integers are convolved as doubles; a trace keeps its class; so does a mode of truths.
disp(conv(int8([1 2 3]), [1 1])), disp(class(conv(int8([1 2]), int8([1 1]))))
disp(conv2(uint8([1 2; 3 4]), [1 1])), disp(class(conv2(single([1 2]), int8(2))))
disp(class(trace(int8([1 2; 3 4])))), disp(trace(int8([100 2; 3 100]))), disp(trace(single([1 2; 3 4])))
disp(class(mode([true false true]))), disp(mode([true false true])), disp(class(mode(int8([1 1 2]))))
