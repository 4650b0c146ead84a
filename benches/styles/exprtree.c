/* Expressions as trees: the yardstick for exprtree.m. Trees share their parts and are never
 * changed; they live in one pool, which is emptied after each expression. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum kind { NUM, X, ADD, MUL, SIN, COS };

struct tree {
    enum kind kind;
    double value;
    const struct tree *left, *right;
};

enum { ROOM = 1 << 16 };
static struct tree *pool;
static int used;

static const struct tree *node(enum kind kind, double value, const struct tree *left, const struct tree *right)
{
    if (used == ROOM)
        exit(1);
    pool[used] = (struct tree){kind, value, left, right};
    return &pool[used++];
}

static const struct tree *grow(int depth, int64_t *seed)
{
    *seed = 16807**seed % 2147483647;
    int choice = *seed % 8;
    if (depth == 0)
        return choice < 5 ? node(X, 0, NULL, NULL) : node(NUM, choice/4.0, NULL, NULL);
    const struct tree *left = grow(depth - 1, seed);
    if (choice == 7)
        return node(SIN, 0, left, NULL);
    const struct tree *right = grow(depth - 1, seed);
    return node(choice < 3 ? ADD : MUL, 0, left, right);
}

static const struct tree *derive(const struct tree *t)
{
    switch (t->kind) {
    case NUM:
        return node(NUM, 0, NULL, NULL);
    case X:
        return node(NUM, 1, NULL, NULL);
    case ADD:
        return node(ADD, 0, derive(t->left), derive(t->right));
    case MUL:
        return node(ADD, 0, node(MUL, 0, derive(t->left), t->right), node(MUL, 0, t->left, derive(t->right)));
    case SIN:
        return node(MUL, 0, node(COS, 0, t->left, NULL), derive(t->left));
    case COS:
        break;
    }
    exit(1);
}

static int is_number(const struct tree *t, double value)
{
    return t->kind == NUM && t->value == value;
}

static const struct tree *simplify(const struct tree *t)
{
    if (t->kind == SIN || t->kind == COS)
        return node(t->kind, 0, simplify(t->left), NULL);
    if (t->kind != ADD && t->kind != MUL)
        return t;
    const struct tree *a = simplify(t->left), *b = simplify(t->right);
    if (t->kind == ADD)
        return is_number(a, 0) ? b : is_number(b, 0) ? a : node(ADD, 0, a, b);
    if (is_number(a, 0) || is_number(b, 0))
        return node(NUM, 0, NULL, NULL);
    return is_number(a, 1) ? b : is_number(b, 1) ? a : node(MUL, 0, a, b);
}

static int count_nodes(const struct tree *t)
{
    return t ? 1 + count_nodes(t->left) + count_nodes(t->right) : 0;
}

static double evaluate(const struct tree *t, double x)
{
    switch (t->kind) {
    case NUM:
        return t->value;
    case X:
        return x;
    case ADD:
        return evaluate(t->left, x) + evaluate(t->right, x);
    case MUL:
        return evaluate(t->left, x)*evaluate(t->right, x);
    case SIN:
        return sin(evaluate(t->left, x));
    case COS:
        return cos(evaluate(t->left, x));
    }
    return 0;
}

static void show(const struct tree *t)
{
    switch (t->kind) {
    case NUM:
        printf("%g", t->value);
        break;
    case X:
        printf("x");
        break;
    case ADD:
    case MUL:
        printf("(");
        show(t->left);
        printf(t->kind == ADD ? " + " : " * ");
        show(t->right);
        printf(")");
        break;
    case SIN:
    case COS:
        printf(t->kind == SIN ? "sin(" : "cos(");
        show(t->left);
        printf(")");
        break;
    }
}

int main(void)
{
    pool = malloc(ROOM*sizeof *pool);
    if (!pool)
        return 1;
    int64_t seed = 11;
    double total = 0, slope = 0;
    int nodes = 0;
    for (int k = 0; k < 40; k++) {
        used = 0;
        const struct tree *tree = grow(6, &seed), *derived = simplify(derive(tree));
        nodes += count_nodes(derived);
        for (int p = 0; p < 220; p++) {
            double x = p/100.0 - 0.95;
            total += evaluate(tree, x);
            slope += evaluate(derived, x);
        }
    }
    printf("%d nodes, sum of values %.8g, of slopes %.8g\n", nodes, total, slope);
    used = 0;
    const struct tree *x = node(X, 0, NULL, NULL);
    show(simplify(derive(node(MUL, 0, x, node(ADD, 0, node(SIN, 0, x, NULL), node(NUM, 2, NULL, NULL))))));
    printf("\n");
    free(pool);
    return 0;
}
