/* Integrals, roots and least values of functions that are handed over: the yardstick for quadrature.m. */
#include <math.h>
#include <stdio.h>

typedef double function(double x, double k);

static double bell(double x, double k)
{
    (void)k;
    return 1/(1 + x*x);
}

static double cube(double x, double k)
{
    return x*x*x - k;
}

static double bowl(double x, double k)
{
    (void)k;
    return (x - 1.25)*(x - 1.25) + exp(-x);
}

static double sine(double x, double k)
{
    (void)k;
    return sin(x);
}

static double power(double x, double k)
{
    (void)k;
    return exp(x);
}

static double root(double x, double k)
{
    (void)k;
    return sqrt(x);
}

static double simpson(function *f, double a, double b, int n)
{
    double h = (b - a)/n, s = f(a, 0) + f(b, 0);
    for (int k = 1; k < n; k++)
        s = s + (k % 2 ? 4 : 2)*f(a + k*h, 0);
    return s*h/3;
}

static double sign(double x)
{
    return (x > 0) - (x < 0);
}

static double bisect(function *f, double k, double a, double b)
{
    double left = sign(f(a, k)), x = 0;
    while (b - a > 1e-12) {
        x = (a + b)/2;
        if (sign(f(x, k)) == left)
            a = x;
        else
            b = x;
    }
    return x;
}

static double newton(double x)
{
    x = x + 1;
    for (int k = 0; k < 20; k++) {
        double step = cos(x)/-sin(x);
        x = x - step;
        if (fabs(step) < 1e-13)
            break;
    }
    return x;
}

int main(void)
{
    static function *const whole[] = {sine, power, root, bell};
    for (int k = 0; k < 4; k++)
        printf("integral %d: %.10f\n", k + 1, simpson(whole[k], 0, 2, 200000));
    double total = 0;
    for (int k = 1; k <= 4000; k++)
        total = total + bisect(cube, k, 0, 20) + newton(k/4000.0);
    printf("roots: %.8f\n", total);
    double a = 0, b = 3, r = (sqrt(5) - 1)/2, c = b - r*(b - a), d = a + r*(b - a);
    double fc = bowl(c, 0), fd = bowl(d, 0);
    int calls = 2;
    while (b - a > 1e-9) {
        if (fc < fd) {
            b = d;
            d = c;
            fd = fc;
            c = b - r*(b - a);
            fc = bowl(c, 0);
        } else {
            a = c;
            c = d;
            fc = fd;
            d = a + r*(b - a);
            fd = bowl(d, 0);
        }
        calls++;
    }
    double x = (a + b)/2;
    printf("least: %.8f, %.8f after %d calls\n", x, bowl(x, 0), calls);
    return 0;
}
