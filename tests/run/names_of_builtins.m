% Functions of the program that have names of builtins mean what they say, wherever something is known of the builtin.
check();
function check()
x = 5; y = 2;
fprintf('%d%d ', isempty(x), isempty(y), isrow(x), isrow(y), isscalar(x), isscalar(y), isvector(x), isvector(y));
fprintf('%d%d ', isnumeric(x), isnumeric(y), ischar(x), ischar(y), islogical(x), islogical(y), isreal(x), isreal(y));
fprintf('\n');
if isempty(x), disp('empty: more than 3'), else, disp('wrong'), end
if isempty(y), disp('wrong'), else, disp('empty: at most 3'), end
if isrow(y), disp('wrong'), else, disp('row: at most 3'), end
if isscalar(y), disp('wrong'), else, disp('scalar: at most 3'), end
if isnumeric(y), disp('wrong'), else, disp('numeric: at most 3'), end
if isa(y, 'double'), disp('wrong'), else, disp('isa: at most 3'), end
if ~not(x), disp('wrong'), else, disp('not: itself'), end
if strcmp('a', 'b'), disp('strcmp: always'), end
if isfield(1, 'a'), disp('isfield: always'), end
n = 3;
while ~isvector(n)
    n = n + 1;
end
fprintf('%d\n', n);
fprintf('%d %d %d %d\n', numel([1 2 3]), length([1 2 3]), size([1 2 3]), plus(7, 2));
list = [];
for k = 1:3
    list(numel(list) - 99) = k;
end
disp(list)
fprintf('%g %g %g %g %g\n', mod(5, 3), max(2, 3), sum([1 2]), abs(-3), floor(2.25));
fprintf('%s %s %d %d\n', repmat('a', 3), zeros(2), struct('a', 1), cell(2));
t = 0;
for k = [1 5 2]
    if logical(k), t = t + k; end
end
disp(t)
end
function t = isempty(x), t = x > 3; end
function t = isrow(x), t = x > 3; end
function t = isscalar(x), t = x > 3; end
function t = isvector(x), t = x > 3; end
function t = isnumeric(x), t = x > 3; end
function t = ischar(x), t = x > 3; end
function t = islogical(x), t = x > 3; end
function t = isreal(x), t = x > 3; end
function t = isa(x, ~), t = x > 3; end
function t = not(x), t = x; end
function t = strcmp(~, ~), t = 1; end
function t = isfield(~, ~), t = 1; end
function n = numel(x), n = 100; for k = x, n = n + 1; end, end
function n = length(~), n = 77; end
function n = size(~), n = 66; end
function c = plus(a, b), c = a - b; end
function c = mod(a, b), c = a*1000 + b; end
function c = max(a, b), c = a*10 + b; end
function c = sum(~), c = 42; end
function c = abs(a), c = -2*a; end
function c = floor(a), c = a + 0.5; end
function c = repmat(~, n), c = char('0' + n); end
function c = zeros(~), c = 'none'; end
function c = struct(~, ~), c = 7; end
function c = cell(~), c = 9; end
function c = logical(x), c = x - 1; end
