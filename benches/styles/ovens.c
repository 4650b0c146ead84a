/* Heat in a box: the yardstick for ovens.m. */
#include <stdio.h>
#include <string.h>

enum { N = 48 };

static double u[N][N][N], v[N][N][N]; /* [k][j][i] */

static double layer_sum(int k)
{
    double sum = 0;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            sum += u[k][j][i];
    return sum;
}

int main(void)
{
    double layers[N], total = 0, highest, profile = 0;
    long hot = 0;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            u[0][j][i] = 100;
    for (int k = 0; k < N; k++)
        for (int j = 0; j < N; j++)
            u[k][j][0] = 20;
    for (int k = N/2 - 1; k < N/2 + 3; k++)
        for (int j = N/2 - 1; j < N/2 + 3; j++)
            for (int i = N/2 - 1; i < N/2 + 3; i++)
                u[k][j][i] = 400;
    for (int step = 1; step <= 480; step++) {
        memcpy(v, u, sizeof v);
        for (int k = 1; k < N - 1; k++)
            for (int j = 1; j < N - 1; j++)
                for (int i = 1; i < N - 1; i++)
                    v[k][j][i] = u[k][j][i] + 0.15*(u[k][j][i - 1] + u[k][j][i + 1] + u[k][j - 1][i]
                        + u[k][j + 1][i] + u[k - 1][j][i] + u[k + 1][j][i] - 6*u[k][j][i]);
        memcpy(u, v, sizeof u);
        if (step % 4 == 0) {
            for (int j = 0; j < N; j++)
                for (int i = 0; i < N; i++)
                    u[N - 1][j][i] = 0.5*u[N - 2][j][i] + 0.5*u[N - 3][j][i];
            for (int k = 0; k < N; k++)
                for (int i = 0; i < N; i++)
                    u[k][0][i] = u[k][1][i];
        }
    }
    for (int k = 0; k < N; k++)
        layers[k] = layer_sum(k)/(N*N);
    for (int r = 1; r <= 60; r++)
        for (int k = 0; k < N*N*N; k++)
            hot += (&u[0][0][0])[k] > r*5;
    highest = u[0][N/2 - 1][N/2 - 1];
    for (int k = 1; k < N; k++)
        highest = u[k][N/2 - 1][N/2 - 1] > highest ? u[k][N/2 - 1][N/2 - 1] : highest;
    for (int j = 0; j < N; j++) {
        double column = 0;
        for (int i = 0; i < N; i++)
            column += u[N/2 - 1][j][i];
        profile += column;
    }
    for (int k = 0; k < N*N*N; k++)
        total += (&u[0][0][0])[k];
    printf("mean %.6f, layers %.4f %.4f %.4f\n", total/(N*N*N), layers[1], layers[N/2 - 1], layers[N - 1]);
    printf("hot %ld, middle %.4f, profile %.3f\n", hot, highest, profile);
    return 0;
}
