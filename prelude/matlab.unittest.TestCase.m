classdef TestCase < handle
% MATLAB.UNITTEST.TESTCASE  What a test asks: verify..., assume..., assert... and fatalAssert... of conditions. A test
%   case made by forInteractiveUse tells each of them as it is asked, one of a run only those that fail. Of MATLAB's,
%   fixtures that classes of tests share, and parameters of what is set up, are not there.
%   Source: MATLAB documentation, "matlab.unittest.TestCase", "matlab.unittest.qualifications".
%#interpreted

properties (Hidden)
    % The test that runs, '' where none does; its function, for the place of a failure; what failed.
    RunningTest = ''
    RunningFunction = ''
    Reasons = {}
    Teardowns = {}
end

methods (Static)
    function t = forInteractiveUse(varargin)
        t = matlab.unittest.TestCase;
    end
end

methods (Static, Hidden)
    function f = condition(name)
        % A condition by the name of its function, for constraints.
        of = struct('is_true', @is_true, 'is_false', @is_false, 'is_empty', @is_empty, 'equal', @equal, ...
            'same_handle', @same_handle, 'raises', @raises, 'warns', @(args) warns(args, 0), ...
            'warns_not', @(args) warns_not(args, 0), 'has_size', @has_size, 'has_length', @has_length, ...
            'has_elements', @has_elements, 'greater', @greater, 'at_least', @at_least, 'less', @less, ...
            'at_most', @at_most, 'instance_of', @instance_of, 'of_class', @of_class, 'has_text', @has_text, ...
            'matching', @matching, 'returns_true', @returns_true, 'holds', @holds);
        f = of.(name);
    end
end

