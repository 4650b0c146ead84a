/* Dirichlet problem of Laplace's equation: the yardstick for
 * tests/programs/dich, with the sizes of its bench.m and the same output. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define U(i, j) u[(i) + (size_t)(j) * n]

static int dich(double *u, int n, int m, double a, double b, double h, double tol, int max_iter)
{
    const double pi = 3.14159265358979323846;
    double average = (a*a*a*a + b*b*b*b + (a*a*a*a - 6*a*a*b*b + b*b*b*b))/4;

    for (int j = 1; j < m - 1; j++)
        for (int i = 1; i < n - 1; i++)
            U(i, j) = average;
    for (int j = 0; j < m; j++) {
        double y = h*j;
        U(0, j) = y*y*y*y;
        U(n - 1, j) = a*a*a*a - 6*a*a*y*y + y*y*y*y;
    }
    for (int i = 0; i < n; i++) {
        double x = h*i;
        U(i, 0) = x*x*x*x;
        U(i, m - 1) = x*x*x*x - 6*x*x*b*b + b*b*b*b;
    }

    double s = cos(pi/(n - 1)) + cos(pi/(m - 1));
    double omega = 4/(2 + sqrt(4 - s*s));
    double change = 2*tol;
    int iterations = 0;
    while (change > tol && iterations < max_iter) {
        change = 0;
        for (int j = 1; j < m - 1; j++)
            for (int i = 1; i < n - 1; i++) {
                double residual = U(i, j + 1) + U(i, j - 1) + U(i + 1, j) + U(i - 1, j) - 4*U(i, j);
                double step = omega*residual/4;
                U(i, j) += step;
                if (change < fabs(step))
                    change = fabs(step);
            }
        iterations++;
    }
    return iterations;
}

int main(void)
{
#ifdef LARGE /* the size of large.m */
    double a = 4, b = 4, h = 1.0/64;
#else
    double a = 4, b = 4, h = 1.0/12;
#endif
    int n = (int)(a/h) + 1, m = (int)(b/h) + 1;
    double *u = calloc((size_t)n*m, sizeof *u);
    if (!u)
        return 1;
    int iterations = dich(u, n, m, a, b, h, 1e-7, 2000);
    printf("grid %d x %d: %d iterations\n", n, m, iterations);
    printf("centre %.6f\n", U(n/2, m/2));
    double sum = 0;
    for (int j = 0; j < m; j++) {
        double column = 0;
        for (int i = 0; i < n; i++)
            column += U(i, j);
        sum += column;
    }
    printf("sum %.4f\n", sum);
    free(u);
    return 0;
}
