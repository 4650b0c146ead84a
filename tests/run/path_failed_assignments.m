% An assignment that fails leaves the variable as it was, whatever it would have made on the way.
function path_failed_assignments
s = struct('x', 1);
try, s.y(3).z([1 2]) = [1 2 3]; catch, disp('failed'), end
disp(fieldnames(s))
c = {1, 2};
try, c{5}.x([1 2]) = [1 2 3]; catch, disp('failed'), end
disp(size(c))
t = struct('f', {1, 2});
try, t(4).g.h([1 2]) = [1 2 3]; catch, disp('failed'), end
disp(size(t)), disp(fieldnames(t))
try, t(2).g{3}(0) = 1; catch, disp('failed'), end
disp(fieldnames(t))
v = {1, 'a'};
try, v{1}.x = 3; catch e, disp(e.message), end
try, v{2}{2} = 3; catch e, disp(e.message), end
disp(v)
k = {1, 2, 3};
try, k{1:2} = 5; catch e, disp(e.message), end
[k{1:2}] = deal(5, 6);
disp(k)
try, t(1:2).f = 5; catch e, disp(e.message), end
disp([t.f])
try, x = k{1:2}.y; catch e, disp(e.message), end
try, x = k{[]}; catch e, disp(e.message), end
% What is made in the same way and does not fail.
s.y(3).z([1 2]) = [8 9];
disp(size(s.y)), disp(s.y(3).z)
c{5}.x(2) = 4;
disp(size(c)), disp(c{5}.x)
t(4).g.h{2} = 'b';
disp(size(t)), disp(t(4).g.h{2}), disp(isempty(t(3).g))
end
