/* tame.h: what C programs emitted by tame need beyond C itself.
 *
 * Three parts: (1) the interface of the runtime library (boxed values, kernels, errors), (2) arrays
 * with one owner, made for each element type by TAME_DEFINE_ARRAY, (3) MATLAB's scalar operations
 * where C has none of its own.
 *
 * Invariants: an array's elements are stored column by column; `data` holds at least as many as the
 * product of `dim`, `capacity` says how many fit. A tame_value is owned by whoever holds it: a
 * function that takes one consumes it unless its comment says otherwise. Errors do not return:
 * they go to the innermost handler or end the program with status 1.
 */
#ifndef TAME_H
#define TAME_H

#include <complex.h>
#include <math.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint16_t tame_char;
typedef double _Complex tame_c64;
typedef float _Complex tame_c32;

#if defined(__GNUC__)
#define TAME_COLD __attribute__((cold, noinline, unused))
#define TAME_INLINE static inline __attribute__((unused))
#define TAME_UNUSED __attribute__((unused))
#else
#define TAME_UNUSED
#define TAME_COLD
#define TAME_INLINE static inline
#endif

/* ---- (1) The runtime library ------------------------------------------------------------- */

/* A value of any class; NULL where a variable has none. */
typedef struct tame_boxed *tame_value;

/* A builtin of the runtime library, found by name at its first call. */
typedef struct {
    const char *name;
    const void *kernel; /* the runtime library's alone: every thread may find it first */
} tame_kernel;

/* A position in the MATLAB sources. */
typedef struct {
    const char *file;
    int32_t line, column;
} tame_site;

/* What a function owns: the place of a boxed value, or of the elements of an array. */
typedef struct {
    void *place;
    bool boxed;
} tame_owned;

/* One level of the call stack: which function, and where in it the running call stands; what an error
 * that passes through gives up. */
typedef struct tame_frame {
    struct tame_frame *caller;
    const char *function;
    int32_t at, depth, count;
    const tame_owned *owned;
} tame_frame;

/* How a protected block ended. */
enum { TAME_DONE, TAME_BREAK, TAME_CONTINUE, TAME_RETURN, TAME_CAUGHT };

/* The context of a running program, which every function that may raise an error or call one gets: there
 * is no other state, so that one process may run several programs, each on one thread at a time. What
 * follows these members is the runtime library's. */
typedef struct tame_context {
    tame_frame *stack;             /* the innermost frame; below the outermost is one of no function */
    struct tame_handler *handlers; /* the innermost `try` */
    struct tame_globals *globals;  /* variables that live as long as the program; it defines the type */
} tame_context;

/* Where errors go: the innermost `try`. */
typedef struct tame_handler {
    struct tame_handler *outer;
    tame_frame *frame;
    jmp_buf jump;
} tame_handler;

/* Element classes, in the order the runtime library knows them by. */
enum {
    TAME_F64, TAME_F32, TAME_C64, TAME_C32, TAME_BOOL, TAME_CHAR, TAME_I8, TAME_I16,
    TAME_I32, TAME_I64, TAME_U8, TAME_U16, TAME_U32, TAME_U64
};

/* A function of the program as the runtime library calls it: it takes `args` over (NULL where there are
 * fewer than it has parameters) and gives how many results it wrote. */
typedef int (*tame_function)(tame_context *cx, int nargin, tame_value *args, tame_value *out);
typedef int (*tame_guarded)(tame_context *cx, tame_function f, int nargin, tame_value *args,
             tame_value *out);

/* Makes a context with `globals` zeroed bytes for variables; the other gives it up, and returns 0. */
tame_context *tame_start(int argc, char **argv, const tame_site *sites, tame_guarded guard, size_t globals);
int tame_finish(tame_context *cx);

tame_value tame_double(double x);
tame_value tame_logical(bool x);
tame_value tame_text(const char *utf8);
tame_value tame_string(const char *utf8);
tame_value tame_scalar(int elem, const void *x);
tame_value tame_box(int elem, const void *data, int rank, const int64_t *dim);
tame_value tame_retain(tame_value v); /* does not consume v */
void tame_release(tame_value v);
tame_value tame_handle(tame_function f, const char *text, int count, tame_value *captures);
void tame_gemm(int64_t m, int64_t k, int64_t n, const double *a, const double *b, double *c);
tame_value tame_rest(int count, tame_value *args); /* a row of cells */
tame_value tame_spread_list(tame_value cell); /* an operand that stands for the cell's elements */
void tame_rt_cleanups(tame_context *cx);                  /* runs the functions of `onCleanup` that wait */
tame_value tame_caught(tame_context *cx);                 /* the error that a `try` caught, as an MException */

/* These return 0, or not 0 with the error pending. */
int tame_rt_call(tame_context *cx, tame_kernel *k, int nargin, tame_value *args, int nargout,
                 tame_value *out, int count);

/* Paths to what is there, all subscripts numbers; false or NULL where only the kernel knows. */
bool tame_rt_get_number(tame_value base, tame_kernel *k, int n, const double *subs, double *x);
tame_value tame_rt_get(tame_value base, tame_kernel *k, int n, const double *subs);
bool tame_rt_put_number(tame_value base, tame_kernel *k, int n, const double *subs, double x);
bool tame_rt_put(tame_value base, tame_kernel *k, int n, const double *subs, tame_value v);

int tame_rt_unbox(tame_context *cx, tame_value v, int elem, int rank, void **data, int64_t *dim);
int tame_rt_scalar(tame_context *cx, tame_value v, int elem, void *x);
int tame_rt_truth(tame_context *cx, tame_value v, bool *x); /* does not consume v */

