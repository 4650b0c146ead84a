/* Words in a trie of structs, counted, looked up and listed: the yardstick for trie.m. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
    int next[26];
    int count;
};
static struct node *nodes;
static int n, room;

static int more(void)
{
    if (n == room) {
        room = room ? 2 * room : 16;
        nodes = realloc(nodes, room * sizeof *nodes);
    }
    memset(&nodes[n], 0, sizeof *nodes);
    return n++;
}

static int insert(const char *w, int len)
{
    int at = 0;
    for (int j = 0; j < len; j++) {
        int k = w[j] - 'a';
        int to = nodes[at].next[k];
        if (!to) {
            to = more();
            nodes[at].next[k] = to;
        }
        at = to;
    }
    return ++nodes[at].count;
}

static int lookup(const char *w)
{
    int at = 0;
    for (; *w; w++) {
        at = nodes[at].next[*w - 'a'];
        if (!at)
            return 0;
    }
    return nodes[at].count;
}

static int deepest(int at)
{
    int d = 0;
    for (int k = 0; k < 26; k++)
        if (nodes[at].next[k]) {
            int e = 1 + deepest(nodes[at].next[k]);
            if (e > d)
                d = e;
        }
    return d;
}

int main(void)
{
    long seed = 7;
    double total = 0;
    char word[16];
    more();
    for (int k = 1; k <= 8 * 12000; k++) {
        int len = 2 + (seed / 1024) % 6;
        for (int j = 0; j < len; j++) {
            seed = (seed * 1103515 + 12345) % 2147483648;
            long q = (seed / 4096) % 12;
            double v = 'a' + (double)(q * q) / 6;
            word[j] = (char)(int)v;
        }
        total += insert(word, len);
    }
    int best = 0;
    for (int k = 0; k < n; k++)
        if (nodes[k].count > best)
            best = nodes[k].count;
    const char *p[] = {"aabbc", "aab", "abd", "ba", "dada", "aaa", "zz"};
    int longest = deepest(0);
    for (int k = 0; k < 7; k++)
        printf("%s %d\n", p[k], lookup(p[k]));
    printf("%d nodes, %d deep, best %d, total %.0f\n", n, longest, best, total);
    return 0;
}
