% What arguments blocks convert, and the errors they raise: by MATLAB's documentation.
same(f1(3), '3 def', 'default'); same(f1(3, "abc"), '3 abc', 'string to char');
fails(@() f1(-3), 'MATLAB:validators:mustBePositive', 'Invalid argument at position 1. Value must be positive.');
fails(@() f1([1 2]), 'MATLAB:validation:IncompatibleSize', 'Invalid argument at position 1. Value must be a scalar.');
fails(@() f1(), 'MATLAB:minrhs', 'Invalid argument list. Function requires 1 more input(s).');
fails(@() f1(1, 'a', 3), 'MATLAB:TooManyInputs', 'Too many input arguments.');
fails(@() f1({1}), 'MATLAB:validation:UnableToConvert', ...
    'Invalid argument at position 1. Value must be of type double or be convertible to double.');
same(f2(1), [1 2], 'option by default'); same(f2(1, 'Scale', 5), [1 5], 'option'); same(f2(1, Scale=6), [1 6], 'name=value');
same(f3([1 2 3]), [3 1], 'row to column'); same(f3([1; 2; 3]), [3 1], 'column');
fails(@() f3(1.5), 'MATLAB:validators:mustBeInteger', 'Invalid argument at position 1. Value must be integer.');
same(f4(1, 2, 3), 3, 'repeating'); same(f4(), 0, 'none'); same(f5(1:3), 3, 'default of another argument');
fails(@() f5(1:3, 11), 'MATLAB:validators:mustBeLessThanOrEqual', ...
    'Invalid argument at position 2. Value must be less than or equal to 10.');
same(f6(1), 6, 'scalar to the declared size');
disp('done')
function r = f1(x, y)
arguments
    x (1,1) double {mustBePositive}
    y (1,:) char = 'def'
end
r = sprintf('%g %s', x, y);
end
function r = f2(a, opts)
arguments
    a double
    opts.Scale (1,1) double = 2
end
r = [a opts.Scale];
end
function r = f3(v)
arguments
    v (:,1) double {mustBeInteger}
end
r = size(v);
end
function r = f4(varargin)
arguments (Repeating)
    varargin (1,1) double
end
r = numel(varargin);
end
function r = f5(x, n)
arguments
    x
    n (1,1) {mustBeNumeric, mustBeLessThanOrEqual(n, 10)} = numel(x)
end
r = n;
end
function r = f6(x)
arguments
    x (2,3) double
end
r = sum(x(:));
end

function same(found, expected, what)
if ~isequal(class(found), class(expected)) || ~isequal(found, expected)
    fprintf("FAILED: %s gives\n", what); disp(found)
end
end
function fails(f, identifier, text)
try
    f();
    fprintf("FAILED: no error %s\n", identifier);
catch e
    if ~strcmp(e.identifier, identifier) || ~strcmp(e.message, text)
        fprintf("FAILED: %s | %s\n", e.identifier, e.message);
    end
end
end
