/* A small stack machine: the yardstick for machine.m. */
#include <math.h>
#include <stdio.h>
#include <string.h>

struct instruction {
    const char *op;
    double arg;
};

static const struct instruction code[] = {
    {"push", 0}, {"store", 1}, {"push", 1}, {"store", 2}, {"load", 1}, {"load", 2}, {"add", 0},
    {"push", 1000003}, {"mod", 0}, {"store", 1}, {"load", 2}, {"push", 1}, {"add", 0}, {"dup", 0},
    {"store", 2}, {"push", 200000}, {"less", 0}, {"jumpif", 5}, {"load", 1}, {"print", 0}, {"halt", 0},
};

int main(void)
{
    double stack[101] = {0}, memory[11] = {0};
    int top = 0, pc = 1, running = 1;
    long steps = 0, pushes = 0, loads = 0, others = 0;
    while (running) {
        const char *op = code[pc - 1].op;
        double arg = code[pc - 1].arg;
        pc++;
        steps++;
        if (!strcmp(op, "push")) {
            stack[++top] = arg;
            pushes++;
        } else if (!strcmp(op, "load")) {
            stack[++top] = memory[(int)arg];
            loads++;
        } else if (!strcmp(op, "store")) {
            memory[(int)arg] = stack[top--];
        } else if (!strcmp(op, "add") || !strcmp(op, "sub") || !strcmp(op, "mod") || !strcmp(op, "less")) {
            double b = stack[top--], a = stack[top];
            if (!strcmp(op, "add"))
                stack[top] = a + b;
            else if (!strcmp(op, "sub"))
                stack[top] = a - b;
            else if (!strcmp(op, "mod"))
                stack[top] = fmod(a, b);
            else
                stack[top] = a < b;
            others++;
        } else if (!strcmp(op, "dup")) {
            stack[top + 1] = stack[top];
            top++;
        } else if (!strcmp(op, "jumpif")) {
            if (stack[top] != 0)
                pc = (int)arg;
            top--;
        } else if (!strcmp(op, "print")) {
            printf("%d\n", (int)stack[top--]);
        } else if (!strcmp(op, "halt")) {
            running = 0;
        } else {
            return 1;
        }
    }
    printf("%ld steps, %ld pushes, %ld loads, %ld others\n", steps, pushes, loads, others);
    return 0;
}
