% Argument blocks whose declarations stand in one line, with commas and semicolons.
f1(3)
try, f1({1}), catch e, disp(e.message), end
f2(1, 2, 3, 4)
try, f3(-1), catch e, disp(e.message), end
f4(2, LineWidth=3, Color="b")
try, f4(2, 'Nope', 3), catch e, disp(e.message), end
try, f5(-3), catch e, disp(e.message), end
f6(1, 2, 3)
[a, b] = f7(2)
f8([1; 2; 3])
f9
f10(1)

function f1(x), arguments, x double, end, disp(x), end
function f2(x), arguments (Repeating), x, end
disp(numel(x)), end
function f3(x)
arguments; x (1,1) double {mustBePositive}; end
disp(x)
end
function f4(x, opts)
arguments, x (1,1) {mustBeNumeric}; opts.LineWidth (1,1) double = 1; opts.Color (1,1) string = "r", end
disp(x), disp(opts)
end
function y = f5(x)
arguments (Input), x double, end
arguments (Output), y (1,1) double {mustBePositive}, end
y = x;
end
function f6(a, varargin)
arguments, a, end
arguments (Repeating), varargin, end
disp(a), disp(varargin)
end
function [a, varargout] = f7(x)
arguments, x, end
arguments (Output), a double; end
arguments (Output, Repeating), varargout, end
a = x; varargout{1} = 2 * x;
end
function f8(x)
arguments, x (1,:) double {mustBeFinite}, end
disp(size(x))
end
function f9(s), arguments, s (1,1) string {mustBeTextScalar, mustBeMember(s, ["abc", "def"])} = "abc"; end
disp(s), end
function f10(x, y), arguments, x, y = x + 1, end
disp(x + y), end
