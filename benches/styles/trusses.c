/* LU with pivots, and Gauss-Seidel: the yardstick for trusses.m. */
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { N = 320 };
static double A[N*N], F[N*N], b[N], x[N], r[N], y[N];
static int p[N];
#define at(M, i, j) M[(i) + N*(j)]

static void solve(double *v)
{
    for (int k = 0; k < N; k++)
        for (int i = k + 1; i < N; i++) v[i] -= v[k]*at(F, i, k);
    for (int k = N - 1; k >= 0; k--) {
        v[k] /= at(F, k, k);
        for (int i = 0; i < k; i++) v[i] -= v[k]*at(F, i, k);
    }
}
static double residual(void)
{
    memset(y, 0, sizeof y);
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) y[i] += at(A, i, j)*x[j];
    double m = 0;
    for (int i = 0; i < N; i++) {
        r[i] = b[i] - y[i];
        m = fmax(m, fabs(r[i]));
    }
    return m;
}
int main(void)
{
    long seed = 5;
    int swaps = 0;
    for (int k = 0; k < N*N; k++) {
        seed = 16807*seed % 2147483647;
        A[k] = seed/2147483647.0 - 0.5;
    }
    memcpy(F, A, sizeof F);
    for (int i = 0; i < N; i++) { b[i] = (double)(i + 1)/N; p[i] = i; }
    for (int k = 0; k < N - 1; k++) {
        int m = k;
        for (int i = k + 1; i < N; i++) if (fabs(at(F, i, k)) > fabs(at(F, m, k))) m = i;
        if (m != k) {
            for (int j = 0; j < N; j++) { double t = at(F, k, j); at(F, k, j) = at(F, m, j); at(F, m, j) = t; }
            int t = p[k]; p[k] = p[m]; p[m] = t;
            swaps++;
        }
        for (int i = k + 1; i < N; i++) at(F, i, k) /= at(F, k, k);
        for (int j = k + 1; j < N; j++) {
            double f = at(F, k, j);
            for (int i = k + 1; i < N; i++) at(F, i, j) -= at(F, i, k)*f;
        }
    }
    for (int i = 0; i < N; i++) x[i] = b[p[i]];
    solve(x);
    double m = residual();
    printf("%d swaps, residual small %d\n", swaps, m < 1e-9);
    for (int k = 0; k < 3; k++) {
        double d[N];
        for (int i = 0; i < N; i++) d[i] = r[p[i]];
        solve(d);
        for (int i = 0; i < N; i++) x[i] += d[i];
        m = residual();
    }
    printf("refined small %d\n", m < 1e-10);
    for (int i = 0; i < 5; i++) printf("%.6f ", x[i]);
    double s = 0;
    for (int i = 0; i < N; i++) s += log(fabs(at(F, i, i)));
    printf("\nlog|det| %.6f\n", s);
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) at(F, i, j) = at(A, j, i)*0.02 + (i == j ? N/10 : 0);
    memset(x, 0, sizeof x);
    int rounds = 0;
    double change = INFINITY;
    while (change > 1e-10 && rounds < 500) {
        change = 0;
        for (int i = 0; i < N; i++) {
            double t = b[i];
            for (int j = 0; j < N; j++) if (j != i) t -= at(F, i, j)*x[j];
            t /= at(F, i, i);
            change = fmax(change, fabs(t - x[i]));
            x[i] = t;
        }
        rounds++;
    }
    s = 0;
    for (int i = 0; i < N; i++) s += x[i];
    printf("%d rounds, %.8f\n", rounds, s);
    return 0;
}
