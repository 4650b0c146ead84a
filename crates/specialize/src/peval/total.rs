//! Which statements surely do not fail. What is not listed may.

use analysis::steps::{Activation, Point};
use builtins::{Builtin, Form};
use ir::tir::{Access, Arg, VarId, internal};
use types::{AbsValue, Class, Complexity, Elements};

/// Builtins that answer for every value: they ask what it is, not what is in it.
const ASK: &[&str] = &[
    "isempty",
    "numel",
    "length",
    "ndims",
    "size",
    "class",
    "isa",
    "ischar",
    "iscell",
    "isstruct",
    "isnumeric",
    "islogical",
    "isreal",
    "isfloat",
    "isinteger",
    "iscellstr",
    "isstring",
    "isobject",
    "issparse",
    "isscalar",
    "isvector",
    "isrow",
    "iscolumn",
    "ismatrix",
    "issquare",
    "isfield",
    "strcmp",
    "strcmpi",
    "isequal",
    "rows",
    "columns",
    "is_function_handle",
    "isvarname",
];

/// Element by element, of every float and what is converted to one.
const ELEMENT: &[&str] = &[
    "plus", "minus", "times", "rdivide", "ldivide", "power", "uminus", "uplus", "eq", "ne", "lt", "le", "gt",
    "ge", "abs", "sign", "floor", "ceil", "fix", "round", "sqrt", "exp", "log", "sin", "cos", "tan", "asin",
    "acos", "atan", "sinh", "cosh", "tanh", "real", "imag", "conj", "isnan", "isinf", "isfinite",
];

/// Of truth values: NaN is none.
const TRUTH: &[&str] = &["and", "or", "not", "xor"];

/// Of two scalars.
const SCALARS: &[&str] = &["mpower", "mrdivide", "mldivide"];

/// Element by element, of real floats.
const REAL_OF_TWO: &[&str] = &["max", "min", "mod", "rem", "atan2", "hypot"];

/// Of one real float.
const REAL_OF_ONE: &[&str] = &["eps", "log2", "log10", "log1p", "expm1", "sec", "csc", "cot"];

/// Of a matrix.
const TURNED: &[&str] = &["transpose", "ctranspose"];

/// Whether a call of a builtin with such arguments surely does not fail.
pub fn never_fails(b: &Builtin, args: &[&AbsValue], act: &Activation, at: &Point) -> bool {
    // The `end` of what has no value is 0.
    if b.name.as_str() == internal::END {
        return args.iter().all(|v| v.alternatives().is_some_and(plain));
    }
    if args.iter().any(|v| v.is_any() || v.maybe_undefined || v.unique().is_none()) {
        // Of the questions the value may be of any class, but no object.
        let plain = |v: &&AbsValue| {
            v.alternatives().is_some_and(|l| l.iter().all(|c| !matches!(c.class, Class::Object(_))))
        };
        return asks(b, args) && args.iter().all(plain);
    }
    if [internal::SWITCH, internal::SWITCH_CASE].contains(&b.name.as_str()) {
        return args.iter().all(|v| compares(v));
    }
    if asks(b, args) {
        return args.iter().all(|v| !matches!(v.unique_class(), Some(Class::Object(_))));
    }
    let float = |v: &&AbsValue| {
        matches!(v.unique_class(), Some(Class::Double | Class::Single | Class::Logical | Class::Char))
    };
    let logical = |v: &&AbsValue| v.unique_class() == Some(Class::Logical);
    let every =
        ELEMENT.contains(&b.name.as_str()) || TRUTH.contains(&b.name.as_str()) && args.iter().all(logical);
    if b.scalar_op().is_some() && every && args.iter().all(float) {
        return conform(args, act, at);
    }
    let scalars = || args.iter().all(|v| act.is_scalar(v, at));
    if args.iter().all(float) {
        let name = b.name.as_str();
        let real = |v: &&AbsValue| v.unique().is_some_and(|v| v.matrix.complexity == Complexity::Real);
        match args.len() {
            1 if REAL_OF_ONE.contains(&name) => return args.iter().all(real),
            1 if TURNED.contains(&name) => {
                return args.iter().all(|v| v.shape().dims().is_some_and(|d| d.len() == 2));
            }
            2 if SCALARS.contains(&name) => return scalars(),
            2 if REAL_OF_TWO.contains(&name) => return args.iter().all(real) && conform(args, act, at),
            _ => {}
        }
    }
    // Rows of characters stand behind each other.
    let row = |v: &&AbsValue| {
        v.unique_class() == Some(Class::Char)
            && v.shape().dims().is_some_and(|d| d.len() == 2 && d[0].as_const() == Some(1))
    };
    if b.name.as_str() == "horzcat" && args.iter().all(row) {
        return true;
    }
    if matches!(b.form, Some(Form::Product)) && args.iter().all(float) {
        return args.iter().any(|v| act.is_scalar(v, at));
    }
    false
}

