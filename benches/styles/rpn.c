/* Infix to postfix and evaluation by stacks: the yardstick for rpn.m. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct tok { char s[8]; };

static int rank_(const char *op)
{
    switch (*op) {
    case '+': case '-': return 1;
    case '*': case '/': return 2;
    case '^': return 3;
    default: return 0;
    }
}
static int isop(const char *t) { return !t[1] && strchr("+-*/^", *t); }

static int split(const char *s, struct tok *t)
{
    int n = 0;
    for (;;) {
        size_t l = strcspn(s, " ");
        memcpy(t[n].s, s, l);
        t[n++].s[l] = 0;
        if (!s[l]) return n;
        s += l + 1;
    }
}
static int postfix(const struct tok *t, int n, struct tok *out)
{
    struct tok stack[64];
    int top = 0, m = 0;
    for (int k = 0; k < n; k++) {
        if (isop(t[k].s)) {
            while (top && rank_(stack[top - 1].s) >= rank_(t[k].s) && t[k].s[0] != '^')
                out[m++] = stack[--top];
            stack[top++] = t[k];
        } else if (!strcmp(t[k].s, "(")) {
            stack[top++] = t[k];
        } else if (!strcmp(t[k].s, ")")) {
            while (strcmp(stack[top - 1].s, "(")) out[m++] = stack[--top];
            top--;
        } else
            out[m++] = t[k];
    }
    while (top) out[m++] = stack[--top];
    return m;
}
static double evaluate(const struct tok *q, int n, const double *vars)
{
    double st[64];
    int top = 0;
    for (int k = 0; k < n; k++) {
        const char *t = q[k].s;
        if (isop(t)) {
            double b = st[--top], a = st[--top];
            st[top++] = *t == '+' ? a + b : *t == '-' ? a - b : *t == '*' ? a*b : *t == '/' ? a/b : pow(a, b);
        } else if (!t[1] && *t >= 'a' && *t <= 'c')
            st[top++] = vars[*t - 'a'];
        else
            st[top++] = strtod(t, NULL);
    }
    return st[0];
}
int main(void)
{
    static const char *const sources[] = {"3 + 4 * 2 / ( 1 - 5 ) ^ 2", "a * ( b + c ) - a / b", "( a - b ) * ( a + b ) * 0.5",
        "2 ^ 3 ^ 0.5 + c", "( ( a ) )", "a + b + c - 7 * a * b * c / 11"};
    double total = 0, vars[3];
    long ops = 0;
    for (int r = 1; r <= 6000; r++) {
        vars[0] = r % 17;
        vars[1] = 1 + r % 5;
        vars[2] = vars[0] - vars[1];
        for (int k = 0; k < 6; k++) {
            struct tok t[64], q[64];
            int m = postfix(t, split(sources[k], t), q);
            double v = evaluate(q, m, vars);
            ops += m;
            total += v;
            if (r == 100) {
                char line[128] = "";
                for (int j = 0; j < m; j++) { if (j) strcat(line, " "); strcat(line, q[j].s); }
                printf("%-32s -> %-26s = %g\n", sources[k], line, v);
            }
        }
    }
    printf("%ld taken, total %.6f\n", ops, total);
    return 0;
}
