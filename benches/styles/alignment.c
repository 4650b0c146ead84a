/* Two strands aligned, and a knapsack: the yardstick for alignment.m. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 2100, M = 2200, LEAST = -1000000, ITEMS = 400, ROOM = 20000 };

static void strand(char *s, int n, int64_t seed)
{
    for (int k = 0; k < n; k++) {
        seed = 16807*seed % 2147483647;
        s[k] = "acgt"[seed/64 % 4];
    }
}

static int max(int a, int b)
{
    return a > b ? a : b;
}

int main(void)
{
    static char a[N], b[M], top[N + M + 1], bottom[N + M + 1];
    static signed char from[M + 1][N + 1];
    /* One column of each table is enough; the way back is in from. */
    static int best[N + 1], across[N + 1];
    strand(a, N, 5);
    strand(b, M, 9);
    for (int i = 1; i <= N; i++) {
        best[i] = -4 - i;
        across[i] = LEAST;
        from[0][i] = 1;
    }
    for (int j = 1; j <= M; j++) {
        int up = LEAST, corner = best[0];
        best[0] = -4 - j;
        from[j][0] = 2;
        for (int i = 1; i <= N; i++) {
            up = max(best[i - 1] - 5, up - 1);
            across[i] = max(best[i] - 5, across[i] - 1);
            int score = corner + (a[i - 1] == b[j - 1] ? 3 : -2), way = 0;
            if (up > score) {
                score = up;
                way = 1;
            }
            if (across[i] > score) {
                score = across[i];
                way = 2;
            }
            corner = best[i];
            best[i] = score;
            from[j][i] = (signed char)way;
        }
    }
    int i = N, j = M, at = N + M, equal = 0;
    while (i > 0 || j > 0) {
        int way = from[j][i];
        at--;
        top[at] = way == 2 ? '-' : a[--i];
        bottom[at] = way == 1 ? '-' : b[--j];
        equal += top[at] == bottom[at];
    }
    printf("score %d, length %d, equal %d\n", best[N], N + M - at, equal);
    printf("%.60s\n%.60s\n", top + at, bottom + at);

    static int gain[ROOM + 1];
    for (int k = 1; k <= ITEMS; k++) {
        int w = 5 + k*37 % 91, value = 10 + k*k % 103;
        for (int r = ROOM; r >= w; r--)
            gain[r] = max(gain[r], gain[r - w] + value);
    }
    printf("knapsack %d, half of it %d\n", gain[ROOM], gain[ROOM/2 - 1]);
    return 0;
}
