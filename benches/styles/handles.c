/* Functions handed over with what they hold: the yardstick for handles.m. */
#include <math.h>
#include <stdio.h>

typedef double function(const void *held, double x);

static double simpson(function *f, const void *held, double a, double b, int n)
{
    double h = (b - a)/n, s = f(held, a) + f(held, b);
    for (int k = 1; k < n; k++)
        s += (k % 2 == 1 ? 4 : 2)*f(held, a + k*h);
    return s*h/3;
}

struct wave {
    double k, by;
};

static double wave(const void *held, double x)
{
    const struct wave *w = held;
    x -= w->by;
    return exp(-x*x)*cos(w->k*x);
}

static double cubic(const void *held, double x)
{
    return x*x*x - *(const double *)held*x - 1;
}

static double derivative(function *f, const void *held, double h, double x)
{
    return (f(held, x + h) - f(held, x - h))/(2*h);
}

static double newton(function *f, const void *held, double x)
{
    for (int k = 0; k < 50; k++) {
        double step = f(held, x)/derivative(f, held, 1e-6, x);
        x -= step;
        if (fabs(step) < 1e-10)
            break;
    }
    return x;
}

static double half(const void *held, double x)
{
    (void)held;
    return x/2;
}

static double more(const void *held, double x)
{
    (void)held;
    return x + 0.25;
}

static double inverse(const void *held, double x)
{
    (void)held;
    return 1/(1 + x);
}

static double root(const void *held, double x)
{
    (void)held;
    return sqrt(x + 1);
}

static double power(const void *held, double x)
{
    return pow(x, *(const double *)held);
}

int main(void)
{
    double total = 0, zeros = 0, y = 0, powers = 0;
    for (int k = 1; k <= 300; k++) {
        struct wave held = {k/5.0, k/250.0};
        total += simpson(wave, &held, -2, 3, 3200);
    }
    printf("integrals %.8f\n", total);

    for (int k = 1; k <= 2000; k++) {
        double c = 1 + k/1000.0;
        zeros += newton(cubic, &c, 2);
    }
    printf("zeros %.8f\n", zeros);

    function *steps[] = {half, more, inverse, root};
    for (int k = 1; k <= 250000; k++) {
        double x = k % 17;
        for (int s = 0; s < 4; s++)
            x = steps[s](NULL, x);
        y += x;
    }
    printf("compositions %.8f\n", y);
    for (int p = 1; p <= 20; p++) {
        double held = p;
        powers += simpson(power, &held, 0, 1, 1000);
    }
    printf("powers %.8f\n", powers);
    return 0;
}
