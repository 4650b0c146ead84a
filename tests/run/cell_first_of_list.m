% One variable takes the first value of a comma-separated list, as several take the first few; an
% operand must be one value. Output of Octave but for the texts of errors, which are MATLAB's.
c = {1, 2, 3};
x = c{:};
disp(x)
k = c{2:3};
disp(k)
s = struct('a', {4, 5});
y = s.a;
disp(y)
z.f = {7, 8};
w = z.f{:};
disp(w)
[p, q] = c{:};
fprintf('%d %d\n', p, q);
t = {};
try, v = t{:}; catch e, disp(e.message), end
try, v = 1 + c{:}; catch e, disp(e.message), end
