/* Finite differences for the wave equation: the yardstick for
 * tests/programs/fiff, with the sizes of its bench.m and the same output. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define U(i, j) u[(i) + (size_t)(j) * n]

static double shape(double x)
{
    const double pi = 3.14159265358979323846;
    return sin(pi*x) + sin(2*pi*x);
}

static void fiff(double *u, double a, double b, double c, int n, int m)
{
    double h = a/(n - 1), k = b/(m - 1), r = c*k/h, r2 = r*r;
    double s1 = 1 - r2, s2 = 2 - 2*r2;

    for (int i = 1; i < n - 1; i++) {
        double x = h*i;
        U(i, 0) = shape(x);
        U(i, 1) = s1*U(i, 0) + r2/2*(shape(x + h) + shape(x - h));
    }
    for (int j = 2; j < m; j++)
        for (int i = 1; i < n - 1; i++)
            U(i, j) = s2*U(i, j - 1) + r2*(U(i - 1, j - 1) + U(i + 1, j - 1)) - U(i, j - 2);
}

int main(void)
{
#ifdef LARGE /* the size of large.m */
    int n = 4001, m = 4001;
#else
    int n = 801, m = 801;
#endif
    double *u = calloc((size_t)n*m, sizeof *u);
    if (!u)
        return 1;
    fiff(u, 1, 0.75, 1, n, m);
    printf("%.8f %.8f %.8f\n", U(n/4, m - 1), U(n/2, m - 1), U(3*(n/4), m - 1));
    double sum = 0;
    for (size_t k = 0; k < (size_t)n*m; k++)
        sum += u[k]*u[k];
    printf("sum of squares %.8g\n", sum);
    free(u);
    return 0;
}
