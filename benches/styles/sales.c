/* A pipeline over sales: the yardstick for sales.m. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 200000 };
static double amount[N], good[N], table[37][365];
static int shop[N], day[N];
static char ret[N];
static double per[37];

static int byshop(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return per[x] != per[y] ? (per[x] < per[y] ? 1 : -1) : x - y;
}
static int up(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
int main(void)
{
    long c = 0;
    int count[37] = {0}, order[37];
    double big[37];
    for (int k = 0; k < 37; k++) { big[k] = -INFINITY; order[k] = k; }
    for (long k = 1; k <= N; k++) {
        c += (k*7919 + 12345) % 10007;
        long v = c % 1000003;
        shop[k - 1] = (int)(v % 37);
        day[k - 1] = (int)floor(fmod(v/41.0, 365));
        double a = (double)(v*13 % 9973)/100;
        ret[k - 1] = v % 11 == 0;
        amount[k - 1] = ret[k - 1] ? -a : a;
    }
    for (int k = 0; k < N; k++) {
        int s = shop[k];
        per[s] += amount[k];
        count[s]++;
        if (amount[k] > big[s]) big[s] = amount[k];
        table[s][day[k]] += amount[k];
    }
    qsort(order, 37, sizeof *order, byshop);
    for (int k = 0; k < 5; k++) printf("%3d %10.2f %6d %8.2f\n", order[k] + 1, per[order[k]], count[order[k]], big[order[k]]);
    double total = 0, cum = 0;
    for (int k = 0; k < 37; k++) total += per[order[k]];
    int half = 0;
    while (cum += per[order[half]], cum/total < 0.5) half++;
    printf("%d shops make half\n", half + 1);
    int h[11] = {0};
    for (int k = 0; k < N; k++) h[(int)floor((amount[k] + 100)/20)]++;
    for (int k = 0; k < 11; k++) printf("%d ", h[k]);
    printf("\n");
    int times[365] = {0}, days = 0, busy = 0;
    for (int k = 0; k < N; k++) if (!ret[k] && amount[k] > 95) times[day[k]]++;
    for (int k = 0; k < 365; k++) { days += times[k] > 0; if (times[k] > times[busy]) busy = k; }
    printf("%d days, busiest %d with %d\n", days, busy + 1, times[busy]);
    double week[52];
    for (int w = 0; w < 52; w++) {
        week[w] = 0;
        for (int d = 0; d < 7; d++) {
            double s = 0;
            for (int k = 0; k < 37; k++) s += table[k][7*w + d];
            week[w] += s;
        }
        week[w] /= 7;
    }
    int at = 0;
    for (int w = 1; w < 51; w++) if (fabs(week[w + 1] - week[w]) > fabs(week[at + 1] - week[at])) at = w;
    printf("week %d, %.4f\n", at + 1, week[at + 1] - week[at]);
    int n = 0;
    double mean = 0, ss = 0;
    for (int k = 0; k < N; k++)
        if (shop[k] == order[0] || shop[k] == order[1] || shop[k] == order[2]) { good[n++] = amount[k]; mean += amount[k]; }
    mean /= n;
    for (int k = 0; k < n; k++) ss += (good[k] - mean)*(good[k] - mean);
    qsort(good, (size_t)n, sizeof *good, up);
    printf("%d sales at the best, median %.2f, spread %.4f\n", n, n % 2 ? good[n/2] : (good[n/2 - 1] + good[n/2])/2, sqrt(ss/(n - 1)));
    int run = 0, longest = 0;
    for (int k = 0; k < N; k++) {
        run = k && (amount[k] > 0) == (amount[k - 1] > 0) ? run + 1 : 1;
        if (run > longest) longest = run;
    }
    printf("longest run %d\n", longest);
    return 0;
}
