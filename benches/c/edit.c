/* Edit distance: the yardstick for tests/programs/edit, with the sizes of
 * its bench.m and the same output. */
#include <stdio.h>
#include <stdlib.h>

#define D(i, j) d[(i) + (size_t)(j) * (n1 + 1)]

static int min(int a, int b)
{
    return a < b ? a : b;
}

static int editdist(const char *s1, int n1, const char *s2, int n2)
{
    int *d = calloc((size_t)(n1 + 1)*(n2 + 1), sizeof *d);
    if (!d)
        exit(1);
    for (int i = 1; i <= n1; i++)
        D(i, 0) = i;
    for (int j = 1; j <= n2; j++)
        D(0, j) = j;
    for (int i = 1; i <= n1; i++)
        for (int j = 1; j <= n2; j++) {
            int cost = s1[i - 1] != s2[j - 1];
            D(i, j) = min(D(i - 1, j - 1) + cost, min(D(i, j - 1), D(i - 1, j)) + 1);
        }
    int dist = D(n1, n2);
    free(d);
    return dist;
}

int main(void)
{
#ifdef LARGE /* the size of large.m */
    enum { N = 5000 };
#else
    enum { N = 500 };
#endif
    const char *letters = "acgt";
    char s1[N], s2[N];
    for (int k = 1; k <= N; k++) {
        s1[k - 1] = letters[k*k/5 % 4];
        s2[k - 1] = letters[(k*k/7 + k) % 4];
    }
    printf("%d\n", editdist(s1, N, s2, N));
    return 0;
}
