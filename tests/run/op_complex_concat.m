% Concatenation keeps what is stored as complex without an imaginary part.
x = [3 -1 0 2];
z = single(2.5);
if str2double(getenv('NO_SUCH')) > 5, z = [1 2]; end
x = complex(x);
disp(isreal([1:numel(z), x]))
disp(num2str([1:numel(z), x]))
disp(isreal([1, x]))
disp(isreal([x; x]))
w = [1:numel(z), x]; disp(isreal(w))
disp(num2str(w))
disp(isreal([1:3, x])), disp(num2str([1:2, x]))
disp(num2str([numel(z), x]))
u = 1; if str2double(getenv('NO_SUCH')) > 5, u = 2; end
disp(isreal(double(complex(u, 0))))
w = single(complex(u, 0)); disp(isreal(w))
