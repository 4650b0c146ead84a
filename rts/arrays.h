/* Arrays with one owner, made for each element type by TAME_DEFINE_ARRAY.
 *
 * Invariants: an array's elements are stored column by column; `data` holds at least as many as the
 * product of `dim`, `capacity` says how many fit. `front` bytes before `data` belong to the array, too: what lay
 * there was taken out, as from a queue.
 */

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
        if (__builtin_mul_overflow(n, to[d], &n) || n > cx->memory / element)
            tame_fault_too_large(cx, rank, to, element, at);
    return n;
}

/* The sum of two extents, the largest there is where it is larger. */
TAME_INLINE int64_t tame_extent_sum(int64_t a, int64_t b) {
    return a > INT64_MAX - b ? INT64_MAX : a + b;
}

/* Of fewer bytes nobody asks whether the machine has them. */
#define TAME_LARGE ((size_t)32 << 20)

/* From so many bytes on memory is asked for in large pages, of which each costs one fault. */
#define TAME_HUGE ((size_t)4 << 20)
TAME_UNUSED static void tame_in_large_pages(void *p, size_t bytes) {
#ifdef MADV_HUGEPAGE
    uintptr_t from = ((uintptr_t)p + 4095) & ~(uintptr_t)4095, to = ((uintptr_t)p + bytes) & ~(uintptr_t)4095;
    madvise((void *)from, to - from, MADV_HUGEPAGE); /* what it cannot do, it need not */
#else
    (void)p;
    (void)bytes;
#endif
}

/* Small arrays come and go: memory of up to TAME_SMALL bytes that one gives up is kept for the next, in lists by size.
 * Sizes are multiples of TAME_UNIT; of what the runtime library has given, the rest behind the last stays unused. */
#define TAME_UNIT ((size_t)16)
#define TAME_SMALL (TAME_UNIT * TAME_BLOCKS)

/* What all that is kept may take, in bytes. */
#define TAME_KEPT ((int64_t)1 << 18)

/* How many elements fit where memory for `count` was asked for. */
TAME_INLINE int64_t tame_room(int64_t count, size_t element) {
    size_t bytes = (size_t)(count > 0 ? count : 1) * element;
    return (int64_t)((bytes + TAME_UNIT - 1) / TAME_UNIT * TAME_UNIT / element);
}

/* Gives up memory in which `capacity` elements fit. */
TAME_INLINE void tame_dispose(tame_context *cx, void *data, int64_t capacity, size_t element) {
    size_t bytes = (size_t)capacity * element;
    if (bytes > TAME_SMALL || bytes < TAME_UNIT || cx->kept + (int64_t)bytes > TAME_KEPT) {
        free(data);
        return;
    }
    void **list = &cx->blocks[bytes / TAME_UNIT - 1];
    *(void **)data = *list;
    *list = data;
    cx->kept += (int64_t)(bytes / TAME_UNIT * TAME_UNIT);
}

TAME_APART static void *tame_allocate_any(tame_context *cx, int64_t count, size_t element, bool zero, int32_t at) {
    size_t n = count > 0 ? (size_t)count : 1;
    if (n * element >= TAME_LARGE && !tame_has_room(n * element)) tame_fault_out_of_memory(cx, at);
    size_t bytes = (n * element + TAME_UNIT - 1) / TAME_UNIT * TAME_UNIT;
    void *p = zero ? calloc(bytes, 1) : malloc(bytes);
    if (!p) tame_fault_out_of_memory(cx, at);
    if (bytes >= TAME_HUGE) tame_in_large_pages(p, bytes);
    return p;
}

