/* A filter in integers: the yardstick for fixedpoint.m. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 800000, TAPS = 7 };

static int16_t signal[N], out[N];

static int clamp(long v, int lo, int hi)
{
    return v < lo ? lo : v > hi ? hi : (int)v;
}

/* A quotient rounded to the nearest integer, halves away from zero. */
static long quotient(long a, long b)
{
    long q = a/b, r = a % b;
    return 2*labs(r) >= b ? q + (a < 0 ? -1 : 1) : q;
}

int main(void)
{
    static const int taps[TAPS] = {120, 900, 2400, 3300, 2400, 900, 120};
    for (int t = 0; t < N; t++)
        signal[t] = (int16_t)clamp(lround(20000*sin(t/50.0) + 15000*sin(t/7.0)), INT16_MIN, INT16_MAX);
    int clipped = 0;
    for (int k = TAPS - 1; k < N; k++) {
        long sum = 0;
        for (int j = 0; j < TAPS; j++)
            sum += signal[k - j]*taps[j];
        out[k] = (int16_t)clamp(quotient(sum, 8192), INT16_MIN, INT16_MAX);
        clipped += out[k] == INT16_MAX || out[k] == INT16_MIN;
    }
    long total = 0;
    int most = 0, limit = 0, level = 0;
    for (int k = 0; k < N; k++) {
        int quiet = clamp(abs(out[k]), 0, INT16_MAX) >> 4;
        total += out[k];
        if (quiet > most)
            most = quiet;
        limit += clamp(clamp(2*out[k], INT16_MIN, INT16_MAX) + 5, INT16_MIN, INT16_MAX) == INT16_MAX;
        level = clamp(level + quiet % 256, 0, 255);
        if (level > 250)
            level -= 200;
    }
    printf("%d clipped, %ld %d\n", clipped, total, most);
    printf("%d at the limit, level %d\n", limit, level);
    return 0;
}
