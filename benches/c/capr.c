/* Capacitance of a shielded line: the yardstick for tests/programs/capr,
 * with the sizes of its bench.m and the same output. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define F(i, j) f[(i) + (size_t)(j) * (n + 1)]
#define MASK(i, j) mask[(i) + (size_t)(j) * (n + 1)]

static void relax(double *f, const double *mask, int n, int m, int na, int mb)
{
    for (int i = 1; i < n; i++)
        for (int j = 1; j < m; j++) {
            double average = 0.25*(F(i - 1, j) + F(i + 1, j) + F(i, j - 1) + F(i, j + 1));
            F(i, j) += MASK(i, j)*(average - F(i, j));
        }
    for (int j = mb + 1; j < m; j++) {
        double average = 0.25*(2*F(1, j) + F(0, j - 1) + F(0, j + 1));
        F(0, j) += MASK(0, j)*(average - F(0, j));
    }
    for (int i = na + 1; i < n; i++) {
        double average = 0.25*(F(i - 1, 0) + F(i + 1, 0) + 2*F(i, 1));
        F(i, 0) += MASK(i, 0)*(average - F(i, 0));
    }
}

static double enclosed_charge(const double *f, int n, int m)
{
    double q = 0.5*F(n - 1, 0);
    for (int j = 1; j < m; j++)
        q += F(n - 1, j);
    q += 0.5*F(0, m - 1);
    for (int i = 1; i < n; i++)
        q += F(i, m - 1);
    return q;
}

static double capr(double a, double b, double c, double d, int n, double tol, double omega, int *sweeps)
{
    double h = 0.5*c/n;
    int na = (int)lround(0.5*a/h), m = (int)lround(0.5*d/h), mb = (int)lround(0.5*b/h);
    size_t size = (size_t)(n + 1)*(m + 1);
    double *f = calloc(size, sizeof *f), *mask = calloc(size, sizeof *mask);
    if (!f || !mask)
        exit(1);
    for (int j = 0; j <= mb; j++)
        for (int i = 0; i <= na; i++)
            F(i, j) = 1;
    for (int j = 0; j < m; j++)
        for (int i = 0; i < n; i++)
            if (i > na || j > mb)
                MASK(i, j) = omega;

    double before = 0, charge = 1;
    *sweeps = 0;
    while (fabs(charge - before) > tol*charge && *sweeps < 10000) {
        before = charge;
        relax(f, mask, n, m, na, mb);
        charge = enclosed_charge(f, n, m);
        ++*sweeps;
    }
    free(f);
    free(mask);
    return 4*charge*8.854187;
}

int main(void)
{
    int sweeps;
#ifdef LARGE /* the size of large.m */
    double cap = capr(1, 1, 2, 2, 320, 1e-9, 1.98, &sweeps);
#else
    double cap = capr(1, 1, 2, 2, 40, 1e-9, 1.85, &sweeps);
#endif
    printf("%.8g pF/m after %d sweeps\n", cap, sweeps);
    return 0;
}