/// Builtins that ask about the call or about variables; where the answer is known, it was known before.
const OF_CALL: &[&str] = &["nargin", "nargout", "exist", "isvarname"];

/// Whether the builtin asks about the call.
pub fn asks_of_call(b: &Builtin) -> bool {
    OF_CALL.contains(&b.name.as_str())
}

/// Whether the builtin asks what a value is, in a form that cannot fail.
fn asks(b: &Builtin, args: &[&AbsValue]) -> bool {
    let name = b.name.as_str();
    let most = match name {
        "isa" | "isfield" | "strcmp" | "strcmpi" | "isequal" => 2,
        _ => 1,
    };
    // `size(x, 2)`
    let one_extent = name == "size"
        && args.len() == 2
        && args[1].as_number().is_some_and(|k| k >= 1.0 && k.fract() == 0.0 && k < 1e6);
    one_extent || (b.class_test().is_some() || ASK.contains(&name)) && args.len() == most
}

/// Whether the extents of operands surely conform.
fn conform(args: &[&AbsValue], act: &Activation, at: &Point) -> bool {
    let arrays: Vec<_> = args.iter().filter(|v| !act.is_scalar(v, at)).collect();
    match arrays[..] {
        [] | [_] => true,
        [first, ref rest @ ..] => {
            let dims = |v: &AbsValue| v.shape().dims().map(|d| d.to_vec());
            let known = dims(first).filter(|d| d.iter().all(|d| !d.is_unknown()));
            known.is_some() && rest.iter().all(|v| dims(v) == known)
        }
    }
}

/// The same for what syntax implies.
pub fn syntax_never_fails<'v>(name: &str, args: &[Arg], value: impl Fn(VarId) -> &'v AbsValue) -> bool {
    let first = args.first().and_then(|a| match a {
        Arg::Var(v) => Some(value(*v)),
        Arg::Colon => None,
    });
    let truth = |v: &AbsValue| {
        v.unique_class() == Some(Class::Logical) && v.shape() == types::Shape::scalar() && !v.maybe_undefined
    };
    match name {
        internal::CELL => args.iter().all(|a| matches!(a, Arg::Var(v) if !value(*v).maybe_undefined)),
        internal::EXISTS | internal::PLACES => true,
        // Texts and numbers can be compared.
        internal::SWITCH | internal::SWITCH_CASE => {
            args.iter().all(|a| matches!(a, Arg::Var(v) if compares(value(*v))))
        }
        internal::END => first.is_some_and(|v| v.alternatives().is_some_and(plain)),
        internal::TRUTH | internal::DECIDES_AND | internal::DECIDES_OR => first.is_some_and(truth),
        _ => false,
    }
}

fn plain(list: &[types::ClassValue<types::Matrix>]) -> bool {
    list.iter().all(|c| !matches!(c.class, Class::Object(_)))
}

