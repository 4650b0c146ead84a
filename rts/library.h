/* The runtime library as emitted C sees it: boxed values, kernels, errors and the call stack.
 *
 * Invariants: a tame_value is owned by whoever holds it: a function that takes one consumes it unless its
 * comment says otherwise. Errors do not return: they go to the innermost handler or end the program with
 * status 1.
 */

#include <complex.h>
#include <math.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

typedef uint16_t tame_char;
typedef double _Complex tame_c64;
typedef float _Complex tame_c32;

#if defined(__GNUC__)
#define TAME_COLD __attribute__((cold, noinline, unused))
#define TAME_APART __attribute__((noinline, unused))
#define TAME_INLINE static inline __attribute__((unused))
#define TAME_UNUSED __attribute__((unused))
/* The loops of a program are worth optimising although its main function runs once. */
#define TAME_MAIN __attribute__((hot))
#else
#define TAME_MAIN
#define TAME_UNUSED
#define TAME_COLD
#define TAME_APART
#define TAME_INLINE static inline
#endif

/* Functions with loops over arrays are there twice, one for processors with 256-bit vectors, where the system can
 * choose when a program begins. Sanitizers are not ready by then. */
#if defined(__x86_64__) && defined(__linux__) && defined(__GLIBC__) && defined(__OPTIMIZE__) && \
    defined(__has_attribute) && !defined(__clang__) && !defined(__AVX2__) &&                       \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#if __has_attribute(target_clones)
#define TAME_WIDE __attribute__((target_clones("avx2", "default")))
#endif
#endif
#if !defined(TAME_WIDE)
#define TAME_WIDE
#endif

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

/* Where arrays of one class keep their elements: the tag of values of that class (none has 255), and how many bytes
 * behind the place to which such a value leads the address of the elements and their number lie, and the rows of a
 * matrix, before its columns (UINT32_MAX: not seen). The runtime library finds out when a program begins
 * (`runtime/src/cabi/layout.rs`). */
typedef struct {
    uint8_t tag;
    uint32_t data, count, rows;
} tame_stored;

/* Where objects keep their properties: the tag of values of handle classes, which lead to their object where they refer to
 * one; how objects of value classes, and structs keep what they hold;
 * how many bytes behind the place to which a reference leads lie the mark that its object was not deleted, the
 * address of its properties and their number; the context in use where none is set, behind a running program, and
 * behind a context the mark that somebody listens; the number of owners, behind the place to which any value leads
 * that is shared (UINT32_MAX: not seen). */
typedef struct {
    uint8_t references;
    tame_stored values, structs;
    uint32_t valid, data, count, context, observed, owners;
} tame_objects;

/* In how many sizes memory of small arrays is kept. */
enum { TAME_BLOCKS = 32 };

/* The context of a running program, which every function that may raise an error or call one gets: there
 * is no other state, so that one process may run several programs, each on one thread at a time. What
 * follows these members is the runtime library's. */
