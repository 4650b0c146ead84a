/* Structs within structs, updated in a loop: the yardstick for stations.m. */
#include <math.h>
#include <stdio.h>

enum { STATIONS = 40, SENSORS = 3 };

struct sensor {
    double mean, count;
    struct {
        double low, high;
    } range;
};

struct station {
    double limit, alarms;
    struct {
        double last;
    } log;
    struct sensor sensor[SENSORS];
};

static struct {
    const char *name;
    double clock;
    struct station station[STATIONS];
} net = {.name = "north"};

static double sawtooth(double x)
{
    return x/8 - floor(x/8);
}

int main(void)
{
    for (int s = 1; s <= STATIONS; s++) {
        struct station *at = &net.station[s - 1];
        at->limit = 10*s + 3.5;
        for (int c = 0; c < SENSORS; c++)
            at->sensor[c] = (struct sensor){.range = {INFINITY, -INFINITY}};
    }
    for (int t = 1; t <= 50000; t++) {
        net.clock += 0.25;
        for (int s = 1; s <= STATIONS; s++) {
            struct station *at = &net.station[s - 1];
            for (int c = 1; c <= SENSORS; c++) {
                double x = 10*s + c*sawtooth(net.clock + s) + t*s*c % 7;
                struct sensor *f = &at->sensor[c - 1];
                f->mean += 0.1*(x - f->mean);
                f->range.low = x < f->range.low ? x : f->range.low;
                f->range.high = x > f->range.high ? x : f->range.high;
                f->count++;
            }
            if (at->sensor[0].mean > at->limit) {
                at->alarms++;
                at->log.last = net.clock;
            }
        }
    }
    double alarms = 0;
    for (int s = 0; s < STATIONS; s++)
        alarms += net.station[s].alarms;
    struct sensor f = net.station[16].sensor[1];
    printf("%s: %.0f alarms, last %.2f, clock %.2f\n", net.name, alarms, net.station[39].log.last, net.clock);
    printf("%.6f in %.3f to %.3f, %.0f\n", f.mean, f.range.low, f.range.high, f.count);
    return 0;
}
