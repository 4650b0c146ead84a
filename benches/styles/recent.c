/* What was used last is kept: the yardstick for recent.m. */
#include <stdio.h>
#include <stdlib.h>

enum { ROOM = 512, KEYS = 4096 };

struct link {
    double key, value;
    struct link *before, *behind;
};

static struct link *new_link(double key, double value)
{
    struct link *link = calloc(1, sizeof *link);
    if (!link)
        exit(1);
    link->key = key;
    link->value = value;
    return link;
}

static void leave(struct link *link)
{
    link->before->behind = link->behind;
    link->behind->before = link->before;
}

static void follow(struct link *link, struct link *other)
{
    link->before = other;
    link->behind = other->behind;
    other->behind->before = link;
    other->behind = link;
}

int main(void)
{
    static struct link *place[KEYS + 1];
    struct link *head = new_link(0, 0), *tail = new_link(0, 0);
    long count = 0, hits = 0, seed = 99;
    double gone = 0, total = 0;
    head->behind = tail;
    tail->before = head;
    for (long k = 1; k <= 1000000; k++) {
        seed = (seed*1103515 + 12345) % 2147483648;
        long key = 1 + seed/64 % KEYS;
        if (seed % 3 != 0)
            key = 1 + key % 600;
        struct link *link = place[key];
        if (!link) {
            if (count == ROOM) {
                struct link *last = tail->before;
                leave(last);
                gone += last->value;
                place[(long)last->key] = NULL;
                free(last);
                count--;
            }
            link = new_link((double)key, (double)(k % 1000));
            place[key] = link;
            count++;
        } else {
            hits++;
            leave(link);
            link->value++;
        }
        follow(link, head);
        total += link->value;
    }
    long sum = 0;
    for (struct link *at = head->behind; at->key > 0; at = at->behind)
        sum = (sum*31 + (long)at->key*(long)at->value) % 1000003;
    printf("%ld hits, %ld kept, %.0f gone, total %.0f, sum %ld\n", hits, count, gone, total, sum);
    while (head) {
        struct link *next = head->behind;
        free(head);
        head = next;
    }
    return 0;
}