/* Memory for so many elements, and as many more as tame_room says. */
TAME_INLINE void *tame_allocate(tame_context *cx, int64_t count, size_t element, bool zero, int32_t at) {
    size_t bytes = (size_t)(count > 0 ? count : 1) * element;
    if (bytes <= TAME_SMALL) {
        void **list = &cx->blocks[(bytes - 1) / TAME_UNIT], *p = *list;
        if (p) {
            *list = *(void **)p;
            bytes = (bytes + TAME_UNIT - 1) / TAME_UNIT * TAME_UNIT;
            cx->kept -= (int64_t)bytes;
            return zero ? memset(p, 0, bytes) : p;
        }
    }
    return tame_allocate_any(cx, count, element, zero, at);
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

/* The array type NAME of elements T, of fixed RANK, known to the runtime library as CODE. Elements have
   one owner: no two arrays of which one is written share them, which `restrict` tells the C compiler. */
#define TAME_DEFINE_ARRAY(NAME, T, RANK, CODE)                                                     \
    typedef struct {                                                                               \
        T *restrict data;                                                                          \
        int64_t front, dim[RANK], capacity; /* `front` lies behind `data`, which tame_unwind knows */ \
    } NAME;                                                                                        \
                                                                                                   \
    TAME_INLINE void NAME##_dispose(tame_context *cx, NAME *a) {                                   \
        int64_t capacity = a->capacity + a->front / (int64_t)sizeof(T);                            \
        if (a->data) tame_dispose(cx, (char *)a->data - a->front, capacity, sizeof(T));            \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE void NAME##_free(tame_context *cx, NAME *a) {                                      \
        NAME##_dispose(cx, a);                                                                     \
        *a = (NAME){0};                                                                            \
    }                                                                                              \
                                                                                                   \
    /* The first `count` elements move to where the memory begins. */                              \
    TAME_APART static NAME NAME##_rewound(NAME a, int64_t count) {                                 \
        T *start = (T *)(void *)((char *)a.data - a.front);                                        \
        if (count > 0) memmove(start, a.data, (size_t)count * sizeof(T));                          \
        a.data = start;                                                                            \
        a.capacity += a.front / (int64_t)sizeof(T);                                                \
        a.front = 0;                                                                               \
        return a;                                                                                  \
    }                                                                                              \
                                                                                                   \
    /* All of them, where whoever gets the memory is to give it up. */                             \
    TAME_INLINE void NAME##_settle(NAME *a) {                                                      \
        if (a->front) *a = NAME##_rewound(*a, tame_numel(*a));                                     \
    }                                                                                              \
                                                                                                   \
    /* New extents; the elements are undefined. The memory is kept when it suffices. */            \
    TAME_INLINE void NAME##_alloc(tame_context *cx, NAME *a, const int64_t *dim, int32_t at) {     \
        int64_t to[RANK], n = tame_extents(cx, to, dim, RANK, sizeof(T), at);                      \
        if (n > a->capacity || !a->data) {                                                         \
            NAME##_free(cx, a);                                                                    \
            a->data = tame_allocate(cx, n, sizeof(T), false, at);                                  \
            a->capacity = tame_room(n, sizeof(T));                                                 \
        }                                                                                          \
        memcpy(a->dim, to, sizeof to);                                                             \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE void NAME##_zeros(tame_context *cx, NAME *a, const int64_t *dim, int32_t at) {     \
        int64_t to[RANK], n = tame_extents(cx, to, dim, RANK, sizeof(T), at);                      \
        if (n > a->capacity || !a->data) {                                                         \
            NAME##_free(cx, a);                                                                    \
            a->data = tame_allocate(cx, n, sizeof(T), true, at);                                   \
            a->capacity = tame_room(n, sizeof(T));                                                 \
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
    TAME_INLINE void NAME##_set(tame_context *cx, NAME *a, NAME to) {                              \
        NAME##_dispose(cx, a);                                                                     \
        *a = to;                                                                                   \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE void NAME##_move(tame_context *cx, NAME *to, NAME *from) {                         \
        NAME##_set(cx, to, NAME##_take(from));                                                     \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE void NAME##_copy(tame_context *cx, NAME *to, NAME from) {                          \
        if (to->data == from.data && from.data) return;                                            \
        NAME##_alloc(cx, to, from.dim, 0);                                                         \
        int64_t n = tame_numel(from);                                                              \
        if (n > 0) memcpy(to->data, from.data, (size_t)n * sizeof(T));                             \
    }                                                                                              \
                                                                                                   \
    /* At least these extents, old elements kept, new ones zero. */                                \
    TAME_APART static void NAME##_grow(tame_context *cx, NAME *a, const int64_t *least,            \
                                      bool append, int32_t at) {                                   \
        int64_t want[RANK], dim[RANK];                                                             \
        bool same = true; /* all but the last extent */                                            \
        for (int d = 0; d < RANK; ++d) {                                                           \
            want[d] = a->dim[d] > least[d] ? a->dim[d] : least[d];                                 \
            same = same && (d == RANK - 1 || want[d] == a->dim[d]);                                \
        }                                                                                          \
        int64_t old = tame_numel(*a), n = tame_extents(cx, dim, want, RANK, sizeof(T), at);        \
        bool column = a->dim[0] == old && n == dim[0];                                             \
        int64_t front = a->front / (int64_t)sizeof(T);                                             \
        if (n > a->capacity && n <= a->capacity + front && old <= front) *a = NAME##_rewound(*a, old); \
        if (n > a->capacity || !a->data || !(same || column || old == 0)) {                        \
            int64_t room = append && n < 2 * old ? 2 * old : n;                                    \
            if (append && room < 8) room = 8;                                                      \
            T *data = tame_allocate(cx, room, sizeof(T), true, at);                                \
            if (old > 0) tame_spread((char *)data, dim, (char *)a->data, a->dim, RANK, sizeof(T)); \
            NAME##_dispose(cx, a);                                                                 \
            a->data = data;                                                                        \
            a->front = 0;                                                                          \
            a->capacity = tame_room(room, sizeof(T));                                              \
        } else {                                                                                   \
            memset(a->data + old, 0, (size_t)(n - old) * sizeof(T));                               \
        }                                                                                          \
        memcpy(a->dim, dim, sizeof dim);                                                           \
    }                                                                                              \
                                                                                                   \
    /* The same for a matrix whose columns lie `lead` elements apart, so that rows can be appended \
     * without moving the others each time. */                                                     \
    TAME_APART static void NAME##_grow_rows(tame_context *cx, NAME *a, int64_t *lead,              \
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
            NAME##_dispose(cx, a);                                                                 \
            a->data = data;                                                                        \
            a->front = 0;                                                                          \
            a->capacity = tame_room(room, sizeof(T));                                              \
            *lead = apart;                                                                         \
        } else {                                                                                   \
            for (int64_t c = 0; c < columns; ++c)                                                  \
                memset(a->data + c * *lead + rows, 0, (size_t)(want[0] - rows) * sizeof(T));       \
        }                                                                                          \
        a->dim[0] = want[0];                                                                       \
        a->dim[1] = want[1];                                                                       \
    }                                                                                              \
                                                                                                   \
    /* Without the slice at `place` along `axis`. */                                               \
    TAME_APART static void NAME##_remove_any(NAME *a, int axis, int64_t place) {                   \
        int64_t inner = 1, n = a->dim[axis], count = tame_numel(*a);                               \
        for (int d = 0; d < axis; ++d) inner *= a->dim[d];                                         \
        a->dim[axis] = n - 1;                                                                      \
        if (count > 0 && inner * n == count && place < n / 2) { /* fewer lie before it */          \
            memmove(a->data + inner, a->data, (size_t)(place * inner) * sizeof(T));                \
            a->data += inner;                                                                      \
            a->front += inner * (int64_t)sizeof(T);                                                \
            a->capacity -= inner;                                                                  \
            return;                                                                                \
        }                                                                                          \
        T *to = a->data + place * inner;                                                           \
        const T *from = to + inner;                                                                \
        int64_t left = count - (place + 1) * inner; /* behind the first part taken out */          \
        while (left > 0) {                                                                         \
            int64_t run = left < (n - 1) * inner ? left : (n - 1) * inner;                         \
            memmove(to, from, (size_t)run * sizeof(T));                                            \
            to += run;                                                                             \
            from += run + inner;                                                                   \
            left -= run + inner;                                                                   \
        }                                                                                          \
        if (a->front && tame_numel(*a) == 0) *a = NAME##_rewound(*a, 0);                           \
    }                                                                                              \
                                                                                                   \
    /* The first and the last of a row or column cost nothing to take out. */                      \
    TAME_INLINE void NAME##_remove(NAME *a, int axis, int64_t place) {                             \
        int64_t n = a->dim[axis];                                                                  \
        bool line = RANK == 2 && a->dim[1 - (axis != 0)] == 1 && n > 1;                            \
        if (line && place == 0) {                                                                  \
            a->data += 1;                                                                          \
            a->front += (int64_t)sizeof(T);                                                        \
            a->capacity -= 1;                                                                      \
            a->dim[axis] = n - 1;                                                                  \
        } else if (line && place == n - 1) {                                                       \
            a->dim[axis] = n - 1;                                                                  \
        } else {                                                                                   \
            NAME##_remove_any(a, axis, place);                                                     \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    /* Takes a row out of a matrix whose columns lie `lead` elements apart. */                      \
    TAME_UNUSED static void NAME##_remove_row(NAME *a, int64_t lead, int64_t place) {              \
        int64_t left = --a->dim[0] - place;                                                        \
        for (int64_t c = 0; c < a->dim[1] && left > 0; ++c) {                                      \
            T *to = a->data + c * lead + place;                                                    \
            memmove(to, to + 1, (size_t)left * sizeof(T));                                         \
        }                                                                                          \
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
    TAME_APART static void NAME##_append_any(tame_context *cx, NAME *a, NAME b, bool below,        \
                                             int32_t at) {                                         \
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
    /* Where there is room behind the elements of a row, or of a column, they are as they were. */ \
    TAME_INLINE void NAME##_append(tame_context *cx, NAME *a, NAME b, bool below, int32_t at) {    \
        int64_t m = a->dim[!below], n = b.dim[!below];                                             \
        if (a->dim[below] == 1 && b.dim[below] == 1 && m > 0 && n <= a->capacity - m) {            \
            if (n == 1)                                                                            \
                a->data[m] = b.data[0];                                                            \
            else if (n > 0)                                                                        \
                memcpy(a->data + m, b.data, (size_t)n * sizeof(T));                                \
            a->dim[!below] = m + n;                                                                \
            return;                                                                                \
        }                                                                                          \
        NAME##_append_any(cx, a, b, below, at);                                                    \
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
        /* What begins with a row stays where it is, with room for more. */                        \
        bool stays = !below && other == 1 && model == &parts[0] && parts[0].data == a->data;       \
        for (int k = 1; k < count; ++k) stays = stays && parts[k].data != a->data;                 \
        if (stays) {                                                                               \
            int64_t m = a->dim[1];                                                                 \
            NAME##_grow(cx, a, (int64_t[RANK]){1, total}, true, at);                               \
            for (int k = 1; k < count; ++k) {                                                      \
                int64_t n = tame_numel(parts[k]);                                                  \
                if (n > 0) memcpy(a->data + m, parts[k].data, (size_t)n * sizeof(T));              \
                m += n;                                                                            \
            }                                                                                      \
            return;                                                                                \
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
        NAME##_set(cx, a, r);                                                                      \
    }                                                                                              \
    /* Room for linear index `count` by MATLAB's rule. */                                          \
    TAME_APART static void NAME##_grow_linear_any(tame_context *cx, NAME *a, int64_t count,        \
                                                  int32_t at) {                                    \
        int64_t dim[RANK];                                                                         \
        memcpy(dim, a->dim, sizeof dim);                                                           \
        bool row = tame_numel(*a) == dim[1] && dim[0] <= 1, empty = tame_numel(*a) == 0;           \
        for (int d = 2; d < RANK; ++d)                                                             \
            if (dim[d] != 1) tame_fault_ambiguous_growth(cx, at);                                  \
        if (empty && dim[1] == 1 && dim[0] == 0) {                                                 \
            dim[0] = count;                                                                        \
        } else if (row || empty) {                                                                 \
            if (empty) a->dim[0] = a->dim[1] = 0; /* nothing of its extents is left */             \
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
    TAME_INLINE void NAME##_grow_linear(tame_context *cx, NAME *a, int64_t count, int32_t at) {    \
        if (RANK == 2 && a->dim[0] == 1 && a->dim[1] > 0 && count > a->dim[1] && count <= a->capacity) { \
            memset(a->data + a->dim[1], 0, (size_t)(count - a->dim[1]) * sizeof(T));               \
            a->dim[1] = count;                                                                     \
            return;                                                                                \
        }                                                                                          \
        NAME##_grow_linear_any(cx, a, count, at);                                                  \
    }                                                                                              \
                                                                                                   \
    /* What has never been given elements is 0-by-0, whatever the rank. */                         \
    TAME_INLINE int NAME##_rank(NAME a) { return RANK > 2 && !a.data && !a.dim[RANK - 1] ? 2 : RANK; } \
    TAME_INLINE tame_value NAME##_box(NAME a) { return tame_box(CODE, a.data, NAME##_rank(a), a.dim); } \
    /* The same, of the memory of the elements itself, which the array gives up. */                \
    TAME_INLINE tame_value NAME##_give(NAME *a) {                                                  \
        if (!a->capacity) return NAME##_box(*a); /* it owns none */                                \
        NAME##_settle(a);                                                                          \
        NAME given = NAME##_take(a);                                                               \
        return tame_give(CODE, given.data, given.capacity, NAME##_rank(given), given.dim);         \
    }                                                                                              \
    TAME_INLINE tame_view NAME##_view(NAME a) {                                                    \
        tame_view view = {a.data, CODE, NAME##_rank(a), {0}};                                      \
        for (int d = 0; d < RANK && d < 4; ++d) view.dim[d] = a.dim[d];                            \
        return view;                                                                               \
    }                                                                                              \
                                                                                                   \
    TAME_INLINE void NAME##_unbox(tame_context *cx, NAME *a, tame_value v, int32_t at) {           \
        NAME b = {0};                                                                              \
        if (tame_rt_unbox(cx, v, CODE, RANK, (void **)&b.data, b.dim)) tame_raise(cx, at);         \
        b.capacity = tame_numel(b);                                                                \
        NAME##_set(cx, a, b);                                                                      \
    }                                                                                              \
                                                                                                   \
    /* The array that a boxed value is, where it lies; what is stored otherwise is copied to `own`. */\
    TAME_INLINE void NAME##_look(tame_context *cx, NAME *a, NAME *own, tame_value v, int32_t at) { \
        NAME b = {0};                                                                              \
        tame_stored stored = CODE == TAME_CHAR ? cx->texts : cx->doubles;                          \
        bool seen = RANK == 2 && (CODE == TAME_CHAR || CODE == TAME_F64);                          \
        if (seen) b.data = (T *)(void *)tame_matrix(v, stored, b.dim);                             \
        if (seen && !b.data) b.data = (T *)(void *)tame_one(v, CODE, b.dim);                       \
        if (!b.data) b.data = (T *)tame_rt_elements(v, CODE, RANK, b.dim);                         \
        if (b.data) {                                                                              \
            *a = b;                                                                                \
            return;                                                                                \
        }                                                                                          \
        NAME##_unbox(cx, own, tame_another(cx, v), at);                                            \
        *a = *own;                                                                                 \
    }                                                                                              \
                                                                                                   \
    /* The result of a kernel. */                                                                  \
    TAME_INLINE void NAME##_call(tame_context *cx, NAME *a, tame_kernel *k, int nargin,            \
                                 tame_value *args, int32_t at) {                                   \
        NAME b = {0};                                                                              \
        cx->stack->at = at;                                                                        \
        int how = tame_rt_call_array(cx, k, nargin, args, CODE, RANK, (void **)&b.data, b.dim);    \
        if (how > 0) tame_raise(cx, at);                                                           \
        TAME_ENDS(cx);                                                                             \
        b.capacity = how < 0 ? tame_room(tame_numel(b), sizeof(T)) : tame_numel(b);                \
        NAME##_set(cx, a, b);                                                                      \
    }                                                                                              \
                                                                                                   \
    /* The array at v.a, v{i}, ... of a boxed value, into the room that a has. */                  \
    TAME_INLINE void NAME##_get(tame_context *cx, NAME *a, tame_value v, tame_kernel *k, int n,    \
                                const double *subs, int32_t at) {                                  \
        int64_t dim[RANK];                                                                         \
        const void *from = tame_rt_look(cx, v, k, n, subs, CODE, RANK, dim);                       \
        if (!from) {                                                                               \
            NAME##_unbox(cx, a, tame_get_any(cx, v, k, n, subs, at), at);                          \
            return;                                                                                \
        }                                                                                          \
        NAME##_alloc(cx, a, dim, at);                                                              \
        int64_t count = tame_numel(*a);                                                            \
        if (count > 0) memcpy(a->data, from, (size_t)count * sizeof(T));                           \
    }                                                                                              \
                                                                                                   \
    /* The same at v{k} or v{i, j}. */                                                             \
    TAME_INLINE void NAME##_cell_get(tame_context *cx, NAME *a, tame_value v, tame_kernel *k,      \
                                     int n, const double *subs, int32_t at) {                      \
        int64_t dim[RANK];                                                                         \
        tame_value part = RANK == 2 ? tame_content_by(cx, v, n, subs) : NULL;                      \
        tame_stored stored = CODE == TAME_CHAR ? cx->texts : cx->doubles;                          \
        bool seen = part && (CODE == TAME_CHAR || CODE == TAME_F64);                               \
        const char *from = seen ? tame_matrix(part, stored, dim) : NULL;                           \
        if (seen && !from) from = tame_one(part, CODE, dim);                                       \
        if (!from) {                                                                               \
            NAME##_get(cx, a, v, k, n, subs, at);                                                  \
            return;                                                                                \
        }                                                                                          \
        NAME##_alloc(cx, a, dim, at);                                                              \
        int64_t count = tame_numel(*a);                                                            \
        if (count > 0) memcpy(a->data, from, (size_t)count * sizeof(T));                           \
    }                                                                                              \
                                                                                                   \
    /* The same, of which nobody reads the elements. */                                            \
    TAME_INLINE void NAME##_measure(tame_context *cx, NAME *a, tame_value v, tame_kernel *k, int n, \
                                    const double *subs, int32_t at) {                              \
        int64_t dim[RANK];                                                                         \
        if (tame_rt_look(cx, v, k, n, subs, CODE, RANK, dim))                                      \
            memcpy(a->dim, dim, sizeof dim);                                                       \
        else                                                                                       \
            NAME##_unbox(cx, a, tame_get_any(cx, v, k, n, subs, at), at);                          \
    }                                                                                              \
                                                                                                   \
    /* The same at v{k} or v{i, j}. */                                                             \
    TAME_INLINE void NAME##_cell_measure(tame_context *cx, NAME *a, tame_value v, tame_kernel *k,  \
                                         int n, const double *subs, int32_t at) {                  \
        int64_t dim[2];                                                                            \
        tame_value part = RANK == 2 ? tame_content_by(cx, v, n, subs) : NULL;                      \
        tame_stored stored = CODE == TAME_CHAR ? cx->texts : cx->doubles;                          \
        bool seen = part && (CODE == TAME_CHAR || CODE == TAME_F64);                               \
        if (seen && (tame_matrix(part, stored, dim) || tame_one(part, CODE, dim)))                 \
            memcpy(a->dim, dim, sizeof dim);                                                       \
        else                                                                                       \
            NAME##_measure(cx, a, v, k, n, subs, at);                                              \
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
            NAME##_set(cx, c, r);                                                                  \
            return;                                                                                \
        }                                                                                          \
        if (a.dim[1] != b.dim[0]) tame_fault_inner_dim(cx, at);                                    \
        int64_t m = a.dim[0], n = b.dim[1], inner = a.dim[1];                                      \
        NAME##_zeros(cx, &r, (int64_t[]){m, n}, at);                                               \
        if (m > 4 && n > 4 && inner > 4 && sizeof *r.data == sizeof(double)) {                     \
            tame_gemm(m, inner, n, (double *)a.data, (double *)b.data, (double *)r.data);          \
            NAME##_set(cx, c, r);                                                                  \
            return;                                                                                \
        }                                                                                          \
        for (int64_t j = 0; j < n; ++j)                                                            \
            for (int64_t k = 0; k < inner; ++k)                                                    \
                for (int64_t i = 0; i < m; ++i)                                                    \
                    r.data[i + j * m] += a.data[i + k * m] * b.data[k + j * inner];                \
        NAME##_set(cx, c, r);                                                                      \
    }
