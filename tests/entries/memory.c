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

/* A new context has no memory left over from calls before. */
static int call(int which, parts_context *cx) {
    double b[] = {0.5, 0.25, 0.25}, x[] = {1, 2, 3, 4}, s[] = {0, 0, 0}, k[9] = {1}, t;
    uint8_t pixels[16] = {1};
    parts_matrix_double B = {b, {1, 3}}, X = {x, {1, 4}}, S = {s, {1, 3}}, K = {k, {3, 3}}, Y = {x, {1, 1}}, y, z;
    parts_matrix_uint8 image = {pixels, {4, 4}}, out;
    if (which == 0 && parts_fir(cx, &B, &X, &S, &y, &z)) return 1;
    if (which == 1 && parts_conv8(cx, &image, &K, &out)) return 1;
    if (which == 2 && parts_ode(cx, decay, NULL, 1, &Y, 3, &t, &y)) return 1;
    if (which == 0) parts_release(z.data);
    parts_release(which == 1 ? (void *)out.data : (void *)y.data);
    return 0;
}

int main(void) {
    for (int which = 0; which < 3; ++which) {
        for (int site = 0;; ++site) {
            parts_context *cx = parts_init();
            failed = 0;
            left = site;
            int status = call(which, cx);
            left = -1;
            if (failed && (!status || strcmp(parts_identifier(cx), "MATLAB:nomem")))
                printf("%d, %d: status %d, %s\n", which, site, status, parts_report(cx));
            if (call(which, cx)) printf("%d, %d: it does not go on: %s\n", which, site, parts_report(cx));
            parts_free(cx);
            if (!failed) {
                if (site == 0) printf("%d asks for no memory\n", which);
                break;
            }
        }
    }
    return 0;
}
