/* Puzzles solved by copies of the board, the place with the fewest choices first: the yardstick for
 * sudoku.m. */
#include <stdio.h>
#include <string.h>

struct s {
    int b[9][9], open;
};

static int choices(const struct s *s, int i, int j, int *c)
{
    char u[10] = {0};
    for (int k = 0; k < 9; k++) {
        u[s->b[i][k]] = 1;
        u[s->b[k][j]] = 1;
    }
    int r = i / 3 * 3, q = j / 3 * 3;
    for (int a = 0; a < 3; a++)
        for (int b = 0; b < 3; b++)
            u[s->b[r + a][q + b]] = 1;
    int n = 0;
    for (int d = 1; d <= 9; d++)
        if (!u[d])
            c[n++] = d;
    return n;
}

static int solve(struct s *s, int *n)
{
    ++*n;
    if (!s->open)
        return 1;
    int few = 10, best[9], row = 0, col = 0;
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++)
            if (!s->b[i][j]) {
                int c[9];
                int m = choices(s, i, j, c);
                if (m < few) {
                    few = m;
                    memcpy(best, c, sizeof c);
                    row = i;
                    col = j;
                }
            }
    for (int k = 0; k < few; k++) {
        struct s t = *s;
        t.b[row][col] = best[k];
        t.open--;
        if (solve(&t, n)) {
            *s = t;
            return 1;
        }
    }
    return 0;
}

int main(void)
{
    const char *p[] = {
        "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
        "000000907000420180000705026100904000050000040000507009920108000034059000507000000",
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079"};
    long total = 0;
    for (int r = 0; r < 4; r++)
        for (int k = 0; k < 3; k++) {
            struct s s;
            s.open = 0;
            for (int i = 0; i < 81; i++) {
                s.b[i / 9][i % 9] = p[k][i] - '0';
                s.open += p[k][i] == '0';
            }
            int n = 0;
            int ok = solve(&s, &n);
            total += n;
            if (!r) {
                printf("%d %d ", ok, n);
                for (int j = 0; j < 9; j++)
                    putchar('0' + s.b[0][j]);
                puts("");
                for (int j = 0; j < 9; j++) {
                    int q = 0;
                    for (int i = 0; i < 9; i++)
                        q += s.b[i][j];
                    printf("%d ", q);
                }
                for (int i = 0; i < 9; i++)
                    printf("%d ", s.b[i][i]);
                puts("");
            }
        }
    printf("%ld\n", total);
    return 0;
}
