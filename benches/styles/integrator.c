/* Runge-Kutta steps with options for the equation: the yardstick for integrator.m. */
#include <math.h>
#include <stdio.h>

typedef void equation(double t, const double *y, double *dy, const void *options);

static void rk4(equation *f, double t, double *y, double h, int steps, const void *options)
{
    double k1[2], k2[2], k3[2], k4[2], at[2];
    for (int k = 0; k < steps; k++) {
        f(t, y, k1, options);
        for (int i = 0; i < 2; i++)
            at[i] = y[i] + h/2*k1[i];
        f(t + h/2, at, k2, options);
        for (int i = 0; i < 2; i++)
            at[i] = y[i] + h/2*k2[i];
        f(t + h/2, at, k3, options);
        for (int i = 0; i < 2; i++)
            at[i] = y[i] + h*k3[i];
        f(t + h, at, k4, options);
        for (int i = 0; i < 2; i++)
            y[i] += h/6*(k1[i] + 2*k2[i] + 2*k3[i] + k4[i]);
        t += h;
    }
}

struct pendulum {
    double damping, force, rate;
};

static void pendulum(double t, const double *y, double *dy, const void *options)
{
    const struct pendulum *o = options;
    dy[0] = y[1];
    dy[1] = -sin(y[0]) - o->damping*y[1] + o->force*cos(o->rate*t);
}

struct rabbits {
    double a, b;
};

static void rabbits(double t, const double *y, double *dy, const void *options)
{
    const struct rabbits *o = options;
    (void)t;
    dy[0] = o->a*y[0] - o->b*y[0]*y[1];
    dy[1] = 0.1*y[0]*y[1] - 0.4*y[1];
}

int main(void)
{
    double y[2] = {1, 0};
    rk4(pendulum, 0, y, 0.01, 120000, &(struct pendulum){0.1, 0.8, 1.3});
    printf("pendulum %.5f %.5f\n", y[0], y[1]);
    y[0] = 2;
    y[1] = 1;
    rk4(rabbits, 0, y, 0.005, 80000, &(struct rabbits){1.1, 0.4});
    printf("rabbits %.6f %.6f\n", y[0], y[1]);
    return 0;
}
