//! Class rules: the class of the result of arithmetic, comparison, concatenation, colon and the
//! reductions, or `None` where MATLAB raises an error.
//!
//! Source: the Tamer, Figure 4, brought to R2024: `logical` operands count as doubles, `single`
//! with an integer gives the integer, `power` of logicals is defined. The rules look at classes
//! only. MATLAB in addition wants the double, single, char or logical operand of an integer array
//! to be a scalar ([`needs_scalar`]), and an integer's exponent to be a non-negative integer
//! ([`crate::scalar::integer::power_is_defined`]).

use crate::{Class, ScalarOp};

/// How a table groups the classes; all integer classes share a row and mix only with themselves.
fn column(class: Class) -> Option<usize> {
    Some(match class {
        c if c.is_integer() => 0,
        Class::Single => 1,
        Class::Double => 2,
        Class::Char => 3,
        Class::Logical => 4,
        _ => return None,
    })
}

/// A table of result classes: rows are the left operand's class, columns the right's, in the
/// order integer, single, double, char, logical. `i` is the integer class of the operands, which
/// must agree; `f`, `d`, `c`, `b` are single, double, char, logical; `-` is an error.
type Table = [&'static [u8; 5]; 5];

/// `plus`, `minus`, `times`, `mtimes`, `kron`, divisions, powers, `mod`, `rem`, `min`, `max`.
const ARITHMETIC: Table = [
    b"iiiii", //
    b"iffff", b"ifddd", b"ifddd", b"ifddd",
];

/// `atan2`, `hypot`, `nthroot`: floats only.
const FLOAT: Table = [
    b"-----", //
    b"-fff-", b"-fdd-", b"-fdd-", b"-----",
];

/// `idivide`: at least one integer.
const INTEGER_DIVISION: Table = [
    b"iiiii", //
    b"i----", b"i----", b"i----", b"i----",
];

/// `bitand`, `bitor`, `bitxor`.
const BITWISE: Table = [
    b"i-i-i", //
    b"-----", b"i-d-d", b"-----", b"i-d-b",
];

/// `bitshift`: the class of the first operand.
const SHIFT: Table = [
    b"iiiii", //
    b"-----", b"ddddd", b"-----", b"-----",
];

/// `gcd`, `lcm`.
const DIVISORS: Table = [
    b"i-i--", //
    b"-ff--", b"ifd--", b"-----", b"-----",
];

/// `colon`.
const COLON: Table = [
    b"iiii-", //
    b"iffff", b"ifddd", b"ifdcd", b"-fddd",
];

fn look_up(table: &Table, a: Class, b: Class) -> Option<Class> {
    let cell = *table.get(column(a)?)?.get(column(b)?)?;
    match cell {
        b'i' if a.is_integer() && b.is_integer() && a != b => None,
        b'i' => Some(if a.is_integer() { a } else { b }),
        b'f' => Some(Class::Single),
        b'd' => Some(Class::Double),
        b'c' => Some(Class::Char),
        b'b' => Some(Class::Logical),
        _ => None,
    }
}

/// The class of `op(a, b)` for an operation of two arguments; comparisons and logical operations
/// included. Texts: `plus` of a string with anything printable gives a string.
pub fn arith_class(op: ScalarOp, a: Class, b: Class) -> Option<Class> {
    match op {
        ScalarOp::Plus if a == Class::String || b == Class::String => {
            let other = if a == Class::String { b } else { a };
            (other.is_matrix() || matches!(other, Class::String | Class::Cell)).then_some(Class::String)
        }
        ScalarOp::Eq | ScalarOp::Ne | ScalarOp::Lt | ScalarOp::Le | ScalarOp::Gt | ScalarOp::Ge => {
            compare_class(op, a, b)
        }
        ScalarOp::And | ScalarOp::Or | ScalarOp::Xor => {
            (a.is_matrix() && b.is_matrix()).then_some(Class::Logical)
        }
        ScalarOp::Atan2 | ScalarOp::Hypot | ScalarOp::Nthroot => look_up(&FLOAT, a, b),
        ScalarOp::Idivide => look_up(&INTEGER_DIVISION, a, b),
        ScalarOp::Bitand | ScalarOp::Bitor | ScalarOp::Bitxor => look_up(&BITWISE, a, b),
        ScalarOp::Bitshift if a.is_integer() && b.is_integer() => Some(a),
        ScalarOp::Bitshift => look_up(&SHIFT, a, b),
        ScalarOp::Gcd | ScalarOp::Lcm => look_up(&DIVISORS, a, b),
        _ if op.arity() == 2 => look_up(&ARITHMETIC, a, b),
        _ => None,
    }
}

/// Whether MATLAB wants the operand that is not of an integer class to be a scalar: "Integers can
/// only be combined with integers of the same class, or scalar doubles."
pub fn needs_scalar(a: Class, b: Class) -> bool {
    a.is_integer() != b.is_integer() && a.is_matrix() && b.is_matrix()
}

/// The class of `op(a)` for an operation of one argument.
pub fn unary_class(op: ScalarOp, a: Class) -> Option<Class> {
    if op.arity() != 1 || !a.is_matrix() {
        return None;
    }
    let as_number = if a.is_numeric() { a } else { Class::Double };
    match op {
        _ if op.is_logical() => Some(Class::Logical),
        ScalarOp::Uminus
        | ScalarOp::Uplus
        | ScalarOp::Abs
        | ScalarOp::Sign
        | ScalarOp::Floor
        | ScalarOp::Ceil
        | ScalarOp::Round
        | ScalarOp::Fix
        | ScalarOp::Real
        | ScalarOp::Imag
        | ScalarOp::Conj
        | ScalarOp::Factorial => Some(as_number),
        // Functions with fractional values: floats; char and logical count as doubles.
        _ => (!a.is_integer()).then_some(as_number),
    }
}

/// The class of a comparison: `logical`, or an error.
pub fn compare_class(op: ScalarOp, a: Class, b: Class) -> Option<Class> {
    use Class::{Cell, Char, FunctionHandle, String};
    let equality = matches!(op, ScalarOp::Eq | ScalarOp::Ne);
    let fine = match (a, b) {
        (FunctionHandle, FunctionHandle) => equality,
        (String, String | Char | Cell) | (Char | Cell, String) => true,
        _ => a.is_matrix() && b.is_matrix(),
    };
    fine.then_some(Class::Logical)
}

/// The class of `[a, b]`. Cells absorb everything, then strings, then char, then the leftmost
/// integer class, then single, double, logical; structs and objects go with their like only. More
/// operands fold from the left. An empty `[]` beside a struct is the caller's case.
pub fn concat_class(a: Class, b: Class) -> Option<Class> {
    use Class::{Cell, Char, Double, FunctionHandle, Single, String};
    if a == b {
        return (a != FunctionHandle).then_some(a);
    }
    if a == Cell || b == Cell {
        return Some(Cell);
    }
    if a == String || b == String {
        let other = if a == String { b } else { a };
        return other.is_matrix().then_some(String);
    }
    if !a.is_matrix() || !b.is_matrix() {
        return None;
    }
    let either = |c: Class| a == c || b == c;
    Some(match () {
        _ if either(Char) => Char,
        _ if a.is_integer() => a,
        _ if b.is_integer() => b,
        _ if either(Single) => Single,
        _ => Double,
    })
}

/// The class of `a:b`; for `a:s:b` fold with the step.
pub fn colon_class(a: Class, b: Class) -> Option<Class> {
    look_up(&COLON, a, b)
}

/// Reductions that share a class rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reduction {
    /// `sum`, `prod`, `cumsum`, `cumprod`: char and logical count as doubles.
    Sum,
    /// `mean`, `median`, `std`, `var`: integers give double as well.
    Mean,
    /// `min`, `max`, `cummin`, `cummax`: char counts as double, logical stays.
    Extremum,
    /// `any`, `all`.
    Truth,
    /// `sort`, `unique`: the class stays.
    Same,
}

