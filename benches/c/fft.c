/* Radix-2 fast Fourier transform: the yardstick for tests/programs/fft,
 * with the sizes of its bench.m and the same output. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const double pi = 3.14159265358979323846;

static void swap(double *a, double *b)
{
    double t = *a;
    *a = *b;
    *b = t;
}

static void radix2(double *data, int n, int sign)
{
    int total = 2*n;
    for (int i = 0, j = 0; i < total; i += 2) {
        if (j > i) {
            swap(&data[j], &data[i]);
            swap(&data[j + 1], &data[i + 1]);
        }
        int m = n;
        while (m >= 2 && j >= m) {
            j -= m;
            m /= 2;
        }
        j += m;
    }
    for (int span = 2; span < total; span *= 2) {
        double theta = sign*2*pi/span, half = sin(theta/2);
        double wpr = -2*half*half, wpi = sin(theta), wr = 1, wi = 0;
        for (int m = 0; m < span; m += 2) {
            for (int i = m; i < total; i += 2*span) {
                int j = i + span;
                double tr = wr*data[j] - wi*data[j + 1];
                double ti = wr*data[j + 1] + wi*data[j];
                data[j] = data[i] - tr;
                data[j + 1] = data[i + 1] - ti;
                data[i] += tr;
                data[i + 1] += ti;
            }
            double t = wr;
            wr = wr*wpr - wi*wpi + wr;
            wi = wi*wpr + t*wpi + wi;
        }
    }
    if (sign == 1)
        for (int i = 0; i < total; i++)
            data[i] /= n;
}

int main(void)
{
#ifdef LARGE /* the size of large.m */
    int n = 1 << 21;
#else
    int n = 1 << 14;
#endif
    double *data = calloc(2*(size_t)n, sizeof *data);
    if (!data)
        return 1;
    for (int k = 0; k < n; k++) {
        double t = (double)k/n;
        data[2*k] = cos(2*pi*50*t) + 0.5*sin(2*pi*1200*t);
    }
    radix2(data, n, -1);
    for (int k = 0; k < n; k++) {
        double power = sqrt(data[2*k]*data[2*k] + data[2*k + 1]*data[2*k + 1]);
        if (power > 1)
            printf("frequency %5d: %.4f\n", k, power);
    }
    free(data);
    return 0;
}
