/* Recursion that remembers in hash tables, by number and by text: the yardstick for powermemo.m. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CAP = 1 << 16 };
struct num { double key, value; };
struct txt { char key[16]; double value; };
static struct num nums[CAP];
static struct txt memo[CAP], ways[CAP];
static int nnum, nmemo, nways;

static struct num *nfind(double key)
{
    uint64_t h = (uint64_t)key*0x9E3779B97F4A7C15u >> 48;
    while (nums[h].key && nums[h].key != key) h = (h + 1) & (CAP - 1);
    return &nums[h];
}
static struct txt *tfind(struct txt *t, const char *key)
{
    uint32_t h = 2166136261u;
    for (const char *c = key; *c; c++) h = (h ^ (unsigned char)*c)*16777619u;
    h &= CAP - 1;
    while (t[h].key[0] && strcmp(t[h].key, key)) h = (h + 1) & (CAP - 1);
    return &t[h];
}
static double collatz(double n)
{
    struct num *e = nfind(n);
    if (e->key) return e->value;
    double l = fmod(n, 2) == 0 ? 1 + collatz(n/2) : 1 + collatz(3*n + 1);
    e = nfind(n);
    *e = (struct num){n, l};
    nnum++;
    return l;
}
static double paths(int i, int j)
{
    if (!i || !j) return 1;
    char key[16];
    sprintf(key, "%d,%d", i, j);
    struct txt *e = tfind(memo, key);
    if (e->key[0]) return e->value;
    double p = fmod(paths(i - 1, j) + paths(i, j - 1), 1000000007);
    if (i*j % 5 == 0) p++;
    e = tfind(memo, key);
    strcpy(e->key, key);
    nmemo++;
    return e->value = p;
}
static double change(int amount, int k)
{
    static const int coins[] = {1, 2, 5, 10, 20, 50};
    if (amount == 0) return 1;
    if (amount < 0 || k == 0) return 0;
    char key[16];
    sprintf(key, "%d_%d", amount, k);
    struct txt *e = tfind(ways, key);
    if (e->key[0]) return e->value;
    double n = change(amount - coins[k - 1], k) + change(amount, k - 1);
    e = tfind(ways, key);
    strcpy(e->key, key);
    nways++;
    return e->value = n;
}
int main(void)
{
    *nfind(1) = (struct num){1, 1};
    nnum = 1;
    double best = 0, who = 0;
    for (int n = 1; n <= 9000; n++) {
        double l = collatz(n);
        if (l > best) { best = l; who = n; }
    }
    printf("%.0f has the longest chain, %.0f; %d are known\n", who, best, nnum);
    for (int k = 20; k <= 90; k += 5)
        printf("%.0f from (%d,%d)\n", fmod(paths(k, k - 7), 1000007), k, k - 7);
    printf("%d known\n", nmemo);
    printf("%.0f ways\n", change(900, 6));
    printf("%d known\n", nways);
    return 0;
}
