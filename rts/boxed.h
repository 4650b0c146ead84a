/* Boxed values as emitted C uses them: what can be done with plain ones without a call of the runtime library, and
 * calls of kernels for all others.
 *
 * Invariants: what is decided here the runtime library would decide the same; nothing here raises an error of its own.
 */

/* The first bytes of a value are its tag: 0 is a double, which lies 8 bytes behind it, 1 a truth value, which lies at
 * the next byte (`runtime/src/value.rs`). */
enum { TAME_TAG_F64, TAME_TAG_BOOL, TAME_TAG_CHAR = 12, TAME_BOX = 16 };

TAME_INLINE uint8_t tame_tag(tame_value v) { return v ? *(const uint8_t *)v : 255; }

/* What lies at an address inside of a value. It is read and stored as what it is, so that C compilers see that a number
 * that is stored is no address. */
#define TAME_AT(type, place) (*(type *)(place))

TAME_INLINE double tame_payload(tame_value v) { return TAME_AT(const double, (const char *)v + 8); }

/* As many boxes are kept for the next numbers. */
#define TAME_SPARES 64

/* A double, in memory that another number had, where there is some. */
TAME_INLINE tame_value tame_boxed_double(tame_context *cx, double x) {
    char *box = cx->spare;
    if (!box) return tame_double(x);
    cx->spare = *(void **)box;
    --cx->spares;
    *(uint8_t *)box = TAME_TAG_F64;
    memcpy(box + 8, &x, sizeof x);
    return (tame_value)box;
}

/* A truth value in the same way. */
TAME_INLINE tame_value tame_boxed_logical(tame_context *cx, bool x) {
    uint8_t *box = cx->spare;
    if (!box) return tame_logical(x);
    cx->spare = *(void **)box;
    --cx->spares;
    box[0] = TAME_TAG_BOOL;
    box[1] = x;
    return (tame_value)box;
}

/* The object to which a value refers, of a handle class; NULL where it refers to none, or to an array of them, whose
 * address is odd. */
TAME_INLINE const char *tame_object(tame_context *cx, tame_value v) {
    if (tame_tag(v) != cx->objects.references) return NULL;
    const char *object = TAME_AT(const char *const, (const char *)v + 8);
    return (uintptr_t)object & 1 ? NULL : object;
}

/* The number of owners of what a value leads to; NULL where it is not seen. */
TAME_INLINE size_t *tame_owners(tame_context *cx, tame_value v) {
    if (cx->objects.owners == UINT32_MAX) return NULL;
    return (size_t *)(TAME_AT(char *const, (const char *)v + 8) + cx->objects.owners);
}

/* Gives a reference to objects up that is not the last. */
TAME_INLINE bool tame_part_with(tame_context *cx, tame_value v) {
    size_t *owners = tame_object(cx, v) ? tame_owners(cx, v) : NULL;
    if (!owners || *owners < 2) return false;
    --*owners;
    return true;
}

/* Gives a value up that is there. */
TAME_APART static void tame_give_up(tame_context *cx, tame_value v) {
    if (cx->spares < TAME_SPARES && (tame_tag(v) <= TAME_TAG_BOOL || tame_part_with(cx, v))) {
        *(void **)v = cx->spare;
        cx->spare = v;
        ++cx->spares;
        return;
    }
    tame_rt_give_up(cx, v);
    TAME_ENDS(cx);
}

/* Another owner of the same value. */
TAME_INLINE tame_value tame_another(tame_context *cx, tame_value v) {
    if (tame_tag(v) == TAME_TAG_F64) return tame_boxed_double(cx, tame_payload(v));
    char *box = cx->spare;
    size_t *owners = box && tame_object(cx, v) ? tame_owners(cx, v) : NULL;
    if (!owners) return tame_rt_another(cx, v);
    ++*owners;
    cx->spare = *(void **)box;
    --cx->spares;
    return (tame_value)memcpy(box, v, TAME_BOX);
}

/* The address of the elements of an array and their number; NULL where a value is no array that is stored so. */
TAME_INLINE const char *tame_elements(tame_value v, tame_stored stored, int64_t *count) {
    if (tame_tag(v) != stored.tag) return NULL;
    const char *array = TAME_AT(const char *const, (const char *)v + 8);
    *count = TAME_AT(const int64_t, array + stored.count);
    return TAME_AT(const char *const, array + stored.data);
}

/* v{k}, which stays a part of v; NULL where only the runtime library knows. */
TAME_INLINE tame_value tame_content_at(tame_context *cx, tame_value v, double k) {
    int64_t count;
    const char *data = tame_elements(v, cx->cells, &count);
    if (!data || !(k >= 1 && k <= (double)count)) return NULL;
    int64_t at = (int64_t)k;
    return (double)at == k ? (tame_value)(data + TAME_BOX * (at - 1)) : NULL;
}

/* The address of the elements of a matrix and its extents; NULL where a value is no matrix that is stored so. Arrays of
 * more dimensions keep an address and a number where a matrix has its extents, whose product is larger than any count. */
TAME_INLINE const char *tame_matrix(tame_value v, tame_stored stored, int64_t dim[2]) {
    int64_t count;
    const char *data = tame_elements(v, stored, &count);
    if (!data || stored.rows == UINT32_MAX) return NULL;
    memcpy(dim, TAME_AT(const char *const, (const char *)v + 8) + stored.rows, 2 * sizeof *dim);
    return (uint64_t)dim[0] * (uint64_t)dim[1] == (uint64_t)count ? data : NULL;
}