methods
    function f = applyFixture(t, f)
        f.setup();
        t.addTeardown(@unwind, f);
    end

    function folder = createTemporaryFolder(t)
        f = t.applyFixture(matlab.unittest.fixtures.TemporaryFolderFixture);
        folder = f.Folder;
    end

    function verifyThat(t, varargin), settle(t, 'verifyThat', @that, varargin); end
    function assumeThat(t, varargin), settle(t, 'assumeThat', @that, varargin); end
    function assertThat(t, varargin), settle(t, 'assertThat', @that, varargin); end
    function fatalAssertThat(t, varargin), settle(t, 'fatalAssertThat', @that, varargin); end

    function addTeardown(t, f, varargin)
        t.Teardowns{end + 1} = [{f}, varargin];
    end

    function results = run(t, method)
        suite = testsuite(class(t));
        if nargin > 1
            suite = suite(strcmp({suite.ProcedureName}, char(method)));
        end
        results = run(suite);
    end

    function log(~, varargin)
        told = varargin{end};
        if ~isnumeric(varargin{1}) || varargin{1} <= 1
            fprintf('%s\n', char(told));
        end
    end

    function verifyTrue(t, varargin), settle(t, 'verifyTrue', @is_true, varargin); end
    function verifyFalse(t, varargin), settle(t, 'verifyFalse', @is_false, varargin); end
    function verifyEqual(t, varargin), settle(t, 'verifyEqual', @equal, varargin); end
    function verifyNotEqual(t, varargin), settle(t, 'verifyNotEqual', @not_equal, varargin); end
    function verifySameHandle(t, varargin), settle(t, 'verifySameHandle', @same_handle, varargin); end
    function verifyNotSameHandle(t, varargin), settle(t, 'verifyNotSameHandle', @not_same_handle, varargin); end
    function verifyError(t, varargin), settle(t, 'verifyError', @raises, varargin); end
    function varargout = verifyWarning(t, varargin)
        n = nargout;
        [varargout{1:n}] = settle(t, 'verifyWarning', @(args) warns(args, n), varargin);
    end
    function varargout = verifyWarningFree(t, varargin)
        n = nargout;
        [varargout{1:n}] = settle(t, 'verifyWarningFree', @(args) warns_not(args, n), varargin);
    end
    function verifyEmpty(t, varargin), settle(t, 'verifyEmpty', @is_empty, varargin); end
    function verifyNotEmpty(t, varargin), settle(t, 'verifyNotEmpty', @not_empty, varargin); end
    function verifySize(t, varargin), settle(t, 'verifySize', @has_size, varargin); end
    function verifyLength(t, varargin), settle(t, 'verifyLength', @has_length, varargin); end
    function verifyNumElements(t, varargin), settle(t, 'verifyNumElements', @has_elements, varargin); end
    function verifyGreaterThan(t, varargin), settle(t, 'verifyGreaterThan', @greater, varargin); end
    function verifyGreaterThanOrEqual(t, varargin), settle(t, 'verifyGreaterThanOrEqual', @at_least, varargin); end
    function verifyLessThan(t, varargin), settle(t, 'verifyLessThan', @less, varargin); end
    function verifyLessThanOrEqual(t, varargin), settle(t, 'verifyLessThanOrEqual', @at_most, varargin); end
    function verifyInstanceOf(t, varargin), settle(t, 'verifyInstanceOf', @instance_of, varargin); end
    function verifyClass(t, varargin), settle(t, 'verifyClass', @of_class, varargin); end
    function verifySubstring(t, varargin), settle(t, 'verifySubstring', @has_text, varargin); end
    function verifyMatches(t, varargin), settle(t, 'verifyMatches', @matching, varargin); end
    function verifyReturnsTrue(t, varargin), settle(t, 'verifyReturnsTrue', @returns_true, varargin); end
    function verifyFail(t, varargin), settle(t, 'verifyFail', @fails, varargin); end

    function assumeTrue(t, varargin), settle(t, 'assumeTrue', @is_true, varargin); end
    function assumeFalse(t, varargin), settle(t, 'assumeFalse', @is_false, varargin); end
    function assumeEqual(t, varargin), settle(t, 'assumeEqual', @equal, varargin); end
    function assumeNotEqual(t, varargin), settle(t, 'assumeNotEqual', @not_equal, varargin); end
    function assumeSameHandle(t, varargin), settle(t, 'assumeSameHandle', @same_handle, varargin); end
    function assumeNotSameHandle(t, varargin), settle(t, 'assumeNotSameHandle', @not_same_handle, varargin); end
    function assumeError(t, varargin), settle(t, 'assumeError', @raises, varargin); end
    function varargout = assumeWarning(t, varargin)
        n = nargout;
        [varargout{1:n}] = settle(t, 'assumeWarning', @(args) warns(args, n), varargin);
    end
    function varargout = assumeWarningFree(t, varargin)
        n = nargout;
        [varargout{1:n}] = settle(t, 'assumeWarningFree', @(args) warns_not(args, n), varargin);
    end
    function assumeEmpty(t, varargin), settle(t, 'assumeEmpty', @is_empty, varargin); end
    function assumeNotEmpty(t, varargin), settle(t, 'assumeNotEmpty', @not_empty, varargin); end
    function assumeSize(t, varargin), settle(t, 'assumeSize', @has_size, varargin); end
    function assumeLength(t, varargin), settle(t, 'assumeLength', @has_length, varargin); end
    function assumeNumElements(t, varargin), settle(t, 'assumeNumElements', @has_elements, varargin); end
    function assumeGreaterThan(t, varargin), settle(t, 'assumeGreaterThan', @greater, varargin); end
    function assumeGreaterThanOrEqual(t, varargin), settle(t, 'assumeGreaterThanOrEqual', @at_least, varargin); end
    function assumeLessThan(t, varargin), settle(t, 'assumeLessThan', @less, varargin); end
    function assumeLessThanOrEqual(t, varargin), settle(t, 'assumeLessThanOrEqual', @at_most, varargin); end
    function assumeInstanceOf(t, varargin), settle(t, 'assumeInstanceOf', @instance_of, varargin); end
    function assumeClass(t, varargin), settle(t, 'assumeClass', @of_class, varargin); end
    function assumeSubstring(t, varargin), settle(t, 'assumeSubstring', @has_text, varargin); end
    function assumeMatches(t, varargin), settle(t, 'assumeMatches', @matching, varargin); end
    function assumeReturnsTrue(t, varargin), settle(t, 'assumeReturnsTrue', @returns_true, varargin); end
    function assumeFail(t, varargin), settle(t, 'assumeFail', @fails, varargin); end

    function assertTrue(t, varargin), settle(t, 'assertTrue', @is_true, varargin); end
    function assertFalse(t, varargin), settle(t, 'assertFalse', @is_false, varargin); end
    function assertEqual(t, varargin), settle(t, 'assertEqual', @equal, varargin); end
    function assertNotEqual(t, varargin), settle(t, 'assertNotEqual', @not_equal, varargin); end
    function assertSameHandle(t, varargin), settle(t, 'assertSameHandle', @same_handle, varargin); end
    function assertNotSameHandle(t, varargin), settle(t, 'assertNotSameHandle', @not_same_handle, varargin); end
    function assertError(t, varargin), settle(t, 'assertError', @raises, varargin); end
    function varargout = assertWarning(t, varargin)
        n = nargout;
        [varargout{1:n}] = settle(t, 'assertWarning', @(args) warns(args, n), varargin);
    end
    function varargout = assertWarningFree(t, varargin)
        n = nargout;
        [varargout{1:n}] = settle(t, 'assertWarningFree', @(args) warns_not(args, n), varargin);
    end
    function assertEmpty(t, varargin), settle(t, 'assertEmpty', @is_empty, varargin); end
    function assertNotEmpty(t, varargin), settle(t, 'assertNotEmpty', @not_empty, varargin); end
    function assertSize(t, varargin), settle(t, 'assertSize', @has_size, varargin); end
    function assertLength(t, varargin), settle(t, 'assertLength', @has_length, varargin); end
    function assertNumElements(t, varargin), settle(t, 'assertNumElements', @has_elements, varargin); end
    function assertGreaterThan(t, varargin), settle(t, 'assertGreaterThan', @greater, varargin); end
    function assertGreaterThanOrEqual(t, varargin), settle(t, 'assertGreaterThanOrEqual', @at_least, varargin); end
    function assertLessThan(t, varargin), settle(t, 'assertLessThan', @less, varargin); end
    function assertLessThanOrEqual(t, varargin), settle(t, 'assertLessThanOrEqual', @at_most, varargin); end
    function assertInstanceOf(t, varargin), settle(t, 'assertInstanceOf', @instance_of, varargin); end
    function assertClass(t, varargin), settle(t, 'assertClass', @of_class, varargin); end
    function assertSubstring(t, varargin), settle(t, 'assertSubstring', @has_text, varargin); end
    function assertMatches(t, varargin), settle(t, 'assertMatches', @matching, varargin); end
    function assertReturnsTrue(t, varargin), settle(t, 'assertReturnsTrue', @returns_true, varargin); end
    function assertFail(t, varargin), settle(t, 'assertFail', @fails, varargin); end

    function fatalAssertTrue(t, varargin), settle(t, 'fatalAssertTrue', @is_true, varargin); end
    function fatalAssertFalse(t, varargin), settle(t, 'fatalAssertFalse', @is_false, varargin); end
    function fatalAssertEqual(t, varargin), settle(t, 'fatalAssertEqual', @equal, varargin); end
    function fatalAssertNotEqual(t, varargin), settle(t, 'fatalAssertNotEqual', @not_equal, varargin); end
    function fatalAssertSameHandle(t, varargin), settle(t, 'fatalAssertSameHandle', @same_handle, varargin); end
    function fatalAssertNotSameHandle(t, varargin)
        settle(t, 'fatalAssertNotSameHandle', @not_same_handle, varargin);
    end
    function fatalAssertError(t, varargin), settle(t, 'fatalAssertError', @raises, varargin); end
    function varargout = fatalAssertWarning(t, varargin)
        n = nargout;
        [varargout{1:n}] = settle(t, 'fatalAssertWarning', @(args) warns(args, n), varargin);
    end
    function varargout = fatalAssertWarningFree(t, varargin)
        n = nargout;
        [varargout{1:n}] = settle(t, 'fatalAssertWarningFree', @(args) warns_not(args, n), varargin);
    end
    function fatalAssertEmpty(t, varargin), settle(t, 'fatalAssertEmpty', @is_empty, varargin); end
    function fatalAssertNotEmpty(t, varargin), settle(t, 'fatalAssertNotEmpty', @not_empty, varargin); end
    function fatalAssertSize(t, varargin), settle(t, 'fatalAssertSize', @has_size, varargin); end
    function fatalAssertLength(t, varargin), settle(t, 'fatalAssertLength', @has_length, varargin); end
    function fatalAssertNumElements(t, varargin), settle(t, 'fatalAssertNumElements', @has_elements, varargin); end
    function fatalAssertGreaterThan(t, varargin), settle(t, 'fatalAssertGreaterThan', @greater, varargin); end
    function fatalAssertGreaterThanOrEqual(t, varargin)
        settle(t, 'fatalAssertGreaterThanOrEqual', @at_least, varargin);
    end
    function fatalAssertLessThan(t, varargin), settle(t, 'fatalAssertLessThan', @less, varargin); end
    function fatalAssertLessThanOrEqual(t, varargin), settle(t, 'fatalAssertLessThanOrEqual', @at_most, varargin); end
    function fatalAssertInstanceOf(t, varargin), settle(t, 'fatalAssertInstanceOf', @instance_of, varargin); end
    function fatalAssertClass(t, varargin), settle(t, 'fatalAssertClass', @of_class, varargin); end
    function fatalAssertSubstring(t, varargin), settle(t, 'fatalAssertSubstring', @has_text, varargin); end
    function fatalAssertMatches(t, varargin), settle(t, 'fatalAssertMatches', @matching, varargin); end
    function fatalAssertReturnsTrue(t, varargin), settle(t, 'fatalAssertReturnsTrue', @returns_true, varargin); end
    function fatalAssertFail(t, varargin), settle(t, 'fatalAssertFail', @fails, varargin); end

