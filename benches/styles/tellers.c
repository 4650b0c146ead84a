#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    double balance, moves, refused;
} account;

static account *opened(double balance) {
    account *a = calloc(1, sizeof *a);
    a->balance = balance;
    return a;
}

static void deposit(account *a, double sum) {
    a->balance += sum;
    a->moves += 1;
}

static bool withdraw(account *a, double sum) {
    bool done = sum <= a->balance;
    if (done) {
        a->balance -= sum;
        a->moves += 1;
    } else {
        a->refused += 1;
    }
    return done;
}

int main(void) {
    enum { count = 50 };
    account *accounts[count];
    for (int k = 1; k <= count; k++) accounts[k - 1] = opened(100 * k);
    long long state = 12345;
    double done = 0;
    for (int k = 1; k <= 2000000; k++) {
        state = state * 16807 % 2147483647;
        account *from = accounts[state % count];
        state = state * 16807 % 2147483647;
        account *to = accounts[state % count];
        double sum = (double)(state % 97);
        if (withdraw(from, sum)) {
            deposit(to, sum);
            done += 1;
        }
    }
    double total = 0, moves = 0, refused = 0;
    for (int k = 0; k < count; k++) {
        total += accounts[k]->balance;
        moves += accounts[k]->moves;
        refused += accounts[k]->refused;
        free(accounts[k]);
    }
    printf("%.0f %.0f %.0f %.0f\n", total, moves, refused, done);
    return 0;
}
