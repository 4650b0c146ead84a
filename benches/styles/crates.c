/* Objects of a value class whose properties are checked: the yardstick for crates.m. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct { double w, h; } crate;

static double positive(double x) {
    if (!(x > 0)) abort();
    return x;
}
static double area(crate c) { return c.w * c.h; }
static crate scale(crate c, double f) { return (crate){positive(c.w * f), positive(c.h * f)}; }

int main(void) {
    crate c = {2, 3}, limit = {1, 6};
    double total = 0;
    int small = 0;
    for (int k = 1; k <= 150000; ++k) {
        c = scale(c, 1 + 0.001 * pow(-1, k));
        total = total + area(c);
        if (area(c) < area(limit)) ++small;
    }
    printf("%.6f, %d of them small\n", total, small);
    return 0;
}
