function d = minutes(x)
% MINUTES  Duration of so many minutes.

if ~(isnumeric(x) || islogical(x))
    error('MATLAB:duration:DurationFunctionInvalidInput', 'Input data must be a numeric array or a duration.');
end
d = duration(0, 0, double(x) * 60000 / 1000, 'Format', 'm');
end
