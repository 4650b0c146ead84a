function suite = functiontests(functions)
% FUNCTIONTESTS  The tests of a list of functions: those whose names begin or end with "test". setupOnce, teardownOnce,
%   setup and teardown prepare them.
%   Source: MATLAB documentation, "functiontests".

if ~iscell(functions) || ~all(cellfun(@(f) isa(f, 'function_handle'), functions(:)))
    error('MATLAB:unittest:functiontests:MustBeCellArrayOfFunctionHandles', ...
        'Input must be a cell array of function handles.');
end
names = cellfun(@func2str, functions(:)', 'UniformOutput', false);
is_test = startsWith(names, 'test', 'IgnoreCase', true) | endsWith(names, 'test', 'IgnoreCase', true);
fixtures = struct();
for name = {'setupOnce', 'teardownOnce', 'setup', 'teardown'}
    of_name = functions(strcmpi(names, name{1}));
    if ~isempty(of_name)
        fixtures.(name{1}) = of_name(1);
    end
end
source = source_of(functions);
suite = matlab.unittest.Test.empty;
for k = find(is_test)
    suite(end + 1) = matlab.unittest.Test(source, functions{k}, fixtures); %#ok<AGROW>
end
end

function source = source_of(functions)
% The file that the functions are of.
source = '';
if ~isempty(functions)
    told = builtin('functions', functions{1});
    [~, source] = fileparts(told.file);
    if isempty(source)
        source = told.function;
    end
end
end
