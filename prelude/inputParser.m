classdef inputParser < handle
% INPUTPARSER  Sorts the arguments of a function: addRequired, addOptional, addParameter and addSwitch say what it
%   takes, parse sorts what a call gave into Results, Unmatched and UsingDefaults.
%   Source: MATLAB documentation, "inputParser".

properties
    FunctionName = ''
    CaseSensitive = false
    KeepUnmatched = false
    PartialMatching = true
    StructExpand = true
end
properties (SetAccess = private)
    Parameters = cell(1, 0)
    Results = struct()
    Unmatched = struct()
    UsingDefaults = cell(1, 0)
end
properties (Hidden, Access = private)
    % Rows {name, default, validator}; the validator of a switch is true.
    Required = {}
    Optional = {}
    Named = {}
end

methods
    function addRequired(p, name, validator)
        if nargin < 3, validator = []; end
        p.Required{end + 1} = entry(p, name, [], validator);
    end

    function addOptional(p, name, default, validator)
        if nargin < 3, default = []; end
        if nargin < 4, validator = []; end
        p.Optional{end + 1} = entry(p, name, default, validator);
    end

    function addParameter(p, name, default, validator)
        if nargin < 3, default = []; end
        if nargin < 4, validator = []; end
        p.Named{end + 1} = entry(p, name, default, validator);
    end

    function addParamValue(p, varargin)
        addParameter(p, varargin{:});
    end

    function addSwitch(p, name)
        p.Named{end + 1} = entry(p, name, false, true);
    end

    function parse(p, varargin)
        given = varargin;
        at = 1;
        r = struct();
        for k = 1:numel(p.Required)
            if at > numel(given)
                error('MATLAB:InputParser:notEnoughInputs', 'Not enough input arguments.');
            end
            r = taken(r, p.Required{k}, given{at});
            at = at + 1;
        end
        % The first optional argument that a text, which may be a name, was not accepted for.
        refused = '';
        for k = 1:numel(p.Optional)
            if at > numel(given), break, end
            e = p.Optional{k};
            value = given{at};
            fits = accepts(e{3}, value);
            if fits && (~is_text(value) || isa(e{3}, 'function_handle'))
                r.(e{1}) = value;
            elseif ~fits && ~(ischar(value) || isstring(value) || isstruct(value))
                r = taken(r, e, value);
            else
                % A text begins the named arguments where no validator accepts it as a value.
                if is_text(value) && ~fits, refused = e{1}; end
                break
            end
            at = at + 1;
        end
        extra = struct();
        while at <= numel(given)
            key = given{at};
            at = at + 1;
            if isstruct(key) && isscalar(key) && p.StructExpand
                names = fieldnames(key);
                for k = 1:numel(names)
                    [r, extra] = named(p, r, extra, names{k}, key.(names{k}));
                end
                continue
            end
            if ~is_text(key)
                error('MATLAB:InputParser:ParamMustBeChar', ['Expected a string scalar or character vector ', ...
                    'for the parameter name, instead the input type was ''%s''.'], class(key));
            end
            key = char(key);
            e = found(p, key);
            if ~isempty(e) && islogical(e{3})
                value = true;
            elseif at <= numel(given)
                value = given{at};
                at = at + 1;
            elseif ~isempty(refused) && isempty(e)
                error('MATLAB:InputParser:ArgumentFailedValidation', ['The argument ''%s'' is a string and ', ...
                    'does not match any parameter names. It failed validation for the argument ''%s''.'], ...
                    key, refused);
            else
                error('MATLAB:InputParser:ParamMissingValue', ['No value was given for ''%s''. Name-value ', ...
                    'pair arguments require a name followed by a value.'], key);
            end
            [r, extra] = named(p, r, extra, key, value);
        end
        defaults = cell(1, 0);
        rest = [p.Optional, p.Named];
        for k = 1:numel(rest)
            if ~isfield(r, rest{k}{1})
                r.(rest{k}{1}) = rest{k}{2};
                defaults{end + 1} = rest{k}{1}; %#ok<AGROW>
            end
        end
        [~, order] = sort(lower(fieldnames(r)));
        p.Results = orderfields(r, order);
        p.Unmatched = extra;
        p.UsingDefaults = defaults;
    end
end
end

function e = entry(p, name, default, validator)
if ~is_text(name)
    error('MATLAB:InputParser:ArgNameMustBeChar', 'The argument name must be a string scalar or character vector.');
end
name = char(name);
if ~isvarname(name)
    error('MATLAB:InputParser:ArgNameMustBeValid', 'The argument name ''%s'' is not a valid variable name.', name);
elseif any(same(p, p.Parameters, name))
    error('MATLAB:InputParser:DuplicateParamName', 'The argument name ''%s'' is already in use.', name);
end
e = {name, default, validator};
p.Parameters{end + 1} = e{1};
end

function tf = is_text(x)
tf = ischar(x) && (isrow(x) || isempty(x)) || isstring(x) && isscalar(x);
end

% Whether a validator accepts a value, and the error that it raised where it does not.
function [tf, why] = accepts(validator, value)
tf = true;
why = '';
if ~isa(validator, 'function_handle'), return, end
try
    answer = asked(validator, value);
    tf = ~isempty(answer) && (isnumeric(answer) || islogical(answer) || ischar(answer)) && all(answer(:));
catch e
    tf = false;
    why = e.message;
end
end

% A validator that is a check raises an error; one that is a test gives a truth value.
function answer = asked(validator, value)
try
    answer = validator(value);
catch e
    if ~any(strcmp(e.identifier, {'MATLAB:TooManyOutputs', 'MATLAB:maxlhs'})), rethrow(e), end
    validator(value);
    answer = true;
end
end

function r = taken(r, e, value)
[fits, why] = accepts(e{3}, value);
if ~fits
    if isempty(why)
        why = sprintf('It must satisfy the function: %s.', func2str(e{3}));
    end
    error('MATLAB:InputParser:ArgumentFailedValidation', 'The value of ''%s'' is invalid. %s', e{1}, why);
end
r.(e{1}) = value;
end

function [r, extra] = named(p, r, extra, key, value)
e = found(p, key);
if ~isempty(e)
    r = taken(r, e, value);
elseif p.KeepUnmatched
    extra.(key) = value;
else
    error('MATLAB:InputParser:UnmatchedParameter', ['''%s'' is not a recognized parameter. For a list of ', ...
        'valid name-value pair arguments, see the documentation for this function.'], key);
end
end

% The named argument that a key means, or the optional one of this whole name.
function e = found(p, key)
e = {};
begins = 0;
for k = 1:numel(p.Named)
    name = p.Named{k}{1};
    if same(p, name, key)
        e = p.Named{k};
        return
    end
    if numel(name) >= numel(key) && same(p, name(1:numel(key)), key)
        begins = begins + 1;
        e = p.Named{k};
    end
end
if begins == 1 && p.PartialMatching && ~isempty(key), return, end
e = {};
for k = 1:numel(p.Optional)
    if same(p, p.Optional{k}{1}, key)
        e = p.Optional{k};
        return
    end
end
end

function tf = same(p, a, b)
if p.CaseSensitive, tf = strcmp(a, b); else, tf = strcmpi(a, b); end
end
