/* Shortest ways over lists of neighbours in cells, with a heap of rows: the yardstick for
 * dijkstra.m. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 20000 };

struct e {
    int to;
    double w;
};

struct l {
    struct e *e;
    int n, room;
};
static struct l next[N + 1];
static double dist[N + 1];
static char done[N + 1];

struct h {
    double d;
    int v;
};
static struct h *heap;
static int hn, hr;

static void edge(int a, int b, double w)
{
    struct l *l = &next[a];
    if (l->n == l->room) {
        l->room = l->room ? 2 * l->room : 4;
        l->e = realloc(l->e, l->room * sizeof *l->e);
    }
    l->e[l->n++] = (struct e){b, w};
}

static void push(double d, int v)
{
    if (hn + 1 >= hr) {
        hr = hr ? 2 * hr : 64;
        heap = realloc(heap, hr * sizeof *heap);
    }
    int k = ++hn;
    heap[k] = (struct h){d, v};
    while (k > 1) {
        int p = k / 2;
        if (heap[p].d <= heap[k].d)
            break;
        struct h t = heap[p];
        heap[p] = heap[k];
        heap[k] = t;
        k = p;
    }
}

static struct h pop(void)
{
    struct h r = heap[1];
    heap[1] = heap[hn--];
    int k = 1;
    while (2 * k <= hn) {
        int c = 2 * k;
        if (c < hn && heap[c + 1].d < heap[c].d)
            c++;
        if (heap[k].d <= heap[c].d)
            break;
        struct h t = heap[c];
        heap[c] = heap[k];
        heap[k] = t;
        k = c;
    }
    return r;
}

int main(void)
{
    long seed = 41;
    for (int k = 1; k <= 5 * N; k++) {
        seed = (seed * 1103515 + 12345) % 2147483648;
        int a = (seed / 128) % N + 1;
        seed = (seed * 1103515 + 12345) % 2147483648;
        int b = (seed / 128) % N + 1;
        double w = 1 + (seed / 32768) % 100;
        edge(a, b, w);
        edge(b, a, w);
    }
    for (int i = 1; i <= N; i++)
        dist[i] = INFINITY;
    dist[1] = 0;
    push(0, 1);
    int s = 0;
    while (hn) {
        struct h h = pop();
        if (done[h.v])
            continue;
        done[h.v] = 1;
        s++;
        for (int e = 0; e < next[h.v].n; e++) {
            int to = next[h.v].e[e].to;
            double nd = h.d + next[h.v].e[e].w;
            if (nd < dist[to]) {
                dist[to] = nd;
                push(nd, to);
            }
        }
    }
    double far = 0, sum = 0;
    for (int i = 1; i <= N; i++)
        if (done[i]) {
            if (dist[i] > far)
                far = dist[i];
            sum += dist[i];
        }
    printf("%d settled, farthest %.0f, mean %.4f, at 100: %.0f\n", s, far, sum / s, dist[100]);
    return 0;
}
