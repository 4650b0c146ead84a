/* A target in the plane is followed by a filter with matrices of four rows: the yardstick for
 * kalman.m. */
#include <math.h>
#include <stdio.h>
#include <string.h>
static long seed = 31;

static double noise(void)
{
    double v = 0;
    for (int j = 0; j < 4; j++) {
        seed = (seed * 1103515 + 12345) % 2147483648;
        v += seed / 2147483648.0;
    }
    return (v - 2) * sqrt(3);
}

static void mm(int n, int k, int m, const double *A, const double *B, double *C)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            double s = 0;
            for (int l = 0; l < k; l++)
                s += A[i * k + l] * B[l * m + j];
            C[i * m + j] = s;
        }
}

int main(void)
{
    double dt = .1;
    double F[16] = {1, 0, dt, 0, 0, 1, 0, dt, 0, 0, 1, 0, 0, 0, 0, 1}, Ft[16], x[4] = {0, 0, 1, .5},
           tr[4] = {0, 0, 1, .5}, P[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}, T[16],
           U[16], t[4];
    double err = 0, raw = 0;
    int n = 100000;
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            Ft[i * 4 + j] = F[j * 4 + i];
    for (int k = 1; k <= n; k++) {
        mm(4, 4, 1, F, tr, t);
        memcpy(tr, t, sizeof t);
        tr[2] = cos(.002 * k);
        tr[3] = sin(.003 * k);
        double a = noise(), b = noise();
        double z[2] = {tr[0] + .5 * a, tr[1] + .5 * b};
        mm(4, 4, 1, F, x, t);
        memcpy(x, t, sizeof t);
        mm(4, 4, 4, F, P, T);
        mm(4, 4, 4, T, Ft, P);
        for (int i = 0; i < 4; i++)
            P[i * 5] += .01;
        double s00 = P[0] + .25, s01 = P[1], s10 = P[4], s11 = P[5] + .25,
               det = s00 * s11 - s01 * s10;
        double K[8];
        for (int i = 0; i < 4; i++) {
            double p = P[i * 4], q = P[i * 4 + 1];
            K[i * 2] = (p * s11 - q * s10) / det;
            K[i * 2 + 1] = (q * s00 - p * s01) / det;
        }
        double r0 = z[0] - x[0], r1 = z[1] - x[1];
        for (int i = 0; i < 4; i++)
            x[i] += K[i * 2] * r0 + K[i * 2 + 1] * r1;
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++)
                T[i * 4 + j] = (i == j) - (j < 2 ? K[i * 2 + j] : 0);
        mm(4, 4, 4, T, P, U);
        memcpy(P, U, sizeof U);
        err += sqrt((x[0] - tr[0]) * (x[0] - tr[0]) + (x[1] - tr[1]) * (x[1] - tr[1]));
        raw += sqrt((z[0] - tr[0]) * (z[0] - tr[0]) + (z[1] - tr[1]) * (z[1] - tr[1]));
    }
    printf("raw %.5f, filtered %.5f\n", raw / n, err / n);
    for (int i = 0; i < 4; i++)
        printf("%.4f ", x[i] - tr[i]);
    printf("\ntrace %.6f\n", P[0] + P[5] + P[10] + P[15]);
    return 0;
}
