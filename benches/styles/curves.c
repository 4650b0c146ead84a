/* An engine's curves in tables: interpolation in one and two dimensions in a loop of time steps:
 * the yardstick for curves.m. */
#include <math.h>
#include <stdio.h>

static int seg(const double *x, int n, double q)
{
    int lo = 0, hi = n - 1;
    while (hi - lo > 1) {
        int m = (lo + hi) / 2;
        if (x[m] <= q)
            lo = m;
        else
            hi = m;
    }
    return lo;
}

static double i1(const double *x, const double *y, int n, double q)
{
    int k = seg(x, n, q);
    return y[k] + (q - x[k]) / (x[k + 1] - x[k]) * (y[k + 1] - y[k]);
}

int main(void)
{
    enum { R = 16, L = 5 };

    double rpm[R],
        tq[R] = {110, 125, 138, 150, 161, 170, 176, 180, 181, 179, 174, 166, 155, 141, 125, 106},
        ld[L], ef[R][L];
    for (int j = 0; j < R; j++)
        rpm[j] = 800 + 400 * j;
    for (int i = 0; i < L; i++)
        ld[i] = .25 * i;
    for (int j = 0; j < R; j++)
        for (int i = 0; i < L; i++) {
            double a = (rpm[j] - 3000) / 10000;
            ef[j][i] = .2 + .15 * ld[i] - a * a;
        }
    double gx[] = {0, 10, 20, 30, 100}, gy[] = {3, 2.4, 1.8, 1.3, 1};
    double v = 0, fuel = 0, g = 3, pk = 0;
    for (int k = 1; k <= 20000; k++) {
        double th = .5 + .45 * sin(k / 300.0), n = fmin(fmax(900, 900 + v * 140 * g / 3), 6700),
               t = th * i1(rpm, tq, R, n);
        int c = seg(rpm, R, n), r = seg(ld, L, th);
        double a = (n - rpm[c]) / (rpm[c + 1] - rpm[c]), b = (th - ld[r]) / (ld[r + 1] - ld[r]);
        double e = (1 - b) * ((1 - a) * ef[c][r] + a * ef[c + 1][r]) +
                   b * ((1 - a) * ef[c][r + 1] + a * ef[c + 1][r + 1]);
        double dr = .4 * v * v + 60;
        v = fmax(0, v + (t * 3 - dr) / 1200 * .05);
        g = i1(gx, gy, 5, v);
        fuel += t * n / e * 1e-7;
        if (n > pk)
            pk = n;
    }
    printf("%.6f %.6f %.6f %.4f\n", v, fuel, g, pk);
    return 0;
}
