function gauges()
% GAUGES  Objects of a value class, one for each channel, updated in a loop and put together.
work = 20;
channels = cell(1, 4);
for c = 1:4
    channels{c} = Gauge();
end
seed = 79;
for k = 1:20000*work
    seed = mod(seed*1103515 + 12345, 2147483648);
    x = seed/2147483648;
    c = 1 + mod(floor(seed/4096), 4);
    channels{c} = channels{c}.add(x^c);
end
all_ = channels{1};
for c = 2:4
    all_ = all_ + channels{c};
end
one = Gauge(0.5);
for k = 1:10000*work
    one = one.add(mod(k, 7));
end
fprintf('%d %.6f %.6f %.6f %.6f\n', all_.n, all_.mean, all_.spread(), all_.low, all_.high);
fprintf('%d %.6f %.6f\n', one.n, one.mean, spread(one));
end