/// The class of a reduction of an array of class `a`.
pub fn reduction_class(reduction: Reduction, a: Class) -> Option<Class> {
    if reduction == Reduction::Same && matches!(a, Class::String | Class::Cell) {
        return Some(a);
    }
    if !a.is_matrix() {
        return None;
    }
    Some(match reduction {
        Reduction::Sum if a.is_numeric() => a,
        Reduction::Sum => Class::Double,
        Reduction::Mean if a == Class::Single => a,
        Reduction::Mean => Class::Double,
        Reduction::Extremum if a == Class::Char => Class::Double,
        Reduction::Extremum | Reduction::Same => a,
        Reduction::Truth => Class::Logical,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use Class::*;

    #[test]
    fn arithmetic_mixes_as_in_matlab() {
        let plus = |a, b| arith_class(ScalarOp::Plus, a, b);
        assert_eq!(plus(Double, Double), Some(Double));
        assert_eq!(plus(Single, Double), Some(Single));
        assert_eq!(plus(Int8, Double), Some(Int8));
        assert_eq!(plus(Char, UInt8), Some(UInt8));
        assert_eq!(plus(Int8, Int16), None);
        assert_eq!(plus(Logical, Logical), Some(Double));
        assert_eq!(plus(Char, Char), Some(Double));
        assert_eq!(plus(String, Double), Some(String));
        assert_eq!(plus(Cell, Double), None);
        assert_eq!(arith_class(ScalarOp::Idivide, Double, Double), None);
        assert_eq!(arith_class(ScalarOp::Atan2, Int8, Double), None);
        assert!(needs_scalar(Int8, Double) && !needs_scalar(Int8, Int8));
    }

    #[test]
    fn concatenation_folds_from_the_left() {
        let cat = |cs: &[Class]| cs[1..].iter().try_fold(cs[0], |a, &b| concat_class(a, b));
        assert_eq!(cat(&[Double, Int8, Int16]), Some(Int8));
        assert_eq!(cat(&[Logical, Logical]), Some(Logical));
        assert_eq!(cat(&[Logical, Single, Double]), Some(Single));
        assert_eq!(cat(&[Double, Char, Int8]), Some(Char));
        assert_eq!(cat(&[Char, String]), Some(String));
        assert_eq!(cat(&[Struct, Cell]), Some(Cell));
        assert_eq!(cat(&[Struct, Double]), None);
        assert_eq!(cat(&[FunctionHandle, FunctionHandle]), None);
    }

    #[test]
    fn other_rules() {
        assert_eq!(compare_class(ScalarOp::Lt, Int8, UInt16), Some(Logical));
        assert_eq!(compare_class(ScalarOp::Eq, String, Double), None);
        assert_eq!(compare_class(ScalarOp::Lt, FunctionHandle, FunctionHandle), None);
        assert_eq!(colon_class(Char, Char), Some(Char));
        assert_eq!(colon_class(Double, Int32), Some(Int32));
        assert_eq!(unary_class(ScalarOp::Sin, Int8), None);
        assert_eq!(unary_class(ScalarOp::Abs, Logical), Some(Double));
        assert_eq!(unary_class(ScalarOp::Not, Char), Some(Logical));
        assert_eq!(reduction_class(Reduction::Sum, Logical), Some(Double));
        assert_eq!(reduction_class(Reduction::Mean, Int8), Some(Double));
        assert_eq!(reduction_class(Reduction::Extremum, Char), Some(Double));
    }
}
