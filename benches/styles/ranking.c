/* Sorted in many ways: the yardstick for ranking.m, by one merge sort, which keeps the order of
 * what is equal. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 100000 };

struct item {
    double group, value; /* sorted up by group, then up by value */
    int place;
};

static int goes_before(const struct item *a, const struct item *b)
{
    return a->group < b->group || (a->group == b->group && a->value < b->value);
}

static void merge_sort(struct item *a, struct item *room, size_t n)
{
    if (n < 12) {
        for (size_t k = 1; k < n; k++) {
            struct item item = a[k];
            size_t j = k;
            for (; j > 0 && goes_before(&item, &a[j - 1]); j--)
                a[j] = a[j - 1];
            a[j] = item;
        }
        return;
    }
    size_t half = n/2, left = 0, right = half, to = 0;
    merge_sort(a, room, half);
    merge_sort(a + half, room, n - half);
    memcpy(room, a, half*sizeof *a);
    while (left < half && right < n)
        a[to++] = goes_before(&a[right], &room[left]) ? a[right++] : room[left++];
    memcpy(a + to, room + left, (half - left)*sizeof *a);
}

static int up(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(void)
{
    static double x[N], columns[N], sorted[N];
    static struct item items[N], room[N];
    static int rank[N];
    int64_t seed = 17;
    for (int k = 0; k < N; k++) {
        seed = 16807*seed % 2147483647;
        x[k] = seed % 50021/8.0;
        items[k] = (struct item){0, x[k], k};
    }
    merge_sort(items, room, N);
    for (int k = 0; k < N; k++) {
        sorted[k] = items[k].value;
        rank[items[k].place] = k + 1;
    }
    printf("%.3f %.3f %.3f, rank of the first %d\n", sorted[0], sorted[N/2 - 1], sorted[N - 1], rank[0]);
    double weighted = 0;
    for (int k = 0; k < N; k++)
        weighted += sorted[N - 1 - k]*(k + 1);
    printf("%.3f, weighted %.3f\n", sorted[N - 10], weighted/N);
    int different = 0, most = 0;
    for (int k = 0, from = 0; k < N; k++)
        if (k + 1 == N || sorted[k + 1] != sorted[k]) {
            different++;
            most = k + 1 - from > most ? k + 1 - from : most;
            from = k + 1;
        }
    printf("%d different, at most %d times\n", different, most);

    for (int k = 0; k < N; k++)
        items[k] = (struct item){fmod(floor(x[k]), 100), -x[k], k};
    merge_sort(items, room, N);
    printf("row %d: %.0f %.3f %d\n", 5000, items[4999].group, -items[4999].value, items[4999].place + 1);
    memcpy(columns, x, sizeof x);
    double least = INFINITY, greatest = -INFINITY;
    for (int j = 0; j < N/100; j++) {
        double *column = columns + 100*j;
        qsort(column, 100, sizeof *column, up);
        double median = (column[49] + column[50])/2;
        least = fmin(least, median);
        greatest = fmax(greatest, median);
    }
    printf("medians %.4f to %.4f\n", least, greatest);

    for (int k = 1; k < 3000; k++) {
        double value = x[k];
        int j = k - 1;
        for (; j >= 0 && x[j] > value; j--)
            x[j + 1] = x[j];
        x[j + 1] = value;
    }
    int is_sorted = 1;
    for (int k = 1; k < 3000; k++)
        is_sorted &= x[k - 1] <= x[k];
    printf("by hand %.3f %.3f, sorted %d\n", x[0], x[1499], is_sorted);
    return 0;
}
