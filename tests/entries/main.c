/* Calls the library `parts` of this folder from C, or from C++. */
#include "parts.h"
#include <stdio.h>
#include <string.h>

static parts_context *cx;

static void list(const double *x, int64_t n) {
    for (int64_t k = 0; k < n; ++k) printf(" %.15g", x[k]);
}

static int swing(double t, const parts_matrix_double *y, parts_matrix_double *r, void *user) {
    (void)t;
    ++*(int *)user;
    r->data[0] = y->data[1];
    r->data[1] = -y->data[0];
    return 0;
}

static int hollow(const parts_matrix_double *x, double *value, bool *sure, void *user) {
    (void)user;
    if (x->data[0] > 2.5) return parts_throw("hollow:far", "too far");
    double a = x->data[0] - 1.5, b = x->data[1] + 0.25;
    *value = a * a + b * b;
    *sure = true;
    return 0;
}

static int broken(double t, const parts_matrix_double *y, parts_matrix_double *r, void *user) {
    (void)user;
    if (t > 0) {
        char text[40];
        snprintf(text, sizeof text, "there are %d elements", (int)y->dim[0] + 1);
        return parts_throw("deep:long", text);
    }
    r->data[0] = y->data[0];
    r->data[1] = y->data[1];
    return 0;
}

