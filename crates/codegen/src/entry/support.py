"""What the functions of a package made by tame share: NumPy arrays and Python values cross to C and back.

Arrays in Fortran order of the right dtype are passed as they are; others are copied. Results belong to NumPy.
The lock of the interpreter is released while a function runs; each thread has a context of its own.
"""

import ctypes
import functools
import inspect
import operator
import os
import warnings
import weakref

import numpy as np

__all__ = ["MatlabError", "Library", "Scalar", "Array", "Text", "Struct", "Callback", "Value"]

# By the numbers that the library has for them.
DTYPES = [
    np.dtype(d)
    for d in (
        "float64", "float32", "complex128", "complex64", "bool", "uint16", "int8", "int16", "int32", "int64",
        "uint8", "uint16", "uint32", "uint64",
    )
]
CODES = {
    "double": 0, "single": 1, "complex": 2, "complex_single": 3, "logical": 4, "char": 5, "int8": 6, "int16": 7,
    "int32": 8, "int64": 9, "uint8": 10, "uint16": 11, "uint32": 12, "uint64": 13,
}
# Results of fewer bytes are copied, which takes less than handing their memory over.
SMALL = 1 << 14


class MatlabError(RuntimeError):
    """An error that a function raised; `identifier` is MATLAB's, `report` tells it with the call stack."""

    def __init__(self, message, identifier="", report=""):
        super().__init__(message)
        self.identifier = identifier
        self.report = report

    def __reduce__(self):
        return (MatlabError, (self.args[0], self.identifier, self.report))


class Complex(ctypes.Structure):
    _fields_ = [("re", ctypes.c_double), ("im", ctypes.c_double)]


class ComplexSingle(ctypes.Structure):
    _fields_ = [("re", ctypes.c_float), ("im", ctypes.c_float)]


C_TYPES = {
    "double": ctypes.c_double, "single": ctypes.c_float, "complex": Complex, "complex_single": ComplexSingle,
    "logical": ctypes.c_bool, "char": ctypes.c_uint16, "int8": ctypes.c_int8, "int16": ctypes.c_int16,
    "int32": ctypes.c_int32, "int64": ctypes.c_int64, "uint8": ctypes.c_uint8, "uint16": ctypes.c_uint16,
    "uint32": ctypes.c_uint32, "uint64": ctypes.c_uint64,
}


class NotGiven:
    def __repr__(self):
        return "..."


# The default of an argument that may be left out.
NOT_GIVEN = NotGiven()

_matrices = {}


def matrix_type(rank):
    """The C type of arrays of a rank."""
    if rank not in _matrices:
        fields = [("data", ctypes.c_void_p), ("dim", ctypes.c_int64 * rank)]
        _matrices[rank] = type("Array%d" % rank, (ctypes.Structure,), {"_fields_": fields})
    return _matrices[rank]


@functools.lru_cache(None)
def malloc():
    f = ctypes.CDLL(None).malloc
    f.restype, f.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
    return f


_said = set()


def say_once(what):
    if what not in _said:
        _said.add(what)
        warnings.warn(what, RuntimeWarning, stacklevel=5)


def describe(x):
    if isinstance(x, np.ndarray):
        return "%s %s" % (x.dtype, x.shape)
    return type(x).__name__


class Part:
    """An argument or result: its name, and its type as tame writes it."""

    def __init__(self, name, text):
        self.name, self.text = name, text

    def wrong(self, x):
        return TypeError("argument '%s' must be %s, but is %s" % (self.name, self.text, describe(x)))

    # How well a value fits: 0 not, 1 converted, 2 as it is.
    def fits(self, x):
        try:
            self.enter(x, None, [])
            return 1
        except (TypeError, ValueError, OverflowError):
            return 0


