/* Shortest ways through a town: the yardstick for courier.m. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIDE = 220, N = SIDE*SIDE, ROADS = 5*N };

static int first[N + 1], to[ROADS];
static double cost[ROADS], dist[N];

static struct entry {
    double key;
    int place;
} heap[ROADS];
static int count;

static void make_roads(void)
{
    static const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    int used = 0, seed = 12345;
    for (int k = 0; k < N; k++) {
        first[k] = used;
        int row = k % SIDE, col = k/SIDE;
        for (int s = 0; s < 4; s++) {
            int i = row + steps[s][0], j = col + steps[s][1];
            if (i >= 0 && i < SIDE && j >= 0 && j < SIDE) {
                seed = (seed*1103 + 12345) % 65536;
                to[used] = i + j*SIDE;
                cost[used++] = 1 + seed % 97;
            }
        }
        if ((k + 1) % 50 == 0) {
            seed = (seed*1103 + 12345) % 65536;
            to[used] = seed*31 % N;
            cost[used++] = 40 + seed % 13;
        }
    }
    first[N] = used;
}

static void put(double key, int place)
{
    int k = ++count;
    heap[k - 1] = (struct entry){key, place};
    while (k > 1) {
        int up = k/2;
        if (heap[up - 1].key <= heap[k - 1].key)
            break;
        struct entry other = heap[up - 1];
        heap[up - 1] = heap[k - 1];
        heap[k - 1] = other;
        k = up;
    }
}

static struct entry take(void)
{
    struct entry least = heap[0];
    heap[0] = heap[--count];
    int k = 1;
    while (2*k <= count) {
        int down = 2*k;
        if (down < count && heap[down].key < heap[down - 1].key)
            down++;
        if (heap[k - 1].key <= heap[down - 1].key)
            break;
        struct entry other = heap[k - 1];
        heap[k - 1] = heap[down - 1];
        heap[down - 1] = other;
        k = down;
    }
    return least;
}

static int distances(int source)
{
    int pops = 0;
    for (int k = 0; k < N; k++)
        dist[k] = INFINITY;
    dist[source] = 0;
    put(0, source);
    while (count > 0) {
        struct entry at = take();
        pops++;
        if (at.key > dist[at.place])
            continue;
        for (int e = first[at.place]; e < first[at.place + 1]; e++) {
            double way = at.key + cost[e];
            if (way < dist[to[e]]) {
                dist[to[e]] = way;
                put(way, to[e]);
            }
        }
    }
    return pops;
}

int main(void)
{
    int sources[3] = {0, N/2 - 1, N - 8}, pops = 0;
    double total = 0, farthest = 0;
    make_roads();
    for (int s = 0; s < 3; s++) {
        pops += distances(sources[s]);
        for (int k = 0; k < N; k++) {
            total += dist[k];
            farthest = dist[k] > farthest ? dist[k] : farthest;
        }
    }
    printf("total %.0f, farthest %.0f, %d taken from the heap\n", total, farthest, pops);
    return 0;
}
