/* Connected cells of a grid: the yardstick for regions.m. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 1000 };
static char open[N][N];
static int label[N][N];

int main(void)
{
    static const int steps[4][2] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    int64_t seed = 21;
    int count = 0, largest = 0, (*stack)[2] = malloc(sizeof(int[2])*N*N);
    if (!stack)
        return 1;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) {
            seed = 16807*seed % 2147483647;
            open[j][i] = seed/16 % 100 < 60;
        }
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) {
            if (!open[j][i] || label[j][i])
                continue;
            int n = 1, cells = 0;
            count++;
            stack[0][0] = i;
            stack[0][1] = j;
            label[j][i] = count;
            while (n) {
                int a = stack[--n][0], b = stack[n][1];
                cells++;
                for (int d = 0; d < 4; d++) {
                    int x = a + steps[d][0], y = b + steps[d][1];
                    if (x >= 0 && x < N && y >= 0 && y < N && open[y][x] && !label[y][x]) {
                        label[y][x] = count;
                        stack[n][0] = x;
                        stack[n++][1] = y;
                    }
                }
            }
            if (cells > largest)
                largest = cells;
        }
    printf("%d regions, the largest of %d cells\n", count, largest);
    free(stack);
    return 0;
}