/* Make an error pending. */
void tame_rt_bad_index(tame_context *cx, double value, int position);
void tame_rt_index_bounds(tame_context *cx, int64_t limit);
void tame_rt_subscript_bounds(tame_context *cx, int position, int64_t limit);
void tame_rt_nonconformant(tame_context *cx);
void tame_rt_inner_dim(tame_context *cx);
void tame_rt_assign_size(tame_context *cx, int rank, const int64_t *dims);
void tame_rt_assign_count(tame_context *cx);
void tame_rt_undefined(tame_context *cx, const char *name);
void tame_rt_output_not_assigned(tame_context *cx, const char *name, const char *function);
void tame_rt_not_logical_scalar(tame_context *cx);
void tame_rt_nan_to_logical(tame_context *cx);
void tame_rt_ambiguous_growth(tame_context *cx);
void tame_rt_concat_sizes(tame_context *cx);
void tame_rt_too_large(tame_context *cx, int rank, const int64_t *dim, int64_t element);
void tame_rt_out_of_memory(tame_context *cx);
void tame_rt_recursion_limit(tame_context *cx, int limit);
void tame_rt_error(tame_context *cx, const char *identifier, const char *message);

/* Unknown names with the known ones that may have been meant, for reports; a null ends the list. */
void tame_unknown_names(tame_context *cx, const char *const *names);

/* Fills in the call stack of the pending error; the second form prints it and ends the program. */
void tame_rt_locate(tame_context *cx, int32_t at);
_Noreturn void tame_rt_uncaught(tame_context *cx);

/* What the function of a frame owns is given up. */
TAME_COLD static void tame_unwind(tame_frame *f) {
    for (int32_t i = 0; i < f->count; ++i) {
        if (f->owned[i].boxed)
            tame_release(*(tame_value *)f->owned[i].place);
        else
            free(*(void **)f->owned[i].place);
    }
    f->count = 0;
}

TAME_COLD _Noreturn static void tame_raise(tame_context *cx, int32_t at) {
    tame_rt_locate(cx, at);
    tame_frame *last = cx->handlers ? cx->handlers->frame : NULL;
#ifndef TAME_CLEANUPS
    if (!cx->handlers) tame_rt_uncaught(cx);
#endif
    for (; cx->stack && cx->stack != last; cx->stack = cx->stack->caller) {
        tame_unwind(cx->stack);
#ifdef TAME_CLEANUPS
        tame_rt_cleanups(cx);
#endif
    }
    if (cx->handlers) {
        tame_handler *h = cx->handlers;
        cx->handlers = h->outer;
        cx->stack = h->frame;
        longjmp(h->jump, 1);
    }
    tame_rt_uncaught(cx);
}

/* Runs a block that shares its function's locals; an error in it ends here. */
TAME_INLINE int tame_try(tame_context *cx, int (*body)(tame_context *, void *), void *locals) {
    tame_handler h = {.outer = cx->handlers, .frame = cx->stack};
    if (setjmp(h.jump)) return TAME_CAUGHT;
    cx->handlers = &h;
    int left = body(cx, locals);
    cx->handlers = h.outer;
    return left;
}

/* Calls a function for the runtime library: -1 with the error pending where it raises one. */
TAME_INLINE int tame_guard(tame_context *cx, tame_function f, int nargin, tame_value *args,
                           tame_value *out) {
    tame_handler h = {.outer = cx->handlers, .frame = cx->stack};
    if (setjmp(h.jump)) return -1;
    cx->handlers = &h;
    int count = f(cx, nargin, args, out);
    cx->handlers = h.outer;
    return count;
}

#define TAME_RECURSION_LIMIT 10000
#define TAME_SUBSCRIPTS 8 /* of a path, at most, where they are numbers */

#define TAME_FAULT(name, params, make)                                                             \
    TAME_COLD _Noreturn static void tame_fault_##name params {                                     \
        make;                                                                                      \
        tame_raise(cx, at);                                                                        \
    }

TAME_FAULT(bad_index, (tame_context *cx, double value, int position, int32_t at),
           tame_rt_bad_index(cx, value, position))
TAME_FAULT(index_bounds, (tame_context *cx, int64_t limit, int32_t at), tame_rt_index_bounds(cx, limit))
TAME_FAULT(subscript_bounds, (tame_context *cx, int position, int64_t limit, int32_t at),
           tame_rt_subscript_bounds(cx, position, limit))
TAME_FAULT(nonconformant, (tame_context *cx, int32_t at), tame_rt_nonconformant(cx))
TAME_FAULT(inner_dim, (tame_context *cx, int32_t at), tame_rt_inner_dim(cx))
TAME_FAULT(assign_size, (tame_context *cx, int rank, const int64_t *dims, int32_t at),
           tame_rt_assign_size(cx, rank, dims))
TAME_FAULT(assign_count, (tame_context *cx, int32_t at), tame_rt_assign_count(cx))
TAME_FAULT(undefined, (tame_context *cx, const char *name, int32_t at), tame_rt_undefined(cx, name))
TAME_FAULT(not_logical_scalar, (tame_context *cx, int32_t at), tame_rt_not_logical_scalar(cx))
TAME_FAULT(nan_to_logical, (tame_context *cx, int32_t at), tame_rt_nan_to_logical(cx))
TAME_FAULT(ambiguous_growth, (tame_context *cx, int32_t at), tame_rt_ambiguous_growth(cx))
TAME_FAULT(concat_sizes, (tame_context *cx, int32_t at), tame_rt_concat_sizes(cx))
TAME_FAULT(too_large, (tame_context *cx, int rank, const int64_t *dim, int64_t element, int32_t at),
           tame_rt_too_large(cx, rank, dim, element))
TAME_FAULT(out_of_memory, (tame_context *cx, int32_t at), tame_rt_out_of_memory(cx))
TAME_FAULT(recursion_limit, (tame_context *cx, int32_t at),
           tame_rt_recursion_limit(cx, TAME_RECURSION_LIMIT))
TAME_FAULT(raise, (tame_context *cx, const char *identifier, const char *message, int32_t at),
           tame_rt_error(cx, identifier, message))

/* The function has returned: the error is its caller's. */
TAME_COLD _Noreturn static void tame_fault_output_not_assigned(tame_context *cx, const char *name,
                                                               int32_t at) {
    const char *function = cx->stack->function;
    if (cx->stack->caller->caller) {
        tame_unwind(cx->stack);
        cx->stack = cx->stack->caller;
        at = cx->stack->at;
    }
    tame_rt_output_not_assigned(cx, name, function);
    tame_raise(cx, at);
}

