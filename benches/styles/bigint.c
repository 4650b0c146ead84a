/* Whole numbers of any size as rows of digits to base 10000, the lowest first: the yardstick for
 * bigint.m. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct big {
    int n;
    int d[4096];
};

static void small(struct big *a, int k)
{
    long c = 0;
    for (int j = 0; j < a->n; j++) {
        long s = (long)a->d[j] * k + c;
        c = s / 10000;
        a->d[j] = s % 10000;
    }
    while (c) {
        a->d[a->n++] = c % 10000;
        c /= 10000;
    }
}

static void add(const struct big *a, const struct big *b, struct big *c)
{
    int n = a->n > b->n ? a->n : b->n, carry = 0;
    for (int k = 0; k < n; k++) {
        int s = (k < a->n ? a->d[k] : 0) + (k < b->n ? b->d[k] : 0) + carry;
        carry = s >= 10000;
        c->d[k] = carry ? s - 10000 : s;
    }
    c->n = n;
    if (carry)
        c->d[c->n++] = 1;
}

static void mul(const struct big *a, const struct big *b, struct big *c)
{
    static long t[8192];
    int n = a->n + b->n - 1;
    memset(t, 0, n * sizeof *t);
    for (int i = 0; i < a->n; i++)
        for (int j = 0; j < b->n; j++)
            t[i + j] += (long)a->d[i] * b->d[j];
    long carry = 0;
    for (int k = 0; k < n; k++) {
        long s = t[k] + carry;
        carry = s / 10000;
        c->d[k] = s % 10000;
    }
    c->n = n;
    while (carry) {
        c->d[c->n++] = carry % 10000;
        carry /= 10000;
    }
}

static int cmp(const struct big *a, const struct big *b)
{
    if (a->n != b->n)
        return a->n > b->n ? 1 : -1;
    for (int k = a->n - 1; k >= 0; k--)
        if (a->d[k] != b->d[k])
            return a->d[k] > b->d[k] ? 1 : -1;
    return 0;
}

static void show(const char *name, const struct big *a)
{
    static char t[20000];
    int l = sprintf(t, "%d", a->d[a->n - 1]);
    for (int k = a->n - 2; k >= 0; k--)
        l += sprintf(t + l, "%04d", a->d[k]);
    int s = 0;
    for (int k = 0; k < l; k++)
        s += t[k] - '0';
    printf("%s: %d digits, %.12s...%s, digit sum %d\n", name, l, t, t + l - 6, s);
}
static struct big f = {1, {1}}, a = {1, {1}}, b = {1, {1}}, c, p = {1, {3}}, q;

int main(void)
{
    for (int k = 2; k <= 1500; k++)
        small(&f, k);
    struct big *x = &a, *y = &b, *z = &c;
    for (int k = 3; k <= 9000; k++) {
        add(x, y, z);
        struct big *t = x;
        x = y;
        y = z;
        z = t;
    }
    for (int k = 0; k < 9; k++) {
        mul(&p, &p, &q);
        memcpy(&p, &q, sizeof q);
    }
    show("factorial", &f);
    show("fibonacci", y);
    show("power", &p);
    printf("%d %d\n", cmp(&f, &p), cmp(y, y));
    return 0;
}
