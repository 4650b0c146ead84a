/* Tic-tac-toe played to the end by minimax search: the yardstick for tests/programs/play, with the position of its bench.m
 * and the same output. */
#include <stdbool.h>
#include <stdio.h>

typedef struct {
    int field[3][3];
} board;

enum { UNDECIDED = 2 };

static int winner(const board *b)
{
    int lines[8] = {0};
    bool full = true;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            int f = b->field[i][j];
            lines[j] += f;
            lines[3 + i] += f;
            lines[6] += i == j ? f : 0;
            lines[7] += i + j == 2 ? f : 0;
            full &= f != 0;
        }
    for (int k = 0; k < 8; k++)
        if (lines[k] == 3)
            return 1;
    for (int k = 0; k < 8; k++)
        if (lines[k] == -3)
            return -1;
    return full ? 0 : UNDECIDED;
}

typedef struct {
    int value, row, column, visited;
} found;

static found minimax(const board *b, int player)
{
    found best = {winner(b), 0, 0, 1};
    if (best.value != UNDECIDED)
        return best;
    best.value = -2*player;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            if (b->field[i][j] != 0)
                continue;
            board next = *b;
            next.field[i][j] = player;
            found reply = minimax(&next, -player);
            best.visited += reply.visited;
            if (player*reply.value > player*best.value) {
                best.value = reply.value;
                best.row = i;
                best.column = j;
            }
        }
    return best;
}

int main(void)
{
    static const char *names[] = {"o wins", "draw", "x wins"};
    board b = {{{1, 0, 0}, {0, 0, 0}, {0, 0, 0}}};
    int player = -1, moves = 0, visited = 0, result;
    while ((result = winner(&b)) == UNDECIDED) {
        found move = minimax(&b, player);
        visited += move.visited;
        b.field[move.row][move.column] = player;
        moves++;
        player = -player;
    }
    printf("%s after %d moves, %d positions\n", names[result + 1], moves, visited);
    return 0;
}
