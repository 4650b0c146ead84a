/* A heap of numbers with labels: the yardstick for heaps.m. */
#include <stdio.h>
#include <stdlib.h>

struct heap { double *keys, *labels; int n, room; long moves; };

static void init(struct heap *h, int room)
{
    *h = (struct heap){calloc((size_t)room, sizeof(double)), calloc((size_t)room, sizeof(double)), 0, room, 0};
}
static void push(struct heap *h, double key, double label)
{
    if (++h->n > h->room) {
        h->room *= 2;
        h->keys = realloc(h->keys, (size_t)h->room*sizeof(double));
        h->labels = realloc(h->labels, (size_t)h->room*sizeof(double));
    }
    int at = h->n;
    while (at > 1 && h->keys[at/2 - 1] > key) {
        h->keys[at - 1] = h->keys[at/2 - 1];
        h->labels[at - 1] = h->labels[at/2 - 1];
        h->moves++;
        at /= 2;
    }
    h->keys[at - 1] = key;
    h->labels[at - 1] = label;
}
static int pop(struct heap *h, double *key, double *label)
{
    if (!h->n) return 0;
    *key = h->keys[0];
    *label = h->labels[0];
    double lk = h->keys[h->n - 1], ll = h->labels[h->n - 1];
    h->n--;
    int at = 1;
    while (2*at <= h->n) {
        int c = 2*at;
        if (c < h->n && h->keys[c] < h->keys[c - 1]) c++;
        if (lk <= h->keys[c - 1]) break;
        h->keys[at - 1] = h->keys[c - 1];
        h->labels[at - 1] = h->labels[c - 1];
        h->moves++;
        at = c;
    }
    h->keys[at - 1] = lk;
    h->labels[at - 1] = ll;
    return 1;
}
int main(void)
{
    struct heap h, t;
    init(&h, 16);
    long seed = 3, check = 0;
    for (int k = 1; k <= 100000; k++) {
        seed = 16807*seed % 2147483647;
        push(&h, seed/1000.0, k);
    }
    double last = -1, key, label;
    int ok = 1;
    while (pop(&h, &key, &label)) {
        ok = ok && key >= last;
        last = key;
        check = (check*31 + (long)label) % 1000003;
    }
    printf("100000 in order %d, check %ld, %ld moves\n", ok, check, h.moves);
    init(&t, 12);
    for (int k = 1; k <= 300000; k++) {
        seed = 16807*seed % 2147483647;
        double x = (double)(seed % 1000000);
        if (t.n < 10)
            push(&t, x, k);
        else if (x > t.keys[0]) {
            pop(&t, &key, &label);
            push(&t, x, k);
        }
    }
    while (pop(&t, &key, &label)) printf("%.0f@%.0f ", key, label);
    printf("\n");
    if (!pop(&t, &key, &label)) printf("MinHeap:empty: nothing is left\n");
    return 0;
}