end
end


function varargout = settle(t, name, asked, args)
% Asks one condition and tells what came of it. `asked` gives what is wrong, a column of lines, empty where nothing is;
% the rest of the arguments, which is a diagnostic of the test; and what it gives its caller.
[wrong, rest, varargout] = asked(args);
if numel(varargout) < nargout
    error('MATLAB:maxlhs', 'Too many output arguments.');
end
kind = regexprep(name, '[A-Z].*', '');
words = struct('verify', 'Verification', 'assume', 'Assumption', 'assert', 'Assertion', 'fatal', 'Fatal assertion');
word = words.(kind);
running = ~isempty(t.RunningTest);
if isempty(wrong)
    if ~running
        fprintf('%s passed.\n', word);
    end
    return
end
lines = {};
if ~isempty(rest)
    lines = [lines; heading('Test Diagnostic:'); diagnostic(rest{1})];
end
if ~isequal(wrong, {''})
    if endsWith(name, 'That')
        name = args{2}.name_of();
    end
    lines = [lines; heading('Framework Diagnostic:'); {[name, ' failed.']}; wrong];
end
told = [word, ' failed'];
if running
    if strcmp(kind, 'assume')
        mc_test_told([t.RunningTest, ' was filtered.'], lines);
    else
        mc_test_told([told, ' in ', t.RunningTest, '.'], [lines; stack_of(t)]);
    end
    t.Reasons{end + 1} = ['Failed by ', lower(word), '.'];
