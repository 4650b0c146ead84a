/* Bodies on a line that attract each other: the yardstick for tests/programs/nb1d, with the sizes of its bench.m and the
 * same output. */
#include <math.h>
#include <stdio.h>

enum { N = 300, STEPS = 600 };

static void attraction(double *a, const double *x, const double *m)
{
    for (int i = 0; i < N; i++) {
        double sum = 0;
        for (int j = 0; j < N; j++) {
            double d = x[j] - x[i];
            if (j != i)
                sum += m[j]*d/pow(d*d + 0.25, 1.5);
        }
        a[i] = sum;
    }
}

int main(void)
{
    static double m[N], x[N], v[N], a[N];
    const double dt = 0.002;
    double energy = 0;
    for (int k = 0; k < N; k++) {
        m[k] = 1 + 0.5*sin(k + 1);
        x[k] = k + 1 + 0.3*cos(3*(k + 1));
        v[k] = 0.05*sin(2*(k + 1));
    }
    attraction(a, x, m);
    for (int t = 0; t < STEPS; t++) {
        for (int k = 0; k < N; k++) {
            v[k] += dt/2*a[k];
            x[k] += dt*v[k];
        }
        attraction(a, x, m);
        double sum = 0;
        for (int k = 0; k < N; k++) {
            v[k] += dt/2*a[k];
            sum += m[k]*v[k]*v[k];
        }
        energy = 0.5*sum;
    }
    printf("%.6f %.6f\n", x[0], x[N - 1]);
    printf("kinetic energy %.6f\n", energy);
    return 0;
}
