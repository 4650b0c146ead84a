% Errors that are to come and errors that are not.
try, last_row(), catch e, disp(e.message), end
u = [1+2i, 3]; try, disp(u .* (int32(2) + real(u))), catch e, disp(e.message), end
try, disp(u .* (int32(2) + u)), catch e, disp(e.message), end
x = 1:4; try, while x(5) > 2, x(1) = 0; end, catch e, disp(e.message), end
disp(depth(30, 1)), disp(size(depth(30, 'abc'))), disp(class(depth(5, {1})))
for k = [], end
disp(k)
s.a = 1; s.b = s; s.b.c = 3; s.d = s; disp(fieldnames(s)'), disp(s.d.b.c)
[Q, R] = qr([1 2; 3 4]); z = [1; 2];
c = Q(:,1)'*z; y = c*Q(:,1); fprintf('%.4f %.4f\n', abs(y));
function last_row(varargin)
disp(varargin(end,:))
end
function r = depth(n, x)
if n == 0, r = x; elseif mod(n, 2), r = depth(n - 1, x); else, r = depth(n - 1, x); end
end