else
    mc_test_lines([told, '.'], lines);
end
if ~strcmp(kind, 'verify')
    error(['MATLAB:unittest:', strrep(word, ' a', 'A'), 'Failed'], '%s failed.', word);
end
end

function lines = stack_of(t)
% Where in the function of the test the condition was asked.
lines = {};
frames = dbstack;
k = find(strcmp({frames.name}, t.RunningFunction), 1);
if ~isempty(k)
    place = sprintf('In %s (%s) at %d', frames(k).file, t.RunningFunction, frames(k).line);
    lines = [heading('Stack Information:'); {place}];
end
end

function lines = heading(text)
rule = repmat('-', 1, numel(text));
lines = {rule; text; rule};
end

function lines = diagnostic(d)
if isa(d, 'function_handle')
    d = regexprep(evalc('d()'), '\n$', '');
end
lines = cellstr(splitlines(string(d)));
end

% ---- What a condition may say of values

function lines = block(label, value)
% A value below its label, as it is displayed without its name.
lines = [{label}; shown(value)];
end

function lines = shown(value)
if isstruct(value) && isfield(value, 'plain')
    lines = {['    ', value.plain]};
    return
end
text = evalc('value');
text = regexprep(text, '^value = ?\n(\n)?', '');
text = regexprep(text, '\n+$', '');
lines = regexp(text, '\n', 'split')';
end

