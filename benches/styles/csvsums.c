/* Lines of a table as text: split, converted, checked, summed by town: the yardstick for csvsums.m.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    long seed = 61;
    const char *tw[] = {"Ulm", "Bonn", "Jena", "Trier", "Worms"};
    char *text = malloc(1000000), *o = text;
    for (int k = 1; k <= 10000; k++) {
        seed = (seed * 1103515 + 12345) % 2147483648;
        const char *t = tw[(seed / 65536) % 5];
        double p = ((seed / 64) % 10000) / 100.0;
        int c = (seed / 4096) % 40;
        if (k > 1)
            *o++ = '\n';
        if (k % 97 == 0)
            o += sprintf(o, "%d,%s,n/a,%d", k, t, c);
        else
            o += sprintf(o, "%d,%s,%.2f,%d", k, t, p, c);
    }
    long len = o - text;

    struct {
        char name[8];
        long n;
        double s;
    } g[5];

    int ng = 0, bad = 0;
    char *sv;
    for (char *l = strtok_r(text, "\n", &sv); l; l = strtok_r(NULL, "\n", &sv)) {
        char *f[4];
        int nf = 0;
        char *s2;
        for (char *q = strtok_r(l, ",", &s2); q; q = strtok_r(NULL, ",", &s2))
            f[nf++] = q;
        char *e;
        double p = strtod(f[2], &e);
        if (*e) {
            bad++;
            continue;
        }
        double c = strtod(f[3], NULL);
        int i = 0;
        while (i < ng && strcmp(g[i].name, f[1]))
            i++;
        if (i == ng) {
            strcpy(g[ng].name, f[1]);
            g[ng].n = 0;
            g[ng].s = 0;
            ng++;
        }
        g[i].n++;
        g[i].s += p * c;
    }
    for (int i = 0; i < ng; i++)
        for (int j = i + 1; j < ng; j++)
            if (strcmp(g[j].name, g[i].name) < 0) {
                typeof(g[0]) t = g[i];
                g[i] = g[j];
                g[j] = t;
            }
    for (int i = 0; i < ng; i++)
        printf("%-6s %6ld %12.2f\n", g[i].name, g[i].n, g[i].s);
    printf("%ld letters, %d bad\n", len, bad);
    return 0;
}
