/* Formulas: tokens, a parser by descent that makes structs, and their values: the yardstick for
 * calc.m. */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct tok {
    char kind[8], text[16];
    double number;
};

struct node {
    char op[8];
    int n;
    struct node *a[4];
    double number;
};
static struct tok t[128];
static int nt, at;

static void scan(const char *s)
{
    nt = 0;
    while (*s) {
        struct tok *k = &t[nt++];
        if (isdigit(*s)) {
            int l = 0;
            while (isdigit(s[l]) || s[l] == '.')
                l++;
            strcpy(k->kind, "number");
            memcpy(k->text, s, l);
            k->text[l] = 0;
            k->number = strtod(k->text, NULL);
            s += l;
        } else if (isalpha(*s)) {
            int l = 0;
            while (isalpha(s[l]))
                l++;
            strcpy(k->kind, "name");
            memcpy(k->text, s, l);
            k->text[l] = 0;
            s += l;
        } else {
            k->kind[0] = k->text[0] = *s++;
            k->kind[1] = k->text[1] = 0;
        }
    }
}

static int is(const char *k)
{
    return at < nt && !strcmp(t[at].kind, k);
}

static struct node *mk(const char *op, struct node *a, struct node *b)
{
    struct node *n = malloc(sizeof *n);
    strcpy(n->op, op);
    n->n = (a != 0) + (b != 0);
    n->a[0] = a;
    n->a[1] = b;
    n->number = 0;
    return n;
}
static struct node *expr(void);

static struct node *prim(void)
{
    struct node *n;
    if (is("number")) {
        n = mk("number", 0, 0);
        n->number = t[at++].number;
    } else if (is("-")) {
        at++;
        n = mk("neg", prim(), 0);
    } else if (is("(")) {
        at++;
        n = expr();
        at++;
    } else if (is("name")) {
        n = mk(t[at].text, 0, 0);
        at++;
        if (is("(")) {
            while (!is(")")) {
                at++;
                n->a[n->n++] = expr();
            }
            at++;
        }
    } else
        exit(1);
    return n;
}

static struct node *powr(void)
{
    struct node *n = prim();
    if (is("^")) {
        at++;
        n = mk("^", n, powr());
    }
    return n;
}

static struct node *term(void)
{
    struct node *n = powr();
    while (is("*") || is("/")) {
        const char *o = t[at++].kind;
        struct node *r = powr();
        n = mk(o, n, r);
    }
    return n;
}

static struct node *expr(void)
{
    struct node *n = term();
    while (is("+") || is("-")) {
        const char *o = t[at++].kind;
        struct node *r = term();
        n = mk(o, n, r);
    }
    return n;
}

static int count(struct node *n)
{
    int c = 1;
    for (int k = 0; k < n->n; k++)
        c += count(n->a[k]);
    return c;
}

static void drop(struct node *n)
{
    for (int k = 0; k < n->n; k++)
        drop(n->a[k]);
    free(n);
}

static double val(struct node *n, double x)
{
    double a[4];
    for (int k = 0; k < n->n; k++)
        a[k] = val(n->a[k], x);
    const char *o = n->op;
    if (!strcmp(o, "number"))
        return n->number;
    if (!strcmp(o, "x"))
        return x;
    if (!strcmp(o, "+"))
        return a[0] + a[1];
    if (!strcmp(o, "-"))
        return a[0] - a[1];
    if (!strcmp(o, "*"))
        return a[0] * a[1];
    if (!strcmp(o, "/"))
        return a[0] / a[1];
    if (!strcmp(o, "^"))
        return pow(a[0], a[1]);
    if (!strcmp(o, "neg"))
        return -a[0];
    if (!strcmp(o, "abs"))
        return fabs(a[0]);
    if (!strcmp(o, "max"))
        return fmax(a[0], a[1]);
    if (!strcmp(o, "min"))
        return fmin(a[0], a[1]);
    exit(1);
}

int main(void)
{
    const char *f[] = {"1+2*3", "(1+2)*3", "x*x-2*x+1", "2^3^2/(1+x)", "-x+abs(-3.5)*max(x,2)",
        "((x+1)*(x-1))/(x*x+1)", "min(max(x,0.25),0.75)*100", "1/(1+1/(1+1/(1+x)))"};
    double total = 0;
    long nodes = 0;
    for (int r = 1; r <= 2000; r++)
        for (int k = 0; k < 8; k++) {
            scan(f[k]);
            at = 0;
            struct node *n = expr();
            nodes += count(n);
            double v = val(n, (r % 10) / 4.0);
            total += v;
            if (r == 3)
                printf("%s = %.6g\n", f[k], v);
            drop(n);
        }
    printf("%ld nodes, total %.6f\n", nodes, total);
    return 0;
}
