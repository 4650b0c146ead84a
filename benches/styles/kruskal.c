/* Kruskal's tree over edges in order of weight: the yardstick for kruskal.m. */
#include <stdio.h>
#include <stdlib.h>

enum { N = 20000, M = 4 * N };

struct e {
    int from, to;
    double w;
    int at;
};
static struct e e[M];
static int parent[N], rk[N];
static char seen[N];

static int cmp(const void *a, const void *b)
{
    const struct e *x = a, *y = b;
    return x->w < y->w ? -1 : x->w > y->w ? 1 : x->at - y->at;
}

static int root(int v)
{
    while (parent[v] != v) {
        parent[v] = parent[parent[v]];
        v = parent[v];
    }
    return v;
}

int main(void)
{
    long seed = 3;
    for (int k = 0; k < M; k++) {
        seed = (seed * 1103515 + 12345) % 2147483648;
        e[k].from = (seed / 64) % N;
        seed = (seed * 1103515 + 12345) % 2147483648;
        e[k].to = (seed / 64) % N;
        seed = (seed * 1103515 + 12345) % 2147483648;
        e[k].w = seed / 2147483648.0;
        e[k].at = k;
    }
    qsort(e, M, sizeof *e, cmp);
    for (int i = 0; i < N; i++)
        parent[i] = i;
    double cost = 0;
    int used = 0, k;
    for (k = 0; k < M; k++) {
        int a = root(e[k].from), b = root(e[k].to);
        if (a != b) {
            if (rk[a] < rk[b])
                parent[a] = b;
            else if (rk[a] > rk[b])
                parent[b] = a;
            else {
                parent[b] = a;
                rk[a]++;
            }
            cost += e[k].w;
            used++;
        }
        if (used == N - 1)
            break;
    }
    if (k == M)
        k = M - 1;
    int trees = 0;
    for (int i = 0; i < N; i++) {
        int r = root(i);
        if (!seen[r]) {
            seen[r] = 1;
            trees++;
        }
    }
    printf("%d edges, cost %.6f, %d trees, looked at %d\n", used, cost, trees, k + 1);
    return 0;
}
