function dates()
% DATES  Calendar arithmetic by hand: day numbers, weekdays, Easter, holidays that fall on Mondays.
work = 20;
names = {'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'};
counts = zeros(1, 7);
thirteenth = zeros(1, 7);
easters = zeros(2, 31);
sum_ = 0;
for r = 1:work
    for y = 1900 + r:2100 + r
        for m = 1:12
            d = daynumber(y, m, 13);
            w = mod(d, 7) + 1;
            thirteenth(w) = thirteenth(w) + 1;
            for day = 1:lastday(y, m)
                n = daynumber(y, m, day);
                [a, b, c] = back(n);
                if a ~= y || b ~= m || c ~= day
                    error('dates:back', '%d-%d-%d', y, m, day);
                end
                sum_ = mod(sum_ + n*day, 1000003);
            end
        end
        [m, d] = easter(y);
        easters(m - 2, d) = easters(m - 2, d) + 1;
        w = mod(daynumber(y, 12, 25), 7) + 1;
        counts(w) = counts(w) + 1;
    end
end
for k = 1:7
    fprintf('%s %d %d\n', names{k}, counts(k), thirteenth(k));
end
[~, k] = max(easters(2, :));
fprintf('%d %d %d\n', sum_, k, easters(2, k));
end

function n = daynumber(y, m, d)
if m <= 2
    y = y - 1;
    m = m + 12;
end
n = 365*y + floor(y/4) - floor(y/100) + floor(y/400) + floor((153*(m - 3) + 2)/5) + d - 307;
end

function [y, m, d] = back(n)
n = n + 306;
y = floor((10000*n + 14780)/3652425);
day = n - (365*y + floor(y/4) - floor(y/100) + floor(y/400));
if day < 0
    y = y - 1;
    day = n - (365*y + floor(y/4) - floor(y/100) + floor(y/400));
end
k = floor((100*day + 52)/3060);
m = mod(k + 2, 12) + 1;
y = y + floor((k + 2)/12);
d = day - floor((k*306 + 5)/10) + 1;
end

function d = lastday(y, m)
lengths = [31 28 31 30 31 30 31 31 30 31 30 31];
d = lengths(m);
if m == 2 && (mod(y, 4) == 0 && mod(y, 100) ~= 0 || mod(y, 400) == 0)
    d = 29;
end
end

function [month, day] = easter(y)
a = mod(y, 19);
b = floor(y/100);
c = mod(y, 100);
h = mod(19*a + b - floor(b/4) - floor((b - floor((b + 8)/25) + 1)/3) + 15, 30);
l = mod(32 + 2*mod(b, 4) + 2*floor(c/4) - h - mod(c, 4), 7);
m = floor((a + 11*h + 22*l)/451);
month = floor((h + l - 7*m + 114)/31);
day = mod(h + l - 7*m + 114, 31) + 1;
end
