/* Words counted in a map: the yardstick for wordmap.m, with a hash table and one sort at the end. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SLOTS = 1 << 14, N = 15000 };

struct entry {
    char word[8];
    int count;
};

static struct entry table[SLOTS];

static struct entry *find(const char *word)
{
    uint32_t h = 2166136261u;
    for (const char *p = word; *p; p++)
        h = (h ^ (unsigned char)*p)*16777619u;
    h &= SLOTS - 1;
    while (table[h].count && strcmp(table[h].word, word) != 0)
        h = (h + 1) & (SLOTS - 1);
    return &table[h];
}

static int by_word(const void *a, const void *b)
{
    return strcmp(((const struct entry *)a)->word, ((const struct entry *)b)->word);
}

struct seen {
    int id, at;
};

static struct seen seen[SLOTS];

static struct seen *find_id(int id)
{
    uint32_t h = (uint32_t)id*2654435769u >> 18;
    while (seen[h].id && seen[h].id != id)
        h = (h + 1) & (SLOTS - 1);
    return &seen[h];
}

int main(void)
{
    static const char *syllables[] = {"ba", "ce", "di", "fo", "gu", "ha", "je", "ki",
                                      "lo", "mu", "na", "pe", "ri", "so", "tu"};
    int64_t seed = 5, gaps = 0;
    int distinct = 0, ids = 0;
    for (int k = 1; k <= N; k++) {
        char word[8];
        seed = 16807*seed % 2147483647;
        int a = (int)(seed % 15), b = (int)(seed/15 % 15), c = (int)(seed/225 % 15);
        memcpy(word, syllables[a], 2);
        memcpy(word + 2, syllables[b], 3);
        if (seed % 3 == 0)
            memcpy(word + 4, syllables[c], 3);
        struct entry *e = find(word);
        if (!e->count) {
            strcpy(e->word, word);
            distinct++;
        }
        e->count++;
        int id = 225*(c + 1) + 15*(b + 1) + a + 1;
        struct seen *s = find_id(id);
        if (s->id)
            gaps += k - s->at;
        else {
            s->id = id;
            ids++;
        }
        s->at = k;
    }

    int filled = 0;
    for (int k = 0; k < SLOTS; k++)
        if (table[k].count)
            table[filled++] = table[k];
    qsort(table, (size_t)filled, sizeof *table, by_word);
    int most = 0, where = 0, least = N, rare = 0;
    const char *first = "", *last = "";
    for (int k = 0; k < filled; k++) {
        if (table[k].count > most) {
            most = table[k].count;
            where = k;
        }
        if (table[k].count < least)
            least = table[k].count;
    }
    for (int k = 0; k < filled; k++)
        if (table[k].count == least) {
            if (!rare++)
                first = table[k].word;
            last = table[k].word;
        }
    printf("%d words, %s most often (%d times)\n", distinct, table[where].word, most);
    printf("%d rare ones, first %s, last %s\n", rare, first, last);
    printf("%d numbers, gaps %lld\n", ids, (long long)gaps);
    return 0;
}
