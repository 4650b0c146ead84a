/* Queues: the yardstick for harbour.m, each a ring or a list that is read from its front. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct ship {
    int id, arrival, work;
};

enum { RING = 1 << 12, N = 300 };

struct field {
    int i, j;
};

int main(void)
{
    static struct ship ring[RING];
    unsigned head = 0, tail = 0, longest = 0;
    int64_t seed = 23;
    int berths[3] = {0}, served = 0, left = 0;
    long waited = 0;
    for (int minute = 1; minute <= 1200000; minute++) {
        seed = 16807*seed % 2147483647;
        if (seed % 4 == 0) {
            if (tail - head == RING)
                return 1;
            ring[tail++ % RING] = (struct ship){minute, minute, 5 + (int)(seed/16 % 13)};
        }
        longest = tail - head > longest ? tail - head : longest;
        for (int b = 0; b < 3; b++) {
            if (berths[b] > 0)
                berths[b]--;
            else if (tail != head) {
                struct ship first = ring[head++ % RING];
                if (minute - first.arrival > 60)
                    left++;
                else {
                    waited += minute - first.arrival;
                    served++;
                    berths[b] = first.work;
                }
            }
        }
    }
    printf("%d served, %d left, waited %ld, longest queue %u\n", served, left, waited, longest);

    static int distance[N][N];
    static unsigned char blocked[N][N];
    static struct field queue[N*N];
    static const struct field moves[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            blocked[i][j] = ((i + 1)*(j + 3) + 5*(i + 1)*(i + 1)) % 7 < 1;
            distance[i][j] = -1;
        }
    blocked[0][0] = 0;
    distance[0][0] = 0;
    size_t front = 0, back = 0;
    queue[back++] = (struct field){0, 0};
    while (front < back) {
        struct field at = queue[front++];
        for (int k = 0; k < 4; k++) {
            int i = at.i + moves[k].i, j = at.j + moves[k].j;
            if (i >= 0 && i < N && j >= 0 && j < N && !blocked[i][j] && distance[i][j] < 0) {
                distance[i][j] = distance[at.i][at.j] + 1;
                queue[back++] = (struct field){i, j};
            }
        }
    }
    int reached = 0, farthest = 0;
    long sum = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            reached += distance[i][j] >= 0;
            farthest = distance[i][j] > farthest ? distance[i][j] : farthest;
            sum += distance[i][j];
        }
    printf("%d fields reached, farthest %d, sum %ld\n", reached, farthest, sum);
    return 0;
}
