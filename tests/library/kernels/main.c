/* Calls the procedures of the library `kern` by the functions that choose among variants, and one variant directly. */
#include "kern.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 5 };
static const char *const names[] = {"double", "single", "complex", "complex_single"};
static kern_context *cx;

static kern_array array(int type, int64_t rows, int64_t columns, void *data) {
    return (kern_array){type, 2, data, {rows, columns}};
}

static void put(const kern_array *a, int64_t k, double re, double im) {
    double *d = a->data;
    float *s = a->data;
    switch (a->type) {
    case KERN_DOUBLE: d[k] = re; break;
    case KERN_SINGLE: s[k] = (float)re; break;
    case KERN_COMPLEX: d[2 * k] = re, d[2 * k + 1] = im; break;
    default: s[2 * k] = (float)re, s[2 * k + 1] = (float)im;
    }
}

static void element(const kern_array *a, int64_t k) {
    double *d = a->data, re, im = 0;
    float *s = a->data;
    switch (a->type) {
    case KERN_DOUBLE: re = d[k]; break;
    case KERN_SINGLE: re = s[k]; break;
    case KERN_COMPLEX: re = d[2 * k], im = d[2 * k + 1]; break;
    case KERN_COMPLEX_SINGLE: re = s[2 * k], im = s[2 * k + 1]; break;
    default: re = *(int32_t *)a->data;
    }
    printf(" %.6f %.6f", re, im);
}

/* Shows results and gives them up. */
static void show(const char *name, const char *kind, int status, int count, kern_array *results) {
    printf("%s%s", name, kind);
    if (status) printf(": %s: %s", kern_identifier(cx), kern_message(cx));
    for (int r = 0; r < count && !status; ++r) {
        kern_array *a = &results[r];
        if (a->type == KERN_VALUE) {
            kern_value *dense = kern_value_dense(cx, a->data);
            int64_t extents[2];
            kern_value_size(dense, 2, extents);
            kern_array made = array(kern_value_class(dense), extents[0], extents[1], kern_value_data(cx, dense));
            kern_value_free(dense);
            kern_value_free(a->data);
            *a = made;
        }
        for (int64_t k = 0; k < a->dim[0] * a->dim[1]; ++k) element(a, k);
        kern_release(a->data);
    }
    printf("\n");
}

static void system_of(kern_array *A, kern_array *b) {
    int is_complex = A->type == KERN_COMPLEX || A->type == KERN_COMPLEX_SINGLE;
    for (int j = 1; j <= N; ++j) {
        for (int i = 1; i <= N; ++i)
            if (i == j) put(A, (i - 1) + N * (j - 1), N + j, 0);
            else put(A, (i - 1) + N * (j - 1), 1.0 / (i + j), is_complex ? (i - j) / 8.0 : 0);
        put(b, j - 1, 1 + j / 4.0, is_complex ? -j / 2.0 : 0);
    }
}

static void all(const char *kind, const kern_array *A, const kern_array *b, const kern_array *zero, int sparse) {
    double tolerance = 1e-3, small = 1e-5, three = 3;
    float single = 1e-3f;
    int32_t most = 100, twenty = 20, five = 5, four = 4;
    int is_single = b->type == KERN_SINGLE || b->type == KERN_COMPLEX_SINGLE;
    kern_array tol = array(is_single ? KERN_SINGLE : KERN_DOUBLE, 1, 1, is_single ? (void *)&single : &tolerance);
    kern_array fine = array(KERN_DOUBLE, 1, 1, &small), k = array(KERN_DOUBLE, 1, 1, &three), r[3];
    kern_array n100 = array(KERN_INT32, 1, 1, &most), n20 = array(KERN_INT32, 1, 1, &twenty);
    kern_array n5 = array(KERN_INT32, 1, 1, &five), n4 = array(KERN_INT32, 1, 1, &four);
    show("poweriter ", kind, kern_poweriter(cx, A, b, &tol, &n100, &r[0], &r[1], &r[2]), 3, r);
    show("conjgrad ", kind, kern_conjgrad(cx, A, b, zero, &fine, &n20, &r[0], NULL, &r[1]), 2, r);
    show("jacobi ", kind, kern_jacobi(cx, A, b, zero, &n5, &r[0], &r[1]), 2, r);
    if (!sparse) show("gaussseidel ", kind, kern_gaussseidel(cx, A, b, zero, &n4, &r[0]), 1, r);
    show("lanczos ", kind, kern_lanczos(cx, A, b, &k, &r[0], &r[1], &r[2]), 3, r);
    show("arnoldi ", kind, kern_ArnoldiC(cx, A, &k, b, &r[0], &r[1], &r[2]), 3, r);
}

/* The same matrix as a sparse value. */
static kern_value *sparse_of(const kern_array *A) {
    int64_t row[N * N], column[N * N];
    for (int k = 0; k < N * N; ++k) row[k] = k % N, column[k] = k / N;
    if (A->type == KERN_DOUBLE) return kern_value_triplets(cx, N, N, N * N, row, column, 0, A->data);
    return kern_value_triplets(cx, N, N, N * N, row, column, 1, A->data);
}

int main(void) {
    cx = kern_init();
    double data[2 * N * N], right[2 * N], nothing[2 * N] = {0}, real_right[N];
    kern_array A, b, zero, r[3];
    for (int type = KERN_DOUBLE; type <= KERN_COMPLEX_SINGLE; ++type) {
        A = array(type, N, N, data), b = array(type, N, 1, right), zero = array(type, N, 1, nothing);
        system_of(&A, &b);
        all(names[type], &A, &b, &zero, 0);
        if (type == KERN_DOUBLE || type == KERN_COMPLEX) {
            char kind[32] = "sparse_";
            kern_value *v = sparse_of(&A);
            kern_array S = array(KERN_VALUE, N, N, v);
            all(strcat(kind, names[type]), &S, &b, &zero, 1);
            kern_value_free(v);
        }
    }
    /* A real right-hand side of a complex matrix: the complex variant. */
    double small = 1e-5, two = 2, one = 1;
    int32_t twenty = 20;
    A = array(KERN_COMPLEX, N, N, data), b = array(KERN_COMPLEX, N, 1, right);
    system_of(&A, &b);
    for (int k = 0; k < N; ++k) real_right[k] = 1 + (k + 1) / 4.0;
    kern_array fine = array(KERN_DOUBLE, 1, 1, &small), n20 = array(KERN_INT32, 1, 1, &twenty);
    b = array(KERN_DOUBLE, N, 1, real_right), zero = array(KERN_DOUBLE, N, 1, nothing);
    show("mixed", "", kern_conjgrad(cx, &A, &b, &zero, &fine, &n20, &r[0], NULL, &r[1]), 2, r);
    kern_matrix_double V, H;
    double f;
    int status = kern_ArnoldiC_d_d_d(cx, two, one, one, &V, &H, &f);
    r[0] = array(KERN_DOUBLE, V.dim[0], V.dim[1], V.data), r[1] = array(KERN_DOUBLE, H.dim[0], H.dim[1], H.data);
    r[2] = array(KERN_DOUBLE, 1, 1, malloc(sizeof f));
    *(double *)r[2].data = f;
    show("scalar", "", status, 3, r);
    /* What no variant takes. */
    b = array(KERN_DOUBLE, N - 1, 1, real_right);
    show("wrong", "", kern_conjgrad(cx, &A, &b, &zero, &fine, &n20, NULL, NULL, NULL), 0, r);
    show("missing", "", kern_conjgrad(cx, &A, NULL, &zero, &fine, &n20, NULL, NULL, NULL), 0, r);
    kern_free(cx);
    return 0;
}
