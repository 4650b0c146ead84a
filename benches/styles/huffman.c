/* Codes of a text by a tree of structs; encoded into bits and decoded again: the yardstick for
 * huffman.m. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 400000 };

static char text[N], back[N];
static char *bits;
static char codes[256][64];
static int clen[256];

struct node {
    long w;
    int l, r;
    char c;
};
static struct node t[600];

static void assign(int at, char *p, int d)
{
    if (t[at].l < 0) {
        memcpy(codes[(int)t[at].c], p, d);
        clen[(int)t[at].c] = d;
    } else {
        p[d] = '0';
        assign(t[at].l, p, d + 1);
        p[d] = '1';
        assign(t[at].r, p, d + 1);
    }
}

int main(void)
{
    long seed = 11;
    const char *al = "etaoinshrdlucmfwypvbgk";
    static long counts[256];
    for (int k = 0; k < N; k++) {
        seed = (seed * 1103515 + 12345) % 2147483648;
        double u = seed / 2147483648.0;
        text[k] = al[(int)(22 * u * u * u)];
    }
    for (int k = 0; k < N; k++)
        counts[(int)text[k]]++;
    int n = 0, live[300], m = 0;
    for (int c = 0; c < 256; c++)
        if (counts[c]) {
            t[n] = (struct node){counts[c], -1, -1, (char)c};
            live[m++] = n++;
        }
    while (m > 1) {
        int a = 0;
        for (int i = 1; i < m; i++)
            if (t[live[i]].w < t[live[a]].w)
                a = i;
        int b = -1;
        for (int i = 0; i < m; i++)
            if (i != a && (b < 0 || t[live[i]].w < t[live[b]].w))
                b = i;
        t[n] = (struct node){t[live[a]].w + t[live[b]].w, live[a], live[b], 0};
        int q = 0;
        for (int i = 0; i < m; i++)
            if (i != a && i != b)
                live[q++] = live[i];
        live[q++] = n++;
        m = q;
    }
    char p[64];
    int root = live[0];
    assign(root, p, 0);
    bits = malloc(8 * N);
    long used = 0;
    for (int k = 0; k < N; k++) {
        int c = text[k];
        memcpy(bits + used, codes[c], clen[c]);
        used += clen[c];
    }
    int at = root;
    long o = 0;
    for (long k = 0; k < used; k++) {
        at = bits[k] == '0' ? t[at].l : t[at].r;
        if (t[at].l < 0) {
            back[o++] = t[at].c;
            at = root;
        }
    }
    printf("%ld letters, %ld bits, same %d\n", o, used, !memcmp(back, text, N));
    for (const char *c = "etaok"; *c; c++)
        printf("%c %.*s\n", *c, clen[(int)*c], codes[(int)*c]);
    return 0;
}