/* Enters a function that owns `count` places, empty as yet but for its parameters. */
TAME_INLINE void tame_enter_owner(tame_context *cx, tame_frame *f, const char *function,
                                  const tame_owned *owned, int32_t count) {
    tame_frame *caller = cx->stack;
    f->caller = caller;
    f->function = function;
    f->at = 0;
    f->depth = caller->depth + 1;
    f->count = count;
    if (count > 0) f->owned = owned;
    if (f->depth > TAME_RECURSION_LIMIT) {
        tame_unwind(f);
        tame_fault_recursion_limit(cx, caller->at);
    }
    cx->stack = f;
}

/* Enters a function of which an error need give nothing up. */
TAME_INLINE void tame_enter(tame_context *cx, tame_frame *f, const char *function) {
    tame_enter_owner(cx, f, function, NULL, 0);
}

TAME_INLINE void tame_leave(tame_context *cx, tame_frame *f) { cx->stack = f->caller; }

/* Calls a builtin; the results it gives are owned by the caller. */
TAME_INLINE void tame_call(tame_context *cx, tame_kernel *k, int nargin, tame_value *args, int nargout,
                           tame_value *out,
                           int count, int32_t at) {
    if (tame_rt_call(cx, k, nargin, args, nargout, out, count)) tame_raise(cx, at);
}

/* As a statement: null where no result comes. */
TAME_INLINE tame_value tame_call0(tame_context *cx, tame_kernel *k, int nargin, tame_value *args,
                                  int32_t at) {
    tame_value out = NULL;
    if (tame_rt_call(cx, k, nargin, args, 0, &out, 1)) tame_raise(cx, at);
    return out;
}

TAME_INLINE tame_value tame_call1(tame_context *cx, tame_kernel *k, int nargin, tame_value *args,
                                  int32_t at) {
    tame_value out;
    if (tame_rt_call(cx, k, nargin, args, 1, &out, 1)) tame_raise(cx, at);
    return out;
}

TAME_INLINE double tame_to_double(tame_context *cx, tame_value v, int32_t at) {
    double x;
    if (tame_rt_scalar(cx, v, TAME_F64, &x)) tame_raise(cx, at);
    return x;
}

TAME_INLINE bool tame_to_logical(tame_context *cx, tame_value v, int32_t at) {
    bool x;
    if (tame_rt_scalar(cx, v, TAME_BOOL, &x)) tame_raise(cx, at);
    return x;
}

TAME_INLINE void tame_to_scalar(tame_context *cx, int elem, void *x, tame_value v, int32_t at) {
    if (tame_rt_scalar(cx, v, elem, x)) tame_raise(cx, at);
}

/* Whether a boxed value counts as true in `if` and `while`. */
TAME_INLINE bool tame_truth(tame_context *cx, tame_value v, int32_t at) {
    bool x;
    if (tame_rt_truth(cx, v, &x)) tame_raise(cx, at);
    return x;
}

/* Gives a value up, and runs what then has to be. */
TAME_INLINE void tame_drop(tame_context *cx, tame_value v) {
    tame_release(v);
#ifdef TAME_CLEANUPS
    if (v) tame_rt_cleanups(cx);
#else
    (void)cx;
#endif
}

TAME_INLINE void tame_free(tame_context *cx, tame_value *v) {
    tame_value old = *v;
    *v = NULL;
    tame_drop(cx, old);
}

TAME_INLINE tame_value tame_take(tame_value *v) {
    tame_value taken = *v;
    *v = NULL;
    return taken;
}

TAME_INLINE void tame_set(tame_context *cx, tame_value *v, tame_value to) {
    tame_value old = *v;
    *v = to;
    tame_drop(cx, old);
}

TAME_INLINE void tame_move(tame_context *cx, tame_value *to, tame_value *from) { tame_set(cx, to,
                           tame_take(from)); }
TAME_INLINE void tame_copy(tame_context *cx, tame_value *to, tame_value from) { tame_set(cx, to,
                           tame_retain(from)); }

/* v.a, v(i).a, v{i}, ... of a boxed value; its subscripts are numbers. Does not consume v. */
TAME_COLD static tame_value tame_get_any(tame_context *cx, tame_value v, tame_kernel *k, int n,
                                         const double *subs, int32_t at) {
    tame_value args[TAME_SUBSCRIPTS + 1] = {tame_retain(v)};
    for (int i = 0; i < n; ++i) args[i + 1] = tame_double(subs[i]);
    return tame_call1(cx, k, n + 1, args, at);
}

TAME_INLINE tame_value tame_get(tame_context *cx, tame_value v, tame_kernel *k, int n, const double *subs,
                                int32_t at) {
    tame_value part = tame_rt_get(v, k, n, subs);
    return part ? part : tame_get_any(cx, v, k, n, subs, at);
}

TAME_INLINE double tame_get_number(tame_context *cx, tame_value v, tame_kernel *k, int n,
                                   const double *subs, int32_t at) {
    double x;
    return tame_rt_get_number(v, k, n, subs, &x) ? x : tame_to_double(cx, tame_get_any(cx, v, k, n, subs,
        at), at);
}

/* v.a = x, v(i).a = x, v{i} = x, ...; an error finds v as it was where `keep` says so. */
TAME_COLD static void tame_put_any(tame_context *cx, tame_value *v, tame_kernel *k, int n,
                                   const double *subs, tame_value x,
                                   bool keep, int32_t at) {
    tame_value args[TAME_SUBSCRIPTS + 2] = {keep ? tame_retain(*v) : tame_take(v), x};
    for (int i = 0; i < n; ++i) args[i + 2] = tame_double(subs[i]);
    tame_set(cx, v, tame_call1(cx, k, n + 2, args, at));
}

TAME_INLINE void tame_put(tame_context *cx, tame_value *v, tame_kernel *k, int n, const double *subs,
                          tame_value x, bool keep,
                          int32_t at) {
    if (!tame_rt_put(*v, k, n, subs, x)) tame_put_any(cx, v, k, n, subs, x, keep, at);
}