/* The same of one character or one double, which lies in the value itself. */
TAME_INLINE const char *tame_one(tame_value v, int elem, int64_t dim[2]) {
    uint8_t tag = tame_tag(v);
    const char *one = elem == TAME_CHAR && tag == TAME_TAG_CHAR ? (const char *)v + 2
                    : elem == TAME_F64 && tag == TAME_TAG_F64   ? (const char *)v + 8 : NULL;
    if (one) dim[0] = dim[1] = 1;
    return one;
}

/* v{i, j} in the same way. */
TAME_INLINE tame_value tame_content_in(tame_context *cx, tame_value v, double i, double j) {
    int64_t dim[2];
    const char *data = tame_matrix(v, cx->cells, dim);
    if (!data || !(i >= 1 && i <= (double)dim[0] && j >= 1 && j <= (double)dim[1])) return NULL;
    int64_t row = (int64_t)i, column = (int64_t)j;
    bool whole = (double)row == i && (double)column == j;
    return whole ? (tame_value)(data + TAME_BOX * (row - 1 + (column - 1) * dim[0])) : NULL;
}
TAME_INLINE tame_value tame_content_by(tame_context *cx, tame_value v, int n, const double *subs) {
    return n == 1 ? tame_content_at(cx, v, subs[0]) : n == 2 ? tame_content_in(cx, v, subs[0], subs[1]) : NULL;
}

/* Where property `place`, from 0, of one object lies, which stays a part of it; NULL where only the runtime library
 * knows: the object was deleted, or somebody listens to what is done with properties. */
TAME_INLINE char *tame_referred(tame_context *cx, tame_value v, int64_t place) {
    const tame_objects *o = &cx->objects;
    const char *object = tame_object(cx, v);
    const char *context = cx->current ? cx->current : (const char *)cx + o->context;
    if (!object || TAME_AT(const bool, context + o->observed)) return NULL;
    if (!TAME_AT(const bool, object + o->valid) || place >= TAME_AT(const int64_t, object + o->count)) return NULL;
    return TAME_AT(char *const, object + o->data) + TAME_BOX * place;
}

/* The same of an object of any class, which is only read. */
TAME_INLINE tame_value tame_property(tame_context *cx, tame_value v, int64_t place) {
    char *found = tame_referred(cx, v, place);
    if (found) return (tame_value)found;
    int64_t count;
    const char *data = tame_elements(v, cx->objects.values, &count);
    return data && place < count ? (tame_value)(data + TAME_BOX * place) : NULL;
}

/* The address of element k of an array of doubles, from 1; NULL where it has none. */
TAME_INLINE double *tame_double_at(tame_context *cx, tame_value v, double k) {
    int64_t count;
    double *data = (double *)tame_elements(v, cx->doubles, &count);
    if (!data || !(k >= 1 && k <= (double)count)) return NULL;
    int64_t at = (int64_t)k;
    return (double)at == k ? data + (at - 1) : NULL;
}

/* Operands of a kernel's call need not be owned values. Marks in the pointer say that it leads to elements that are
 * lent for the call, to a value that stays the caller's, to a cell of the caller's whose elements are meant, or to a
 * double (`runtime/src/cabi/call.rs`). */
typedef struct tame_view { const void *data; int elem, rank; int64_t dim[4]; } tame_view;

#define TAME_MARKED(place, mark) ((tame_value)((uintptr_t)(place) | (mark)))
#define tame_lend(view) TAME_MARKED((tame_view[1]){view}, 2)
#define tame_keep(v) TAME_MARKED(v, 4)
#define tame_spread_list(v) TAME_MARKED(v, 5)
#define tame_number(x) TAME_MARKED((double[1]){x}, 6)
/* A row of `n` characters, of the form u"..". */
#define tame_row_view(units, n) ((tame_view){units, TAME_CHAR, 2, {1, n}})
#define tame_row(units, n) tame_lend(tame_row_view(units, n))

/* Whether a boxed value is a double, and which. */
TAME_INLINE bool tame_is_number(tame_value v, double *x) {
    if (tame_tag(v) == TAME_TAG_F64) {
        *x = tame_payload(v);
        return true;
    }
    return tame_rt_number(v, x);
}

/* Calls a builtin, which may call the program; the results it gives are owned by the caller. */
TAME_INLINE void tame_call(tame_context *cx, tame_kernel *k, int nargin, tame_value *args, int nargout,
                           tame_value *out,
                           int count, int32_t at) {
    cx->stack->at = at;
    if (tame_rt_call(cx, k, nargin, args, nargout, out, count)) tame_raise(cx, at);
    TAME_ENDS(cx);
}

/* The same for results that go to places. */
#define tame_place_array(elem, rank, a) {elem, rank, &(a).data, (a).dim, &(a).capacity}
#define tame_place_scalar(elem, x) {elem, 0, &x, NULL, NULL}
#define tame_place_value(v) {-1, 0, &v, NULL, NULL}
#define tame_place_unused {-2, 0, NULL, NULL, NULL}
TAME_INLINE void tame_call_places(tame_context *cx, tame_kernel *k, int nargin, tame_value *args, const tame_place *places,
                                  int count, int32_t at) {
    cx->stack->at = at;
    if (tame_rt_call_places(cx, k, nargin, args, places, count)) tame_raise(cx, at);
    TAME_ENDS(cx);
}

