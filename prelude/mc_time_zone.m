function [ahead, summer, names] = mc_time_zone(zone, ms, side)
% MC_TIME_ZONE  Milliseconds that the clocks of a zone are ahead of UTC at points in time, whether summer time holds
%   there, and the short names of both times. Times are what clocks of the zone show ('wall') or UTC ('utc'): of a
%   wall time that comes twice the later one is meant, one that is left out is counted from before the change.
%   Zones: UTC, offsets from it, and many regions. Before the first year of which the rules are known it is an error.

summer = false(size(ms));
ahead = zeros(size(ms));
names = {'UTC', 'UTC'};
at = regexp(zone, '^([+-])(\d{1,2}):?(\d{2})$', 'tokens', 'once');
if isempty(at)
    at = regexp(zone, '^([+-])(\d{1,2})()$', 'tokens', 'once');
end
if isempty(zone) || any(strcmpi(zone, {'UTC', 'Etc/UTC', 'GMT', 'Etc/GMT', 'local', 'Z', 'UTCLeapSeconds'}))
    return
elseif ~isempty(at)
    minutes = str2double(['0', at{3}]);
    ahead(:) = str2double([at{1}, '1']) * (str2double(at{2}) * 60 + minutes) * 60000;
    names = repmat({sprintf('UTC%s%02d:%02d', at{1}, str2double(at{2}), minutes)}, 1, 2);
    return
end
[base, rule, since, names] = region(zone);
base = base * 60000;
ahead(:) = base;
years = datevec(floor((ms(:) + base * strcmp(side, 'utc')) / 86400000) + 719529);
years = years(:, 1);
years(isnan(ms(:))) = NaN;
if any(years < since)
    error('tame:unsupported', 'The rules of the time zone %s before the year %d are not supported yet.', zone, since);
end
if isempty(rule)
    return
end
known = unique(years(~isnan(years)));
for k = 1:numel(known)
    y = known(k);
    [from, to] = summer_of(rule, y);
    from = change(y, from, base);
    to = change(y, to, base);
    here = years == y;
    u = ms(here);
    early = u;
    if strcmp(side, 'wall')
        u = u - base;
        early = u - 3600000;
    end
    if from < to
        summer(here) = early >= from & u < to;
    else
        summer(here) = early >= from | u < to;
    end
end
ahead(summer) = base + 3600000;
end

function x = change(y, at, base)
% The point in time of a change: the n-th (-1: the last) Sunday of a month, at an hour of standard time or of UTC.
if at.nth > 7
    % the first Sunday from this day on
    n = datenum(y, at.month, at.nth);
    n = n + mod(8 - weekday(n), 7);
elseif at.nth > 0
    n = datenum(y, at.month, 1);
    n = n + mod(8 - weekday(n), 7) + 7 * (at.nth - 1);
else
    n = datenum(y, at.month + 1, 0);
    n = n - (weekday(n) - 1);
end
x = (n - 719529) * 86400000 + at.hour * 3600000 - base * ~at.utc;
end

function a = when(nth, month, hour, utc)
a = struct('nth', nth, 'month', month, 'hour', hour, 'utc', utc);
end

function [from, to] = summer_of(rule, y)
% When clocks are set forward and back in a year.
switch rule
    case 'us'
        from = when(2, 3, 2, false);
        to = when(1, 11, 1, false);
        if y < 2007
            from = when(1, 4, 2, false);
            to = when(-1, 10, 1, false);
        end
        if y == 1974
            from = when(1, 1, 2, false);
        elseif y == 1975
            from = when(-1, 2, 2, false);
        elseif y < 1987
            from = when(-1, 4, 2, false);
        end
    case 'eu'
        from = when(-1, 3, 1, true);
        to = when(-1, 10, 1, true);
        if y < 1996
            to = when(-1, 9, 1, true);
        end
    case 'gb'
        from = when(-1, 3, 1, true);
        to = when(-1, 10, 1, true);
        if y < 1981
            from = when(16, 3, 2, true);
        end
        if y < 1996
            to = when(23, 10, 1, true);
        end
    case 'au'
        from = when(1, 10, 2, false);
        to = when(1, 4, 2, false);
    otherwise
        from = when(-1, 9, 2, false);
        to = when(1, 4, 2, false);
end
end

