/* Merge sort by recursion, which returns arrays; inversions are counted: the yardstick for
 * merges.m. */
#include <stdio.h>
#include <string.h>

enum { N = 100000 };

static double x[N], t[N];

static double sorted(double *x, int n)
{
    if (n <= 1)
        return 0;
    int h = n / 2;
    double inv = sorted(x, h) + sorted(x + h, n - h);
    int i = 0, j = h, k = 0;
    while (i < h && j < n) {
        if (x[i] <= x[j])
            t[k++] = x[i++];
        else {
            t[k++] = x[j++];
            inv += h - i;
        }
    }
    while (i < h)
        t[k++] = x[i++];
    while (j < n)
        t[k++] = x[j++];
    memcpy(x, t, n * sizeof *x);
    return inv;
}

int main(void)
{
    long seed = 29;
    for (int k = 0; k < N; k++) {
        seed = (seed * 1103515 + 12345) % 2147483648;
        x[k] = seed / 512;
    }
    double inv = sorted(x, N);
    int ok = 1;
    for (int k = 1; k < N; k++)
        if (x[k] < x[k - 1])
            ok = 0;
    printf("%.0f inversions, in order %d, first %.0f, middle %.0f, last %.0f\n", inv, ok, x[0],
        x[N / 2 - 1], x[N - 1]);
    return 0;
}
