/* Queens that do not threaten each other: the yardstick for queens.m. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { MOST = 11 };

struct board {
    int n, at[MOST], first[MOST], count;
    long tries;
    bool column[MOST], up[2*MOST], down[2*MOST];
};

static void place(struct board *b, int row)
{
    if (row == b->n) {
        if (!b->count++)
            memcpy(b->first, b->at, sizeof b->at);
        return;
    }
    for (int c = 0; c < b->n; c++) {
        b->tries++;
        if (b->column[c] || b->up[row + c] || b->down[row - c + b->n])
            continue;
        b->at[row] = c + 1;
        b->column[c] = b->up[row + c] = b->down[row - c + b->n] = true;
        place(b, row + 1);
        b->column[c] = b->up[row + c] = b->down[row - c + b->n] = false;
    }
}

int main(void)
{
    for (int n = 8; n <= MOST; n++) {
        struct board b = {.n = n};
        place(&b, 0);
        printf("%d queens: %d solutions, %ld tries, first", n, b.count, b.tries);
        for (int k = 0; k < n; k++)
            printf(" %d", b.first[k]);
        printf("\n");
    }
    return 0;
}
