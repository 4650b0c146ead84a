function d = hours(x)
% HOURS  Duration of so many hours.

if ~(isnumeric(x) || islogical(x))
    error('MATLAB:duration:DurationFunctionInvalidInput', 'Input data must be a numeric array or a duration.');
end
d = duration(0, 0, double(x) * 3600000 / 1000, 'Format', 'h');
end
