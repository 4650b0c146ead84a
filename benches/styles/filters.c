/* Filters: the yardstick for filters.m. */
#include <math.h>
#undef M_PI
#define M_PI 3.14159265358979323846
#include <stdio.h>
#include <string.h>

enum { N = 120000, TAPS = 41 };
static double x[N], y[N], z[N], m[N], env[N];
struct bq { double b[3], a[3], z[2]; };

static double rms(const double *v)
{
    double s = 0;
    for (int k = 0; k < N; k++) s += v[k]*v[k];
    return sqrt(s/N);
}
static struct bq biquad(int kind, double f0, double fs, double q)
{
    double w = 2*M_PI*f0/fs, al = sin(w)/(2*q), c = cos(w);
    struct bq f = {{0}, {1, -2*c/(1 + al), (1 - al)/(1 + al)}, {0, 0}};
    if (kind == 0) { f.b[0] = f.b[2] = (1 - c)/2; f.b[1] = 1 - c; }
    if (kind == 1) { f.b[0] = f.b[2] = (1 + c)/2; f.b[1] = -(1 + c); }
    if (kind == 2) { f.b[0] = f.b[2] = 1; f.b[1] = -2*c; }
    for (int k = 0; k < 3; k++) f.b[k] /= 1 + al;
    return f;
}
static double tick(struct bq *f, double v)
{
    double o = f->b[0]*v + f->z[0];
    f->z[0] = f->b[1]*v - f->a[1]*o + f->z[1];
    f->z[1] = f->b[2]*v - f->a[2]*o;
    return o;
}
int main(void)
{
    double fs = 8000;
    long seed = 21;
    for (int k = 0; k < N; k++) {
        double t = k/fs;
        x[k] = sin(2*M_PI*440*t) + 0.3*sin(2*M_PI*1800*t);
        seed = 16807*seed % 2147483647;
        x[k] += 0.2*(seed/2147483647.0 - 0.5);
    }
    double h[TAPS], total = 0, fc = 1000/fs, ring[TAPS] = {0};
    for (int k = 1; k <= TAPS; k++) {
        int mid = (TAPS + 1)/2;
        h[k - 1] = k == mid ? 2*fc : sin(2*M_PI*fc*(k - mid))/(M_PI*(k - mid));
        h[k - 1] *= 0.54 - 0.46*cos(2*M_PI*(k - 1)/(TAPS - 1));
    }
    for (int k = 0; k < TAPS; k++) total += h[k];
    for (int k = 0; k < TAPS; k++) h[k] /= total;
    int at = 0;
    double most = -INFINITY;
    for (int k = 0; k < N; k++) {
        ring[at] = x[k];
        double s = 0;
        int j = at;
        for (int i = 0; i < TAPS; i++) {
            s += h[i]*ring[j];
            if (--j < 0) j = TAPS - 1;
        }
        y[k] = s;
        if (s > most) most = s;
        if (++at == TAPS) at = 0;
    }
    printf("fir    %.6f %.6f\n", rms(y), most);
    struct bq st[3] = {biquad(0, 900, fs, 0.7), biquad(1, 200, fs, 0.7), biquad(2, 1800, fs, 5)};
    memcpy(z, x, sizeof z);
    for (int s = 0; s < 3; s++) {
        double least = INFINITY;
        for (int k = 0; k < N; k++) {
            z[k] = tick(&st[s], z[k]);
            if (z[k] < least) least = z[k];
        }
        printf("stage %d %.6f %.6f\n", s + 1, rms(z), least);
    }
    for (int k = 2; k < N - 2; k++) {
        double w[5];
        for (int i = 0; i < 5; i++) {
            double v = x[k - 2 + i];
            int j = i;
            while (j && w[j - 1] > v) { w[j] = w[j - 1]; j--; }
            w[j] = v;
        }
        m[k] = w[2];
    }
    printf("median %.6f %.6f\n", rms(m), m[999]);
    double e = 0;
    for (int k = 0; k < N; k++) {
        double a = fabs(z[k]);
        e = a > e ? 0.9*e + 0.1*a : 0.999*e;
        env[k] = e;
    }
    for (int k = 0; k < N; k += 15000) printf("%.5f ", env[k]);
    printf("\n");
    return 0;
}
