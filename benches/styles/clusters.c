/* Points grouped around eight centres: the yardstick for clusters.m. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 50000, K = 8 };

static int by_row(const void *a, const void *b)
{
    const double *x = a, *y = b;
    for (int i = 0; i < 3; i++)
        if (x[i] != y[i])
            return x[i] < y[i] ? -1 : 1;
    return 0;
}

int main(void)
{
    static double points[N][3];
    static int group[N];
    double centres[K][3], spread = 0;
    for (int64_t t = 1; t <= N; t++) {
        double *x = points[t - 1];
        x[0] = t*7919 % 10007/10007.0 + 0.7*(double)(t % 2);
        x[1] = t*t % 9973/9973.0 + 0.7*(double)(t/2 % 2);
        x[2] = t*31 % 1009/1009.0 + 0.7*(double)(t/4 % 2);
    }
    for (int j = 0; j < K; j++)
        for (int i = 0; i < 3; i++)
            centres[j][i] = points[j][i];
    int step = 0, moved = 1;
    while (step < 25 && moved > 0) {
        double sums[K][3] = {0};
        int members[K] = {0};
        step++;
        moved = 0;
        spread = 0;
        for (int t = 0; t < N; t++) {
            const double *x = points[t];
            double least = INFINITY;
            int best = 0;
            for (int j = 0; j < K; j++) {
                double a = x[0] - centres[j][0], b = x[1] - centres[j][1], c = x[2] - centres[j][2];
                double d = a*a + b*b + c*c;
                if (d < least) {
                    least = d;
                    best = j;
                }
            }
            spread += least;
            moved += group[t] != best + 1;
            group[t] = best + 1;
            members[best]++;
            for (int i = 0; i < 3; i++)
                sums[best][i] += x[i];
        }
        for (int j = 0; j < K; j++)
            for (int i = 0; i < 3 && members[j]; i++)
                centres[j][i] = sums[j][i]/members[j];
    }
    printf("%d steps, %d moved, spread %.6f\n", step, moved, spread);
    qsort(centres, K, sizeof centres[0], by_row);
    for (int j = 0; j < K; j++)
        printf("%.6f %.6f %.6f\n", centres[j][0], centres[j][1], centres[j][2]);
    return 0;
}
