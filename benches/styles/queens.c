/* Queens that do not threaten each other: the yardstick for queens.m. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { N = 10 };

struct board {
    int at[N], first[N], count;
    long tries;
    bool column[N], up[2*N], down[2*N];
};

static void place(struct board *b, int row)
{
    if (row == N) {
        if (!b->count++)
            memcpy(b->first, b->at, sizeof b->at);
        return;
    }
    for (int c = 0; c < N; c++) {
        b->tries++;
        if (b->column[c] || b->up[row + c] || b->down[row - c + N])
            continue;
        b->at[row] = c + 1;
        b->column[c] = b->up[row + c] = b->down[row - c + N] = true;
        place(b, row + 1);
        b->column[c] = b->up[row + c] = b->down[row - c + N] = false;
    }
}

int main(void)
{
    struct board b = {0};
    place(&b, 0);
    printf("%d solutions, %ld tries\n", b.count, b.tries);
    for (int k = 0; k < N; k++)
        printf(" %d", b.first[k]);
    printf("\n");
    return 0;
}
