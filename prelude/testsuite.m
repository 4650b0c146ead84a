function suite = testsuite(tests)
% TESTSUITE  The tests of files that give functiontests, or of classes of tests, by their names; without names those of
%   the folder.
%   Source: MATLAB documentation, "testsuite".

if nargin < 1
    files = dir('*.m');
    tests = regexprep({files.name}, '\.m$', '');
    tests = tests(~cellfun(@isempty, regexpi(tests, '^test|test$', 'once')));
end
suite = matlab.unittest.Test.empty;
for name = reshape(cellstr(string(tests)), 1, [])
    [~, plain] = fileparts(name{1});
    if exist(plain, 'class') == 8
        found = of_class(meta.class.fromName(plain));
    elseif exist(plain, 'file') == 2
        found = of_file(plain);
    else
        error('MATLAB:unittest:TestSuite:UnrecognizedSuite', ...
            'The name ''%s'' does not correspond to a valid test class, test function, or test file.', name{1});
    end
    suite = [suite, found]; %#ok<AGROW>
end
end

function suite = of_file(name)
% The file gives its tests, which are called after it.
suite = feval(name);
if ~isa(suite, 'matlab.unittest.Test')
    error('MATLAB:unittest:TestSuite:UnrecognizedSuite', 'The file ''%s'' gives no tests.', name);
end
for k = 1:numel(suite)
    suite(k) = matlab.unittest.Test(name, suite(k).Body, suite(k).Fixtures);
end
end

function suite = of_class(c)
% The methods of a class of tests by their attributes.
suite = matlab.unittest.Test.empty;
if ~any(strcmp('matlab.unittest.TestCase', superclasses(c.Name)))
    error('MATLAB:unittest:TestSuite:UnrecognizedSuite', 'The class ''%s'' is no class of tests.', c.Name);
end
methods = c.MethodList;
fixtures = struct('Class', c.Name, 'setupOnce', {functions_of(methods([methods.TestClassSetup]))}, ...
    'teardownOnce', {flip(functions_of(methods([methods.TestClassTeardown])))}, ...
    'setup', {functions_of(methods([methods.TestMethodSetup]))}, ...
    'teardown', {flip(functions_of(methods([methods.TestMethodTeardown])))});
properties = c.PropertyList;
parameters = properties([properties.TestParameter]);
tests = methods([methods.Test]);
bodies = functions_of(tests);
for k = 1:numel(tests)
    for p = combinations_of(parameters, tests(k).InputNames(2:end))
        suite(end + 1) = matlab.unittest.Test(c.Name, bodies{k}, fixtures, p{1}); %#ok<AGROW>
    end
end
end

function all = combinations_of(parameters, wanted)
% The values that a test is run with: each of the first parameter with each of the second, and so on. A test without
% parameters is run once.
all = {[]};
for w = reshape(wanted, 1, [])
    at = find(strcmp({parameters.Name}, w{1}));
    if isempty(at)
        error('MATLAB:unittest:TestSuite:InvalidParameter', 'The class has no test parameter ''%s''.', w{1});
    end
    [names, values] = named_values(parameters(at).DefaultValue);
    longer = {};
    for k = 1:numel(all)
        for v = 1:numel(values)
            one = struct('Property', w{1}, 'Name', names{v}, 'Value', {values{v}});
            longer{end + 1} = [all{k}, one]; %#ok<AGROW>
        end
    end
    all = longer;
end
end

function [names, values] = named_values(given)
% The values of a parameter are the fields of a struct, or what a cell holds: texts name themselves.
if isstruct(given)
    names = fieldnames(given);
    values = struct2cell(given);
    return
end
values = given;
names = arrayfun(@(k) sprintf('value%d', k), 1:numel(values), 'UniformOutput', false);
if all(cellfun(@(v) ischar(v) && isrow(v) || isstring(v) && isscalar(v), values))
    names = matlab.lang.makeUniqueStrings(matlab.lang.makeValidName(cellstr(string(values))));
end
end

function list = functions_of(methods)
list = cellfun(@str2func, reshape({methods.Name}, 1, []), 'UniformOutput', false);
end