function s = plain(text)
% A text that is told as it stands.
s = struct('plain', text);
end

function lines = indented(lines, n)
lines = strcat({blanks(n)}, lines);
end

function wrong = within(why, labels, values)
% One reason with values that belong to it.
wrong = {['--> ', why]; '    '};
for k = 1:numel(labels)
    wrong = [wrong; indented([labels(k); shown(values{k})], 4)]; %#ok<AGROW>
end
end

function wrong = below(wrong, varargin)
% What stands below the reasons: labels and values.
wrong = [wrong; {''}];
for k = 1:2:numel(varargin)
    wrong = [wrong; block(varargin{k}, varargin{k + 1})]; %#ok<AGROW>
end
end

% ---- The conditions

function [wrong, rest, out] = that(args)
% What a constraint says of a value.
if ~isa(args{2}, 'matlab.unittest.constraints.Constraint')
    error('MATLAB:unittest:Qualifiable:InvalidConstraint', 'The constraint must be a matlab.unittest.constraints.Constraint.');
end
[wrong, rest, out] = deal(wrong_with(args{2}, args{1}), args(3:end), {});
end

function [wrong, rest, out] = holds(args)
% What a function decides, with why it should hold.
[wrong, rest, out] = deal({}, {}, {});
if ~args{2}(args{1})
    wrong = below({['--> ', args{3}]}, 'Actual Value:', args{1});
end
end

function [wrong, rest, out] = is_true(args)
[wrong, rest] = of_truth(args, true);
out = {};
end

function [wrong, rest, out] = is_false(args)
[wrong, rest] = of_truth(args, false);
out = {};
end

function [wrong, rest] = of_truth(args, wanted)
[x, rest] = deal(args{1}, args(2:end));
wrong = {};
if ~islogical(x)
    wrong = {sprintf('--> The value must be logical. It is of type "%s".', class(x))};
elseif ~isscalar(x)
    wrong = {sprintf('--> The value must be scalar. It has a size of %s.', mat2str_of(size(x)))};
elseif x ~= wanted
    wrong = {sprintf('--> The value must evaluate to "%s".', string(wanted))};
end
if ~isempty(wrong)
    wrong = below(wrong, 'Actual Value:', x);
end
end

function text = mat2str_of(extents)
text = ['[', strjoin(arrayfun(@num2str, extents, 'UniformOutput', false), '  '), ']'];
end

function [wrong, rest, out] = equal(args)
out = {};
[actual, expected, rest] = deal(args{1}, args{2}, args(3:end));
absolute = [];
relative = [];
diagnostic = {};
while ~isempty(rest)
    if numel(rest) > 1 && is_text(rest{1}) && strcmpi(rest{1}, 'AbsTol')
        absolute = rest{2};
        rest(1:2) = [];
    elseif numel(rest) > 1 && is_text(rest{1}) && strcmpi(rest{1}, 'RelTol')
        relative = rest{2};
        rest(1:2) = [];
    else
        diagnostic = rest(1);
        rest(1) = [];
    end
end
rest = diagnostic;
wrong = differences(actual, expected, absolute, relative, '<Value>');
if ~isempty(wrong)
    wrong = below(wrong, 'Actual Value:', actual, 'Expected Value:', expected);
end
end

function tf = is_text(x)
tf = ischar(x) || isstring(x) && isscalar(x);
end

function wrong = differences(a, e, absolute, relative, path)
% Why a value is not the one that is expected: its class, its size, then what it holds; of containers the first part
% that differs.
wrong = {};
if ~strcmp(class(a), class(e))
    wrong = within('Classes do not match.', {'Actual Class:', 'Expected Class:'}, ...
        {plain(class(a)), plain(class(e))});
elseif ~isequal(size(a), size(e)) && ~isa(e, 'function_handle')
    wrong = within('Sizes do not match.', {'Actual Size:', 'Expected Size:'}, {size(a), size(e)});
elseif issparse(a) ~= issparse(e)
    wrong = {'--> Sparsity does not match.'};
elseif isnumeric(e)
    wrong = of_numbers(a, e, absolute, relative);
