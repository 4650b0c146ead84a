/* Transitive closure of a graph by squaring its matrix: the yardstick for tests/programs/clos, with the sizes of its
 * bench.m and the same output. The product takes blocks of columns that stay in the cache. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 64 };

/* C += A*B of square matrices in columns. */
static void add_product(double *restrict C, const double *restrict A, const double *restrict B, int n)
{
    for (int from = 0; from < n; from += BLOCK) {
        int to = from + BLOCK < n ? from + BLOCK : n;
        for (int j = 0; j < n; j++)
            for (int k = from; k < to; k++) {
                double b = B[k + (size_t)j*n];
                for (int i = 0; i < n; i++)
                    C[i + (size_t)j*n] += A[i + (size_t)k*n]*b;
            }
    }
}

static int clos(double *B, double *C, int n)
{
    size_t all = (size_t)n*n;
    memset(B, 0, all*sizeof *B);
    for (int i = 1; i <= n; i++) {
        B[i - 1 + (size_t)(i*i % n)*n] = 1;
        if (i % 3 == 0)
            B[i - 1 + (size_t)((i + 4) % n)*n] = 1;
        if (i % 7 < 2)
            B[i - 1 + (size_t)(i/2)*n] = 1;
    }
    int rounds = (int)ceil(log2(n));
    for (int k = 0; k < rounds; k++) {
        memcpy(C, B, all*sizeof *C);
        add_product(C, B, B, n);
        for (size_t i = 0; i < all; i++)
            B[i] = C[i] > 0;
    }
    return rounds;
}

int main(void)
{
    static const int sizes[] = {1000, 1200};
    for (int s = 0; s < 2; s++) {
        int n = sizes[s];
        size_t all = (size_t)n*n;
        double *B = malloc(all*sizeof *B), *C = malloc(all*sizeof *C), pairs = 0;
        if (!B || !C)
            return 1;
        int rounds = clos(B, C, n);
        for (size_t i = 0; i < all; i++)
            pairs += B[i];
        printf("%d rounds, %.0f pairs of %d\n", rounds, pairs, n*n);
        free(B);
        free(C);
    }
    return 0;
}
