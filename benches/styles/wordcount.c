/* Words counted in a struct by dynamic names of fields, sorted by frequency: the yardstick for
 * wordcount.m. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct w {
    char s[8];
    long n, first;
    int at;
};
static struct w t[512], *u[512];
static int m;

static int cmp(const void *a, const void *b)
{
    const struct w *x = *(struct w *const *)a, *y = *(struct w *const *)b;
    return x->n != y->n ? (x->n < y->n ? 1 : -1) : x->at - y->at;
}

int main(void)
{
    const char *sy[] = {"ba", "ko", "mi", "ru", "ta"};
    long seed = 89;
    for (int k = 1; k <= 60000; k++) {
        char w[8] = {0};
        int n = 1;
        seed = (seed * 1103515 + 12345) % 2147483648;
        long r = seed / 1024;
        if (r % 3 == 0)
            n = 2 + (r / 3) % 2;
        for (int j = 0; j < n; j++) {
            seed = (seed * 1103515 + 12345) % 2147483648;
            memcpy(w + 2 * j, sy[(seed / 8192) % 5], 2);
        }
        unsigned h = 5381;
        for (char *c = w; *c; c++)
            h = h * 33 + *c;
        h &= 511;
        while (t[h].n && strcmp(t[h].s, w))
            h = (h + 1) & 511;
        if (!t[h].n) {
            strcpy(t[h].s, w);
            t[h].first = k;
            t[h].at = m;
            u[m++] = &t[h];
        }
        t[h].n++;
    }
    qsort(u, m, sizeof *u, cmp);
    for (int k = 0; k < 5; k++)
        printf("%-8s %6ld %6ld\n", u[k]->s, u[k]->n, u[k]->first);
    long s = 0;
    for (int k = 0; k < m; k++)
        s += u[k]->n;
    printf("%d words, %ld seen, least %ld\n", m, s, u[m - 1]->n);
    return 0;
}