class Scalar(Part):
    def __init__(self, name, of, text):
        super().__init__(name, text)
        self.of, self.ctype, self.dtype = of, C_TYPES[of], DTYPES[CODES[of]]
        self.limits = np.iinfo(self.dtype) if self.dtype.kind in "iu" else None

    def argtype(self):
        return self.ctype

    def enter(self, x, library, keep):
        if isinstance(x, np.ndarray):
            if x.size != 1:
                raise self.wrong(x)
            x = x.item()
        try:
            if self.limits is not None or self.of == "char":
                if isinstance(x, float) and x == int(x):
                    x = int(x)
                if self.of == "char" and isinstance(x, str):
                    x = ord(x)
                x = operator.index(x)
                if self.limits and not self.limits.min <= x <= self.limits.max:
                    raise OverflowError("argument '%s' must be %s, but is %d" % (self.name, self.text, x))
                return self.ctype(x)
            if self.of == "logical":
                if x not in (0, 1):
                    raise self.wrong(x)
                return ctypes.c_bool(bool(x))
            if self.dtype.kind == "c":
                if isinstance(x, (str, bytes)):
                    raise self.wrong(x)
                z = complex(x)
                return self.ctype(z.real, z.imag)
            if isinstance(x, (str, bytes, complex, np.complexfloating)):
                raise self.wrong(x)
            return self.ctype(float(x))
        except (TypeError, ValueError):
            raise self.wrong(x) from None

    def fits(self, x):
        if isinstance(x, np.ndarray) and x.ndim > 0:
            return 0
        kind = "biufc".find(np.asarray(x).dtype.kind)
        own = "biufc".find(self.dtype.kind if self.dtype.kind != "u" else "i")
        if kind < 0:
            return 0
        return super().fits(x) and (2 if kind == own or (kind in (1, 2) and own in (1, 2)) else 1)

    def place(self):
        return self.ctype()

    # What a function of the caller is called with, and what it gives.
    def taken(self, c):
        return complex(c.re, c.im) if self.dtype.kind == "c" else chr(c) if self.of == "char" else c

    def give(self, x, place, filled):
        place[0] = self.enter(x, None, [])

    def leave(self, c, library):
        if self.dtype.kind == "c":
            return complex(c.re, c.im)
        return chr(c.value) if self.of == "char" else c.value

    field = ctype_of = lambda self: self.ctype


class Array(Part):
    def __init__(self, name, of, rank, text):
        super().__init__(name, text)
        self.of, self.rank, self.dtype, self.ctype = of, rank, DTYPES[CODES[of]], matrix_type(rank)
        self.row = text.partition("(")[2].startswith("1,")

    def argtype(self):
        return ctypes.POINTER(self.ctype)

    def array(self, x):
        given = x
        if type(x) is not np.ndarray:
            if self.of == "char" and isinstance(x, str):
                x = np.frombuffer(x.encode("utf-16-le"), np.uint16).reshape(1, -1)
            else:
                try:
                    x = np.asarray(x)
                except ValueError:  # rows of different lengths
                    raise self.wrong(given) from None
        if x.dtype != self.dtype:
            empty = x.size == 0 and x.dtype == np.float64
            if not empty and not np.can_cast(x.dtype, self.dtype, "same_kind" if self.dtype.kind in "fc" else "safe"):
                raise self.wrong(given)
            x = x.astype(self.dtype, order="F")
        if x.ndim != self.rank:
            if x.ndim > self.rank:
                raise self.wrong(x)
            if x.ndim == 1 and self.row:
                x = x.reshape(1, -1)
            x = x.reshape(x.shape + (1,) * (self.rank - x.ndim), order="F")
        if not x.flags.f_contiguous:
            if x.size > SMALL:
                say_once("arrays that are not in Fortran order are copied: make them with order='F'")
            x = np.asfortranarray(x)
        return x

    def enter(self, x, library, keep):
        x = self.array(x)
        keep.append(x)
        return self.ctype(x.__array_interface__["data"][0], x.shape)

    def fits(self, x):
        if isinstance(x, str) and self.of != "char":
            return 0
        same = isinstance(x, np.ndarray) and x.dtype == self.dtype
        return super().fits(x) and (2 if same else 1)

    def place(self):
        return self.ctype()

    def taken(self, c):
        """A copy: the memory is the function's."""
        shape = tuple(c[0].dim)
        size = self.dtype.itemsize
        for n in shape:
            size *= n
        if size == 0:
            return np.empty(shape, self.dtype, order="F")
        memory = (ctypes.c_char * size).from_address(c[0].data)
        return np.ndarray(shape, self.dtype, memory, order="F").copy(order="F")

    def give(self, x, place, filled):
        x, place = self.array(x), place[0]
        if filled:
            if x.shape != tuple(place.dim):
                raise self.wrong(x)
        else:
            place.dim[:] = x.shape
            place.data = malloc()(max(x.nbytes, 1))
            if not place.data:
                raise MemoryError()
        ctypes.memmove(place.data, x.__array_interface__["data"][0], x.nbytes)

    def leave(self, c, library):
        shape, count = tuple(c.dim), 1
        for n in shape:
            count *= n
        if count == 0:
            library.release(c.data)
            x = np.empty(shape, self.dtype, order="F")
        else:
            memory = (ctypes.c_char * (count * self.dtype.itemsize)).from_address(c.data)
            x = np.ndarray(shape, self.dtype, memory, order="F")
            if memory._length_ < SMALL:
                x = x.copy(order="F")
                library.release(c.data)
            else:
                weakref.finalize(memory, library.release, c.data)
        if self.of == "char" and self.rank == 2:
            rows = [x[i].tobytes().decode("utf-16-le", "replace") for i in range(shape[0])]
            return rows[0] if len(rows) == 1 else "" if count == 0 else rows
        return x

    field = ctype_of = lambda self: self.ctype