elseif iscell(e)
    for k = 1:numel(e)
        part = sprintf('%s{%d}', path, k);
        wrong = at_part(differences(a{k}, e{k}, absolute, relative, part), part);
        if ~isempty(wrong), return, end
    end
elseif isstruct(e)
    if ~isequal(sort(fieldnames(a)), sort(fieldnames(e)))
        wrong = {'--> Field names do not match.'};
        return
    end
    names = fieldnames(e);
    for k = 1:numel(e)
        for f = 1:numel(names)
            part = [path, '.', names{f}];
            if ~isscalar(e), part = sprintf('%s(%d).%s', path, k, names{f}); end
            wrong = at_part(differences(a(k).(names{f}), e(k).(names{f}), absolute, relative, part), part);
            if ~isempty(wrong), return, end
        end
    end
elseif ~isequaln(a, e)
    wrong = {'--> The values are not equal using "isequaln".'};
    if ischar(e)
        wrong = {'--> The character arrays are not equal.'};
    elseif isstring(e)
        wrong = {'--> The string arrays are not equal.'};
    elseif islogical(e)
        wrong = {'--> The logical values are not equal using "isequaln".'};
    end
end
end

function wrong = at_part(wrong, part)
if ~isempty(wrong) && ~startsWith(wrong{1}, '--> Path to failure')
    wrong = [{['--> Path to failure: ', part]}; wrong];
end
end

function wrong = of_numbers(a, e, absolute, relative)
if isequaln(a, e)
    wrong = {};
    return
end
[x, y] = deal(double(full(a(:))), double(full(e(:))));
difference = x - y;
bad = ~(x == y | isnan(x) & isnan(y));
reasons = {'--> The numeric values are not equal using "isequaln".'};
[with_absolute, with_relative] = deal(~isempty(absolute), ~isempty(relative));
close = false(size(bad));
if with_absolute
    close = close | abs(difference) <= double(absolute(:));
    reasons{end + 1} = '--> The error was not within absolute tolerance.';
end
if with_relative
    close = close | abs(difference) <= double(relative(:)) .* abs(y);
    reasons{end + 1} = '--> The error was not within relative tolerance.';
end
bad = bad & ~close;
if ~any(bad)
    wrong = {};
    return
end
at = find(bad);
heads = {'Actual', 'Expected', 'Error', 'RelativeError'};
columns = {x(at), y(at), difference(at), difference(at) ./ y(at)};
if with_absolute
    heads{end + 1} = 'AbsoluteTolerance';
    columns{end + 1} = double(absolute(:)) + zeros(size(at));
end
if with_relative
    heads{end + 1} = 'RelativeTolerance';
    columns{end + 1} = double(relative(:)) + zeros(size(at));
end
if numel(x) > 1
    heads = [{'Index'}, heads];
    places = at;
    if ~isvector(e)
        subs = cell(1, ndims(e));
        [subs{:}] = ind2sub(size(e), at);
        places = "(" + join(string([subs{:}]), ",", 2) + ")";
    end
    columns = [{places}, columns];
end
wrong = [reasons(:); {'--> Failure table:'}; indented(failure_table(heads, columns), 8)];
end

function lines = failure_table(heads, columns)
% Cells in the middle of their columns.
rows = numel(columns{1});
lines = repmat({''}, rows + 3, 1);
for k = 1:numel(heads)
    cells = columns{k};
    if isnumeric(cells)
        cells = arrayfun(@(v) sprintf('%.15g', v), cells, 'UniformOutput', false);
    end
    cells = cellstr(cells);
    width = max([numel(heads{k}); cellfun('length', cells(:))]);
    entries = [{middle(heads{k}, width)}; {repmat('_', 1, width)}; {blanks(width)}];
    for r = 1:rows
        entries{end + 1, 1} = middle(cells{r}, width); %#ok<AGROW>
    end
    gap = repmat({blanks(4 * (k > 1))}, rows + 3, 1);
    lines = strcat(lines, gap, entries);
end
end

function text = middle(text, width)
room = width - numel(text);
text = [blanks(floor(room / 2)), text, blanks(ceil(room / 2))];
end

