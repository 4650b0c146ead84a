/* The inverse by Gauss and Jordan with exchange of rows: the yardstick for gaussj.m. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 180 };

static double A[N * N], W[N * 2 * N], E[N * N];

static int inverse(const double *A, int n, double *W, double *ld)
{
    int m = 2 * n, swaps = 0;
    *ld = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            W[i * m + j] = A[i + j * n];
            W[i * m + n + j] = i == j;
        }
    for (int k = 0; k < n; k++) {
        int p = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(W[i * m + k]) > fabs(W[p * m + k]))
                p = i;
        if (W[p * m + k] == 0) {
            *ld = -INFINITY;
            return swaps;
        }
        if (p != k) {
            for (int j = 0; j < m; j++) {
                double t = W[k * m + j];
                W[k * m + j] = W[p * m + j];
                W[p * m + j] = t;
            }
            swaps++;
        }
        *ld += log(fabs(W[k * m + k]));
        double d = W[k * m + k];
        for (int j = 0; j < m; j++)
            W[k * m + j] /= d;
        for (int i = 0; i < n; i++)
            if (i != k) {
                double f = W[i * m + k];
                for (int j = 0; j < m; j++)
                    W[i * m + j] -= f * W[k * m + j];
            }
    }
    return swaps;
}

int main(void)
{
    long seed = 23;
    for (int i = 0; i < N * N; i++) {
        seed = (seed * 1103515 + 12345) % 2147483648;
        A[i] = seed / 2147483648.0 - 0.5;
    }
    double d;
    int s = inverse(A, N, W, &d);
    double mx = 0, tr = 0;
    for (int j = 0; j < N; j++) {
        for (int k = 0; k < N; k++) {
            double b = W[k * 2 * N + N + j];
            for (int i = 0; i < N; i++)
                E[i + j * N] += A[i + k * N] * b;
        }
        E[j + j * N] -= 1;
        tr += W[j * 2 * N + N + j];
    }
    for (int i = 0; i < N * N; i++)
        if (fabs(E[i]) > mx)
            mx = fabs(E[i]);
    printf("small %d, swaps %d, trace %.6f, log of determinant %.6f\n", mx < 1e-8, s, tr, d);
    double z[] = {0, 1, 1, 0}, w[18];
    s = inverse(z, 2, w, &d);
    double y[9] = {0};
    inverse(y, 3, w, &d);
    printf("%d %s\n", s, d == -INFINITY ? "-Inf" : "?");
    return 0;
}
