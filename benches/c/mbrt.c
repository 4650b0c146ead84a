/* The Mandelbrot set: the yardstick for tests/programs/mbrt, with the sizes
 * of its bench.m and the same output. */
#include <stdio.h>

static int escape(double cr, double ci, int limit)
{
    double zr = 0, zi = 0;
    int k = 0;
    while (k < limit && zr*zr + zi*zi <= 4) {
        double t = zr*zr - zi*zi + cr;
        zi = zr*zi + zi*zr + ci;
        zr = t;
        k++;
    }
    return k;
}

int main(void)
{
#ifdef LARGE /* the size of large.m */
    int n = 1000, limit = 400, inside = 0;
#else
    int n = 160, limit = 100, inside = 0;
#endif
    long iterations = 0;
    for (int i = 0; i < n; i++) {
        double y = -1.25 + 2.5*i/(n - 1);
        for (int j = 0; j < n; j++) {
            double x = -2 + 2.5*j/(n - 1);
            int k = escape(x, y, limit);
            inside += k == limit;
            iterations += k;
        }
    }
    printf("inside %d of %d\niterations %ld\n", inside, n*n, iterations);
    return 0;
}
