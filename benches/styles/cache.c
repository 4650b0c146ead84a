/* A cache of limited room by containers.Map, with stamps of last use: the yardstick for cache.m. */
#include <stdio.h>
#include <string.h>

struct entry {
    double value;
    long used, hits;
    int key, live;
};

int main(void)
{
    /* open table of slots, with the key's place */
    enum { ROOM = 64 };
    static struct entry slot[ROOM];
    static int place[200];
    int count = 0;
    long stamp = 0, seed = 5, hits = 0, evicted = 0;
    double total = 0;
    memset(place, -1, sizeof place);
    for (int k = 1; k <= 10 * 20000; k++) {
        seed = (seed * 1103515 + 12345) % 2147483648;
        long r = seed / 8192;
        int key = r % 4 < 3 ? r % 60 : r % 200;
        stamp++;
        int p = place[key];
        if (p >= 0) {
            slot[p].used = stamp;
            slot[p].hits++;
            hits++;
            total += slot[p].value;
        } else {
            if (count >= ROOM) {
                int v = 0;
                for (int j = 1; j < ROOM; j++)
                    if (slot[j].used < slot[v].used)
                        v = j;
                place[slot[v].key] = -1;
                evicted++;
                p = v;
            } else
                p = count++;
            slot[p] = (struct entry){(double)key * key, stamp, 0, key, 1};
            place[key] = p;
        }
    }
    long most = 0;
    for (int j = 0; j < count; j++)
        if (slot[j].hits > most)
            most = slot[j].hits;
    printf("%ld hits, %ld evicted, total %.0f, most %ld, kept %d\n", hits, evicted, total, most,
        count);
    return 0;
}
