/* Polynomials: the yardstick for polys.m. */
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { MAX = 32 };
struct poly { int n; double c[MAX]; };

static struct poly make(const double *c, int n)
{
    struct poly p = {1, {0}};
    while (n && *c == 0) { c++; n--; }
    if (n) { p.n = n; memcpy(p.c, c, (size_t)n*sizeof *c); }
    return p;
}
static struct poly con(double v) { return make(&v, 1); }
static struct poly plus(const struct poly *a, const struct poly *b, double sign)
{
    int n = a->n > b->n ? a->n : b->n;
    double x[MAX] = {0};
    memcpy(x + n - a->n, a->c, (size_t)a->n*sizeof *x);
    for (int k = 0; k < b->n; k++) x[n - b->n + k] += sign*b->c[k];
    return make(x, n);
}
static struct poly times(const struct poly *a, const struct poly *b)
{
    double x[MAX] = {0};
    for (int i = 0; i < a->n; i++)
        for (int j = 0; j < b->n; j++) x[i + j] += a->c[i]*b->c[j];
    return make(x, a->n + b->n - 1);
}
static struct poly power(const struct poly *a, int n)
{
    struct poly r = con(1);
    while (n--) r = times(&r, a);
    return r;
}
static double at(const struct poly *p, double x)
{
    double v = 0;
    for (int k = 0; k < p->n; k++) v = v*x + p->c[k];
    return v;
}
static struct poly diff(const struct poly *p)
{
    double x[MAX];
    int n = p->n - 1;
    if (!n) return con(0);
    for (int k = 0; k < n; k++) x[k] = p->c[k]*(n - k);
    return make(x, n);
}
static void show(const struct poly *p)
{
    int n = p->n - 1, any = 0;
    for (int k = 0; k <= n; k++) {
        double v = p->c[k];
        if (v == 0) continue;
        printf("%s%.5g", any ? " + " : "", v);
        any = 1;
        if (n - k == 1) printf("x");
        if (n - k > 1) printf("x^%d", n - k);
    }
    printf("\n");
}
static int eq(const struct poly *a, const struct poly *b)
{
    return a->n == b->n && !memcmp(a->c, b->c, (size_t)a->n*sizeof(double));
}
int main(void)
{
    static struct poly T[25];
    struct poly x = make((double[]){1, 0}, 2), two = con(2), one = con(1);
    double total = 0;
    for (int r = 1; r <= 400; r++) {
        T[0] = one;
        T[1] = x;
        for (int k = 2; k <= 24; k++) {
            struct poly a = times(&two, &x), b = times(&a, &T[k - 1]);
            T[k] = plus(&b, &T[k - 2], -1);
        }
        double s = 0;
        for (int k = 0; k <= 24; k++) s += at(&T[k], cos(r/10.0));
        total += s;
    }
    show(&T[5]);
    show(&T[8]);
    printf("%.8f, degree %d\n", total, T[24].n - 1);
    struct poly three = con(3), half = con(0.5), a = plus(&x, &one, -1), b = plus(&x, &two, -1), b2 = power(&b, 2), c = times(&a, &b2), e = plus(&x, &three, 1);
    c = times(&c, &e);
    struct poly q = plus(&c, &half, 1), d = diff(&q);
    show(&q);
    long steps = 0;
    double last = 0;
    for (int r = 1; r <= 20000; r++) {
        double z = -6 + 0.001*(r % 1000);
        for (int k = 1; k <= 60; k++) {
            double dz = at(&q, z)/at(&d, z);
            z -= dz;
            steps++;
            if (fabs(dz) < 1e-12) break;
        }
        last += z;
    }
    printf("%ld steps, %.8f\n", steps, last/20000);
    struct poly u = plus(&x, &one, 1), v = times(&u, &a), w = power(&x, 2);
    w = plus(&w, &one, -1);
    printf("%d %d\n", eq(&v, &w), eq(&x, &u));
    return 0;
}
