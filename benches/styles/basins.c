/* Newton's method in the complex plane: the yardstick for basins.m. */
#include <complex.h>
#include <math.h>
#include <stdio.h>

enum { N = 400 };

static int basin[N][N], steps[N][N]; /* [col][row] */

int main(void)
{
    const double complex roots[3] = {1, CMPLX(-0.5, sqrt(3)/2), CMPLX(-0.5, -(sqrt(3)/2))};
    double axis[N];
    int sizes[3] = {0}, how[51] = {0}, edges = 0, at = 0;
    double sums[3] = {0};
    for (int k = 0; k < N; k++)
        axis[k] = -1.5 + k*(3.0/(N - 1));
    axis[N - 1] = 1.5;
    for (int col = 0; col < N; col++)
        for (int row = 0; row < N; row++) {
            double x = axis[col], y = axis[row];
            int count = 0, which = 0;
            for (;;) {
                double x2 = x*x - y*y, y2 = 2*x*y, re = x2*x - y2*y - 1, im = x2*y + y2*x;
                if (!(hypot(re, im) > 1e-9 && count < 50))
                    break;
                double complex step = CMPLX(re, im)/CMPLX(3*x2, 3*y2);
                x -= creal(step);
                y -= cimag(step);
                count++;
            }
            for (int k = 1; k < 3; k++)
                if (cabs(roots[k] - CMPLX(x, y)) < cabs(roots[which] - CMPLX(x, y)))
                    which = k;
            basin[col][row] = which;
            steps[col][row] = count;
        }
    for (int col = 0; col < N; col++)
        for (int row = 0; row < N; row++) {
            sizes[basin[col][row]]++;
            how[steps[col][row]]++;
            sums[basin[col][row]] += steps[col][row];
            edges += col > 0 && basin[col][row] != basin[col - 1][row];
            edges += row > 0 && basin[col][row] != basin[col][row - 1];
        }
    for (int k = 1; k <= 50; k++)
        if (how[k] > how[at])
            at = k;
    printf("%d %d %d points, %d on edges\n", sizes[0], sizes[1], sizes[2], edges);
    printf("%.4f %.4f %.4f steps\n", sums[0]/sizes[0], sums[1]/sizes[1], sums[2]/sizes[2]);
    printf("most often %d steps: %d\n", at, how[at]);
    return 0;
}
