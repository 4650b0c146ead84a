/* Calendar arithmetic by hand: day numbers, weekdays, Easter, holidays that fall on Mondays: the
 * yardstick for dates.m. */
#include <stdio.h>
#include <stdlib.h>

static long dn(long y, long m, long d)
{
    if (m <= 2) {
        y--;
        m += 12;
    }
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * (m - 3) + 2) / 5 + d - 307;
}

static void back(long n, long *Y, long *M, long *D)
{
    n += 306;
    long y = (10000 * n + 14780) / 3652425, day = n - (365 * y + y / 4 - y / 100 + y / 400);
    if (day < 0) {
        y--;
        day = n - (365 * y + y / 4 - y / 100 + y / 400);
    }
    long k = (100 * day + 52) / 3060;
    *M = (k + 2) % 12 + 1;
    *Y = y + (k + 2) / 12;
    *D = day - (k * 306 + 5) / 10 + 1;
}

static int ld(int y, int m)
{
    static const int l[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return m == 2 && ((y % 4 == 0 && y % 100) || y % 400 == 0) ? 29 : l[m - 1];
}

int main(void)
{
    const char *nm[] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
    int c[7] = {0}, t[7] = {0}, e[2][32] = {{0}};
    long s = 0;
    for (int r = 1; r <= 20; r++)
        for (int y = 1900 + r; y <= 2100 + r; y++) {
            for (int m = 1; m <= 12; m++) {
                t[dn(y, m, 13) % 7]++;
                for (int d = 1; d <= ld(y, m); d++) {
                    long n = dn(y, m, d), A, B, C;
                    back(n, &A, &B, &C);
                    if (A != y || B != m || C != d) {
                        printf("%d-%d-%d\n", y, m, d);
                        exit(1);
                    }
                    s = (s + n * d) % 1000003;
                }
            }
            int a = y % 19, b = y / 100, cc = y % 100,
                h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30,
                l = (32 + 2 * (b % 4) + 2 * (cc / 4) - h - cc % 4) % 7,
                m = (a + 11 * h + 22 * l) / 451;
            e[(h + l - 7 * m + 114) / 31 - 3][(h + l - 7 * m + 114) % 31 + 1]++;
            c[dn(y, 12, 25) % 7]++;
        }
    for (int k = 0; k < 7; k++)
        printf("%s %d %d\n", nm[k], c[k], t[k]);
    int k = 1;
    for (int i = 1; i <= 31; i++)
        if (e[1][i] > e[1][k])
            k = i;
    printf("%ld %d %d\n", s, k, e[1][k]);
    return 0;
}
