/* A workshop by events: structs in order of time, put in by a search from the end: the yardstick
 * for events.m. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum k { ARR, LEA };

struct ev {
    double t;
    enum k k;
    int who;
};
static struct ev q[64];
static int n;
static long seed = 43;

static double rnd(void)
{
    seed = (seed * 1103515 + 12345) % 2147483648;
    return seed / 2147483648.0;
}

static void sch(double t, enum k kd, int w)
{
    int k = n;
    while (k > 0 && q[k - 1].t > t) {
        q[k] = q[k - 1];
        k--;
    }
    q[k] = (struct ev){t, kd, w};
    n++;
}

int main(void)
{
    static double arr[400000];
    static int wt[400000];
    int h = 0, tl = 0, busy = 0, people = 1, served = 0, longest = 0;
    double wait = 0, now = 0;
    sch(0, ARR, 1);
    while (n && served < 80000) {
        struct ev e = q[0];
        memmove(q, q + 1, --n * sizeof *q);
        now = e.t;
        if (e.k == ARR) {
            arr[e.who] = now;
            double u = rnd();
            people++;
            sch(now - log(1 - u), ARR, people);
            if (busy < 3) {
                busy++;
                u = 2 * seed;
                u = rnd();
                sch(now + 1.5 + 2 * u, LEA, e.who);
            } else {
                wt[tl++] = e.who;
                if (tl - h > longest)
                    longest = tl - h;
            }
        } else {
            served++;
            if (h == tl)
                busy--;
            else {
                int w = wt[h++];
                wait += now - arr[w];
                double u = rnd();
                sch(now + 1.5 + 2 * u, LEA, w);
            }
        }
    }
    printf("%d served by %.3f, mean wait %.5f, longest queue %d\n", served, now, wait / served,
        longest);
    return 0;
}
