function c = IsEqualTo(expected, varargin)
% MATLAB.UNITTEST.CONSTRAINTS.ISEQUALTO  A constraint: the value is equal to another, within tolerances.
%   Source: MATLAB documentation, "matlab.unittest.constraints.IsEqualTo".

given = {};
fold = @(x) x;
k = 1;
while k <= numel(varargin)
    name = char(varargin{k});
    if k == numel(varargin)
        error('MATLAB:unittest:NameValue:MissingValue', 'No value was given for ''%s''.', name);
    end
    value = varargin{k + 1};
    switch lower(name)
        case {'abstol', 'reltol'}
            given = [given, {name, value}]; %#ok<AGROW>
        case 'within'
            if ~isempty(value.Absolute), given = [given, {'AbsTol', value.Absolute}]; end %#ok<AGROW>
            if ~isempty(value.Relative), given = [given, {'RelTol', value.Relative}]; end %#ok<AGROW>
        case 'ignoringcase'
            if value, fold = @(x) lower(fold(x)); end
        case 'ignoringwhitespace'
            if value, fold = @(x) regexprep(fold(x), '\s', ''); end
        otherwise
            error('tame:unsupported', 'IsEqualTo with ''%s'' is not supported.', name);
    end
    k = k + 2;
end
f = matlab.unittest.TestCase.condition('equal');
c = matlab.unittest.constraints.Constraint.where('IsEqualTo', @(x) true, '');
c.Asked = @(x) f([{fold(x), fold(expected)}, given]);
end