TAME_INLINE void tame_put_number(tame_context *cx, tame_value *v, tame_kernel *k, int n,
                                 const double *subs, double x, bool keep,
                                 int32_t at) {
    if (!tame_rt_put_number(*v, k, n, subs, x)) tame_put_any(cx, v, k, n, subs, tame_double(x), keep, at);
}

/* ---- (2) Arrays --------------------------------------------------------------------------- */

/* Empty arrays may have extents whose product would not fit, so it wraps around on its way to 0. */
TAME_INLINE int64_t tame_product(const int64_t *dim, int rank) {
    uint64_t n = (uint64_t)dim[0];
    for (int d = 1; d < rank; ++d) n *= (uint64_t)dim[d];
    return (int64_t)n;
}

#define tame_numel(a) tame_product((a).dim, (int)(sizeof (a).dim / sizeof (a).dim[0]))

/* Copies extents, negative ones as 0, and returns their product. */
TAME_INLINE int64_t tame_extents(tame_context *cx, int64_t *to, const int64_t *from, int rank,
                                 int64_t element, int32_t at) {
    int64_t n = 1;
    for (int d = 0; d < rank; ++d) {
        to[d] = from[d] > 0 ? from[d] : 0;
        if (to[d] == 0) n = 0;
    }
    for (int d = 0; d < rank && n > 0; ++d)
        if (__builtin_mul_overflow(n, to[d], &n) || n > (INT64_C(1) << 47) / element)
            tame_fault_too_large(cx, rank, to, element, at);
    return n;
}

/* The sum of two extents, the largest there is where it is larger. */
TAME_INLINE int64_t tame_extent_sum(int64_t a, int64_t b) {
    return a > INT64_MAX - b ? INT64_MAX : a + b;
}

TAME_INLINE void *tame_allocate(tame_context *cx, int64_t count, size_t element, bool zero, int32_t at) {
    size_t n = count > 0 ? (size_t)count : 1;
    void *p = zero ? calloc(n, element) : malloc(n * element);
    if (!p) tame_fault_out_of_memory(cx, at);
    return p;
}

/* Moves the elements of an array of extents `from` to their places in one of extents `to`. */
TAME_INLINE void tame_spread(char *dst, const int64_t *to, const char *src, const int64_t *from, int rank,
                             size_t element) {
    int64_t columns = 1;
    for (int d = 1; d < rank; ++d) columns *= from[d];
    for (int64_t c = 0; c < columns; ++c) {
        int64_t rest = c, stride = to[0], offset = 0;
        for (int d = 1; d < rank; ++d) {
            offset += rest % from[d] * stride;
            rest /= from[d];
            stride *= to[d];
        }
        memcpy(dst + (size_t)offset * element, src + (size_t)(c * from[0]) * element,
               (size_t)from[0] * element);
    }
}

