% What inputParser says of values that it does not take: the validator's text, or its own words.
p = inputParser;
addRequired(p, 'num', @(x) (x > 0) && isnumeric(x) && isscalar(x));
tell(p, -1)
p = inputParser;
addRequired(p, 'num', @isnumeric);
tell(p, 'text')
p = inputParser;
addOptional(p, 'n', 1, @(x) validateattributes(x, {'numeric'}, {'positive'}));
tell(p, -2)
p = inputParser;
addParameter(p, 'mode', 'a', @(x) any(strcmp(x, {'a', 'b'})));
tell(p, 'mode', 'c')
tell(p, 'made', 'b')
tell(p, 'mode')
parse(p, 'mode', 'b')
disp(p.Results.mode)

function tell(p, varargin)
try
    parse(p, varargin{:})
catch e
    fprintf('%s\n%s\n', e.identifier, e.message);
end
end