class Text(Part):
    def argtype(self):
        return ctypes.c_char_p

    def enter(self, x, library, keep):
        if not isinstance(x, str):
            raise self.wrong(x)
        if "\0" in x:
            raise ValueError("argument '%s' holds a NUL character" % self.name)
        x = ctypes.c_char_p(x.encode("utf-8"))
        keep.append(x)
        return x

    def fits(self, x):
        return 2 * isinstance(x, str)

    def place(self):
        return ctypes.c_void_p()

    def leave(self, c, library):
        address = c.value if isinstance(c, ctypes.c_void_p) else c
        text = ctypes.string_at(address).decode("utf-8", "replace")
        library.release(address)
        return text

    field = lambda self: ctypes.c_void_p


class Struct(Part):
    """A dictionary on this side."""

    def __init__(self, name, text, fields):
        super().__init__(name, text)
        self.fields = fields
        members = [(f.name, f.field()) for f in fields]
        self.ctype = type("Struct_" + name, (ctypes.Structure,), {"_fields_": members})

    def argtype(self):
        return ctypes.POINTER(self.ctype)

    def enter(self, x, library, keep):
        if not isinstance(x, dict) or set(x) != {f.name for f in self.fields}:
            raise self.wrong(x)
        c = self.ctype()
        for f in self.fields:
            value = f.enter(x[f.name], library, keep)
            setattr(c, f.name, ctypes.cast(value, ctypes.c_void_p).value if isinstance(f, Text) else value)
        keep.append(c)
        return c

    def place(self):
        return self.ctype()

    def leave(self, c, library):
        found = {}
        for f in self.fields:
            value = getattr(c, f.name)
            if isinstance(f, Scalar) and f.dtype.kind != "c":
                found[f.name] = chr(value) if f.of == "char" else value
            else:
                found[f.name] = f.leave(value, library)
        return found

    field = lambda self: self.ctype


class Callback(Part):
    """A callable of Python: it takes what the function hands it, arrays as copies, and gives the results."""

    def __init__(self, name, text, params, results, filled):
        super().__init__(name, text)
        self.params, self.results, self.filled = params, results, filled
        types = [p.argtype() for p in params] + [ctypes.POINTER(r.ctype) for r in results]
        self.ctype = ctypes.CFUNCTYPE(ctypes.c_int, *types, ctypes.c_void_p)

    def argtype(self):
        return self.ctype

    def enter(self, x, library, keep):
        if not callable(x):
            raise self.wrong(x)
        if library is None:
            return None
        taken, given = len(self.params), len(self.results)
        throw = library.c("throw", ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p)
        raised = Raised()

        def called(*c):
            try:
                found = x(*[p.taken(v) for p, v in zip(self.params, c)])
                found = (found,) if given == 1 else () if given == 0 else tuple(found)
                if len(found) != given:
                    raise TypeError("'%s' gave %d results in place of %d" % (self.name, len(found), given))
                for r, value, place, filled in zip(self.results, found, c[taken:], self.filled):
                    r.give(value, place, filled)
                return 0
            except BaseException as e:
                # It goes on when the call has ended, if no `try` of MATLAB has taken it.
                raised.error = e
                return throw(raised.identifier().encode("utf-8"), str(e).encode("utf-8", "replace"))

        made = self.ctype(called)
        keep += [made, raised]
        return made

    def fits(self, x):
        return 2 * callable(x)


class Raised:
    """What a callable raised last."""

    error = None

    def identifier(self):
        return "python:" + type(self.error).__name__