/* The array type NAME of elements T, of fixed RANK, known to the runtime library as CODE. */
#define TAME_DEFINE_ARRAY(NAME, T, RANK, CODE)                                                     \
    typedef struct {                                                                               \
        T *data;                                                                                   \
        int64_t dim[RANK], capacity;                                                               \
    } NAME;                                                                                        \
                                                                                                   \
    TAME_INLINE void NAME##_free(NAME *a) {                                                        \
        free(a->data);                                                                             \
        *a = (NAME){0};                                                                            \
    }                                                                                              \
                                                                                                   \
    /* New extents; the elements are undefined. The memory is kept when it suffices. */            \
    TAME_INLINE void NAME##_alloc(tame_context *cx, NAME *a, const int64_t *dim, int32_t at) {     \
        int64_t to[RANK], n = tame_extents(cx, to, dim, RANK, sizeof(T), at);                      \
        if (n > a->capacity || !a->data) {                                                         \
            NAME##_free(a);                                                                        \
            a->data = tame_allocate(cx, n, sizeof(T), false, at);                                  \
            a->capacity = n;                                                                       \
        }                                                                                          \
        memcpy(a->dim, to, sizeof to);                                                             \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE void NAME##_zeros(tame_context *cx, NAME *a, const int64_t *dim, int32_t at) {     \
        int64_t to[RANK], n = tame_extents(cx, to, dim, RANK, sizeof(T), at);                      \
        if (n > a->capacity || !a->data) {                                                         \
            NAME##_free(a);                                                                        \
            a->data = tame_allocate(cx, n, sizeof(T), true, at);                                   \
            a->capacity = n;                                                                       \
        } else {                                                                                   \
            memset(a->data, 0, (size_t)n * sizeof(T));                                             \
        }                                                                                          \
        memcpy(a->dim, to, sizeof to);                                                             \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE void NAME##_filled(tame_context *cx, NAME *a, const int64_t *dim, T value,         \
                                   int32_t at) {                                                   \
        NAME##_alloc(cx, a, dim, at);                                                              \
        int64_t n = tame_numel(*a);                                                                \
        for (int64_t k = 0; k < n; ++k) a->data[k] = value;                                        \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE NAME NAME##_take(NAME *a) {                                                        \
        NAME taken = *a;                                                                           \
        *a = (NAME){0};                                                                            \
        return taken;                                                                              \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE void NAME##_set(NAME *a, NAME to) {                                                \
        free(a->data);                                                                             \
        *a = to;                                                                                   \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE void NAME##_move(NAME *to, NAME *from) { NAME##_set(to, NAME##_take(from)); }      \
                                                                                                   \
    TAME_INLINE void NAME##_copy(tame_context *cx, NAME *to, NAME from) {                          \
        if (to->data == from.data && from.data) return;                                            \
        NAME##_alloc(cx, to, from.dim, 0);                                                         \
        int64_t n = tame_numel(from);                                                              \
        if (n > 0) memcpy(to->data, from.data, (size_t)n * sizeof(T));                             \
    }                                                                                              \
                                                                                                   \
    /* At least these extents, old elements kept, new ones zero. */                                \
    TAME_COLD static void NAME##_grow(tame_context *cx, NAME *a, const int64_t *least,             \
                                      bool append, int32_t at) {                                   \
        int64_t want[RANK], dim[RANK];                                                             \
        bool same = true; /* all but the last extent */                                            \
        for (int d = 0; d < RANK; ++d) {                                                           \
            want[d] = a->dim[d] > least[d] ? a->dim[d] : least[d];                                 \
            same = same && (d == RANK - 1 || want[d] == a->dim[d]);                                \
        }                                                                                          \
        int64_t old = tame_numel(*a), n = tame_extents(cx, dim, want, RANK, sizeof(T), at);        \
        bool column = a->dim[0] == old && n == dim[0];                                             \
        if (n > a->capacity || !a->data || !(same || column || old == 0)) {                        \
            int64_t room = append && n < 2 * old ? 2 * old : n;                                    \
            T *data = tame_allocate(cx, room, sizeof(T), true, at);                                \
            if (old > 0) tame_spread((char *)data, dim, (char *)a->data, a->dim, RANK, sizeof(T)); \
            free(a->data);                                                                         \
            a->data = data;                                                                        \
            a->capacity = room;                                                                    \
        } else {                                                                                   \
            memset(a->data + old, 0, (size_t)(n - old) * sizeof(T));                               \
        }                                                                                          \
        memcpy(a->dim, dim, sizeof dim);                                                           \
    }                                                                                              \
                                                                                                   \
    /* The same for a matrix whose columns lie `lead` elements apart, so that rows can be appended \
     * without moving the others each time. */                                                     \
    TAME_COLD static void NAME##_grow_rows(tame_context *cx, NAME *a, int64_t *lead,               \
                                           const int64_t *least, int32_t at) {                     \
        int64_t rows = a->dim[0], columns = a->dim[1];                                             \
        int64_t want[2] = {rows > least[0] ? rows : least[0], columns > least[1] ? columns : least[1]}; \
        if (want[0] > *lead || want[1] != columns || !a->data) {                                   \
            int64_t apart = want[0] > *lead && want[0] < 2 * *lead ? 2 * *lead : want[0];          \
            if (apart < *lead) apart = *lead;                                                      \
            int64_t room = tame_extents(cx, want, (int64_t[]){apart, want[1]}, 2, sizeof(T), at);  \
            want[0] = rows > least[0] ? rows : least[0];                                           \
            T *data = tame_allocate(cx, room, sizeof(T), true, at);                                \
            for (int64_t c = 0; c < columns && rows > 0; ++c)                                      \
                memcpy(data + c * apart, a->data + c * *lead, (size_t)rows * sizeof(T));           \
            free(a->data);                                                                         \
            a->data = data;                                                                        \
            a->capacity = room;                                                                    \
            *lead = apart;                                                                         \
        } else {                                                                                   \
            for (int64_t c = 0; c < columns; ++c)                                                  \
                memset(a->data + c * *lead + rows, 0, (size_t)(want[0] - rows) * sizeof(T));       \
        }                                                                                          \
        a->dim[0] = want[0];                                                                       \
        a->dim[1] = want[1];                                                                       \
    }                                                                                              \
                                                                                                   \
    /* The same elements in other extents, of the same product. */                                 \
    TAME_INLINE void NAME##_reshape(NAME *a, const int64_t *dim) {                                 \
        memcpy(a->dim, dim, sizeof a->dim);                                                        \
    }                                                                                              \
    /* Moves the columns of such a matrix together. */                                             \
    TAME_INLINE void NAME##_compact(NAME *a, int64_t *lead) {                                      \
        int64_t rows = a->dim[0];                                                                  \
        for (int64_t c = 1; c < a->dim[1] && *lead != rows; ++c)                                   \
            memmove(a->data + c * rows, a->data + c * *lead, (size_t)rows * sizeof(T));            \
        *lead = rows;                                                                              \
    }                                                                                              \
                                                                                                   \
    /* [a, b] or [a; b] in place, of matrices; empty ones that do not fit are passed over. */      \
    TAME_COLD static void NAME##_append(tame_context *cx, NAME *a, NAME b, bool below,             \
                                        int32_t at) {                                              \
        int along = below ? 0 : 1, across = 1 - along;                                             \
        int64_t m = tame_numel(*a), n = tame_numel(b);                                             \
        bool a_null = a->dim[0] == 0 && a->dim[1] == 0, b_null = b.dim[0] == 0 && b.dim[1] == 0;   \
        bool like_b = m == 0 && (n > 0 || (a_null && !b_null));                                    \
        int64_t dim[2] = {like_b ? b.dim[0] : a->dim[0], like_b ? b.dim[1] : a->dim[1]};           \
        bool fits = a->dim[across] == dim[across], b_fits = b.dim[across] == dim[across];          \
        if ((!fits && m > 0) || (!b_fits && n > 0)) tame_fault_concat_sizes(cx, at);               \
        bool skip = !fits || (a_null && like_b), b_skip = !b_fits || (b_null && !a_null);          \
        if (b_skip) return;                                                                        \
        if (skip) {                                                                                \
            a->dim[0] = 0;                                                                         \
            a->dim[1] = 0;                                                                         \
            m = 0;                                                                                 \
        }                                                                                          \
        int64_t from = skip ? 0 : a->dim[along];                                                   \
        bool self = b.data == a->data; /* moves with it */                                         \
        dim[along] = tame_extent_sum(from, b.dim[along]);                                          \
        NAME##_grow(cx, a, dim, true, at);                                                         \
        if (n == 0) return;                                                                        \
        const T *part = self ? a->data : b.data;                                                   \
        int64_t apart = self && below ? dim[0] : b.dim[0];                                         \
        if (!below) {                                                                              \
            memcpy(a->data + m, part, (size_t)n * sizeof(T));                                      \
            return;                                                                                \
        }                                                                                          \
        for (int64_t c = 0; c < dim[1]; ++c)                                                       \
            memcpy(a->data + c * dim[0] + from, part + c * apart, (size_t)b.dim[0] * sizeof(T));   \
    }                                                                                              \
                                                                                                   \
    /* [parts...] or [parts; ...] of matrices, `a` perhaps among them; empty ones that do not fit are \
     * passed over. */                                                                             \
    TAME_UNUSED static void NAME##_concat(tame_context *cx, NAME *a, bool below, int count,        \
                                          const NAME *parts, int32_t at) {                         \
        int along = below ? 0 : 1, across = 1 - along;                                             \
        const NAME *model = NULL;                                                                  \
        for (int k = 0; k < count && !model; ++k)                                                  \
            if (tame_numel(parts[k]) > 0) model = &parts[k];                                       \
        for (int k = 0; k < count && !model; ++k)                                                  \
            if (parts[k].dim[0] > 0 || parts[k].dim[1] > 0) model = &parts[k];                     \
        int64_t other = model ? model->dim[across] : 0, total = 0;                                 \
        for (int k = 0; k < count; ++k) {                                                          \
            bool fits = parts[k].dim[across] == other;                                             \
            if (!fits && tame_numel(parts[k]) > 0) tame_fault_concat_sizes(cx, at);                \
            if (fits) total = tame_extent_sum(total, parts[k].dim[along]);                         \
        }                                                                                          \
        NAME r = {0};                                                                              \
        int64_t dim[RANK] = {below ? total : other, below ? other : total}, from = 0;              \
        for (int d = 2; d < RANK; ++d) dim[d] = 1;                                                 \
        NAME##_alloc(cx, &r, dim, at);                                                             \
        for (int k = 0; k < count; ++k) {                                                          \
            int64_t n = tame_numel(parts[k]), rows = parts[k].dim[0];                              \
            if (n == 0) continue;                                                                  \
            for (int64_t c = 0; below && c < other; ++c)                                           \
                memcpy(r.data + c * total + from, parts[k].data + c * rows,                        \
                    (size_t)rows * sizeof(T));                                                     \
            if (!below) memcpy(r.data + from, parts[k].data, (size_t)n * sizeof(T));               \
            from += below ? rows : n;                                                              \
        }                                                                                          \
        NAME##_set(a, r);                                                                          \
    }                                                                                              \
    /* Room for linear index `count` by MATLAB's rule. */                                          \
    TAME_COLD static void NAME##_grow_linear(tame_context *cx, NAME *a, int64_t count,             \
                                             int32_t at) {                                         \
        int64_t dim[RANK];                                                                         \
        memcpy(dim, a->dim, sizeof dim);                                                           \
        bool row = tame_numel(*a) == dim[1] && dim[0] <= 1, empty = tame_numel(*a) == 0;           \
        for (int d = 2; d < RANK; ++d)                                                             \
            if (dim[d] != 1) tame_fault_ambiguous_growth(cx, at);                                  \
        if (empty && dim[1] == 1 && dim[0] == 0) {                                                 \
            dim[0] = count;                                                                        \
        } else if (row || empty) {                                                                 \
            dim[0] = 1;                                                                            \
            dim[1] = count;                                                                        \
        } else if (dim[1] == 1) {                                                                  \
            dim[0] = count;                                                                        \
        } else {                                                                                   \
            tame_fault_ambiguous_growth(cx, at);                                                   \
        }                                                                                          \
        if (empty) a->dim[0] = a->dim[1] = 0; /* its columns do not stay */                        \
        NAME##_grow(cx, a, dim, true, at);                                                         \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE tame_value NAME##_box(NAME a) { return tame_box(CODE, a.data, RANK, a.dim); }      \
                                                                                                   \
    TAME_INLINE void NAME##_unbox(tame_context *cx, NAME *a, tame_value v, int32_t at) {           \
        NAME b = {0};                                                                              \
        if (tame_rt_unbox(cx, v, CODE, RANK, (void **)&b.data, b.dim)) tame_raise(cx, at);         \
        b.capacity = tame_numel(b);                                                                \
        NAME##_set(a, b);                                                                          \
    }