/* As a statement: null where no result comes. */
TAME_INLINE tame_value tame_call0(tame_context *cx, tame_kernel *k, int nargin, tame_value *args,
                                  int32_t at) {
    tame_value out = NULL;
    cx->stack->at = at;
    if (tame_rt_call(cx, k, nargin, args, 0, &out, 1)) tame_raise(cx, at);
    TAME_ENDS(cx);
    return out;
}

TAME_INLINE tame_value tame_call1(tame_context *cx, tame_kernel *k, int nargin, tame_value *args,
                                  int32_t at) {
    tame_value out;
    cx->stack->at = at;
    if (tame_rt_call(cx, k, nargin, args, 1, &out, 1)) tame_raise(cx, at);
    TAME_ENDS(cx);
    return out;
}

/* The same, of one element. */
TAME_INLINE double tame_call_double(tame_context *cx, tame_kernel *k, int nargin, tame_value *args, int32_t at) {
    double x;
    cx->stack->at = at;
    if (tame_rt_call_scalar(cx, k, nargin, args, TAME_F64, &x)) tame_raise(cx, at);
    TAME_ENDS(cx);
    return x;
}

TAME_INLINE tame_c64 tame_call_complex(tame_context *cx, tame_kernel *k, int nargin, tame_value *args, int32_t at) {
    tame_c64 z;
    cx->stack->at = at;
    if (tame_rt_call_scalar(cx, k, nargin, args, TAME_C64, &z)) tame_raise(cx, at);
    TAME_ENDS(cx);
    return z;
}

/* A whole random number from 1 to a limit. */
TAME_INLINE double tame_randi(tame_context *cx, tame_kernel *k, double limit, int32_t at) {
    double x = tame_rt_whole(cx, limit);
    return x > 0 ? x : tame_call_double(cx, k, 1, (tame_value[]){tame_number(limit)}, at);
}

