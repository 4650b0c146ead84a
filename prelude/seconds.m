function d = seconds(x)
% SECONDS  Duration of so many seconds.

if ~(isnumeric(x) || islogical(x))
    error('MATLAB:duration:DurationFunctionInvalidInput', 'Input data must be a numeric array or a duration.');
end
d = duration(0, 0, double(x) * 1000 / 1000, 'Format', 's');
end