/* Products of matrices NAME; a factor of one element multiplies every element. Else each element is
 * summed in the order of the inner index, as every engine does. */
#define TAME_DEFINE_PRODUCT(NAME)                                                                  \
    TAME_INLINE void NAME##_mtimes(tame_context *cx, NAME *c, NAME a, NAME b, int32_t at) {        \
        NAME r = {0};                                                                              \
        if (tame_numel(a) == 1 || tame_numel(b) == 1) {                                            \
            NAME one = tame_numel(a) == 1 ? a : b, many = tame_numel(a) == 1 ? b : a;              \
            NAME##_alloc(cx, &r, many.dim, at);                                                    \
            int64_t count = tame_numel(many);                                                      \
            for (int64_t k = 0; k < count; ++k) r.data[k] = one.data[0] * many.data[k];            \
            NAME##_set(c, r);                                                                      \
            return;                                                                                \
        }                                                                                          \
        if (a.dim[1] != b.dim[0]) tame_fault_inner_dim(cx, at);                                    \
        int64_t m = a.dim[0], n = b.dim[1], inner = a.dim[1];                                      \
        NAME##_zeros(cx, &r, (int64_t[]){m, n}, at);                                               \
        if (m > 4 && n > 4 && inner > 4 && sizeof *r.data == sizeof(double)) {                     \
            tame_gemm(m, inner, n, (double *)a.data, (double *)b.data, (double *)r.data);          \
            NAME##_set(c, r);                                                                      \
            return;                                                                                \
        }                                                                                          \
        for (int64_t j = 0; j < n; ++j)                                                            \
            for (int64_t k = 0; k < inner; ++k)                                                    \
                for (int64_t i = 0; i < m; ++i)                                                    \
                    r.data[i + j * m] += a.data[i + k * m] * b.data[k + j * inner];                \
        NAME##_set(c, r);                                                                          \
    }

/* ---- (3) Scalar operations ---------------------------------------------------------------- */

