/* A fast Fourier transform by hand: the yardstick for butterflies.m. */
#include <math.h>
#include <stdio.h>

#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif

enum { N = 32768 };

static double re[N], im[N], x[N];

static void transform(void)
{
    for (int i = 0; i < N; i++) {
        re[i] = x[i];
        im[i] = 0;
    }
    for (int i = 0, j = 0; i < N - 1; i++) {
        if (i < j) {
            double t = re[i];
            re[i] = re[j];
            re[j] = t;
        }
        int m = N/2;
        while (j >= m && m >= 1) {
            j -= m;
            m /= 2;
        }
        j += m;
    }
    for (int len = 2; len <= N; len *= 2) {
        double wr = cos(-2*M_PI/len), wi = sin(-2*M_PI/len);
        for (int start = 0; start < N; start += len) {
            double fr = 1, fi = 0;
            for (int k = start; k < start + len/2; k++) {
                int q = k + len/2;
                double br = re[q]*fr - im[q]*fi, bi = re[q]*fi + im[q]*fr, ar = re[k], ai = im[k];
                re[k] = ar + br;
                im[k] = ai + bi;
                re[q] = ar - br;
                im[q] = ai - bi;
                double t = fr*wr - fi*wi;
                fi = fr*wi + fi*wr;
                fr = t;
            }
        }
    }
}

int main(void)
{
    for (int k = 0; k < N; k++)
        x[k] = sin(2*M_PI*50*k/N) + 0.5*cos(2*M_PI*1234*k/N) + (double)((long)k*7919 % 101)/1000;
    for (int round = 1; round <= 20; round++) {
        transform();
        double top = -1, sum = 0;
        int at = 0;
        for (int k = 0; k < N/2; k++) {
            double size = hypot(re[k], im[k]), p = size*size/N;
            sum += p;
            if (k > 0 && p > top) {
                top = p;
                at = k;
            }
        }
        printf("%d: %.6f at %d, sum %.6f\n", round, top, at, sum);
        for (int k = 0; k < N; k++)
            x[k] = re[k]/sqrt(N);
    }
    return 0;
}
