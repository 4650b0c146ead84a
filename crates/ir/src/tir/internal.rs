//! The callees that lowering makes up: what MATLAB's syntax does and no MATLAB function names.
//! They are builtins to every engine; their names begin with `mc_`, except `end`, which prints as
//! `builtin('end', x, k, n)`, and [`CELL`], which prints in braces.

/// `end(x, k, n)`: the last index of `x` in position `k` of `n`. An `x` without a value has none:
/// the result is 0, so that `x(end+1) = v` creates it (a read of `x` then fails by itself).
pub const END: &str = "end";
/// `mc_cell(a, b, ...)`: the row `{a, b, ...}`; without operands the 0-by-0 cell. Rows are stacked by
/// `vertcat`.
pub const CELL: &str = "mc_cell";
/// `mc_insert(x, k, e)`: `[x(1:k), e, x(k+1:end)]` of a row `x`.
pub const INSERT: &str = "mc_insert";
/// `mc_switch(value)`: fails where a `switch` cannot look at the value: it is neither a scalar nor a
/// character vector. Not in Octave's dialect.
pub const SWITCH: &str = "mc_switch";
/// `mc_switch_case(value, case, ...)`: whether any `case` fits: strings by `strcmp`, numbers by `==`
/// (an empty case fits an empty value), a cell when any of its elements fits. Logical scalar. The
/// elements of a case written `{a, b}` come as operands; without any, nothing fits.
pub const SWITCH_CASE: &str = "mc_switch_case";
/// `mc_is_class(x, name)`: whether `x` is an object of just this class. Logical scalar.
pub const IS_CLASS: &str = "mc_is_class";
/// `mc_vacant()`: a value that nobody looks at, of no class: what a result is that is not asked for any more.
pub const VACANT: &str = "mc_vacant";
/// `mc_truth(x)`: an operand of `&&` or `||` as a logical scalar; anything that cannot be converted
/// is MATLAB's error about operands of short-circuit operators.
pub const TRUTH: &str = "mc_truth";
/// `mc_decides_or(x)`: of `x | y` in the condition of an `if` or `while`, whether `y` is not looked
/// at: `x` is a true scalar. Logical scalar.
pub const DECIDES_OR: &str = "mc_decides_or";
/// `mc_decides_and(x)`: of `x & y` in a condition, whether `y` is not looked at: `x` is a false
/// scalar. Logical scalar.
pub const DECIDES_AND: &str = "mc_decides_and";
/// `mc_count(i)`: how many elements the index `i` names: `numel(i)`, for a logical mask `nnz(i)`.
pub const COUNT: &str = "mc_count";
/// `mc_places(x)`: how many elements `[x.f] = ...` assigns: `numel(x)` of a struct array or objects; 1 where
/// `x` is something else or has no value.
pub const PLACES: &str = "mc_places";
/// `mc_exists(x)`: whether the variable `x` has a value: `exist('x', 'var')`. Logical scalar.
pub const EXISTS: &str = "mc_exists";
/// `mc_argument(x, name, dims, class)`: of an `arguments` block, `x` converted to the class and
/// checked against the dims (a row of numbers, NaN for `:`; `[]` where none are given; the class is
/// `''` where none is given).
pub const ARGUMENT: &str = "mc_argument";
/// `mc_validate(name, f, args...)`: calls a validator of the argument `name`.
pub const VALIDATE: &str = "mc_validate";
/// `[s, rest] = mc_name_value(args, names)`: name-value arguments in the cell `args` as a struct
/// with those of the fields `names` that were given; an unknown name is an error.
pub const NAME_VALUE: &str = "mc_name_value";
/// `mc_positional(args, names, most)`: how many elements of the cell `args` stand before the first that is one of
/// the texts `names` and begins pairs of names and values; at most `most`.
pub const POSITIONAL: &str = "mc_positional";
/// `mc_meta_class(name)`: `?Name`.
pub const META_CLASS: &str = "mc_meta_class";
/// `mc_object()`: the object that the running constructor makes; what its output is at first.
pub const OBJECT: &str = "mc_object";
/// `mc_construct(object, class, args...)`: `object@class(args...)` in a constructor whose output is `object`:
/// the object as the constructor of a class that it inherits from leaves it.
pub const CONSTRUCT: &str = "mc_construct";
/// `mc_super(method, class, args...)`: any other `method@class(args...)`.
pub const SUPER: &str = "mc_super";
/// `mc_add_path(folders, place, ...)`: a call of `addpath` whose folders (joined by colons) were known
/// before it runs, so that whoever binds names ahead of time has searched them. The place is `-begin` or
/// `-end`; other operands are the variables that the call names.
pub const ADD_PATH: &str = "mc_add_path";

/// The callees whose first operand may have no value.
pub const LENIENT: &[&str] = &[END, PLACES, EXISTS];

/// All of them.
pub const ALL: &[&str] = &[
    END,
    CELL,
    SWITCH,
    SWITCH_CASE,
    TRUTH,
    DECIDES_OR,
    DECIDES_AND,
    COUNT,
    PLACES,
    EXISTS,
    ARGUMENT,
    VALIDATE,
    NAME_VALUE,
    POSITIONAL,
    META_CLASS,
    OBJECT,
    CONSTRUCT,
    SUPER,
    ADD_PATH,
];
