/* Waves of a square membrane: the yardstick for membrane.m. */
#include <math.h>
#include <stdio.h>

enum { N = 201 };
static double fields[3][N][N];

int main(void)
{
    double (*u)[N] = fields[0], (*before)[N] = fields[1], (*after)[N] = fields[2];
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) {
            double x = -1 + j*(2.0/(N - 1)), y = -1 + i*(2.0/(N - 1));
            u[j][i] = before[j][i] = exp(-40*((x - 0.3)*(x - 0.3) + y*y));
        }
    /* The rim of all three is zero after their first step. */
    for (int t = 0; t < 1000; t++) {
        for (int j = 1; j < N - 1; j++)
            for (int i = 1; i < N - 1; i++)
                after[j][i] = 2*u[j][i] - before[j][i]
                    + 0.4*(u[j][i - 1] + u[j][i + 1] + u[j - 1][i] + u[j + 1][i] - 4*u[j][i]);
        for (int k = 0; k < N; k++)
            after[0][k] = after[N - 1][k] = after[k][0] = after[k][N - 1] = 0;
        double (*old)[N] = before;
        before = u;
        u = after;
        after = old;
    }
    double most = u[0][0], least = u[0][0], energy = 0;
    for (int j = 0; j < N; j++) {
        double column = 0;
        for (int i = 0; i < N; i++) {
            most = fmax(most, u[j][i]);
            least = fmin(least, u[j][i]);
            column += (u[j][i] - before[j][i])*(u[j][i] - before[j][i]);
        }
        energy += column;
    }
    printf("%.8f %.8f\n", most, least);
    printf("energy %.6f, middle %.8f\n", energy, u[100][100]);
    return 0;
}
