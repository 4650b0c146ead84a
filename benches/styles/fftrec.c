/* The Fourier transform by recursion over even and odd places: the yardstick for fftrec.m. */
#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
typedef double complex z;

enum { N = 4096 };

static z buf[4 * N];

static void tr(const z *x, int stride, int n, z *X, z *tmp)
{
    if (n == 1) {
        X[0] = x[0];
        return;
    }
    int h = n / 2;
    tr(x, 2 * stride, h, tmp, X);
    tr(x + stride, 2 * stride, h, tmp + h, X + h);
    for (int k = 0; k < h; k++) {
        double a = -2 * M_PI * k / n;
        double c = cos(a), s = sin(a), p = creal(tmp[h + k]), q = cimag(tmp[h + k]);
        z t = CMPLX(c * p - s * q, c * q + s * p);
        X[k] = tmp[k] + t;
        X[k + h] = tmp[k] - t;
    }
}

int main(void)
{
    static double x[N], back[N];
    static z y[N], X[N], Y[N];
    long seed = 37;
    for (int k = 1; k <= N; k++) {
        seed = (seed * 1103515 + 12345) % 2147483648;
        x[k - 1] = seed / 2147483648.0 + sin(2 * M_PI * 17 * k / N);
    }
    double p = 0;
    int where = 0;
    for (int r = 0; r < 8; r++) {
        for (int i = 0; i < N; i++)
            y[i] = x[i];
        tr(y, 1, N, X, buf);
        p = -1;
        for (int i = 1; i < N / 2; i++) {
            double a = cabs(X[i]);
            a *= a;
            if (a > p) {
                p = a;
                where = i;
            }
        }
        for (int i = 0; i < N; i++)
            y[i] = conj(X[i]);
        tr(y, 1, N, Y, buf);
        for (int i = 0; i < N; i++) {
            back[i] = creal(Y[i]) / N;
            x[i] = .5 * x[i] + .5 * back[i];
        }
    }
    double m = 0;
    for (int i = 0; i < N; i++)
        if (fabs(back[i] - x[i]) > m)
            m = fabs(back[i] - x[i]);
    printf("peak at %d of %.3f, mean %.6f, same %d\n%.5f %.5f\n", where, p, creal(X[0]) / N,
        m < 1e-9, creal(X[4]), cimag(X[4]));
    return 0;
}