function [base, rule, since, names] = region(zone)
rule = '';
since = 1996;
names = {};
switch zone
    case {'America/New_York', 'America/Toronto', 'America/Detroit', 'US/Eastern', 'America/Montreal', 'EST5EDT'}
        base = -300; rule = 'us'; names = {'EST', 'EDT'};
    case {'America/Chicago', 'America/Winnipeg', 'US/Central', 'CST6CDT'}
        base = -360; rule = 'us'; names = {'CST', 'CDT'};
    case {'America/Denver', 'America/Edmonton', 'America/Boise', 'US/Mountain', 'MST7MDT'}
        base = -420; rule = 'us'; names = {'MST', 'MDT'};
    case {'America/Los_Angeles', 'America/Vancouver', 'US/Pacific', 'PST8PDT'}
        base = -480; rule = 'us'; names = {'PST', 'PDT'};
    case {'America/Anchorage', 'America/Juneau', 'US/Alaska'}
        base = -540; rule = 'us'; names = {'AKST', 'AKDT'};
    case {'America/Halifax', 'Canada/Atlantic'}
        base = -240; rule = 'us'; names = {'AST', 'ADT'};
    case {'America/Phoenix', 'US/Arizona'}
        base = -420; names = {'MST', 'MST'};
    case {'Pacific/Honolulu', 'US/Hawaii'}
        base = -600; names = {'HST', 'HST'};
    case {'America/Bogota', 'America/Lima', 'America/Panama', 'America/Jamaica'}
        base = -300;
    case {'America/Puerto_Rico', 'America/La_Paz'}
        base = -240;
    case {'America/Argentina/Buenos_Aires', 'America/Buenos_Aires'}
        base = -180; since = 2010;
    case 'America/Sao_Paulo'
        base = -180; since = 2020;
    case 'America/Mexico_City'
        base = -360; since = 2023; names = {'CST', 'CST'};
    case {'Europe/London', 'GB'}
        base = 0; rule = 'gb'; since = 1972;
    case 'Europe/Dublin'
        base = 0; rule = 'eu'; since = 1996;
    case {'Europe/Lisbon', 'WET'}
        base = 0; rule = 'eu'; since = 1997;
    case {'Europe/Paris', 'Europe/Berlin', 'Europe/Madrid', 'Europe/Rome', 'Europe/Zurich', 'Europe/Vienna', ...
            'Europe/Amsterdam', 'Europe/Brussels', 'Europe/Stockholm', 'Europe/Oslo', 'Europe/Copenhagen', ...
            'Europe/Prague', 'Europe/Warsaw', 'Europe/Budapest', 'Europe/Luxembourg', 'Europe/Monaco', ...
            'Europe/Belgrade', 'Europe/Zagreb', 'Europe/Ljubljana', 'Europe/Bratislava', 'Europe/Malta', 'CET'}
        base = 60; rule = 'eu'; since = 1983 + 13 * any(strcmp(zone, {'Europe/Warsaw', 'Europe/Budapest', 'Europe/Malta'}));
    case {'Europe/Athens', 'Europe/Helsinki', 'Europe/Bucharest', 'Europe/Sofia', 'Europe/Riga', 'EET'}
        base = 120; rule = 'eu'; since = 2002;
    case 'Europe/Moscow'
        base = 180; since = 2015;
    case {'Europe/Istanbul', 'Asia/Istanbul', 'Turkey'}
        base = 180; since = 2017;
    case {'Africa/Lagos', 'Africa/Algiers'}
        base = 60;
    case {'Africa/Johannesburg', 'Africa/Harare', 'Africa/Maputo'}
        base = 120;
    case {'Africa/Nairobi', 'Asia/Riyadh', 'Asia/Kuwait', 'Asia/Qatar', 'Africa/Addis_Ababa'}
        base = 180;
    case 'Asia/Dubai'
        base = 240;
    case 'Asia/Karachi'
        base = 300; since = 2010;
    case {'Asia/Kolkata', 'Asia/Calcutta'}
        base = 330;
    case {'Asia/Kathmandu', 'Asia/Katmandu'}
        base = 345;
    case {'Asia/Bangkok', 'Asia/Jakarta', 'Asia/Ho_Chi_Minh', 'Asia/Saigon'}
        base = 420;
    case {'Asia/Shanghai', 'Asia/Hong_Kong', 'Asia/Singapore', 'Asia/Taipei', 'Asia/Manila', 'Asia/Kuala_Lumpur', 'PRC'}
        base = 480;
    case 'Australia/Perth'
        base = 480; since = 2010;
    case {'Asia/Tokyo', 'Asia/Seoul', 'Japan'}
        base = 540;
    case 'Australia/Darwin'
        base = 570;
    case 'Australia/Adelaide'
        base = 570; rule = 'au'; since = 2009;
    case 'Australia/Brisbane'
        base = 600;
    case {'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Canberra'}
        base = 600; rule = 'au'; since = 2009;
    case {'Pacific/Auckland', 'NZ'}
        base = 720; rule = 'nz'; since = 2008;
    otherwise
        error('MATLAB:datetime:UnsupportedTimeZone', 'Time zones are not supported: ''%s''.', zone);
end
if strcmp(rule, 'us')
    since = 1967 + 40 * ~startsWith(zone, {'America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'US/'});
end
if isempty(names)
    names = {gmt(base), gmt(base + 60)};
end
end

function w = gmt(minutes)
% GMT+5:30
if minutes == 0
    w = 'GMT';
elseif mod(minutes, 60) == 0
    w = sprintf('GMT%+d', minutes / 60);
else
    w = sprintf('GMT%+d:%02d', fix(minutes / 60), mod(abs(minutes), 60));
end
end