/* Rows of the scalar table that live in the runtime library. */
double tame_sign(double x);
double tame_cbrt(double x);
double tame_asinh(double x);
double tame_acosh(double x);
double tame_atanh(double x);
double tame_sind(double x);
double tame_cosd(double x);
double tame_tand(double x);
double tame_asind(double x);
double tame_acosd(double x);
double tame_atand(double x);
double tame_deg2rad(double x);
double tame_rad2deg(double x);
double tame_gamma(double x);
double tame_gammaln(double x);
double tame_factorial(double x);
double tame_erf(double x);
double tame_erfc(double x);
double tame_erfcx(double x);
double tame_erfinv(double x);
double tame_erfcinv(double x);
double tame_nthroot(double x, double y);
double tame_bitand(double x, double y);
double tame_bitor(double x, double y);
double tame_bitxor(double x, double y);
double tame_bitshift(double x, double y);
double tame_gcd(double x, double y);
double tame_lcm(double x, double y);
double tame_mod_any(double x, double y);
double tame_rem_any(double x, double y);
float tame_mod_any_f(float x, float y);
float tame_rem_any_f(float x, float y);
tame_c64 tame_z_uminus(tame_c64 x);
tame_c64 tame_z_uplus(tame_c64 x);
tame_c64 tame_z_sign(tame_c64 x);
tame_c64 tame_z_floor(tame_c64 x);
tame_c64 tame_z_ceil(tame_c64 x);
tame_c64 tame_z_round(tame_c64 x);
tame_c64 tame_z_fix(tame_c64 x);
tame_c64 tame_z_conj(tame_c64 x);
tame_c64 tame_z_sqrt(tame_c64 x);
tame_c64 tame_z_exp(tame_c64 x);
tame_c64 tame_z_expm1(tame_c64 x);
tame_c64 tame_z_log(tame_c64 x);
tame_c64 tame_z_log1p(tame_c64 x);
tame_c64 tame_z_log2(tame_c64 x);
tame_c64 tame_z_log10(tame_c64 x);
tame_c64 tame_z_sin(tame_c64 x);
tame_c64 tame_z_cos(tame_c64 x);
tame_c64 tame_z_tan(tame_c64 x);
tame_c64 tame_z_sec(tame_c64 x);
tame_c64 tame_z_csc(tame_c64 x);
tame_c64 tame_z_cot(tame_c64 x);
tame_c64 tame_z_asin(tame_c64 x);
tame_c64 tame_z_acos(tame_c64 x);
tame_c64 tame_z_atan(tame_c64 x);
tame_c64 tame_z_asec(tame_c64 x);
tame_c64 tame_z_acsc(tame_c64 x);
tame_c64 tame_z_acot(tame_c64 x);
tame_c64 tame_z_sind(tame_c64 x);
tame_c64 tame_z_cosd(tame_c64 x);
tame_c64 tame_z_tand(tame_c64 x);
tame_c64 tame_z_atand(tame_c64 x);
tame_c64 tame_z_asind(tame_c64 x);
tame_c64 tame_z_acosd(tame_c64 x);
tame_c64 tame_z_deg2rad(tame_c64 x);
tame_c64 tame_z_rad2deg(tame_c64 x);
tame_c64 tame_z_sinh(tame_c64 x);
tame_c64 tame_z_cosh(tame_c64 x);
tame_c64 tame_z_tanh(tame_c64 x);
tame_c64 tame_z_sech(tame_c64 x);
tame_c64 tame_z_csch(tame_c64 x);
tame_c64 tame_z_coth(tame_c64 x);
tame_c64 tame_z_asinh(tame_c64 x);
tame_c64 tame_z_acosh(tame_c64 x);
tame_c64 tame_z_atanh(tame_c64 x);
tame_c64 tame_z_asech(tame_c64 x);
tame_c64 tame_z_acsch(tame_c64 x);
tame_c64 tame_z_acoth(tame_c64 x);
tame_c64 tame_z_rdivide(tame_c64 x, tame_c64 y);
tame_c64 tame_z_ldivide(tame_c64 x, tame_c64 y);
tame_c64 tame_z_power(tame_c64 x, tame_c64 y);
tame_c64 tame_z_min(tame_c64 x, tame_c64 y);
tame_c64 tame_z_max(tame_c64 x, tame_c64 y);

/* The others, the same operation by operation as the table's own evaluation. */
TAME_INLINE double tame_mod(double x, double y) {
    if (fabs(x) < 9e15 && fabs(y) < 9e15) {
        int64_t i = (int64_t)x, j = (int64_t)y;
        if ((double)i == x && (double)j == y && j != 0) {
            int64_t r = i % j;
            return r == 0 ? y * 0.0 : (double)((r < 0) != (j < 0) ? r + j : r);
        }
    }
    return tame_mod_any(x, y);
}

TAME_INLINE double tame_rem(double x, double y) { return tame_rem_any(x, y); }
TAME_INLINE float tame_modf(float x, float y) { return tame_mod_any_f(x, y); }
TAME_INLINE float tame_remf(float x, float y) { return tame_rem_any_f(x, y); }

TAME_INLINE double tame_power(double x, double y) {
    return y == 2.0 ? x * x : y == 1.0 ? x : y == -1.0 ? 1.0 / x : pow(x, y);
}

TAME_INLINE double tame_min(double x, double y) { return y < x || isnan(x) ? y : x; }
TAME_INLINE double tame_max(double x, double y) { return y > x || isnan(x) ? y : x; }

/* A real factor multiplies both parts, which keeps the sign of a zero part and makes no NaN of the
 * other's infinities. */
TAME_INLINE tame_c64 tame_z_times(tame_c64 x, tame_c64 y) {
    double a = creal(x), b = cimag(x), c = creal(y), d = cimag(y);
    if (d == 0) return CMPLX(a * c, b * c);
    if (b == 0) return CMPLX(a * c, a * d);
    return CMPLX(a * c - b * d, a * d + b * c);
}

/* Of scalars: those without imaginary part are real numbers. */
TAME_INLINE tame_c64 tame_z_product(tame_c64 x, tame_c64 y) {
    if (cimag(x) == 0 && cimag(y) == 0) return CMPLX(creal(x) * creal(y), 0.0);
    return tame_z_times(x, y);
}

