/* The price of an option on a mean: the yardstick for asian.m. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

static double uniform(int64_t *seed)
{
    *seed = 16807**seed % 2147483647;
    return *seed/2147483647.0;
}

static double normal(int64_t *seed)
{
    double u = uniform(seed), v = uniform(seed);
    return sqrt(-2*log(u))*cos(2*3.14159265358979323846*v);
}

int main(void)
{
    enum { PATHS = 12000, DAYS = 50 };
    const double strike = 102, rate = 0.03, sigma = 0.25, dt = 1/365.0;
    int64_t seed = 42;
    double sum1 = 0, sum2 = 0;
    int paid = 0;
    for (int p = 0; p < PATHS; p++) {
        double s = 100, total = 0;
        for (int d = 0; d < DAYS; d++) {
            s *= exp((rate - 0.5*(sigma*sigma))*dt + sigma*sqrt(dt)*normal(&seed));
            total += s;
        }
        double payoff = fmax(total/DAYS - strike, 0)*exp(-rate*DAYS*dt);
        paid += payoff > 0;
        sum1 += payoff;
        sum2 += payoff*payoff;
    }
    double price = sum1/PATHS;
    printf("price %.6f, deviation %.6f, %d paths paid\n", price, sqrt((sum2/PATHS - price*price)/PATHS), paid);
    return 0;
}
