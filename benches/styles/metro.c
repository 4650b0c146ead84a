/* A graph by lists of neighbours: the yardstick for metro.m. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 20000 };
struct list { int n, room, *v; };
static struct list adj[N + 1];
static int dist[N + 1], parent[N + 1], queue[N + 1], label[N + 1], colour[N + 1], sizes[N + 1];

static void add(struct list *l, int v)
{
    if (l->n == l->room) {
        l->room = l->room ? 2*l->room : 4;
        l->v = realloc(l->v, (size_t)l->room*sizeof(int));
    }
    l->v[l->n++] = v;
}
int main(void)
{
    long seed = 9;
    for (int k = 0; k < 24000; k++) {
        seed = 16807*seed % 2147483647;
        int a = 1 + (int)(seed % N);
        seed = 16807*seed % 2147483647;
        int b = 1 + (int)(seed % N);
        if (a != b) { add(&adj[a], b); add(&adj[b], a); }
    }
    int hub = 1;
    for (int k = 1; k <= N; k++) if (adj[k].n > adj[hub].n) hub = k;
    printf("hub %d with %d\n", hub, adj[hub].n);
    memset(dist, -1, sizeof dist);
    int first = 0, last = 0, reached = 0, far = 1;
    double sum = 0;
    dist[hub] = 0;
    queue[last++] = hub;
    while (first < last) {
        int u = queue[first++];
        for (int j = 0; j < adj[u].n; j++) {
            int v = adj[u].v[j];
            if (dist[v] < 0) { dist[v] = dist[u] + 1; parent[v] = u; queue[last++] = v; }
        }
    }
    for (int k = 1; k <= N; k++) {
        if (dist[k] >= 0) { reached++; sum += dist[k]; }
        if (dist[k] > dist[far]) far = k;
    }
    printf("%d reached, farthest %d, mean %.6f\n", reached, dist[far], sum/reached);
    int path[64], m = 0;
    for (int u = far; ; u = parent[u]) { path[m++] = u; if (u == hub) break; }
    while (m) printf("%d ", path[--m]);
    printf("\n");
    int parts = 0;
    for (int k = 1; k <= N; k++)
        if (!label[k]) {
            int top = 0;
            queue[top++] = k;
            label[k] = ++parts;
            while (top) {
                int u = queue[--top];
                for (int j = 0; j < adj[u].n; j++) {
                    int v = adj[u].v[j];
                    if (!label[v]) { label[v] = parts; queue[top++] = v; }
                }
            }
        }
    int greatest = 0, alone = 0;
    for (int k = 1; k <= N; k++) sizes[label[k]]++;
    for (int k = 1; k <= parts; k++) { if (sizes[k] > greatest) greatest = sizes[k]; alone += sizes[k] == 1; }
    printf("%d parts, greatest %d, %d alone\n", parts, greatest, alone);
    int clash = 0;
    for (int k = 1; k <= N; k++)
        if (!colour[k]) {
            int top = 0;
            colour[k] = 1;
            queue[top++] = k;
            while (top) {
                int u = queue[--top];
                for (int j = 0; j < adj[u].n; j++) {
                    int v = adj[u].v[j];
                    if (!colour[v]) { colour[v] = 3 - colour[u]; queue[top++] = v; }
                    else if (colour[v] == colour[u]) clash++;
                }
            }
        }
    printf("%d clashes\n", clash/2);
    return 0;
}
