/* A search tree of nodes: the yardstick for searchtree.m. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct branch {
    double key, held;
    struct branch *less, *more;
};

struct tree {
    struct branch *root;
    double count;
};

static struct branch *new_branch(double key, double held)
{
    struct branch *b = malloc(sizeof *b);
    if (!b)
        exit(1);
    *b = (struct branch){ key, held, NULL, NULL };
    return b;
}

static void put(struct tree *t, double key, double held)
{
    struct branch **at = &t->root;
    while (*at && (*at)->key != key)
        at = key < (*at)->key ? &(*at)->less : &(*at)->more;
    if (*at) {
        (*at)->held = held;
        return;
    }
    *at = new_branch(key, held);
    t->count++;
}

static double get(const struct tree *t, double key)
{
    for (const struct branch *at = t->root; at; at = key < at->key ? at->less : at->more)
        if (at->key == key)
            return at->held;
    return NAN;
}

static double below(const struct branch *at)
{
    if (!at)
        return 0;
    double less = below(at->less), more = below(at->more);
    return 1 + (less > more ? less : more);
}

static void release(struct branch *at)
{
    if (at) {
        release(at->less);
        release(at->more);
        free(at);
    }
}

int main(void)
{
    struct tree t = { NULL, 0 };
    double key = 1, sum = 0, missing = 0;
    for (int k = 1; k <= 200000; k++) {
        key = fmod(key * 7919 + 13, 100003);
        put(&t, key, k);
    }
    for (int k = 1; k <= 100000; k++) {
        double held = get(&t, k);
        if (isnan(held))
            missing++;
        else
            sum += held;
    }
    printf("%.0f keys, %.0f missing, %.0f, depth %.0f\n", t.count, missing, sum, below(t.root));
    release(t.root);
    return 0;
}