TAME_INLINE bool tame_call_logical(tame_context *cx, tame_kernel *k, int nargin, tame_value *args, int32_t at) {
    bool x;
    cx->stack->at = at;
    if (tame_rt_call_scalar(cx, k, nargin, args, TAME_BOOL, &x)) tame_raise(cx, at);
    TAME_ENDS(cx);
    return x;
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

/* Whether a value is this text of ASCII characters; -1 where only a kernel knows. */
TAME_INLINE int tame_same_text(tame_context *cx, tame_value v, const tame_char *units, const char *text, size_t n) {
    uint8_t tag = tame_tag(v);
    int64_t count;
    if (tag == TAME_TAG_CHAR) {
        tame_char unit;
        memcpy(&unit, (const char *)v + 2, sizeof unit);
        return n == 1 && unit == units[0];
    }
    const char *data = tame_elements(v, cx->texts, &count);
    if (data && ((size_t)count != n || memcmp(data, units, n * sizeof *units) != 0)) return 0;
    return tame_rt_is_text(v, text, n);
}

/* Whether a value is a text, which the kernel decides where the value is no text or number. */
TAME_COLD static bool tame_is_any_text(tame_context *cx, tame_kernel *k, tame_value v, const char *text, int32_t at) {
    return tame_to_logical(cx, tame_call1(cx, k, 2, (tame_value[]){tame_keep(v), tame_text(text)}, at), at);
}
TAME_INLINE bool tame_is_units(tame_context *cx, tame_kernel *k, tame_value v, const tame_char *units, const char *text,
                               size_t n, int32_t at) {
    int same = tame_same_text(cx, v, units, text, n);
    return same >= 0 ? same : tame_is_any_text(cx, k, v, text, at);
}
#define tame_is_text(cx, k, v, text, at) tame_is_units(cx, k, v, u##text, text, sizeof text - 1, at)

/* Whether a value is a string scalar, or is not one, which the kernel decides where the value is no string scalar. */
TAME_COLD static bool tame_is_any_string(tame_context *cx, tame_kernel *k, tame_value v, const char *text, int32_t at) {
    return tame_call_logical(cx, k, 2, (tame_value[]){tame_keep(v), tame_string(text)}, at);
}
TAME_INLINE bool tame_is_string(tame_context *cx, tame_kernel *k, tame_value v, const char *text, bool differs,
                                int32_t at) {
    int same = tame_rt_is_string(v, text, strlen(text));
    return same >= 0 ? (same != 0) != differs : tame_is_any_string(cx, k, v, text, at);
}

/* Whether characters are a row that is a text. */
TAME_INLINE bool tame_is_row(const uint16_t *data, int64_t rows, int64_t columns, const char *text) {
    if (rows != 1 || columns != (int64_t)strlen(text)) return false;
    for (int64_t i = 0; i < columns; ++i)
        if (data[i] != (unsigned char)text[i]) return false;
    return true;
}

/* Whether two matrices of characters are the same text, which the kernel decides where one is no row or is empty. */
TAME_INLINE bool tame_same_rows(tame_context *cx, tame_kernel *k, tame_view a, tame_view b, int32_t at) {
    if (a.dim[0] == 1 && b.dim[0] == 1 && a.dim[1] > 0 && b.dim[1] > 0) {
        if (a.dim[1] != b.dim[1]) return false;
        const uint16_t *x = (const uint16_t *)a.data, *y = (const uint16_t *)b.data;
        return x[0] == y[0] && memcmp(x, y, (size_t)a.dim[1] * sizeof *x) == 0;
    }
    return tame_call_logical(cx, k, 2, (tame_value[]){tame_lend(a), tame_lend(b)}, at);
}

TAME_INLINE void tame_to_scalar(tame_context *cx, int elem, void *x, tame_value v, int32_t at) {
    if (tame_rt_scalar(cx, v, elem, x)) tame_raise(cx, at);
}

/* Whether a boxed value counts as true in `if` and `while`. */
TAME_INLINE bool tame_truth(tame_context *cx, tame_value v, int32_t at) {
    bool x;
    if (tame_tag(v) == TAME_TAG_BOOL) return ((const bool *)v)[1];
    if (tame_rt_truth(cx, v, &x)) tame_raise(cx, at);
    return x;
}

TAME_INLINE void tame_free(tame_context *cx, tame_value *v) {
    tame_value old = *v;
    *v = NULL;
    if (old) tame_give_up(cx, old);
}

TAME_INLINE tame_value tame_take(tame_value *v) {
    tame_value taken = *v;
    *v = NULL;
    return taken;
}

TAME_INLINE void tame_set(tame_context *cx, tame_value *v, tame_value to) {
    tame_value old = *v;
    *v = to;
    if (old) tame_give_up(cx, old);
}

/* The same of a double, which takes the place of a double. */
TAME_INLINE void tame_set_double(tame_context *cx, tame_value *v, double x) {
    if (tame_tag(*v) == TAME_TAG_F64)
        memcpy((char *)*v + 8, &x, sizeof x);
    else
        tame_set(cx, v, tame_boxed_double(cx, x));
}

/* The same where the answer may be an array, for a cell of texts. */
TAME_INLINE void tame_text_test(tame_context *cx, tame_value *to, tame_kernel *k, tame_value v, const char *text,
                                int32_t at) {
    int same = tame_rt_is_text(v, text, strlen(text));
    tame_set(cx, to, same >= 0 ? tame_logical(same)
                               : tame_call1(cx, k, 2, (tame_value[]){tame_keep(v), tame_text(text)}, at));
}

/* Whether a value counts as true; the kernel says so where it is not one truth value. */
TAME_INLINE bool tame_is_true(tame_context *cx, tame_kernel *k, tame_value v, int32_t at) {
    if (tame_tag(v) == TAME_TAG_BOOL) return ((const bool *)v)[1];
    return tame_call_logical(cx, k, 1, (tame_value[]){tame_keep(v)}, at);
}

/* The number of elements; -1 where only a kernel knows. */
TAME_INLINE int64_t tame_elements_of(tame_context *cx, tame_value v) {
    int64_t count;
    if (tame_object(cx, v)) return 1;
    bool seen = tame_elements(v, cx->cells, &count) || tame_elements(v, cx->texts, &count);
    return seen ? count : tame_rt_numel(v);
}

/* `numel(v)`, `end` as the only subscript of it, and `isempty(v)`. */
TAME_INLINE double tame_numel_of(tame_context *cx, tame_kernel *k, tame_value v, int32_t at) {
    int64_t n = tame_elements_of(cx, v);
    return n >= 0 ? (double)n : tame_call_double(cx, k, 1, (tame_value[]){tame_keep(v)}, at);
}
TAME_INLINE double tame_end_of(tame_context *cx, tame_kernel *k, tame_value v, int32_t at) {
    int64_t n = tame_elements_of(cx, v);
    if (n >= 0) return (double)n;
    return tame_call_double(cx, k, 3, (tame_value[]){tame_keep(v), tame_number(1), tame_number(1)}, at);
}
TAME_INLINE bool tame_is_empty(tame_context *cx, tame_kernel *k, tame_value v, int32_t at) {
    int64_t n = tame_elements_of(cx, v);
    return n >= 0 ? n == 0 : tame_call_logical(cx, k, 1, (tame_value[]){tame_keep(v)}, at);
}

/* Rows and columns of a matrix of cells, characters or doubles; false where only a kernel knows. */
TAME_INLINE bool tame_extents_of(tame_context *cx, tame_value v, int64_t dim[2]) {
    if (tame_one(v, TAME_CHAR, dim) || tame_one(v, TAME_F64, dim)) return true;
    return tame_matrix(v, cx->texts, dim) || tame_matrix(v, cx->cells, dim) || tame_matrix(v, cx->doubles, dim);
}

/* `length(v)`, and `size(v, k)` of 1 and 2. */
TAME_INLINE double tame_length_of(tame_context *cx, tame_kernel *k, tame_value v, int32_t at) {
    int64_t dim[2];
    if (!tame_extents_of(cx, v, dim)) return tame_call_double(cx, k, 1, (tame_value[]){tame_keep(v)}, at);
    return dim[0] && dim[1] ? (double)(dim[0] > dim[1] ? dim[0] : dim[1]) : 0;
}
TAME_INLINE double tame_size_of(tame_context *cx, int along, tame_kernel *k, tame_value v, int32_t at) {
    int64_t dim[2];
    if (tame_extents_of(cx, v, dim)) return (double)dim[along - 1];
    return tame_call_double(cx, k, 2, (tame_value[]){tame_keep(v), tame_number(along)}, at);
}

/* Whether a value is one object of a handle class. */
TAME_INLINE bool tame_refers(tame_context *cx, tame_kernel *k, tame_value v, int32_t at) {
    return tame_object(cx, v) || tame_call_logical(cx, k, 1, (tame_value[]){tame_keep(v)}, at);
}

/* Whether a value is a cell. */
TAME_INLINE bool tame_is_cell(tame_context *cx, tame_kernel *k, tame_value v, int32_t at) {
    if (cx->cells.tag != UINT8_MAX && v) return tame_tag(v) == cx->cells.tag;
    return tame_call_logical(cx, k, 1, (tame_value[]){tame_keep(v)}, at);
}

/* A kernel that only fails, and does not for texts and numbers. */
TAME_INLINE void tame_check(tame_context *cx, tame_kernel *k, tame_value v, int32_t at) {
    if (tame_tag(v) > TAME_TAG_BOOL && !tame_rt_is_plain(v)) tame_call(cx, k, 1, (tame_value[]){tame_keep(v)}, 0, NULL, 0, at);
}

TAME_INLINE void tame_move(tame_context *cx, tame_value *to, tame_value *from) {
    tame_set(cx, to, tame_take(from));
}
TAME_INLINE void tame_copy(tame_context *cx, tame_value *to, tame_value from) {
    if (tame_tag(from) == TAME_TAG_F64)
        tame_set_double(cx, to, tame_payload(from));
    else
        tame_set(cx, to, tame_another(cx, from));
}

/* v.a, v(i).a, v{i}, ... of a boxed value; its subscripts are numbers. Does not consume v. */
TAME_COLD static tame_value tame_get_any(tame_context *cx, tame_value v, tame_kernel *k, int n,
                                         const double *subs, int32_t at) {
    tame_value args[TAME_SUBSCRIPTS + 1] = {tame_keep(v)};
    for (int i = 0; i < n; ++i) args[i + 1] = TAME_MARKED(&subs[i], 6);
    return tame_call1(cx, k, n + 1, args, at);
}

TAME_INLINE tame_value tame_get(tame_context *cx, tame_value v, tame_kernel *k, int n, const double *subs,
                                int32_t at) {
    tame_value part = tame_rt_get(cx, v, k, n, subs);
    return part ? part : tame_get_any(cx, v, k, n, subs, at);
}

/* A value that `own` gets, to be read there. */
TAME_INLINE tame_value tame_held(tame_context *cx, tame_value *own, tame_value v) {
    tame_set(cx, own, v);
    return v;
}

/* The same, where the value stays a part of v as long as it is read; what lies elsewhere `own` gets. */
TAME_INLINE tame_value tame_part(tame_context *cx, tame_value *own, tame_value v, tame_kernel *k, int n,
                                 const double *subs, int32_t at) {
    tame_value part = tame_rt_part(v, k, n, subs);
    return part ? part : tame_held(cx, own, tame_get(cx, v, k, n, subs, at));
}

/* The same, of an entry of a map, too, to which nothing happens as long as it is read. */
TAME_INLINE tame_value tame_steady_part(tame_context *cx, tame_value *own, tame_value v, tame_kernel *k, int n,
                                        const double *subs, int32_t at) {
    tame_value part = tame_rt_steady_part(v, k, n, subs);
    return part ? part : tame_held(cx, own, tame_get_any(cx, v, k, n, subs, at));
}

/* The same of v{k} and v{i, j}. */
TAME_INLINE tame_value tame_cell_get(tame_context *cx, tame_value v, tame_kernel *k, int n, const double *subs,
                                     int32_t at) {
    tame_value part = tame_content_by(cx, v, n, subs);
    return part ? tame_another(cx, part) : tame_get(cx, v, k, n, subs, at);
}
TAME_INLINE tame_value tame_cell_part(tame_context *cx, tame_value *own, tame_value v, tame_kernel *k, int n,
                                      const double *subs, int32_t at) {
    tame_value part = tame_content_by(cx, v, n, subs);
    return part ? part : tame_part(cx, own, v, k, n, subs, at);
}

TAME_INLINE double tame_get_number(tame_context *cx, tame_value v, tame_kernel *k, int n,
                                   const double *subs, int32_t at) {
    double x;
    return tame_rt_get_number(cx, v, k, n, subs, &x) ? x : tame_to_double(cx, tame_get_any(cx, v, k, n, subs,
        at), at);
}

TAME_INLINE double tame_cell_number(tame_context *cx, tame_value v, tame_kernel *k, int n, const double *subs,
                                    int32_t at) {
    tame_value part = tame_content_by(cx, v, n, subs);
    return tame_tag(part) == TAME_TAG_F64 ? tame_payload(part) : tame_get_number(cx, v, k, n, subs, at);
}

/* v{k}(i), a number where it lies. */
TAME_INLINE double tame_cell_element(tame_context *cx, tame_value v, tame_kernel *kernel, double k, double i,
                                     int32_t at) {
    tame_value part = tame_content_at(cx, v, k);
    const double *element = part ? tame_double_at(cx, part, i) : NULL;
    if (element) return *element;
    bool one = tame_tag(part) == TAME_TAG_F64 && i == 1.0;
    return one ? tame_payload(part) : tame_get_number(cx, v, kernel, 2, (double[]){k, i}, at);
}

/* v{k}, a number that may be complex. */
TAME_INLINE tame_c64 tame_cell_complex(tame_context *cx, tame_value v, tame_kernel *k, int n, const double *subs,
                                       int32_t at) {
    tame_value part = tame_content_by(cx, v, n, subs);
    tame_c64 z;
    if (tame_tag(part) == TAME_TAG_F64) return tame_payload(part);
    tame_to_scalar(cx, TAME_C64, &z, tame_cell_get(cx, v, k, n, subs, at), at);
    return z;
}

/* v(k), a number or a character. */
TAME_INLINE double tame_element_number(tame_context *cx, tame_value v, double k, tame_kernel *kernel, int32_t at) {
    const double *element = tame_double_at(cx, v, k);
    return element ? *element : tame_get_number(cx, v, kernel, 1, &k, at);
}
TAME_INLINE tame_char tame_element_unit(tame_context *cx, tame_value v, double k, tame_kernel *kernel, int32_t at) {
    int64_t count;
    const char *data = tame_elements(v, cx->texts, &count);
    int64_t place = data && k >= 1 && k <= (double)count ? (int64_t)k : 0;
    tame_char unit;
    if (place && (double)place == k)
        memcpy(&unit, data + (place - 1) * (int64_t)sizeof unit, sizeof unit);
    else
        tame_to_scalar(cx, TAME_CHAR, &unit, tame_get(cx, v, kernel, 1, &k, at), at);
    return unit;
}

/* v.a = x, v(i).a = x, v{i} = x, ...; an error finds v as it was where `keep` says so. */
TAME_COLD static void tame_put_any(tame_context *cx, tame_value *v, tame_kernel *k, int n,
                                   const double *subs, tame_value x,
                                   bool keep, int32_t at) {
    if (!*v && (*v = tame_rt_begun(k, n, subs, x))) return;
    tame_value args[TAME_SUBSCRIPTS + 2] = {keep ? tame_retain(*v) : tame_take(v), x};
    for (int i = 0; i < n; ++i) args[i + 2] = TAME_MARKED(&subs[i], 6);
    tame_set(cx, v, tame_call1(cx, k, n + 2, args, at));
}

TAME_INLINE void tame_put(tame_context *cx, tame_value *v, tame_kernel *k, int n, const double *subs,
                          tame_value x, bool keep,
                          int32_t at) {
    if (!tame_rt_put(cx, *v, k, n, subs, x)) tame_put_any(cx, v, k, n, subs, x, keep, at);
    TAME_ENDS(cx);
}

TAME_INLINE void tame_put_number(tame_context *cx, tame_value *v, tame_kernel *k, int n,
                                 const double *subs, double x, bool keep,
                                 int32_t at) {
    if (!tame_rt_put_number(cx, *v, k, n, subs, x)) tame_put_any(cx, v, k, n, subs, tame_double(x), keep, at);
    TAME_ENDS(cx);
}

/* v{k} = x in the same way: where v has no other owner, x changes places with what was there. */
TAME_INLINE char *tame_own_content(tame_context *cx, tame_value v, double k) {
    tame_value part = tame_content_at(cx, v, k);
    size_t *owners = part ? tame_owners(cx, v) : NULL;
    return owners && *owners == 1 ? (char *)part : NULL;
}
TAME_INLINE void tame_exchange(tame_context *cx, char *part, tame_value x) {
    char before[TAME_BOX];
    memcpy(before, part, TAME_BOX);
    memcpy(part, x, TAME_BOX);
    memcpy((char *)x, before, TAME_BOX);
    tame_give_up(cx, x);
}
TAME_INLINE void tame_cell_put(tame_context *cx, tame_value *v, double k, tame_kernel *kernel, tame_value x, bool keep,
                               int32_t at) {
    char *part = x ? tame_own_content(cx, *v, k) : NULL;
    if (part)
        tame_exchange(cx, part, x);
    else
        tame_put(cx, v, kernel, 1, &k, x, keep, at);
}
TAME_INLINE void tame_cell_put_number(tame_context *cx, tame_value *v, double k, tame_kernel *kernel, double x,
                                      bool keep, int32_t at) {
    char *part = tame_own_content(cx, *v, k);
    if (tame_tag((tame_value)part) == TAME_TAG_F64)
        TAME_AT(double, part + 8) = x;
    else
        tame_put_number(cx, v, kernel, 1, &k, x, keep, at);
}

/* v{k}(i) = x in the same way: a number takes the place of another where nobody else owns either. */
TAME_INLINE void tame_cell_put_element(tame_context *cx, tame_value *v, tame_kernel *kernel, double k, double i, double x,
                                       bool keep, int32_t at) {
    tame_value part = (tame_value)tame_own_content(cx, *v, k);
    double *element = part ? tame_double_at(cx, part, i) : NULL;
    size_t *owners = element ? tame_owners(cx, part) : NULL;
    if (owners && *owners == 1)
        *element = x;
    else
        tame_put_number(cx, v, kernel, 2, (double[]){k, i}, x, keep, at);
}

/* The same of what may be complex: what has no imaginary part is a number. */
TAME_INLINE void tame_put_complex(tame_context *cx, tame_value *v, tame_kernel *k, int n, const double *subs, tame_c64 z,
                                  bool keep, int32_t at) {
    if (cimag(z) == 0.0)
        tame_put_number(cx, v, k, n, subs, creal(z), keep, at);
    else
        tame_put(cx, v, k, n, subs, tame_rt_boxed(cx, TAME_C64, &z), keep, at);
}
TAME_INLINE void tame_cell_put_complex(tame_context *cx, tame_value *v, double k, tame_kernel *kernel, tame_c64 z,
                                       bool keep, int32_t at) {
    if (cimag(z) == 0.0)
        tame_cell_put_number(cx, v, k, kernel, creal(z), keep, at);
    else
        tame_cell_put(cx, v, k, kernel, tame_rt_boxed(cx, TAME_C64, &z), keep, at);
}

/* v(k) = [], v{i}(k) = [], ... in the same way. */
TAME_INLINE void tame_take_out(tame_context *cx, tame_value *v, tame_kernel *k, int n, const double *subs, bool keep,
                               int32_t at) {
    if (!tame_rt_take_out(*v, k, n, subs)) {
        tame_value args[TAME_SUBSCRIPTS + 1] = {keep ? tame_retain(*v) : tame_take(v)};
        for (int i = 0; i < n; ++i) args[i + 1] = TAME_MARKED(&subs[i], 6);
        tame_set(cx, v, tame_call1(cx, k, n + 1, args, at));
    }
    TAME_ENDS(cx);
}

/* The property at `place` of the object v, and elements and contents of it: `k` is the kernel of the whole path. */
TAME_INLINE tame_value tame_property_get(tame_context *cx, tame_value v, int64_t place, tame_kernel *k, int32_t at) {
    tame_value part = tame_property(cx, v, place);
    return part ? tame_another(cx, part) : tame_get(cx, v, k, 0, NULL, at);
}
TAME_INLINE bool tame_property_is_number(tame_context *cx, tame_value v, int64_t place, tame_kernel *k, double *x) {
    tame_value part = tame_property(cx, v, place);
    if (tame_tag(part) != TAME_TAG_F64) return tame_rt_get_number(cx, v, k, 0, NULL, x);
    *x = tame_payload(part);
    return true;
}
TAME_INLINE double tame_property_number(tame_context *cx, tame_value v, int64_t place, tame_kernel *k, int32_t at) {
    tame_value part = tame_property(cx, v, place);
    return tame_tag(part) == TAME_TAG_F64 ? tame_payload(part) : tame_get_number(cx, v, k, 0, NULL, at);
}
TAME_INLINE bool tame_property_logical(tame_context *cx, tame_value v, int64_t place, tame_kernel *k, int32_t at) {
    tame_value part = tame_property(cx, v, place);
    return tame_tag(part) == TAME_TAG_BOOL ? ((const bool *)part)[1]
                                           : tame_to_logical(cx, tame_get(cx, v, k, 0, NULL, at), at);
}
TAME_INLINE double tame_property_element(tame_context *cx, tame_value v, int64_t place, double sub, tame_kernel *k,
                                         int32_t at) {
    tame_value part = tame_property(cx, v, place);
    const double *element = part ? tame_double_at(cx, part, sub) : NULL;
    return element ? *element : tame_get_number(cx, v, k, 1, &sub, at);
}
TAME_INLINE tame_value tame_property_content(tame_context *cx, tame_value v, int64_t place, double sub, tame_kernel *k,
                                             int32_t at) {
    tame_value part = tame_property(cx, v, place);
    if (part) part = tame_content_at(cx, part, sub);
    return part ? tame_another(cx, part) : tame_get(cx, v, k, 1, &sub, at);
}

/* The field at `place` of the struct v, and elements and contents of it, in the same way; fields stay parts of v. */
TAME_INLINE tame_value tame_struct_field(tame_context *cx, tame_value v, int64_t place) {
    int64_t count;
    const char *data = tame_elements(v, cx->objects.structs, &count);
    return data && place < count ? (tame_value)(data + TAME_BOX * place) : NULL;
}
TAME_INLINE tame_value tame_struct_get(tame_context *cx, tame_value v, int64_t place, tame_kernel *k, int32_t at) {
    tame_value part = tame_struct_field(cx, v, place);
    return part ? tame_another(cx, part) : tame_get(cx, v, k, 0, NULL, at);
}
TAME_INLINE tame_value tame_struct_part(tame_context *cx, tame_value *own, tame_value v, int64_t place, tame_kernel *k,
                                       int32_t at) {
    tame_value part = tame_struct_field(cx, v, place);
    return part ? part : tame_part(cx, own, v, k, 0, NULL, at);
}
TAME_INLINE double tame_struct_number(tame_context *cx, tame_value v, int64_t place, tame_kernel *k, int32_t at) {
    tame_value part = tame_struct_field(cx, v, place);
    return tame_tag(part) == TAME_TAG_F64 ? tame_payload(part) : tame_get_number(cx, v, k, 0, NULL, at);
}
TAME_INLINE double tame_struct_element(tame_context *cx, tame_value v, int64_t place, double sub, tame_kernel *k,
                                      int32_t at) {
    tame_value part = tame_struct_field(cx, v, place);
    const double *element = part ? tame_double_at(cx, part, sub) : NULL;
    return element ? *element : tame_get_number(cx, v, k, 1, &sub, at);
}

/* The same, assigned: v refers to the same object afterwards. */
TAME_COLD static void tame_refer_any(tame_context *cx, tame_value v, tame_kernel *k, int n, const double *subs,
                                     tame_value x, int32_t at) {
    tame_value args[TAME_SUBSCRIPTS + 2] = {tame_keep(v), x};
    for (int i = 0; i < n; ++i) args[i + 2] = TAME_MARKED(&subs[i], 6);
    tame_call(cx, k, n + 2, args, 0, NULL, 0, at);
}
TAME_INLINE void tame_refer(tame_context *cx, tame_value v, tame_kernel *k, int n, const double *subs, tame_value x,
                            int32_t at) {
    if (!tame_rt_put(cx, v, k, n, subs, x)) tame_refer_any(cx, v, k, n, subs, x, at);
    TAME_ENDS(cx);
}
TAME_INLINE void tame_refer_number(tame_context *cx, tame_value v, tame_kernel *k, int n, const double *subs, double x,
                                   int32_t at) {
    if (!tame_rt_put_number(cx, v, k, n, subs, x)) tame_refer_any(cx, v, k, n, subs, tame_double(x), at);
    TAME_ENDS(cx);
}
TAME_INLINE void tame_property_put_element(tame_context *cx, tame_value v, int64_t place, double sub, tame_kernel *k,
                                           double x, int32_t at) {
    char *part = tame_referred(cx, v, place);
    double *element = part ? tame_double_at(cx, (tame_value)part, sub) : NULL;
    size_t *owners = element ? tame_owners(cx, (tame_value)part) : NULL;
    if (owners && *owners == 1)
        *element = x;
    else
        tame_refer_number(cx, v, k, 1, &sub, x, at);
}
TAME_INLINE void tame_property_put(tame_context *cx, tame_value v, int64_t place, tame_kernel *k, double x, int32_t at) {
    char *part = tame_referred(cx, v, place);
    if (tame_tag((tame_value)part) == TAME_TAG_F64)
        TAME_AT(double, part + 8) = x;
    else
        tame_refer_number(cx, v, k, 0, NULL, x, at);
}

/* The same of any value, which changes places with what was there. */
TAME_INLINE void tame_property_set(tame_context *cx, tame_value v, int64_t place, tame_kernel *k, tame_value x,
                                   int32_t at) {
    char *part = x ? tame_referred(cx, v, place) : NULL;
    if (!part) {
        tame_refer(cx, v, k, 0, NULL, x, at);
        return;
    }
    tame_exchange(cx, part, x);
}

/* isKey(v, text) and isKey(v, x); v(text) and v(text) = x, of a map. */
TAME_INLINE bool tame_has_text(tame_context *cx, tame_value v, tame_kernel *k, tame_view text, int32_t at) {
    int has = tame_rt_has_text(v, &text);
    return has >= 0 ? has : tame_call_logical(cx, k, 2, (tame_value[]){tame_keep(v), tame_lend(text)}, at);
}

TAME_INLINE bool tame_has_number(tame_context *cx, tame_value v, tame_kernel *k, double x, int32_t at) {
    int has = tame_rt_has_number(v, x);
    return has >= 0 ? has : tame_call_logical(cx, k, 2, (tame_value[]){tame_keep(v), tame_number(x)}, at);
}

TAME_INLINE tame_value tame_text_get(tame_context *cx, tame_value v, tame_kernel *k, tame_view text, int32_t at) {
    tame_value part = tame_rt_entry(v, &text);
    if (part) return tame_another(cx, part);
    return tame_call1(cx, k, 2, (tame_value[]){tame_keep(v), tame_lend(text)}, at);
}

/* The same of an entry to which nothing happens as long as it is read; what lies elsewhere `own` gets. */
TAME_INLINE tame_value tame_text_part(tame_context *cx, tame_value *own, tame_value v, tame_kernel *k, tame_view text,
                                      int32_t at) {
    tame_value part = tame_rt_entry(v, &text);
    return part ? part : tame_held(cx, own, tame_call1(cx, k, 2, (tame_value[]){tame_keep(v), tame_lend(text)}, at));
}

TAME_INLINE double tame_text_number(tame_context *cx, tame_value v, tame_kernel *k, tame_view text, int32_t at) {
    tame_value part = tame_rt_entry(v, &text);
    if (tame_tag(part) == TAME_TAG_F64) return tame_payload(part);
    return tame_call_double(cx, k, 2, (tame_value[]){tame_keep(v), tame_lend(text)}, at);
}

TAME_INLINE void tame_text_put(tame_context *cx, tame_value *v, tame_kernel *k, tame_view text, tame_value x,
                               bool keep, int32_t at) {
    if (tame_rt_put_entry(*v, &text, x)) {
        TAME_ENDS(cx);
        return;
    }
    tame_value base = keep ? tame_retain(*v) : tame_take(v);
    tame_set(cx, v, tame_call1(cx, k, 3, (tame_value[]){base, x, tame_lend(text)}, at));
}

TAME_INLINE void tame_text_put_number(tame_context *cx, tame_value *v, tame_kernel *k, tame_view text, double x,
                                      bool keep, int32_t at) {
    if (!tame_rt_put_entry_number(*v, &text, x)) tame_text_put(cx, v, k, text, tame_boxed_double(cx, x), keep, at);
    TAME_ENDS(cx);
}
