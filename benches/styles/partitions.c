/* Plain recursion: the yardstick for partitions.m. */
#include <stdio.h>
#include <string.h>

static double ways_to_split(int n, int most)
{
    if (n == 0)
        return 1;
    if (n < 0 || most == 0)
        return 0;
    return ways_to_split(n - most, most) + ways_to_split(n, most - 1);
}

/* The determinant of the n columns of a, each of n numbers. */
static double laplace(const double *a, int n)
{
    if (n == 1)
        return a[0];
    double d = 0, sign = 1, minor[8*8];
    for (int k = 0; k < n; k++) {
        if (a[k*n] != 0) {
            for (int j = 0, to = 0; j < n; j++)
                if (j != k)
                    memcpy(minor + (n - 1)*to++, a + j*n + 1, (size_t)(n - 1)*sizeof *a);
            d += sign*a[k*n]*laplace(minor, n - 1);
        }
        sign = -sign;
    }
    return d;
}

int main(void)
{
    enum { N = 9 };
    double a[N*N];
    printf("%.0f\n", ways_to_split(62, 62));
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= N; j++)
            a[i - 1 + (j - 1)*N] = ((i*j*j + 5*i*i) % 17*(i + 2*j) + i*j*j*j) % 13 - 6;
    printf("%.0f\n", laplace(a, N));
    return 0;
}
