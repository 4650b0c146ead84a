function asian()
% ASIAN  The price of an option on a mean, by simulated paths (Monte Carlo).
paths = 12000;
days = 50;
s0 = 100;
strike = 102;
rate = 0.03;
sigma = 0.25;
dt = 1/365;
seed = 42;
sum1 = 0;
sum2 = 0;
paid = 0;
for p = 1:paths
    s = s0;
    total = 0;
    for d = 1:days
        [z, seed] = normal(seed);
        s = s*exp((rate - 0.5*sigma^2)*dt + sigma*sqrt(dt)*z);
        total = total + s;
    end
    payoff = max(total/days - strike, 0)*exp(-rate*days*dt);
    if payoff > 0
        paid = paid + 1;
    end
    sum1 = sum1 + payoff;
    sum2 = sum2 + payoff^2;
end
price = sum1/paths;
deviation = sqrt((sum2/paths - price^2)/paths);
fprintf('price %.6f, deviation %.6f, %d paths paid\n', price, deviation, paid);
end

function [z, seed] = normal(seed)
[u, seed] = uniform(seed);
[v, seed] = uniform(seed);
z = sqrt(-2*log(u))*cos(2*pi*v);
end

function [u, seed] = uniform(seed)
seed = mod(16807*seed, 2147483647);
u = seed/2147483647;
end
