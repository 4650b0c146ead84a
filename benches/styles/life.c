/* Conway's game on a torus: the yardstick for life.m. */
#include <stdio.h>
#include <string.h>

enum { N = 256, GENS = 150 };
static unsigned char a[N*N], b[N*N], *w = a, *x = b;

int main(void)
{
    long seed = 11;
    for (int k = 0; k < N*N; k++) {
        seed = 16807*seed % 2147483647;
        w[k] = seed % 100 < 31;
    }
    int alive[GENS], still = 0, most = 0;
    for (int g = 0; g < GENS; g++) {
        alive[g] = 0;
        for (int j = 0; j < N; j++) {
            const unsigned char *l = w + N*((j + N - 1) % N), *m = w + N*j, *r = w + N*((j + 1) % N);
            for (int i = 0; i < N; i++) {
                int u = i ? i - 1 : N - 1, d = i + 1 < N ? i + 1 : 0;
                int c = l[u] + l[i] + l[d] + m[u] + m[d] + r[u] + r[i] + r[d];
                unsigned char v = c == 3 || (c == 2 && m[i]);
                x[i + N*j] = v;
                alive[g] += v;
            }
        }
        still += !memcmp(w, x, N*N);
        unsigned char *t = w;
        w = x;
        x = t;
        if (alive[g] > most) most = alive[g];
    }
    for (int g = 0; g < GENS; g += 15) printf("%d ", alive[g]);
    printf("\n%d at the end, at most %d, still %d\n", alive[GENS - 1], most, still);
    for (int i = 0; i < 8; i++) {
        for (int j = 0; j < 40; j++) putchar(w[i + N*j] ? 'o' : '.');
        putchar('\n');
    }
    return 0;
}
