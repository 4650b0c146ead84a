/* A tank with a heater under a PID controller: the yardstick for pidloop.m. */
#include <math.h>
#include <stdio.h>

struct par { double capacity, loss, ambient, gain, lag; struct { double rate, T; } inflow; };
struct con { double kp, ki, kd, limit[2], windup; };
struct plant { double T, level, heat; };
struct ctl { double sum, last, out; };
struct rec { double worst, settled, energy, saturated; };

static double control(struct ctl *s, const struct con *c, double target, double T, double dt)
{
    double e = target - T;
    s->sum += e*dt;
    s->sum = fmax(-c->windup/c->ki, fmin(c->windup/c->ki, s->sum));
    double d = (e - s->last)/dt;
    s->last = e;
    double u = c->kp*e + c->ki*s->sum + c->kd*d;
    u = fmin(fmax(u, c->limit[0]), c->limit[1]);
    s->out = u;
    return u;
}
static void step(struct plant *x, const struct par *p, double u, double t, double dt)
{
    x->heat += dt*(u*p->gain - x->heat)/p->lag;
    double noise = 0.2*sin(0.37*t);
    x->level += dt*(p->inflow.rate - 0.01*sqrt(x->level));
    double flow = p->inflow.rate*(p->inflow.T - x->T);
    x->T += dt*(x->heat - p->loss*(x->T - p->ambient) + flow + noise)/(p->capacity*x->level);
}
static void record(struct rec *l, double target, const struct plant *x, double u, const struct con *c)
{
    double e = fabs(target - x->T);
    if (e > l->worst) l->worst = e;
    if (e < 0.5) l->settled++;
    if (u == c->limit[0] || u == c->limit[1]) l->saturated++;
    l->energy += 1e-3*x->heat;
}
int main(void)
{
    struct par p = {4.2, 0.35, 18, 0.6, 3, {0.01, 12}};
    struct con c = {2.5, 0.08, 1.2, {0, 100}, 50};
    struct plant x = {20, 1, 0};
    struct ctl s = {0};
    struct rec l = {0};
    double dt = 0.05;
    for (int k = 1; k <= 600000; k++) {
        double t = k*dt, target = fmod(t, 400) < 200 ? 60 : 45;
        double u = control(&s, &c, target, x.T, dt);
        step(&x, &p, u, t, dt);
        record(&l, target, &x, u, &c);
        if (k % 100000 == 0)
            printf("t=%8.1f  T=%8.4f  u=%8.4f  sum=%9.4f\n", t, x.T, u, s.sum);
    }
    printf("worst %.4f, settled %.0f, saturated %.0f, energy %.4f\n", l.worst, l.settled, l.saturated, l.energy);
    return 0;
}
