/* Permutations, subsets, towers: the yardstick for tours.m. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 9 };
static double D[N*N], best = INFINITY;
static int tour[N], bestTour[N], used[N], items[22];
static long count, found, moves, check;
static int pegs[3][32], high[3];

static void visit(int k, double len)
{
    if (k == N) {
        count++;
        len += D[tour[N - 1]];
        if (len < best) { best = len; memcpy(bestTour, tour, sizeof tour); }
        return;
    }
    for (int c = 1; c < N; c++)
        if (!used[c]) {
            used[c] = 1;
            tour[k] = c;
            visit(k + 1, len + D[tour[k - 1] + N*c]);
            used[c] = 0;
        }
}
static void subset(int k, int left)
{
    if (!left) { found++; return; }
    if (left < 0 || k >= 22) return;
    subset(k + 1, left - items[k]);
    subset(k + 1, left);
}
static void hanoi(int k, int from, int to, int by)
{
    if (!k) return;
    hanoi(k - 1, from, by, to);
    int disk = pegs[from][--high[from]];
    pegs[to][high[to]++] = disk;
    moves++;
    check = (check*3 + disk*(to + 1)) % 1000003;
    hanoi(k - 1, by, to, from);
}
int main(void)
{
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= N; j++) D[i - 1 + N*(j - 1)] = abs(i - j)*(i*j*7 % 11) + (i + j) % 5 + 1;
    used[0] = 1;
    visit(1, 0);
    printf("%ld tours, best %.0f:", count, best);
    for (int k = 0; k < N; k++) printf(" %d", bestTour[k] + 1);
    printf("\n");
    for (int k = 0; k < 22; k++) items[k] = (k + 1)*37 % 61 + 5;
    subset(0, 150);
    printf("%ld subsets\n", found);
    for (int k = 0; k < 17; k++) pegs[0][k] = 17 - k;
    high[0] = 17;
    hanoi(17, 0, 2, 1);
    printf("%ld moves, check %ld, last peg %d high\n", moves, check, high[2]);
    return 0;
}
