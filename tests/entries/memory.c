/* Each request for memory of functions that are C alone fails once, under a linker that wraps malloc and its kin: the
 * call says so, and the next one does what it should. */
#include "parts.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long left = -1;
static int failed;

static int fails(void) {
    if (left < 0 || left-- > 0) return 0;
    return failed = 1;
}

void *__real_malloc(size_t n);
void *__real_calloc(size_t n, size_t m);
void *__real_realloc(void *p, size_t n);
void *__wrap_malloc(size_t n) { return fails() ? NULL : __real_malloc(n); }
void *__wrap_calloc(size_t n, size_t m) { return fails() ? NULL : __real_calloc(n, m); }
void *__wrap_realloc(void *p, size_t n) { return fails() ? NULL : __real_realloc(p, n); }

static int decay(double t, const parts_matrix_double *y, parts_matrix_double *r, void *user) {
    (void)t, (void)user;
    r->data[0] = -y->data[0];
    return 0;
}


static double b[] = {0.5, 0.25, 0.25}, x[] = {1, 2, 3, 4}, s[] = {0, 0, 0}, k[9] = {1}, u[] = {0, 1, 2, 1, 3, 2};
static uint8_t pixels[16] = {1};
static parts_matrix_double B = {b, {1, 3}}, X = {x, {1, 4}}, S = {s, {1, 3}}, K = {k, {3, 3}}, Y = {x, {1, 1}},
                           T = {u, {3, 2}}, y, z;
static parts_matrix_uint8 image = {pixels, {4, 4}}, out;

static int fir(parts_context *cx) {
    if (parts_fir(cx, &B, &X, &S, &y, &z)) return 1;
    parts_release(y.data), parts_release(z.data);
    return 0;
}

static int fir_into(parts_context *cx) {
    double room[4], more[3];
    parts_matrix_double here = {room, {1, 4}}, there = {more, {1, 3}};
    return parts_fir_into(cx, &B, &X, &S, &here, &there);
}

static int conv8(parts_context *cx) {
    if (parts_conv8(cx, &image, &K, &out)) return 1;
    parts_release(out.data);
    return 0;
}

static int ode(parts_context *cx) {
    double t;
    if (parts_ode(cx, decay, NULL, 1, &Y, 3, &t, &y)) return 1;
    parts_release(y.data);
    return 0;
}


static int lookup(parts_context *cx) {
    double v;
    return parts_lookup(cx, &T, 1.5, &v);
}

static int fibo(parts_context *cx) {
    double v;
    return parts_fibo(cx, 5, &v);
}

static int damp(parts_context *cx) {
    parts_damp_p p = {2, 0.5, 0.25f};
    parts_damp_r r;
    return parts_damp(cx, &p, 3, &r);
}

int main(void) {
    static const struct {
        const char *name;
        int (*call)(parts_context *);
        int asks;
    } all[] = {{"fir", fir, 1},       {"fir_into", fir_into, 1}, {"conv8", conv8, 1}, {"ode", ode, 1},
               {"lookup", lookup, 0}, {"fibo", fibo, 0},         {"damp", damp, 0}};
    for (size_t which = 0; which < sizeof all / sizeof *all; ++which) {
        const char *name = all[which].name;
        for (int site = 0;; ++site) {
            /* A new context has no memory left over from calls before. */
            parts_context *cx = parts_init();
            failed = 0;
            left = site;
            int status = all[which].call(cx);
            left = -1;
            if (failed && (!status || strcmp(parts_identifier(cx), "MATLAB:nomem")))
                printf("%s, %d: status %d, %s\n", name, site, status, parts_report(cx));
            if (all[which].call(cx)) printf("%s, %d: it does not go on: %s\n", name, site, parts_report(cx));
            parts_free(cx);
            if (!failed) {
                if ((site > 0) != all[which].asks) printf("%s asks for memory %d times\n", name, site);
                break;
            }
        }
    }
    return 0;
}
