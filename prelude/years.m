function d = years(x)
% YEARS  Duration of so many years.

if ~(isnumeric(x) || islogical(x))
    error('MATLAB:duration:DurationFunctionInvalidInput', 'Input data must be a numeric array or a duration.');
end
d = duration(0, 0, double(x) * 31556952000 / 1000, 'Format', 'y');
end