/// Whether it is a row of characters or a number, of which `switch` can tell whether they are equal.
fn compares(value: &AbsValue) -> bool {
    !value.maybe_undefined
        && value.unique().is_some_and(|c| {
            let row = c.matrix.shape.dims().is_some_and(|d| d.len() == 2 && d[0].as_const() == Some(1));
            let scalar = c.matrix.shape == types::Shape::scalar();
            (c.class == Class::Char && row) || (c.class.is_numeric() && scalar)
        })
}

/// Whether the steps of a path only read: a name that is not known may be none.
pub fn reads(path: &[Access]) -> bool {
    path.iter().all(|s| !matches!(s, Access::DynamicDot(_)))
}

/// Whether a value surely has the part at the end of a path of names and indices that are in bounds.
pub fn has(value: &AbsValue, path: &[Access], one: &dyn Fn(VarId) -> bool) -> bool {
    let Some((first, rest)) = path.split_first() else { return true };
    let Some(v) = value.unique().filter(|_| !value.maybe_undefined) else { return false };
    match first {
        Access::Paren(_) => rest.is_empty() && !matches!(v.class, Class::FunctionHandle | Class::Object(_)),
        Access::Brace(args) => {
            // One content: a temporary takes no list.
            rest.is_empty()
                && v.class == Class::Cell
                && args.iter().all(|a| matches!(a, Arg::Var(i) if one(*i)))
        }
        Access::Dot(name) => {
            let Elements::Fields(f) = &v.elements else { return false };
            let scalar = v.matrix.shape == types::Shape::scalar();
            v.class == Class::Struct
                && scalar
                && f.content().get(*name).is_some_and(|part| !part.maybe_undefined && has(part, rest, one))
        }
        Access::DynamicDot(_) => false,
    }
}

/// The part of a value at the end of a path of names and known places, where it surely is there.
pub fn part(value: &AbsValue, path: &[Access], of: &dyn Fn(VarId) -> AbsValue) -> Option<AbsValue> {
    let mut value = value.clone();
    for step in path {
        let v = value.unique().filter(|_| !value.maybe_undefined)?;
        value = match (step, &v.elements) {
            (Access::Dot(_) | Access::DynamicDot(_), Elements::Fields(f))
                if v.class == Class::Struct && v.matrix.shape == types::Shape::scalar() =>
            {
                let name = match step {
                    Access::Dot(name) => *name,
                    Access::DynamicDot(v) => base::Name::new(of(*v).as_text()?),
                    _ => return None,
                };
                f.content().get(name).filter(|part| !part.maybe_undefined)?.clone()
            }
            (Access::Brace(args), Elements::Tuple(list)) if v.class == Class::Cell => {
                let [Arg::Var(i)] = args[..] else { return None };
                let k = of(i).as_number().filter(|k| *k >= 1.0 && k.fract() == 0.0)?;
                list.content().get(k as usize - 1)?.clone()
            }
            _ => return None,
        };
    }
    Some(value)
}

/// Whether looking at a condition surely does not fail.
pub fn decides(value: &AbsValue) -> bool {
    let numeric = |c: Class| c.is_numeric() || matches!(c, Class::Logical | Class::Char);
    // NaN is neither true nor false.
    let real = |v: &types::ClassValue<types::Matrix>| {
        v.matrix.complexity == types::Complexity::Real && !(v.class.is_float() && v.matrix.range(v.class).nan)
    };
    !value.maybe_undefined
        && value.alternatives().is_some_and(|l| l.iter().all(|v| numeric(v.class) && real(v)))
}

/// Whether a builtin does nothing but compute a value from those of its operands, without a warning.
pub fn only_computes(name: &str) -> bool {
    builtins::find(name).map(builtins::builtin).is_some_and(|b| {
        b.effects.is_pure()
            && (b.scalar_op().is_some()
                || matches!(b.form, Some(Form::Product))
                || ELEMENT.contains(&name)
                || ["numel", "length", "isempty", "ndims"].contains(&name))
    })
}
