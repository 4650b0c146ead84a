/* A crossing whose lights are an enumeration: the yardstick for lights.m. */
#include <stdint.h>
#include <stdio.h>

enum light { RED, GREEN, YELLOW };

static enum light next(enum light c) {
    switch (c) {
    case RED: return GREEN;
    case GREEN: return YELLOW;
    default: return RED;
    }
}

int main(void) {
    static const char *const names[] = {"Red", "Green", "Yellow"};
    enum light ns = RED, ew = GREEN;
    int64_t seed = 12, passed = 0, longest = 0, waiting[2] = {0, 0};
    for (int t = 1; t <= 150000; ++t) {
        seed = seed * 16807 % 2147483647;
        waiting[seed % 2] += seed % 5 < 3;
        if (t % 4 == 0) {
            if (ns == RED) {
                ew = next(ew);
                if (ew == RED) ns = GREEN;
            } else {
                ns = next(ns);
                if (ns == RED) ew = GREEN;
            }
        }
        if (ns == GREEN && waiting[0] > 0) {
            --waiting[0];
            ++passed;
        } else if (ew == GREEN && waiting[1] > 0) {
            --waiting[1];
            ++passed;
        }
        int64_t sum = waiting[0] + waiting[1];
        if (sum > longest) longest = sum;
    }
    printf("%lld passed, %lld wait, longest %lld, %s and %s\n", (long long)passed,
           (long long)(waiting[0] + waiting[1]), (long long)longest, names[ns], names[ew]);
    return 0;
}
