/* A machine with a stack runs a program of structs with texts for operations: the yardstick for
 * bytecode.m. */
#include <math.h>
#include <stdio.h>
#include <string.h>

enum op { PUSH, LOAD, STORE, ADD, MUL, MOD, LESS, JUMPIF, HALT };

static const char *nm[] = {"push", "load", "store", "add", "mul", "mod", "less", "jumpif", "halt"};

struct ins {
    enum op op;
    double arg;
};

static double run(const struct ins *p, double *mem, long *n)
{
    double st[64];
    int sp = 0, pc = 1;
    for (;;) {
        const struct ins *i = &p[pc - 1];
        pc++;
        ++*n;
        switch (i->op) {
        case PUSH: st[sp++] = i->arg; break;
        case LOAD: st[sp++] = mem[(int)i->arg - 1]; break;
        case STORE: mem[(int)i->arg - 1] = st[--sp]; break;
        case ADD:
            sp--;
            st[sp - 1] += st[sp];
            break;
        case MUL:
            sp--;
            st[sp - 1] *= st[sp];
            break;
        case MOD:
            sp--;
            st[sp - 1] = fmod(st[sp - 1], st[sp]);
            break;
        case LESS:
            sp--;
            st[sp - 1] = st[sp - 1] < st[sp];
            break;
        case JUMPIF:
            if (st[--sp])
                pc = (int)i->arg;
            break;
        case HALT: return st[sp - 1];
        }
    }
}

int main(void)
{
    const char *l[] = {"push 0", "store 1", "push 1", "store 2", "load 2", "load 2", "mul 0",
        "push 7919", "mod 0", "load 1", "add 0", "store 1", "load 2", "push 1", "add 0", "store 2",
        "load 2", "load 3", "less 0", "jumpif 5", "load 1", "halt 0"};
    struct ins p[22];
    for (int k = 0; k < 22; k++) {
        char w[16];
        double a;
        sscanf(l[k], "%s %lf", w, &a);
        for (int o = 0; o < 9; o++)
            if (!strcmp(w, nm[o]))
                p[k].op = o;
        p[k].arg = a;
    }
    long steps = 0;
    double v = 0;
    for (int r = 1; r <= 30; r++) {
        double mem[8] = {0};
        mem[2] = 2000 + r;
        long n = 0;
        v = run(p, mem, &n);
        steps += n;
    }
    printf("%.0f after %ld steps\n", v, steps);
    return 0;
}
