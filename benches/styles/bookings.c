/* Intervals: the yardstick for bookings.m. */
#include <stdio.h>
#include <stdlib.h>

enum { N = 60000 };
struct iv { int s, e, room; };
static struct iv R[N], S[N], M[N], mine[N];
static struct iv ev[2*N];

static int bystart(const void *a, const void *b)
{
    const struct iv *x = a, *y = b;
    return x->s != y->s ? (x->s > y->s) - (x->s < y->s) : (x->e > y->e) - (x->e < y->e);
}
static int byend(const void *a, const void *b)
{
    const struct iv *x = a, *y = b;
    return x->e != y->e ? (x->e > y->e) - (x->e < y->e) : (x->s < y->s) - (x->s > y->s);
}
int main(void)
{
    long seed = 77;
    for (int k = 0; k < N; k++) {
        seed = 16807*seed % 2147483647;
        int s = (int)(seed % 4000000);
        seed = 16807*seed % 2147483647;
        R[k] = S[k] = (struct iv){s, s + 1 + (int)(seed % 90), 1 + (k + 1) % 8};
    }
    qsort(S, N, sizeof *S, bystart);
    int m = 0, covered = 0;
    M[m++] = S[0];
    for (int k = 1; k < N; k++)
        if (S[k].s <= M[m - 1].e) { if (S[k].e > M[m - 1].e) M[m - 1].e = S[k].e; }
        else M[m++] = S[k];
    for (int k = 0; k < m; k++) covered += M[k].e - M[k].s;
    printf("%d merged, %d covered\n", m, covered);
    int g = -1, at = 0;
    for (int k = 0; k + 1 < m; k++) if (M[k + 1].s - M[k].e > g) { g = M[k + 1].s - M[k].e; at = k; }
    printf("gap %d after %d\n", g, M[at].e);
    for (int room = 1; room <= 8; room++) {
        int c = 0, taken = 0, until = -1, last = 0;
        for (int k = 0; k < N; k++) if (R[k].room == room) mine[c++] = R[k];
        qsort(mine, (size_t)c, sizeof *mine, byend);
        for (int k = 0; k < c; k++) if (mine[k].s >= until) { taken++; until = mine[k].e; last = k; }
        printf("room %d: %d of %d, last %d-%d\n", room, taken, c, mine[last].s, mine[last].e);
    }
    for (int k = 0; k < N; k++) { ev[k] = (struct iv){R[k].s, 1, 0}; ev[N + k] = (struct iv){R[k].e, -1, 0}; }
    qsort(ev, 2*N, sizeof *ev, bystart);
    int d = 0, most = 0, when = 0;
    for (int k = 0; k < 2*N; k++) { d += ev[k].e; if (d > most) { most = d; when = ev[k].s; } }
    printf("at most %d at once, first at %d\n", most, when);
    return 0;
}
