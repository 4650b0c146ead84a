/* Two threads with a context each get what one gets: by functions that are C alone, and where BOXED says so by some
 * that the runtime library does. */
#include "parts.h"
#include <pthread.h>
#include <stdio.h>

#ifndef CALLS
#define CALLS 100000
#endif

static int turn(double t, const parts_matrix_double *y, parts_matrix_double *r, void *user) {
    (void)t;
    r->data[0] = *(double *)user * y->data[0];
    return 0;
}

#ifdef BOXED
/* In a context of the thread, which goes with it. */
static int boxed(int k, double *sum) {
    double x[] = {k % 5, 2, 3, 4}, a[] = {4, 1, 1, 3}, i[] = {1, 2, 2, 1};
    parts_matrix_double X = {x, {4, 1}}, A = {a, {2, 2}}, B = {x, {2, 1}}, I = {i, {4, 1}}, y;
    parts_matrix_complex z;
    char *text;
    if (parts_spectrum_2(NULL, &X, &z, &y)) return 1;
    *sum += z.data[0].re + y.data[0];
    parts_release(z.data), parts_release(y.data);
    if (parts_cholsolve(NULL, &A, &B, &y)) return 1;
    *sum += y.data[0];
    parts_release(y.data);
    if (parts_spmul(NULL, &I, &I, &X, 2, &B, &y)) return 1;
    *sum += y.data[1];
    parts_release(y.data);
    if (parts_label(NULL, "part", k % 10, k % 2, &text)) return 1;
    *sum += text[6];
    parts_release(text);
    X.dim[0] = 1, X.dim[1] = 3;
    return !parts_deep(NULL, &X, sum);
}
#else
static int boxed(int k, double *sum) { return (void)k, (void)sum, 0; }
#endif

static void *work(void *user) {
    double *sum = user, rate = -0.5;
    parts_context *cx = parts_init();
    double b[] = {0.5, 0.25, 0.25}, x[] = {1, 2, 3, 4}, s[] = {0, 0, 0}, table[] = {0, 1, 2, 1, 3, 2}, v;
    for (int k = 0; k < CALLS; ++k) {
        parts_matrix_double B = {b, {1, 3}}, X = {x, {1, 4}}, S = {s, {1, 3}}, T = {table, {3, 2}}, y, z;
        parts_matrix_double three = {x, {1, 3}}, one = {x, {1, 1}};
        x[0] = k % 7;
        if (parts_fir(cx, &B, &X, &S, &y, &z)) return NULL;
        *sum += y.data[3] + z.data[0];
        parts_release(y.data);
        parts_release(z.data);
        if (parts_lookup(cx, &T, k % 3, &v)) return NULL;
        *sum += v;
        if (parts_tally(cx, 1, &y)) return NULL;
        *sum += y.data[0];
        parts_release(y.data);
        if (parts_ode(cx, turn, &rate, 1, &one, 2, &v, &y)) return NULL;
        *sum += y.data[0];
        parts_release(y.data);
        if (!parts_deep(cx, &three, &v)) return NULL;
        if (boxed(k, sum)) return NULL;
    }
    parts_free(cx);
    return user;
}

int main(void) {
    double sums[3] = {0, 0, 0};
    pthread_t threads[2];
    int good = work(&sums[2]) != NULL;
    for (int k = 0; k < 2; ++k) good &= pthread_create(&threads[k], NULL, work, &sums[k]) == 0;
    for (int k = 0; k < 2 && good; ++k) {
        void *result;
        pthread_join(threads[k], &result);
        good &= result != NULL;
    }
    printf("%s\n", good && sums[0] == sums[1] && sums[0] == sums[2] ? "equal" : "they differ");
    return 0;
}
