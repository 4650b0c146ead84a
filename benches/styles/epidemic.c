/* Runge-Kutta by pointers to functions with parameters in structs: the yardstick for epidemic.m. */
#include <math.h>
#undef M_PI
#define M_PI 3.14159265358979323846
#include <stdio.h>

enum { N = 50000 };
struct sirp { double beta, gamma, mu, season; };
struct lvp { double a, b, c, d; };
typedef void (*rhs)(double, const double *, double *, const void *);
typedef double (*one)(double, double);
static double t[N + 1], Y[N + 1][3];

static void sir(double t, const double *y, double *dy, const void *v)
{
    const struct sirp *p = v;
    double b = p->beta*(1 + p->season*cos(2*M_PI*t/365)), new = b*y[0]*y[1];
    dy[0] = p->mu - new - p->mu*y[0];
    dy[1] = new - (p->gamma + p->mu)*y[1];
    dy[2] = p->gamma*y[1] - p->mu*y[2];
}
static void lv(double t, const double *y, double *dy, const void *v)
{
    const struct lvp *q = v;
    (void)t;
    dy[0] = q->a*y[0] - q->b*y[0]*y[1];
    dy[1] = q->c*y[0]*y[1] - q->d*y[1];
}
static void rk4(rhs f, const void *p, double a, double b, const double *y0, int m)
{
    double h = (b - a)/N, k1[3], k2[3], k3[3], k4[3], z[3];
    t[0] = a;
    for (int i = 0; i < m; i++) Y[0][i] = y0[i];
    for (int k = 0; k < N; k++) {
        const double *y = Y[k];
        f(t[k], y, k1, p);
        for (int i = 0; i < m; i++) z[i] = y[i] + h/2*k1[i];
        f(t[k] + h/2, z, k2, p);
        for (int i = 0; i < m; i++) z[i] = y[i] + h/2*k2[i];
        f(t[k] + h/2, z, k3, p);
        for (int i = 0; i < m; i++) z[i] = y[i] + h*k3[i];
        f(t[k] + h, z, k4, p);
        for (int i = 0; i < m; i++) Y[k + 1][i] = y[i] + h/6*(k1[i] + 2*k2[i] + 2*k3[i] + k4[i]);
        t[k + 1] = t[k] + h;
    }
}
static double hh(double t, double y) { return -2*t*y; }
static double euler(one f, double a, double b, double y, int n)
{
    double h = (b - a)/n;
    for (int k = 0; k < n; k++) y += h*f(a + k*h, y);
    return y;
}
static double heun(one f, double a, double b, double y, int n)
{
    double h = (b - a)/n;
    for (int k = 0; k < n; k++) {
        double t = a + k*h, s = f(t, y);
        y += h/2*(s + f(t + h, y + h*s));
    }
    return y;
}
int main(void)
{
    struct sirp p = {0.4, 0.1, 0.001, 0.15};
    rk4(sir, &p, 0, 400, (double[]){0.99, 0.01, 0}, 3);
    int at = 0;
    for (int k = 1; k <= N; k++) if (Y[k][1] > Y[at][1]) at = k;
    printf("peak %.6f at %.3f, in the end %.6f %.6f %.6f\n", Y[at][1], t[at], Y[N][0], Y[N][1], Y[N][2]);
    struct lvp q = {1.1, 0.4, 0.1, 0.4};
    rk4(lv, &q, 0, 60, (double[]){10, 5}, 2);
    int turns = 0;
    for (int k = 1; k < N; k++)
        if (Y[k][0] > Y[k - 1][0] && Y[k][0] >= Y[k + 1][0]) {
            turns++;
            printf("most at %.3f: %.6f\n", t[k], Y[k][0]);
        }
    printf("%d turns, %.6f %.6f\n", turns, Y[N][0], Y[N][1]);
    double (*ms[])(one, double, double, double, int) = {euler, heun};
    for (int m = 0; m < 2; m++) {
        double e[3];
        for (int j = 0; j < 3; j++) e[j] = fabs(ms[m](hh, 0, 2, 1, 8000 << j) - exp(-4));
        printf("order %.3f %.3f\n", log2(e[0]/e[1]), log2(e[1]/e[2]));
    }
    return 0;
}
