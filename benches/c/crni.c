/* Crank-Nicolson for the heat equation: the yardstick for
 * tests/programs/crni, with the sizes of its bench.m and the same output. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define U(i, j) u[(i) + (size_t)(j) * n]

/* a: below the diagonal, d: diagonal, c: above it, b: right-hand side.
 * d and b are overwritten. */
static void trisolve(int n, const double *a, double *d, const double *c, double *b, double *x)
{
    for (int k = 1; k < n; k++) {
        double factor = a[k - 1]/d[k - 1];
        d[k] -= factor*c[k - 1];
        b[k] -= factor*b[k - 1];
    }
    x[n - 1] = b[n - 1]/d[n - 1];
    for (int k = n - 2; k >= 0; k--)
        x[k] = (b[k] - c[k]*x[k + 1])/d[k];
}

static int crni(double *u, double left, double right, double len, double tend, double alpha, int n, int m)
{
    const double pi = 3.14159265358979323846;
    double h = len/(n - 1), k = tend/(m - 1), r = alpha*alpha*k/(h*h);
    double s1 = 2 + 2/r, s2 = 2/r - 2;
    double *work = malloc(5*(size_t)n*sizeof *work);
    if (!work)
        return 0;
    double *va = work, *vd = work + n, *vc = work + 2*n, *vb = work + 3*n, *d = work + 4*n;

    for (int j = 0; j < m; j++) {
        U(0, j) = left;
        U(n - 1, j) = right;
    }
    for (int i = 1; i < n - 1; i++) {
        double x = h*i;
        U(i, 0) = sin(pi*x/len) + sin(3*pi*x/len);
    }
    for (int i = 0; i < n; i++) {
        vd[i] = s1;
        va[i] = vc[i] = -1;
    }
    vd[0] = vd[n - 1] = 1;
    va[n - 2] = 0;
    vc[0] = 0;

    for (int j = 1; j < m; j++) {
        vb[0] = left;
        vb[n - 1] = right;
        for (int i = 1; i < n - 1; i++)
            vb[i] = U(i - 1, j - 1) + U(i + 1, j - 1) + s2*U(i, j - 1);
        memcpy(d, vd, (size_t)n*sizeof *d);
        trisolve(n, va, d, vc, vb, &U(0, j));
    }
    free(work);
    return 1;
}

int main(void)
{
#ifdef LARGE /* the size of large.m */
    int n = 2001, m = 6001;
#else
    int n = 301, m = 801;
#endif
    double *u = calloc((size_t)n*m, sizeof *u);
    if (!u || !crni(u, 0, 0, 1, 0.1, 1, n, m))
        return 1;
    printf("middle %.10g, quarter %.10g\n", U(n/2, m - 1), U(n/4, m - 1));
    double sum = 0, last = 0;
    for (int j = 0; j < m; j++) {
        last = 0;
        for (int i = 0; i < n; i++)
            last += U(i, j);
        sum += last;
    }
    printf("sum of last profile %.10g\nsum of all %.10g\n", last, sum);
    free(u);
    return 0;
}
