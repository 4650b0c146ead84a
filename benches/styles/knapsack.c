/* Dynamic programming: the yardstick for knapsack.m (tables by columns, as there). */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 220, W = 10000, M = 260 };
static double T[(N + 1)*(W + 1)];
#define t(i, c) T[(i) + (N + 1)*(c)]
static double m[M*M], p[M + 1];
static int s[M*M];

static void brackets(int i, int j)
{
    if (i == j) { printf("A%d", i + 1); return; }
    putchar('(');
    brackets(i, s[i + M*j]);
    brackets(s[i + M*j] + 1, j);
    putchar(')');
}
int main(void)
{
    static int w[N];
    static double v[N];
    long seed = 7;
    for (int k = 0; k < N; k++) {
        seed = 16807*seed % 2147483647;
        w[k] = 10 + (int)(seed % 190);
        v[k] = 5 + (double)(seed/1000 % 300);
    }
    for (int i = 0; i < N; i++)
        for (int c = 0; c <= W; c++) {
            double x = t(i, c);
            if (w[i] <= c && t(i, c - w[i]) + v[i] > x)
                x = t(i, c - w[i]) + v[i];
            t(i + 1, c) = x;
        }
    int taken[N] = {0}, c = W, count = 0, weight = 0;
    for (int i = N - 1; i >= 0; i--)
        if (t(i + 1, c) != t(i, c)) { taken[i] = 1; c -= w[i]; count++; weight += w[i]; }
    printf("worth %.0f with %d things of weight %d\n", t(N, W), count, weight);
    for (int i = 0, k = 0; i < N && k < 8; i++)
        if (taken[i]) { printf("%d ", i + 1); k++; }
    printf("\n");
    for (int k = 0; k <= M; k++) p[k] = 10 + (k + 1)*37 % 91;
    for (int len = 2; len <= M; len++)
        for (int i = 0; i + len <= M; i++) {
            int j = i + len - 1;
            double best = INFINITY;
            for (int k = i; k < j; k++) {
                double q = m[i + M*k] + m[k + 1 + M*j] + p[i]*p[k + 1]*p[j + 1];
                if (q < best) { best = q; s[i + M*j] = k; }
            }
            m[i + M*j] = best;
        }
    printf("%.0f products\n", m[M*(M - 1)]);
    brackets(0, 11);
    printf("\n");
    return 0;
}