class Value(Part):
    """Any value: numbers, texts, arrays, lists (cells) and dictionaries (structs)."""

    def argtype(self):
        return ctypes.c_void_p

    def enter(self, x, library, keep):
        if library is None:
            return None
        address = library.value(x)
        keep.append(Owned(address, library))
        return ctypes.c_void_p(address)

    def place(self):
        return ctypes.c_void_p()

    def leave(self, c, library):
        address = c.value if isinstance(c, ctypes.c_void_p) else c
        try:
            return library.read(address)
        finally:
            library.c("value_free", None, ctypes.c_void_p)(address)

    field = lambda self: ctypes.c_void_p


class Owned:
    """A value that goes with this."""

    def __init__(self, address, library):
        self.address, self.library = address, library

    def __del__(self):
        self.library.c("value_free", None, ctypes.c_void_p)(self.address)


class Library:
    def __init__(self, folder, name):
        self.name = name
        self.dll = ctypes.CDLL(os.path.join(folder, "lib%s.so" % name))
        self.known = {}
        self.release = self.c("release", None, ctypes.c_void_p)

    def c(self, name, result, *args):
        """A function that every library has."""
        if name not in self.known:
            f = getattr(self.dll, "%s_%s" % (self.name, name))
            f.restype, f.argtypes = result, args
            self.known[name] = f
        return self.known[name]

    def failed(self, keep=()):
        """The last error of this thread; what a callable raised is that."""
        text = lambda name: (self.c(name, ctypes.c_char_p, ctypes.c_void_p)(None) or b"").decode("utf-8", "replace")
        identifier = text("identifier")
        for held in keep:
            if isinstance(held, Raised) and held.error is not None and held.identifier() == identifier:
                return held.error
        return MatlabError(text("message"), identifier, text("report"))

    def value(self, x):
        """A value of the library; the caller gives it up."""
        p = ctypes.c_void_p
        if isinstance(x, str):
            return self.c("value_text", p, ctypes.c_char_p)(x.encode("utf-8"))
        if isinstance(x, (list, tuple)):
            parts = [Owned(self.value(v), self) for v in x]
            all_ = (p * len(parts))(*(v.address for v in parts))
            return self.c("value_cell", p, ctypes.c_int64, p)(len(parts), all_)
        if isinstance(x, dict):
            parts = [Owned(self.value(v), self) for v in x.values()]
            all_ = (p * len(parts))(*(v.address for v in parts))
            names = (ctypes.c_char_p * len(parts))(*(str(k).encode("utf-8") for k in x))
            made = self.c("value_struct", p, p, ctypes.c_int64, p, p)(None, len(parts), names, all_)
            if not made:
                raise self.failed()
            return made
        a = np.asarray(x)
        if a.dtype == np.int64 and not isinstance(x, (np.ndarray, np.generic)):
            a = a.astype(np.float64)  # a number of Python, which is a double in MATLAB
        if a.dtype not in DTYPES:
            raise TypeError("%s is no value of MATLAB" % describe(x))
        code = 11 if a.dtype == np.uint16 else DTYPES.index(a.dtype)
        a = np.asfortranarray(a)
        shape = (1, 1) if a.ndim == 0 else (a.shape[0], 1) if a.ndim == 1 else a.shape
        dims = (ctypes.c_int64 * len(shape))(*shape)
        array = self.c("value_array", p, ctypes.c_int, p, ctypes.c_int, p)
        return array(code, a.__array_interface__["data"][0], len(shape), dims)

    def read(self, v):
        """A value of the library as one of Python."""
        p = ctypes.c_void_p
        code = self.c("value_class", ctypes.c_int, p)(v)
        dims = (ctypes.c_int64 * 32)()
        rank = self.c("value_size", ctypes.c_int, p, ctypes.c_int, p)(v, 32, dims)
        shape = tuple(dims[:rank])
        count = 1
        for n in shape:
            count *= n
        if code == -3 or (code == 5 and (shape[0] == 1 or count == 0)):
            address = self.c("value_chars", p, p, p)(None, v)
            if not address:
                raise self.failed()
            return Text("", "").leave(address, self)
        if code >= 0:
            address = self.c("value_data", p, p, p)(None, v)
            if not address:
                raise self.failed()
            dtype = DTYPES[code]
            memory = (ctypes.c_char * (count * dtype.itemsize)).from_address(address)
            x = np.ndarray(shape, dtype, memory, order="F").copy(order="F")
            self.release(address)
            return x.item() if shape == (1, 1) else x
        if code == -1:
            element = self.c("value_element", p, p, ctypes.c_int64)
            return [self.owned(element(v, k)) for k in range(count)]
        if code == -2 and count == 1:
            found, k = {}, 0
            while True:
                name = self.c("value_field_name", p, p, ctypes.c_int64)(v, k)
                if not name:
                    return found
                name = Text("", "").leave(name, self)
                found[name] = self.owned(self.c("value_field", p, p, ctypes.c_char_p)(v, name.encode("utf-8")))
                k += 1
        raise TypeError("a result of a class that has no counterpart in Python")

    def owned(self, v):
        try:
            return self.read(v)
        finally:
            self.c("value_free", None, ctypes.c_void_p)(v)

    def function(self, *signatures):
        """Makes of a function without a body one that calls those of C: name, arguments, results."""

        def made(f):
            calls = [(params, self.call(name, params, results)) for name, params, results in signatures]
            names = list(inspect.signature(f).parameters)
            space = {"NOT_GIVEN": NOT_GIVEN}
            if len(calls) > 1:
                space["call"] = chosen(calls)
                kept = "*(x for x in (%s,) if x is not NOT_GIVEN)" % ", ".join(names)
                lines = ["return call(%s)" % kept]
            else:
                (params, call), (name, _, results) = calls[0], signatures[0]
                space["call"] = call
                lines = ["return call(%s)" % ", ".join(names)]
                if quick(params, results):
                    # Numbers alone: the C types convert them.
                    space.update(c=getattr(self.dll, name), place=results[0].ctype, failed=self.failed)
                    space["error"] = ctypes.ArgumentError
                    lines = [
                        "r = place()",
                        "try:",
                        "    if c(None, %s r): raise failed()" % "".join(n + ", " for n in names),
                        "except (error, TypeError):",
                        "    " + lines[0],
                        "return r.value",
                    ]
            least = min(len(params) for params, _ in calls)
            head = [n if k < least else n + "=NOT_GIVEN" for k, n in enumerate(names)]
            exec("def made(%s):\n    %s\n" % (", ".join(head), "\n    ".join(lines)), space)
            return functools.update_wrapper(space["made"], f)

        return made

    def call(self, name, params, results):
        c = getattr(self.dll, name)
        c.restype = ctypes.c_int
        types = [ctypes.c_void_p]
        for p in params:
            types += [p.argtype()] + [ctypes.c_void_p] * isinstance(p, Callback)
        c.argtypes = types + [ctypes.POINTER(r.ctype) if hasattr(r, "ctype") else ctypes.POINTER(ctypes.c_void_p) for r in results]
        byref, library = ctypes.byref, self
        pointed = (Array, Struct)

        def general(*args):
            if len(args) != len(params):
                raise TypeError("%d arguments are given, and %d are taken" % (len(args), len(params)))
            keep = []
            given = []
            for p, x in zip(params, args):
                x = p.enter(x, library, keep)
                given.append(byref(x) if isinstance(p, pointed) else x)
                if isinstance(p, Callback):
                    given.append(None)
            places = [r.place() for r in results]
            if c(None, *given, *map(byref, places)):
                raise library.failed(keep)
            found = tuple(r.leave(x, library) for r, x in zip(results, places))
            return found[0] if len(found) == 1 else found if found else None

        return general


def quick(params, results):
    """Whether a function takes and gives numbers alone that C types convert."""
    plain = all(isinstance(p, Scalar) and p.of in ("double", "single") for p in params)
    return plain and len(results) == 1 and isinstance(results[0], Scalar) and results[0].of not in (
        "complex", "complex_single", "char",
    )


def chosen(calls):
    """The call whose arguments fit best."""

    def call(*args):
        best, found = 0, None
        for params, one in calls:
            if len(params) != len(args):
                continue
            fits = [p.fits(x) for p, x in zip(params, args)]
            if all(fits) and sum(fits) + 1 > best:
                best, found = sum(fits) + 1, one
        if found is None:
            texts = ["(%s)" % ", ".join("%s: %s" % (p.name, p.text) for p in params) for params, _ in calls]
            given = ", ".join(describe(x) for x in args)
            raise TypeError("no signature takes (%s): there are %s" % (given, " and ".join(texts)))
        return found(*args)

    return call