function [wrong, rest, out] = not_equal(args)
[wrong, rest, out] = deal({}, args(3:end), {});
if isempty(differences(args{1}, args{2}, [], [], ''))
    wrong = below({'--> The value must not equal the prohibited value.'}, 'Actual Value:', args{1}, ...
        'Prohibited Value:', args{2});
end
end

function [wrong, rest, out] = same_handle(args)
[wrong, rest, out] = deal({}, args(3:end), {});
if ~is_same(args)
    wrong = below({'--> Values do not refer to the same handle.'}, 'Actual Value:', args{1}, ...
        'Expected Handle:', args{2});
end
end

function [wrong, rest, out] = not_same_handle(args)
[wrong, rest, out] = deal({}, args(3:end), {});
if is_same(args)
    wrong = below({'--> Two handles must not be the same.'}, 'Actual Value:', args{1}, ...
        'Handle Object:', args{2});
end
end

function tf = is_same(args)
tf = strcmp(class(args{1}), class(args{2})) && isequal(size(args{1}), size(args{2})) && ...
    all(args{1} == args{2}, 'all');
end

function [wrong, rest, out] = raises(args)
[f, id, rest] = deal(args{1}, args{2}, args(3:end));
[wrong, out] = deal({});
try
    f();
    reason = within('The function did not throw any exception.', {'Expected Exception:'}, {plain(quoted(id))});
    wrong = below(reason, 'Evaluated Function:', f);
catch e
    if is_text(id) && ~strcmp(e.identifier, id)
        reason = within('The function threw the wrong exception.', ...
            {'Actual Exception:', 'Expected Exception:'}, {plain(quoted(e.identifier)), plain(quoted(id))});
        report = indented(mc_test_report(e), 8);
        wrong = below([reason; {'--> Actual Error Report:'}; report], 'Evaluated Function:', f);
    end
end
end

