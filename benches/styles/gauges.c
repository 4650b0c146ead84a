/* Objects of a value class, one for each channel, updated in a loop and put together: the yardstick
 * for gauges.m. */
#include <math.h>
#include <stdio.h>

struct g {
    double n, mean, m2, low, high;
};

static void add(struct g *o, double x)
{
    o->n++;
    double d = x - o->mean;
    o->mean += d / o->n;
    o->m2 += d * (x - o->mean);
    if (x < o->low)
        o->low = x;
    if (x > o->high)
        o->high = x;
}

static struct g plus(struct g a, struct g b)
{
    struct g c;
    c.n = a.n + b.n;
    double d = b.mean - a.mean;
    c.mean = a.mean + d * b.n / c.n;
    c.m2 = a.m2 + b.m2 + d * d * a.n * b.n / c.n;
    c.low = fmin(a.low, b.low);
    c.high = fmax(a.high, b.high);
    return c;
}

int main(void)
{
    struct g z = {0, 0, 0, INFINITY, -INFINITY}, ch[4] = {z, z, z, z};
    long seed = 79;
    for (int k = 0; k < 400000; k++) {
        seed = (seed * 1103515 + 12345) % 2147483648;
        double x = seed / 2147483648.0;
        int c = 1 + (seed / 4096) % 4;
        add(&ch[c - 1], c == 1 ? x : c == 2 ? x * x : pow(x, c));
    }
    struct g a = ch[0];
    for (int c = 1; c < 4; c++)
        a = plus(a, ch[c]);
    struct g o = z;
    add(&o, .5);
    for (int k = 1; k <= 200000; k++)
        add(&o, k % 7);
    printf("%.0f %.6f %.6f %.6f %.6f\n%.0f %.6f %.6f\n", a.n, a.mean, sqrt(a.m2 / (a.n - 1)), a.low,
        a.high, o.n, o.mean, sqrt(o.m2 / (o.n - 1)));
    return 0;
}
