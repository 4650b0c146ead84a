/* A sparse system by conjugate gradients: the yardstick for conjgrad.m. The matrix is stored by
 * columns, made without its Kronecker products. */
#include <math.h>
#include <stdio.h>

enum { N = 120, ALL = N*N };

static int starts[ALL + 1], rows[5*ALL];
static double entries[5*ALL];

static void put(int *count, int row, double value)
{
    rows[*count] = row;
    entries[(*count)++] = value;
}

static void times(double *restrict q, const double *restrict p)
{
    for (int k = 0; k < ALL; k++)
        q[k] = 0;
    for (int j = 0; j < ALL; j++)
        for (int k = starts[j]; k < starts[j + 1]; k++)
            q[rows[k]] += entries[k]*p[j];
}

static double dot(const double *a, const double *b)
{
    double s = 0;
    for (int k = 0; k < ALL; k++)
        s += a[k]*b[k];
    return s;
}

int main(void)
{
    static double b[ALL], x[ALL], r[ALL], p[ALL], q[ALL];
    int count = 0, steps = 0;
    for (int j = 0; j < ALL; j++) {
        starts[j] = count;
        if (j >= N)
            put(&count, j - N, -1);
        if (j % N > 0)
            put(&count, j - 1, -1);
        put(&count, j, 4);
        if (j % N < N - 1)
            put(&count, j + 1, -1);
        if (j < ALL - N)
            put(&count, j + N, -1);
    }
    starts[ALL] = count;
    for (int k = 0; k < ALL; k++)
        p[k] = r[k] = b[k] = (k >= ALL/2 - 1 && k < ALL/2 + 20 ? 5.0 : 1.0)/((N + 1)*(N + 1));
    double rr = dot(r, r);
    while (sqrt(rr) > 1e-10 && steps < 1000) {
        times(q, p);
        double alpha = rr/dot(p, q);
        for (int k = 0; k < ALL; k++) {
            x[k] += alpha*p[k];
            r[k] -= alpha*q[k];
        }
        double next = dot(r, r), beta = next/rr;
        for (int k = 0; k < ALL; k++)
            p[k] = r[k] + beta*p[k];
        rr = next;
        steps++;
    }
    double hottest = 0, mean = 0, diagonal = 0, sum = 0;
    for (int k = 0; k < ALL; k++) {
        hottest = fmax(hottest, x[k]);
        mean += x[k];
    }
    for (int j = 0; j < ALL; j++)
        for (int k = starts[j]; k < starts[j + 1]; k++) {
            sum += entries[k];
            diagonal += rows[k] == j ? entries[k] : 0;
        }
    printf("%d unknowns, %d nonzeros\n", ALL, count);
    printf("about %.0f steps, hottest %.6f, mean %.6f\n", round(steps/10.0)*10, hottest, mean/ALL);
    printf("diagonal %.0f, sum of rows %.1f\n", diagonal, sum);
    return 0;
}
