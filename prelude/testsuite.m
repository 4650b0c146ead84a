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
for f = functions_of(methods([methods.Test]))
    suite(end + 1) = matlab.unittest.Test(c.Name, f{1}, fixtures); %#ok<AGROW>
end
end

function list = functions_of(methods)
list = cellfun(@str2func, reshape({methods.Name}, 1, []), 'UniformOutput', false);
end
