/* Cholesky's factor of a symmetric matrix that is kept as a packed triangle, and its solutions: the
 * yardstick for packed.m. */
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { N = 300 };

static double A[N * (N + 1) / 2], L[N * (N + 1) / 2], x[N], r[N];

static int at(int i, int j)
{
    return i + j * (2 * N - j - 1) / 2;
}

int main(void)
{
    long seed = 131;
    for (int j = 0; j < N; j++)
        for (int i = j; i < N; i++) {
            seed = (seed * 1103515 + 12345) % 2147483648;
            A[at(i, j)] = seed / 2147483648.0 - .5 + (i == j ? N : 0);
        }
    memcpy(L, A, sizeof L);
    for (int j = 0; j < N; j++) {
        double *d = L + at(j, j);
        d[0] = sqrt(d[0]);
        for (int i = 1; i < N - j; i++)
            d[i] /= d[0];
        for (int k = j + 1; k < N; k++) {
            double f = d[k - j], *e = L + at(k, k);
            for (int i = 0; i < N - k; i++)
                e[i] -= f * d[k - j + i];
        }
    }
    for (int i = 0; i < N; i++)
        x[i] = r[i] = i + 1;
    for (int j = 0; j < N; j++) {
        double *d = L + at(j, j);
        x[j] /= d[0];
        for (int i = 1; i < N - j; i++)
            x[j + i] -= x[j] * d[i];
    }
    for (int j = N - 1; j >= 0; j--) {
        double *d = L + at(j, j), s = 0;
        for (int i = 1; i < N - j; i++)
            s += d[i] * x[j + i];
        x[j] = (x[j] - s) / d[0];
    }
    for (int j = 0; j < N; j++) {
        r[j] -= A[at(j, j)] * x[j];
        for (int i = j + 1; i < N; i++) {
            double a = A[at(i, j)];
            r[i] -= a * x[j];
            r[j] -= a * x[i];
        }
    }
    double s = 0, m = 0;
    for (int i = 0; i < N; i++) {
        s += x[i];
        if (fabs(r[i]) > m)
            m = fabs(r[i]);
    }
    printf("%.8f %.8f, residual small %d\n", x[0], s, m < 1e-8);
    return 0;
}