typedef struct tame_context {
    tame_frame *stack;             /* the innermost frame; below the outermost is one of no function */
    struct tame_handler *handlers; /* the innermost `try` */
    struct tame_globals *globals;  /* variables that live as long as the program; it defines the type */
    int64_t memory;                /* what one array may take, in bytes */
    uintptr_t floor;               /* the lowest address at which a function may begin */
    void *spare;                   /* memory of boxes that were given up; each leads to the next */
    int64_t spares;                /* how many */
    int64_t kept;                  /* how many bytes are in `blocks` */
    void *blocks[TAME_BLOCKS];     /* memory of small arrays that were given up, by size; each leads to the next */
    tame_stored cells, texts, doubles;
    tame_objects objects;
    const bool *departed; /* whether something waits to be called because an object went */
    const char *current; /* the context in use of the runtime library, where it is not the program's own */
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
typedef int (*tame_function)(tame_context *cx, int nargin, int nargout, tame_value *args, tame_value *out);
/* What a handle calls: nothing (NULL) where every call fails; the most arguments, captured ones aside, and
 * the most results, -1 for any number; what tells it from others, from 1, where somebody asks. */
typedef struct tame_callable { tame_function call; int inputs, outputs, number; } tame_callable;
typedef int (*tame_guarded)(tame_context *cx, tame_function f, int nargin, int nargout, tame_value *args,
             tame_value *out);

/* Makes a context with `globals` zeroed bytes for variables; the other gives it up, and returns 0. */
tame_context *tame_start(int argc, char **argv, const tame_site *sites, tame_guarded guard, size_t globals);
int tame_finish(tame_context *cx);

/* What an executable says of the function that it is: name, help comment, names of parameters; types of
 * arguments, NULL where it takes anything. */
typedef struct tame_usage { const char *function, *help, *params, *signature; } tame_usage;

/* Contexts of libraries: nothing there ends the process. What they give in memory is from malloc. */
tame_context *tame_open(const tame_site *sites, tame_guarded guard, size_t globals);
void tame_close(tame_context *cx);
uintptr_t tame_stack_floor(void);
void tame_set_output(tame_context *cx, void (*write)(const char *, size_t, void *), void *user);
void tame_flush(tame_context *cx);
int tame_failed(tame_context *cx); /* keeps the pending error, and returns 1 */
const char *tame_said(tame_context *cx, int which);
tame_char *tame_utf16(const char *utf8, int64_t *count);
char *tame_utf8(const tame_char *units, int64_t count);
char *tame_rt_text_of(tame_context *cx, tame_value v);
tame_value tame_rt_literal(tame_context *cx, const char *literal);
int tame_class(tame_value v);
int tame_size(tame_value v, int most, int64_t *dim);
tame_value tame_field(tame_value v, const char *name);
char *tame_field_name(tame_value v, int64_t k);
tame_value tame_content(tame_value v, int64_t k);

/* Reads the program's arguments from its command line; ends the process where they are wrong. */
void tame_arguments(tame_context *cx, int argc, char **argv, const tame_usage *usage);

tame_value tame_double(double x);
tame_value tame_logical(bool x);
tame_value tame_text(const char *utf8);
tame_value tame_string(const char *utf8);
tame_value tame_scalar(int elem, const void *x);
tame_value tame_box(int elem, const void *data, int rank, const int64_t *dim);
tame_value tame_give(int elem, void *data, int64_t capacity, int rank, const int64_t *dim);
tame_value tame_retain(tame_value v); /* does not consume v */
void tame_release(tame_value v);
tame_value tame_rt_another(tame_context *cx, tame_value v); /* the same two, by boxes that the context keeps */
void tame_rt_give_up(tame_context *cx, tame_value v);       /* v is there */
tame_value tame_rt_boxed(tame_context *cx, int elem, const void *x); /* as tame_scalar */
tame_value tame_handle(const tame_callable *f, const char *text, int count, tame_value *captures);
void tame_gemm(int64_t m, int64_t k, int64_t n, const double *a, const double *b, double *c);
tame_value tame_rest(int count, tame_value *args); /* a row of cells */
void tame_rt_cleanups(tame_context *cx);                  /* calls what waits because objects went */
tame_value tame_caught(tame_context *cx);                 /* the error that a `try` caught, as an MException */

/* These return 0, or more with the error pending; less where memory of small arrays is given up to a multiple of
 * TAME_UNIT. */
int tame_rt_call(tame_context *cx, tame_kernel *k, int nargin, tame_value *args, int nargout,
                 tame_value *out, int count);

int tame_rt_call_array(tame_context *cx, tame_kernel *k, int nargin, tame_value *args, int elem, int rank,
                       void **data, int64_t *dim);
int tame_rt_call_scalar(tame_context *cx, tame_kernel *k, int nargin, tame_value *args, int elem, void *x);

/* Where a result goes: an element (of rank 0), a value of any class, or an array's elements, extents and capacity. */
typedef struct tame_place { int elem, rank; void *to; int64_t *dim, *capacity; } tame_place;
int tame_rt_call_places(tame_context *cx, tame_kernel *k, int nargin, tame_value *args, const tame_place *places,
                        int count);

/* Paths to what is there, all subscripts numbers; false or NULL where only the kernel knows. */
bool tame_rt_get_number(tame_context *cx, tame_value base, tame_kernel *k, int n, const double *subs,
                        double *x);
tame_value tame_rt_get(tame_context *cx, tame_value base, tame_kernel *k, int n, const double *subs);
const void *tame_rt_look(tame_context *cx, tame_value base, tame_kernel *k, int n, const double *subs,
                         int elem, int rank, int64_t *dim);
tame_value tame_rt_part(tame_value base, tame_kernel *k, int n, const double *subs);
tame_value tame_rt_steady_part(tame_value base, tame_kernel *k, int n, const double *subs); /* of a map, too */
bool tame_rt_put_number(tame_context *cx, tame_value base, tame_kernel *k, int n, const double *subs,
                        double x);
bool tame_rt_put(tame_context *cx, tame_value base, tame_kernel *k, int n, const double *subs, tame_value v);
bool tame_rt_take_out(tame_value v, tame_kernel *k, int n, const double *subs); /* false, and v is as it was, where the kernel has to do it */
tame_value tame_rt_begun(tame_kernel *k, int n, const double *subs, tame_value v); /* NULL, and v is kept, or consumes v */

/* Entries of maps by texts; NULL, -1 or false where only the kernel knows. Do not consume the map. */
struct tame_view;
tame_value tame_rt_entry(tame_value map, const struct tame_view *key);
int tame_rt_has_text(tame_value map, const struct tame_view *key);
int tame_rt_has_number(tame_value map, double key);
bool tame_rt_put_entry(tame_value map, const struct tame_view *key, tame_value v);
bool tame_rt_put_entry_number(tame_value map, const struct tame_view *key, double x);

int tame_rt_unbox(tame_context *cx, tame_value v, int elem, int rank, void **data, int64_t *dim);
/* Where the elements of an array lie, with its extents; NULL where they are stored otherwise. Does not consume v. */
const void *tame_rt_elements(tame_value v, int elem, int rank, int64_t *dim);
int tame_rt_scalar(tame_context *cx, tame_value v, int elem, void *x);
int tame_rt_truth(tame_context *cx, tame_value v, bool *x); /* does not consume v */
/* Whether a value is this text of ASCII characters; -1 where only a kernel knows. Does not consume v. */
int tame_rt_is_text(tame_value v, const char *text, size_t count);
int tame_rt_is_string(tame_value v, const char *text, size_t count);
bool tame_rt_is_of_class(tame_value v, const char *name, size_t count); /* just of it; does not consume v */
int64_t tame_rt_which(tame_value v); /* the number of the function that a handle calls; does not consume v */
bool tame_rt_number(tame_value v, double *x); /* whether it is one; does not consume v */
int64_t tame_rt_numel(tame_value v); /* -1 where only a kernel knows; does not consume v */
bool tame_rt_is_plain(tame_value v);          /* a text or one number; does not consume v */

/* Random numbers, as `rand`, `randn` and `randi(limit)` give them; 0 where the limit is none. */
double tame_rt_uniform(tame_context *cx);
double tame_rt_normal(tame_context *cx);
double tame_rt_whole(tame_context *cx, double limit);

/* Variables that functions share: room for so many bytes, all zero, of which `gone`, if it is some, gives up what is in
   them; and where that room is. */
tame_value tame_rt_frame(tame_context *cx, size_t size, void (*gone)(tame_context *, void *));
void *tame_rt_frame_room(tame_value frame);

/* Make an error pending. */
void tame_rt_bad_index(tame_context *cx, double value, int position);
void tame_rt_index_bounds(tame_context *cx, int64_t limit);
void tame_rt_subscript_bounds(tame_context *cx, int position, int64_t limit);
void tame_rt_nonconformant(tame_context *cx);
void tame_rt_inner_dim(tame_context *cx);
void tame_rt_assign_size(tame_context *cx, int rank, const int64_t *dims);
void tame_rt_assign_count(tame_context *cx);
void tame_rt_undefined(tame_context *cx, const char *name);
void tame_rt_output_not_assigned(tame_context *cx, const char *name, const char *function, int32_t at);
void tame_rt_not_logical_scalar(tame_context *cx);
void tame_rt_nan_to_logical(tame_context *cx);
void tame_rt_ambiguous_growth(tame_context *cx);
void tame_rt_concat_sizes(tame_context *cx);
void tame_rt_too_large(tame_context *cx, int rank, const int64_t *dim, int64_t element);
bool tame_has_room(size_t bytes);
void tame_rt_out_of_memory(tame_context *cx);
void tame_rt_recursion_limit(tame_context *cx, int limit);
void tame_rt_error(tame_context *cx, const char *identifier, const char *message);

/* Sources that an executable carries for the interpreter that is linked with it. */
typedef struct {
    const char *path, *text;
    size_t size;
} tame_file;

typedef struct {
    const tame_file *files;
    size_t count;
    const char *const *folders; /* of the search path, behind that of the entry; a null ends them */
    const char *entry;          /* the file that is run */
    const char *command;        /* the statement that calls its function, or null */
    int octave;
    const struct tame_handed *handed; /* what a compiled program hands over */
    size_t handed_count;
    const tame_usage *usage; /* of a function that takes the arguments of the command line, or null */
} tame_program;

/* A function that the interpreter runs: where its text begins. */
typedef struct tame_handed {
    const char *file;
    uint32_t start;
    int anonymous;
    const char *captured; /* the names of the variables whose values come first among its arguments */
} tame_handed;

/* Runs a program in the interpreter, and gives the exit status. */
int tame_interpret(const tame_program *program, int argc, char **argv);

/* Values are shown as Octave shows them. */
void tame_octave(tame_context *cx);

/* Tells a program of its classes: texts, which a null ends, and the functions that they number. */
void tame_classes(tame_context *cx, tame_guarded guard, const char *const *classes,
                  const tame_callable *const *functions, size_t count);

/* Gives a compiled program the interpreter, for the functions that it hands over. */
void tame_embed(tame_context *cx, const tame_program *program);

/* Unknown names with the known ones that may have been meant, for reports; a null ends the list. */
void tame_unknown_names(tame_context *cx, const char *const *names);

/* Fills in the call stack of the pending error; the second form prints it and ends the program. */
void tame_rt_locate(tame_context *cx, int32_t at);
_Noreturn void tame_rt_uncaught(tame_context *cx);

/* Where what waits because objects went is called, in programs that have such objects. */
#ifdef TAME_CLEANUPS
#define TAME_ENDS(cx) do { if (*(cx)->departed) tame_rt_cleanups(cx); } while (0)
#else
#define TAME_ENDS(cx) ((void)0)
#endif

/* What the function of a frame owns is given up; behind the address of elements stands how many bytes before them
 * their memory begins. */
TAME_COLD static void tame_unwind(tame_frame *f) {
    for (int32_t i = 0; i < f->count; ++i) {
        char **place = f->owned[i].place;
        if (f->owned[i].boxed)
            tame_release(*(tame_value *)(void *)place);
        else
            free(*place - *(int64_t *)(void *)(place + 1));
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
        TAME_ENDS(cx);
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
TAME_INLINE int tame_guard(tame_context *cx, tame_function f, int nargin, int nargout, tame_value *args,
                           tame_value *out) {
    tame_handler h = {.outer = cx->handlers, .frame = cx->stack};
    if (setjmp(h.jump)) return -1;
    cx->handlers = &h;
    int count = f(cx, nargin, nargout, args, out);
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
    int32_t inside = at;
    if (cx->stack->caller->caller) {
        tame_unwind(cx->stack);
        cx->stack = cx->stack->caller;
        at = cx->stack->at;
    }
    tame_rt_output_not_assigned(cx, name, function, inside);
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
    if (f->depth > TAME_RECURSION_LIMIT || (uintptr_t)f < cx->floor) {
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

/* What is left of the function that is running is done by one that it calls last: that one is the level of the call
 * stack which this one was. */
TAME_INLINE void tame_stand_in(tame_context *cx) { cx->stack->function = NULL; }