TAME_INLINE double tame_z_real(tame_c64 z) { return creal(z); }
TAME_INLINE double tame_z_imag(tame_c64 z) { return cimag(z); }
TAME_INLINE double tame_z_abs(tame_c64 z) { return hypot(creal(z), cimag(z)); }
TAME_INLINE double tame_z_angle(tame_c64 z) { return atan2(cimag(z), creal(z)); }
TAME_INLINE bool tame_z_isnan(tame_c64 z) { return isnan(creal(z)) || isnan(cimag(z)); }
TAME_INLINE bool tame_z_isinf(tame_c64 z) { return isinf(creal(z)) || isinf(cimag(z)); }
TAME_INLINE bool tame_z_isfinite(tame_c64 z) { return isfinite(creal(z)) && isfinite(cimag(z)); }
TAME_INLINE bool tame_z_lt(tame_c64 x, tame_c64 y) { return creal(x) < creal(y); }
TAME_INLINE bool tame_z_le(tame_c64 x, tame_c64 y) { return creal(x) <= creal(y); }
TAME_INLINE bool tame_z_gt(tame_c64 x, tame_c64 y) { return creal(x) > creal(y); }
TAME_INLINE bool tame_z_ge(tame_c64 x, tame_c64 y) { return creal(x) >= creal(y); }

/* Doubles as integers of a class: rounded half away from zero, saturated, NaN as 0. And integers of
 * 64 bits, which doubles do not all hold. */
#define TAME_DEFINE_SATURATION(TAG, T, MIN, MAX)                                                   \
    TAME_INLINE T tame_##TAG##_of(double x) {                                                      \
        x = round(x);                                                                              \
        return x >= (double)(MAX) ? (MAX) : x <= (double)(MIN) ? (MIN) : (T)(isnan(x) ? 0 : x);    \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE T tame_##TAG##_of_integer(__int128 x) {                                            \
        return x >= (MAX) ? (MAX) : x <= (MIN) ? (MIN) : (T)x;                                     \
    }

TAME_DEFINE_SATURATION(i8, int8_t, INT8_MIN, INT8_MAX)
TAME_DEFINE_SATURATION(i16, int16_t, INT16_MIN, INT16_MAX)
TAME_DEFINE_SATURATION(i32, int32_t, INT32_MIN, INT32_MAX)
TAME_DEFINE_SATURATION(i64, int64_t, INT64_MIN, INT64_MAX)
TAME_DEFINE_SATURATION(u8, uint8_t, 0, UINT8_MAX)
TAME_DEFINE_SATURATION(u16, uint16_t, 0, UINT16_MAX)
TAME_DEFINE_SATURATION(u32, uint32_t, 0, UINT32_MAX)
TAME_DEFINE_SATURATION(u64, uint64_t, 0, UINT64_MAX)
TAME_DEFINE_SATURATION(char, tame_char, 0, UINT16_MAX)

/* The values lo, lo + step, ... up to hi as the runtime library makes them of `lo:step:hi`. */
typedef struct {
    double start, step, last;
    int64_t count;
    bool integral; /* all of them are integers */
} tame_range;

typedef struct {
    tame_range range;
    int64_t k;
} tame_range_loop;

void tame_rt_range(double lo, double step, double hi, tame_range *r);
int64_t tame_range_count(double lo, double step, double hi);

TAME_INLINE tame_range tame_range_of(double lo, double step, double hi) {
    tame_range r;
    tame_rt_range(lo, step, hi, &r);
    return r;
}

/* Element k, from 0: computed from the nearer end, so that the values are symmetric. */
TAME_INLINE double tame_range_at(const tame_range *r, int64_t k) {
    int64_t back = r->count - 1 - k;
    if (r->integral || k < back) return r->start + (double)k * r->step;
    if (k > back) return r->last - (double)back * r->step;
    return k == 0 ? r->start : (r->start + r->last) / 2;
}

TAME_INLINE double tame_range_element(double lo, double step, double hi, int64_t k) {
    tame_range r = tame_range_of(lo, step, hi);
    return tame_range_at(&r, k);
}

#define TAME_FOR_RANGE(T, VAR, LO, STEP, HI)                                                       \
    for (tame_range_loop tame_it = {tame_range_of(LO, STEP, HI), 0};                               \
         tame_it.k < tame_it.range.count &&                                                        \
         ((VAR) = (T)tame_range_at(&tame_it.range, tame_it.k), true);                              \
         ++tame_it.k)

/* Doubles as array indices: from 1 in MATLAB, checked to be positive integers. */
TAME_INLINE int64_t tame_index(tame_context *cx, double x, int position, int32_t at) {
    if (!(x >= 1 && x < 9e15)) tame_fault_bad_index(cx, x, position, at);
    int64_t i = (int64_t)x;
    if ((double)i != x) tame_fault_bad_index(cx, x, position, at);
    return i;
}

/* An integer-valued double as an integer; 0 where it is too large for one, or no number. */
TAME_INLINE int64_t tame_index_of(double x) { return x > -9e18 && x < 9e18 ? (int64_t)x : 0; }

/* The last value an integer loop up to x may take; far enough from the largest integer for a step. */
TAME_INLINE int64_t tame_limit(double x) {
    return x >= 4e18 ? INT64_C(4000000000000000000)
           : x > -4e18 ? (int64_t)floor(x)
                       : INT64_C(-4000000000000000000);
}

/* How many values lo:step:hi has. */
TAME_INLINE int64_t tame_count(int64_t lo, int64_t step, int64_t hi) {
    if (step == 0 || (step > 0 ? hi < lo : hi > lo)) return 0;
    return (hi - lo) / step + 1;
}

/* Integer-valued doubles kept as integers. */
TAME_INLINE int64_t tame_index_min(int64_t a, int64_t b) { return a < b ? a : b; }
TAME_INLINE int64_t tame_index_max(int64_t a, int64_t b) { return a > b ? a : b; }
TAME_INLINE int64_t tame_index_abs(int64_t a) { return a < 0 ? -a : a; }
TAME_INLINE int64_t tame_index_mod(int64_t a, int64_t b) {
    if (b == 0) return a;
    int64_t r = a % b;
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
TAME_INLINE int64_t tame_index_rem(int64_t a, int64_t b) { return b == 0 ? a : a % b; }

#endif
