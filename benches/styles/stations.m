function stations()
% STATIONS  Structs within structs, updated in a loop: stations with sensors, which are filters of their own.
net = struct('name', 'north', 'clock', 0);
for s = 1:40
    net.station(s) = make_station(s);
end
for t = 1:50000
    net.clock = net.clock + 0.25;
    for s = 1:numel(net.station)
        for c = 1:3
            x = 10*s + c*sawtooth_(net.clock + s) + mod(t*s*c, 7);
            f = net.station(s).sensor(c);
            f.mean = f.mean + 0.1*(x - f.mean);
            f.range.low = min(f.range.low, x);
            f.range.high = max(f.range.high, x);
            f.count = f.count + 1;
            net.station(s).sensor(c) = f;
        end
        if net.station(s).sensor(1).mean > net.station(s).limit
            net.station(s).alarms = net.station(s).alarms + 1;
            net.station(s).log.last = net.clock;
        end
    end
end
alarms = 0;
for s = 1:numel(net.station)
    alarms = alarms + net.station(s).alarms;
end
f = net.station(17).sensor(2);
fprintf('%s: %d alarms, last %.2f, clock %.2f\n', net.name, alarms, net.station(40).log.last, net.clock);
fprintf('%.6f in %.3f to %.3f, %d\n', f.mean, f.range.low, f.range.high, f.count);
end

function station = make_station(s)
station.limit = 10*s + 3.5;
station.alarms = 0;
station.log = struct('last', 0);
for c = 1:3
    station.sensor(c) = struct('mean', 0, 'count', 0, 'range', struct('low', Inf, 'high', -Inf));
end
end

function y = sawtooth_(x)
y = x/8 - floor(x/8);
end