function text = quoted(id)
text = ['''', char(id), ''''];
end

function [wrong, rest, out] = warns(args, n)
% The function runs with as many outputs as the caller asks for, which are handed on.
[f, id, rest] = deal(args{1}, args{2}, args(3:end));
[wrong, out, heard] = with_warnings(f, n);
if ~strcmp(heard, char(id))
    if isempty(heard)
        reason = within('The function did not issue any warnings.', {'Expected Warning:'}, {plain(quoted(id))});
    else
        reason = within('The function did not issue the correct warning.', ...
            {'Actual Warnings:', 'Expected Warning:'}, {plain(quoted(heard)), plain(quoted(id))});
    end
    wrong = below(reason, 'Evaluated Function:', f);
end
end

function [wrong, rest, out] = warns_not(args, n)
[f, rest] = deal(args{1}, args(2:end));
[wrong, out, heard, said] = with_warnings(f, n);
if ~isempty(said)
    reason = within('The function issued warnings.', {'Warnings Issued:'}, {plain(quoted(heard))});
    wrong = below(reason, 'Evaluated Function:', f);
end
end

function [wrong, out, heard, said] = with_warnings(f, n)
wrong = {};
out = cell(1, n);
[said, heard] = lastwarn;
lastwarn('', '');
before = warning('off', 'all');
restore = onCleanup(@() warning(before));
[out{:}] = f();
clear restore
[now_said, now_heard] = lastwarn;
if isempty(now_said)
    lastwarn(said, heard);
end
[said, heard] = deal(now_said, now_heard);
end

function [wrong, rest, out] = is_empty(args)
[wrong, rest, out] = deal({}, args(2:end), {});
if ~isempty(args{1})
    wrong = below({'--> The value must be empty.'; ...
        ['--> The value has a size of ', mat2str_of(size(args{1})), '.']}, 'Actual Value:', args{1});
end
end

function [wrong, rest, out] = not_empty(args)
[wrong, rest, out] = deal({}, args(2:end), {});
if isempty(args{1})
    wrong = below({'--> The value must not be empty.'; ...
        ['--> The value has a size of ', mat2str_of(size(args{1})), '.']}, 'Actual Value:', args{1});
end
end

function [wrong, rest, out] = has_size(args)
[wrong, rest, out] = deal({}, args(3:end), {});
if ~isequal(size(args{1}), double(args{2}))
    wrong = below(within('The value had an incorrect size.', {'Actual Size:', 'Expected Size:'}, ...
        {size(args{1}), args{2}}), 'Actual Value:', args{1});
end
end

function [wrong, rest, out] = has_length(args)
[wrong, rest, out] = deal({}, args(3:end), {});
if length(args{1}) ~= args{2}
    wrong = below(within('The value had an incorrect length.', {'Actual Length:', 'Expected Length:'}, ...
        {length(args{1}), args{2}}), 'Actual Value:', args{1});
end
end

function [wrong, rest, out] = has_elements(args)
[wrong, rest, out] = deal({}, args(3:end), {});
if numel(args{1}) ~= args{2}
    wrong = below(within('The value did not have the correct number of elements.', ...
        {'Actual Number of Elements:', 'Expected Number of Elements:'}, {numel(args{1}), args{2}}), ...
        'Actual Value:', args{1});
end
end

function [wrong, rest, out] = greater(args)
[wrong, rest] = ordered(args, @gt, 'greater than', 'minimum', 'Minimum Value (Exclusive):');
out = {};
end

function [wrong, rest, out] = at_least(args)
[wrong, rest] = ordered(args, @ge, 'greater than or equal to', 'minimum', 'Minimum Value (Inclusive):');
out = {};
end

function [wrong, rest, out] = less(args)
[wrong, rest] = ordered(args, @lt, 'less than', 'maximum', 'Maximum Value (Exclusive):');
out = {};
end

function [wrong, rest, out] = at_most(args)
[wrong, rest] = ordered(args, @le, 'less than or equal to', 'maximum', 'Maximum Value (Inclusive):');
out = {};
end

function [wrong, rest] = ordered(args, holds, words, bound, label)
[wrong, rest] = deal({}, args(3:end));
good = holds(args{1}, args{2});
if ~all(good(:))
    if isscalar(good)
        reasons = {sprintf('--> The value must be %s the %s value.', words, bound)};
    else
        reasons = {sprintf('--> All values must be %s the %s value.', words, bound); ...
            '--> Failing Indices:'; indented_list(find(~good(:))')};
    end
    wrong = below(reasons, 'Actual Value:', args{1}, label, args{2});
end
end

function text = indented_list(places)
text = ['        ', sprintf('%6d', places)];
end

function [wrong, rest, out] = instance_of(args)
[wrong, rest, out] = deal({}, args(3:end), {});
wanted = name_of(args{2});
if ~isa(args{1}, wanted)
    wrong = below(within('The value must be an instance of the expected type.', ...
        {'Actual Class:', 'Expected Type:'}, {plain(class(args{1})), plain(wanted)}), 'Actual Value:', args{1});
end
end

function [wrong, rest, out] = of_class(args)
[wrong, rest, out] = deal({}, args(3:end), {});
wanted = name_of(args{2});
if ~strcmp(class(args{1}), wanted)
    wrong = below(within('The value''s class is incorrect.', {'Actual Class:', 'Expected Class:'}, ...
        {plain(class(args{1})), plain(wanted)}), 'Actual Value:', args{1});
end
end

function name = name_of(class)
if is_text(class)
    name = char(class);
else
    name = class.Name;
end
end

function [wrong, rest, out] = has_text(args)
[wrong, rest, out] = deal({}, args(3:end), {});
if ~contains(args{1}, args{2})
    wrong = below({'--> The value does not contain the substring.'}, 'Actual Value:', args{1}, ...
        'Expected Substring:', args{2});
end
end

function [wrong, rest, out] = matching(args)
[wrong, rest, out] = deal({}, args(3:end), {});
if isempty(regexp(char(args{1}), char(args{2}), 'once'))
    wrong = below({'--> The value does not match the regular expression.'}, 'Actual Value:', args{1}, ...
        'Expected Regular Expression:', args{2});
end
end

function [wrong, rest, out] = returns_true(args)
[wrong, rest, out] = deal({}, args(2:end), {});
value = args{1}();
if ~isequal(value, true) || ~islogical(value)
    wrong = below(within('The function handle must return true.', {'Actual Value Returned:'}, {value}), ...
        'Actual Function:', args{1});
end
end

function [wrong, rest, out] = fails(args)
[wrong, rest, out] = deal({''}, args, {});
end
