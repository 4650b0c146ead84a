/* Young's two-slit experiment: the yardstick for tests/programs/diff, with the sizes of its bench.m and the same output. */
#include <complex.h>
#include <math.h>
#include <stdio.h>

enum { SOURCES = 80, PLACES = 4001 };

static void slits(double *intensity, double wavelength, double width, double spacing, double distance,
                  const double *positions)
{
    static double complex amplitude[PLACES];
    double k = 2*3.14159265358979323846/wavelength, most = 0;
    for (int slit = -1; slit <= 1; slit += 2)
        for (int s = 1; s <= SOURCES; s++) {
            double offset = slit*spacing/2 + width*((s - 0.5)/SOURCES - 0.5);
            for (int p = 0; p < PLACES; p++) {
                double away = positions[p] - offset;
                double r = sqrt(distance*distance + away*away);
                double root = sqrt(r);
                amplitude[p] += CMPLX(cos(k*r)/root, sin(k*r)/root);
            }
        }
    for (int p = 0; p < PLACES; p++) {
        double re = creal(amplitude[p]), im = cimag(amplitude[p]);
        intensity[p] = re*re + im*im;
        most = intensity[p] > most ? intensity[p] : most;
    }
    for (int p = 0; p < PLACES; p++)
        intensity[p] /= most;
}

int main(void)
{
    static double positions[PLACES], intensity[PLACES];
    for (int p = 0; p < PLACES; p++)
        positions[p] = p == PLACES - 1 ? 40000 : -40000 + p*80000.0/(PLACES - 1);
    slits(intensity, 0.65, 20, 100, 1e6, positions);
    double sum = 0;
    for (int p = 0; p < PLACES; p++)
        sum += intensity[p];
    printf("%.6f %.6f %.6f\n", intensity[0], intensity[2149], intensity[2999]);
    printf("sum %.4f\n", sum);
    return 0;
}
