/* A nonlinear Schroedinger equation: the yardstick for wavepacket.m. Complex numbers are pairs of
 * doubles, multiplied without the care for infinities that C's own product takes. */
#include <math.h>
#include <stdio.h>

enum { N = 400 };

struct complex {
    double re, im;
};

static double v[N];

static void slope(const struct complex *psi, struct complex *d, double h)
{
    for (int k = 0; k < N; k++) {
        struct complex c = psi[k], a = psi[k ? k - 1 : N - 1], b = psi[k < N - 1 ? k + 1 : 0];
        double r = hypot(c.re, c.im), p = r*r;
        double re = 0.5*(a.re - 2*c.re + b.re)/(h*h) - v[k]*c.re - p*c.re;
        double im = 0.5*(a.im - 2*c.im + b.im)/(h*h) - v[k]*c.im - p*c.im;
        d[k] = (struct complex){-im, re};
    }
}

static void ahead(const struct complex *psi, double dt, const struct complex *k, struct complex *to)
{
    for (int i = 0; i < N; i++)
        to[i] = (struct complex){psi[i].re + dt*k[i].re, psi[i].im + dt*k[i].im};
}

int main(void)
{
    static struct complex psi[N], at[N], k1[N], k2[N], k3[N], k4[N];
    static double x[N];
    const double length = 20, h = 2*length/N, dt = 0.001;
    for (int k = 0; k < N; k++) {
        x[k] = -length + h*k;
        v[k] = 0.02*(x[k]*x[k]);
        double a = exp(-((x[k] + 6)*(x[k] + 6))/2), b = 0.5*exp(-((x[k] - 5)*(x[k] - 5)));
        psi[k] = (struct complex){a*cos(2*x[k]) + b*cos(-x[k]), a*sin(2*x[k]) + b*sin(-x[k])};
    }
    for (int t = 0; t < 1500; t++) {
        slope(psi, k1, h);
        ahead(psi, dt/2, k1, at);
        slope(at, k2, h);
        ahead(psi, dt/2, k2, at);
        slope(at, k3, h);
        ahead(psi, dt, k3, at);
        slope(at, k4, h);
        for (int k = 0; k < N; k++) {
            psi[k].re += dt/6*(k1[k].re + 2*k2[k].re + 2*k3[k].re + k4[k].re);
            psi[k].im += dt/6*(k1[k].im + 2*k2[k].im + 2*k3[k].im + k4[k].im);
        }
    }
    double norm = 0, place = 0, most = 0;
    for (int k = 0; k < N; k++) {
        double r = hypot(psi[k].re, psi[k].im), p = r*r;
        norm += p;
        place += x[k]*p;
        most = fmax(most, p);
    }
    printf("norm %.8f, mean place %.6f\n", norm*h, place*h);
    printf("middle %.8f %+.8fi, most %.6f\n", psi[N/2 - 1].re, psi[N/2 - 1].im, most);
    return 0;
}