int main(void) {
    cx = parts_init();
    double b[] = {0.5, 0.25, 0.25}, x[] = {1, 2, 3, 4}, s[] = {0, 0, 0};
    parts_matrix_double B = {b, {1, 3}}, X = {x, {1, 4}}, S = {s, {1, 3}}, y, z;
    parts_fir(cx, &B, &X, &S, &y, &z);
    printf("fir");
    list(y.data, 4);
    list(z.data, 3);
    parts_release(y.data);
    parts_release(z.data);

    double a[] = {4, 1, 1, 3}, c[] = {1, 2};
    parts_matrix_double A = {a, {2, 2}}, C = {c, {2, 1}};
    parts_cholsolve(cx, &A, &C, &y);
    printf("\ncholsolve");
    list(y.data, 2);
    parts_release(y.data);

    uint8_t pixels[16];
    double ninth[9];
    for (int k = 0; k < 16; ++k) pixels[k] = (uint8_t)(10 * k);
    for (int k = 0; k < 9; ++k) ninth[k] = 1.0 / 9;
    parts_matrix_uint8 image = {pixels, {4, 4}}, out;
    parts_matrix_double kernel = {ninth, {3, 3}};
    parts_conv8(cx, &image, &kernel, &out);
    printf("\nconv8");
    for (int k = 0; k < 16; ++k) printf(" %d", out.data[k]);
    parts_release(out.data);

    parts_damp_p p = {2, 0.5, 0.25f};
    parts_damp_r r;
    parts_damp(cx, &p, 3, &r);
    printf("\ndamp %.15g %d\n", r.value, r.decayed);

    parts_matrix_double column = {x, {4, 1}};
    parts_matrix_complex w;
    parts_matrix_double peak;
    parts_spectrum_2(cx, &column, &w, &peak);
    printf("spectrum");
    for (int k = 0; k < 4; ++k) printf(" %.15g", w.data[k].re);
    for (int k = 0; k < 4; ++k) printf(" %.15g", w.data[k].im);
    list(peak.data, 1);
    parts_release(w.data);
    parts_release(peak.data);

    printf("\nlabel");
    for (int k = 1; k >= 0; --k) {
        char *text;
        parts_label(cx, "part", 7, k, &text);
        printf(" %s", text);
        parts_release(text);
    }

    double t[] = {0, 1, 2, 1, 3, 2}, v;
    parts_matrix_double table = {t, {3, 2}};
    parts_lookup(cx, &table, 1.5, &v);
    printf("\nlookup %.15g", v);
    parts_lookup_2(cx, &table, 7, -1, &v);
    printf(" %.15g\nspmul", v);

    double i[] = {1, 3, 2}, j[] = {1, 1, 3}, e[] = {2, 5, 4}, q[] = {1, 10, 100};
    parts_matrix_double I = {i, {3, 1}}, J = {j, {3, 1}}, E = {e, {3, 1}}, Q = {q, {3, 1}};
    parts_spmul(cx, &I, &J, &E, 3, &Q, &y);
    list(y.data, 3);
    parts_release(y.data);

    double m[] = {1, 2, 10, 11, 12}, start[] = {0, 5}, total;
    parts_matrix_double M = {m, {1, 5}}, center = {start, {1, 2}}, labels, moved;
    parts_means(cx, &M, &center, &labels, &moved, &total);
    printf("\nmeans");
    list(labels.data, 5);
    list(moved.data, 2);
    printf(" %.15g\n", total);
    parts_release(labels.data);
    parts_release(moved.data);

    parts_fibo(cx, 15, &v);
    printf("fibo %g\n", v);
    parts_tally(cx, 2, NULL);
    parts_tally(cx, 3, &y);
    printf("tally");
    list(y.data, 1);
    printf("\n");
    parts_release(y.data);
    double begin[] = {1, 0}, zero[] = {0, 0};
    parts_matrix_double Begin = {begin, {2, 1}}, Zero = {zero, {1, 2}};
    int calls = 0;
    if (parts_ode(cx, swing, &calls, 1, &Begin, 10, &v, &y) || calls != 40) printf("ode: %s\n", parts_report(cx));
    printf("ode %.15g", v);
    list(y.data, 2);
    parts_release(y.data);
    if (parts_least(cx, hollow, NULL, &Zero, &y, &v)) printf("least: %s\n", parts_report(cx));
    printf("\nleast");
    list(y.data, 2);
    printf(" %.15g\n", v);
    parts_release(y.data);
    if (parts_ode(cx, broken, NULL, 1, &Begin, 2, &v, &y))
        printf("broken %s: %s\n", parts_identifier(cx), parts_message(cx));
    parts_matrix_double three = {x, {1, 3}}, one = {x, {1, 1}};
    if (parts_deep(cx, &three, &v)) printf("deep %s: %s\n", parts_identifier(cx), parts_message(cx));
    if (parts_deep(cx, &one, &v)) printf("deep %s: %s\n", parts_identifier(cx), parts_message(cx));

    /* Another context has other variables; a failed check leaves all as it was. */
    parts_context *other = parts_init();
    parts_tally(other, 1, &y);
    if (y.data[0] != 1) printf("the contexts share variables\n");
    parts_release(y.data);
    if (!parts_cholsolve(other, &M, &C, &y)) printf("a matrix that is not square is taken\n");
    A.data[0] = -1;
    if (!parts_cholsolve(other, &A, &C, &y)) printf("an indefinite matrix is taken\n");
    /* Results in memory of ours, of which there may be too little; one that has none is given. */
    double room[8], few[2] = {0, 0}, *given;
    parts_matrix_double Room = {room, {2, 4}}, Few = {few, {1, 2}}, None = {NULL, {0, 0}};
    if (parts_fir_into(other, &B, &X, &S, &Room, &None)) printf("into: %s\n", parts_report(other));
    given = None.data;
    if (Room.data != room || Room.dim[0] != 1 || Room.dim[1] != 4 || room[3] != 3.25 || given[0] != 4)
        printf("other elements are in memory of ours\n");
    Room.dim[1] = 8;
    if (!parts_fir_into(other, &B, &X, &S, &Room, &Few) || few[0] == 4 || Few.data != few || Room.dim[1] != 8
        || strcmp(parts_identifier(other), "tame:room")
        || strcmp(parts_message(other), "The result 'state' has 3 elements, and there is room for 2."))
        printf("too little room is taken: %s\n", parts_report(other));
    if (parts_fir_into(other, &B, &X, &S, NULL, NULL)) printf("into: %s\n", parts_report(other));
    if (parts_deep(NULL, &three, &v) != 1) printf("a context of the thread does not tell errors\n");
    parts_release(given);
    for (int k = 0; k < FAILURES; ++k) {
        parts_fir_into(other, &B, &X, &S, &Few, &Few);
        parts_deep(other, &three, &v);
        parts_ode(other, broken, NULL, 1, &Begin, 2, &v, &y);
        parts_ode(other, NULL, NULL, 1, &Begin, 2, &v, &y);
        parts_cholsolve(other, &A, &C, &y);
        parts_cholsolve(other, &M, &C, &y);
    }
    parts_free(other);
    parts_free(cx);
    return 0;
}
