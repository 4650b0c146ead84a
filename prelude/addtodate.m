function t = addtodate(t, n, unit)
% ADDTODATE  Serial date numbers some years, months, days, ... later.

switch lower(unit)
    case {'year', 'month'}
        [t, n] = deal(t + 0 * n, n + 0 * t);
        v = datevec(t(:));
        if strcmpi(unit, 'year')
            v(:, 1) = v(:, 1) + n(:);
        else
            months = v(:, 1) * 12 + v(:, 2) - 1 + n(:);
            v(:, 1) = floor(months / 12);
            v(:, 2) = mod(months, 12) + 1;
        end
        v(:, 3) = min(v(:, 3), eomday(v(:, 1), v(:, 2)));
        t = reshape(datenum(v(:, 1), v(:, 2), v(:, 3)), size(t)) + (t - floor(t));
    case 'day'
        t = t + n;
    case 'hour'
        t = t + n / 24;
    case 'minute'
        t = t + n / 1440;
    case 'second'
        t = t + n / 86400;
    case 'millisecond'
        t = t + n / 86400000;
    otherwise
        error('MATLAB:addtodate:InvalidUnit', 'Unknown unit of time.');
end
end
