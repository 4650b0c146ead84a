classdef Test
% MATLAB.UNITTEST.TEST  A test of a suite: one function of a list, or one method of a class of tests.
%   Source: MATLAB documentation, "matlab.unittest.Test".
%#interpreted

properties (SetAccess = {?matlab.unittest.Test})
    Name = ''
    ProcedureName = ''
    TestClass = string.empty
    BaseFolder = ''
    Parameterization = []
    SharedTestFixtures = []
    Tags = cell(1, 0)
end
properties (Hidden)
    % What all tests of one source share: its name, and its functions by what they are for.
    Source = ''
    Fixtures = struct()
    Body = []
    % The values of the parameters that it is run with.
    Arguments = {}
end

methods
    function s = Test(source, body, fixtures, parameters)
        if nargin > 0
            s.Source = source;
            s.Body = body;
            s.Fixtures = fixtures;
            s.ProcedureName = func2str(body);
            s.Name = [source, '/', s.ProcedureName];
            s.BaseFolder = pwd;
            if isfield(fixtures, 'Class')
                s.TestClass = string(fixtures.Class);
            end
        end
        if nargin > 3 && ~isempty(parameters)
            s.Parameterization = parameters;
            s.Arguments = {parameters.Value};
            named = cellfun(@(p, n) [p, '=', n], {parameters.Property}, {parameters.Name}, 'UniformOutput', false);
            s.Name = [s.Name, '(', strjoin(named, ','), ')'];
        end
    end

    function results = run(suite)
        results = matlab.unittest.TestResult.empty;
        for k = 1:numel(suite)
            results(k) = matlab.unittest.TestResult(suite(k).Name);
        end
        sources = unique({suite.Source}, 'stable');
        for k = 1:numel(sources)
            of_source = find(strcmp({suite.Source}, sources{k}));
            results(of_source) = of_one_source(suite(of_source), results(of_source));
        end
        summarize(results);
    end

    function suite = selectIf(suite, name, value)
        if ~strcmpi(name, 'Name')
            error('MATLAB:unittest:TestSuite:UnsupportedSelection', 'Tests are selected by their Name.');
        end
        suite = suite(cellfun(@(n) ~isempty(regexp(n, regexptranslate('wildcard', char(value)), 'match', 'once')), ...
            {suite.Name}));
    end

    function disp(suite)
        names = {'Name', 'ProcedureName', 'TestClass', 'BaseFolder', 'Parameterization', 'SharedTestFixtures', 'Tags'};
        if isscalar(suite)
            s = struct();
            for k = 1:numel(names), s.(names{k}) = suite.(names{k}); end
            fprintf('  Test with properties:\n%s%s', mc_gap(), evalc('disp(s)'));
        else
            fprintf('  %s Test array with properties:\n%s', strjoin(string(size(suite)), '×'), mc_gap());
            fprintf('    %s\n', names{:});
        end
        used = cellfun(@(p) reshape(p, 1, []), {suite.Parameterization}, 'UniformOutput', false);
        used = [used{:}];
        count = 0;
        if ~isempty(used)
            count = numel(unique(strcat({used.Property}, {'='}, {used.Name})));
        end
        fprintf('%sTests Include:\n   %d Parameterizations, 0 Shared Test Fixture Classes, 0 Tags.\n', mc_gap(), count);
    end
end
end

function results = of_one_source(suite, results)
% The tests of one source with what is set up once before them.
fixtures = suite(1).Fixtures;
fprintf('Running %s\n', suite(1).Source);
data = struct();
shared = case_for(fixtures, [suite(1).Source, '/setupOnce'], 'setupOnce', data);
whole = attempt(shared, fixtures, {'setupOnce'});
for k = 1:numel(suite)
    if whole
        t = case_for(fixtures, suite(k).Name, suite(k).ProcedureName, data_of(shared));
        began = tic;
        complete = attempt(t, fixtures, {'setup'});
        if complete
            complete = protect(t, suite(k).Body, suite(k).Arguments{:});
        end
        done = attempt(t, fixtures, {'teardown'});
        unwind(t);
        results(k) = finish(results(k), t.Reasons, complete && done, toc(began));
    else
        results(k) = finish(results(k), shared.Reasons, false, 0);
    end
    fprintf('.');
    if mod(k, 50) == 0
        fprintf('\n');
    elseif mod(k, 10) == 0
        fprintf(' ');
    end
end
shared.RunningTest = [suite(1).Source, '/teardownOnce'];
shared.RunningFunction = 'teardownOnce';
attempt(shared, fixtures, {'teardownOnce'});
unwind(shared);
fprintf('\nDone %s\n__________\n\n', suite(1).Source);
end

function t = case_for(fixtures, name, procedure, data)
if isfield(fixtures, 'Class')
    t = feval(fixtures.Class);
else
    t = matlab.unittest.FunctionTestCase;
    t.TestData = data;
end
t.RunningTest = name;
t.RunningFunction = procedure;
end

function data = data_of(t)
data = struct();
if isprop(t, 'TestData')
    data = t.TestData;
end
end

function complete = attempt(t, fixtures, names)
complete = true;
for k = 1:numel(names)
    if isfield(fixtures, names{k})
        for f = fixtures.(names{k})
            complete = complete && protect(t, f{1});
        end
    end
end
end

function complete = protect(t, f, varargin)
% Runs a function of a test; what it throws is told, unless a condition that it asked told it already.
complete = false;
try
    f(t, varargin{:});
    complete = true;
catch e
    if ~startsWith(e.identifier, 'MATLAB:unittest:')
        lines = {'---------'; 'Error ID:'; '---------'; ['''', e.identifier, '''']; ...
            '--------------'; 'Error Details:'; '--------------'};
        first = ['Error occurred in ', t.RunningTest, ' and it did not run to completion.'];
        mc_test_told(first, [lines; mc_test_report(e)]);
        t.Reasons{end + 1} = 'Errored.';
    end
end
end

function unwind(t)
for k = numel(t.Teardowns):-1:1
    t.Teardowns{k}{1}(t.Teardowns{k}{2:end});
end
t.Teardowns = {};
end

function r = finish(r, reasons, complete, duration)
reasons = unique(reasons, 'stable');
r.Incomplete = ~complete;
r.Failed = any(~strcmp(reasons, 'Failed by assumption.'));
r.Passed = complete && ~r.Failed;
r.Duration = duration;
r.Reasons = strrep(reasons, 'Failed by assumption.', 'Filtered by assumption.');
end

function summarize(results)
% The tests that did not pass, as a table.
bad = results(~[results.Passed]);
if isempty(bad)
    return
end
width = max(cellfun(@numel, [{bad.Name}, {'Name'}]));
rows = cell(1, numel(bad));
marks = {' ', 'X'};
for k = 1:numel(bad)
    rows{k} = sprintf('     %-*s    %s         %s       %s', width, bad(k).Name, marks{bad(k).Failed + 1}, ...
        marks{bad(k).Incomplete + 1}, strjoin(bad(k).Reasons, ' '));
end
head = sprintf('     %-*s  Failed  Incomplete  Reason(s)', width, 'Name');
rule = repmat('=', 1, max(cellfun(@numel, [{head}, rows])) - 4);
fprintf('Failure Summary:\n\n%s\n    %s\n', head, rule);
fprintf('%s\n', rows{:});
end
