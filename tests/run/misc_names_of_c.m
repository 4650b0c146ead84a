% Names that C has taken, a result named like its function, operators of integers, far indices.
disp(double_it(3)), disp(main(2)), disp(int(4)), disp(printf_(1))
k = int32(5); disp(+k), disp(-k), disp(~k)
x = 1:5; y(1:5) = x'; disp(y)
y(:) = [9 8 7 6 5]'; disp(y)
try, disp(x(1e300)), catch e, disp(e.identifier), end
try, disp(x(-1e300)), catch e, disp(e.identifier), end
try, disp(x(NaN)), catch e, disp(e.identifier), end
try, disp(x(1.5)), catch e, disp(e.identifier), end
auto = 1; register = 2; long = 3; disp(auto + register + long)
function double_it = double_it(x)
double_it = 2*x;
end
function main = main(argc)
main = argc + 1;
end
function return_ = int(short)
return_ = short*2;
end
function out = printf_(NULL)
out = NULL;
end
