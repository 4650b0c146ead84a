function d = days(x)
% DAYS  Duration of so many days.

if ~(isnumeric(x) || islogical(x))
    error('MATLAB:duration:DurationFunctionInvalidInput', 'Input data must be a numeric array or a duration.');
end
d = duration(0, 0, double(x) * 86400000 / 1000, 'Format', 'd');
end
