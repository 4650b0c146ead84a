/* Measurements cleaned by masks: the yardstick for cleaning.m. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

enum { N = 200000 };

int main(void)
{
    static double x[N];
    static int s[N];
    double total = 0;
    long kept = 0;
    for (int run = 1; run <= 20; run++) {
        int n = 0;
        double sum = 0, squares = 0;
        for (int t = 1; t <= N; t++) {
            double v = (double)(((int64_t)t*7919 + run*104729) % 10007)/100;
            if (t % 97 == 0 || v > 99)
                continue;
            x[n] = v;
            s[n++] = t;
            sum += v;
        }
        double m = sum/n;
        for (int k = 0; k < n; k++)
            squares += (x[k] - m)*(x[k] - m);
        double d = sqrt(squares/n), mean = 0, before = 0;
        int outside = 0, jumps = 0;
        double jumped = 0;
        for (int k = 0; k < n; k++) {
            double v = x[k];
            if (fabs(v - m) > 1.6*d) {
                v = m;
                outside++;
            }
            if (v < 20)
                v = s[k] % 2 == 0 ? 20 : v*2;
            if (v > 80)
                v = 80 - 0.1*(v - 80);
            if (k > 0 && fabs(v - before) > 50) {
                jumps++;
                jumped += v;
            } else
                kept++;
            kept += v >= 30 && v <= 70;
            mean += v;
            before = v;
        }
        total += jumped;
        printf("%d values, mean %.6f, %d outside, %d jumps\n", n, mean/n, outside, jumps);
    }
    printf("total %.4f, kept %ld\n", total, kept);
    return 0;
}
