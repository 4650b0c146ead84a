/* Lists that grow: the yardstick for orbits.m. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct list {
    int64_t *items;
    size_t count, room;
};

static void append(struct list *l, int64_t item)
{
    if (l->count == l->room) {
        l->room = l->room ? 2*l->room : 16;
        l->items = realloc(l->items, l->room*sizeof *l->items);
        if (!l->items)
            exit(1);
    }
    l->items[l->count++] = item;
}

struct record {
    int64_t start, length, peak;
};

int main(void)
{
    struct list path = {0}, longest = {0}, lengths = {0}, primes = {0};
    struct record *records = NULL;
    size_t count = 0, room = 0, used = 0, text_room = 256;
    char *text = calloc(1, text_room);
    if (!text)
        return 1;
    for (int start = 1; start <= 100000; start++) {
        int64_t n = start;
        path.count = 0;
        append(&path, n);
        while (n != 1) {
            n = n % 2 == 0 ? n/2 : 3*n + 1;
            append(&path, n);
        }
        append(&lengths, (int64_t)path.count);
        if (path.count > longest.count) {
            int64_t peak = 0;
            for (size_t k = 0; k < path.count; k++)
                peak = path.items[k] > peak ? path.items[k] : peak;
            if (count == room) {
                room = room ? 2*room : 16;
                records = realloc(records, room*sizeof *records);
            }
            if (used + 32 > text_room)
                text = realloc(text, text_room *= 2);
            if (!records || !text)
                return 1;
            records[count++] = (struct record){start, (int64_t)path.count, peak};
            used += (size_t)sprintf(text + used, "%d:%zu ", start, path.count);
            struct list other = longest; /* the old one is the room for the next path */
            longest = path;
            path = other;
        }
        int prime = start > 1;
        for (size_t k = 0; prime && k < primes.count && primes.items[k]*primes.items[k] <= start; k++)
            prime = start % primes.items[k] != 0;
        if (prime)
            append(&primes, start);
    }

    int64_t highest = 0, sum = 0, total = 0;
    for (size_t k = 0; k < count; k++)
        highest = records[k].peak > highest ? records[k].peak : highest;
    for (size_t k = 0; k < longest.count; k++)
        sum += longest.items[k];
    for (size_t k = 0; k < lengths.count; k++)
        total += lengths.items[k];
    printf("%zu records: %s\n", count, text);
    printf("highest %lld, sum of the longest %lld\n", (long long)highest, (long long)sum);
    printf("mean length %.4f, %zu primes, last %lld\n", (double)total/(double)lengths.count, primes.count,
           (long long)primes.items[primes.count - 1]);
    free(path.items);
    free(longest.items);
    free(lengths.items);
    free(primes.items);
    free(records);
    free(text);
    return 0;
}
