//! The data of a builtin's rules: what the specification language says, parsed.
//!
//! Nothing here is evaluated: [`transfer`](crate::transfer) does that over abstract values.
//! Arguments are referred to by position, from 0. Source: the Tamer, section 3.3, extended by
//! complexity, shape, value and effects.

use std::fmt;
use types::{Class, ClassSet};

/// What one argument position of a class pattern accepts.
#[derive(Clone, Debug, PartialEq)]
pub struct ArgPattern {
    /// The built-in classes accepted.
    pub classes: ClassSet,
    /// Objects of classes that are not built in are accepted, too.
    pub objects: bool,
    /// The class must be that of this other argument.
    pub same_as: Option<usize>,
    /// The argument must be 1x1.
    pub scalar: bool,
    /// The argument must be absent.
    pub absent: bool,
    /// Absence is accepted.
    pub optional: bool,
}

/// A class that a class rule gives.
#[derive(Clone, Debug, PartialEq)]
pub enum ClassResult {
    /// The call is an error.
    Error,
    /// One of these classes.
    Classes(ClassSet),
    /// The class of an argument.
    SameAs(usize),
    /// The class of an argument, or one of these.
    SameOr(usize, ClassSet),
    /// The class a text argument names (`zeros(2, 'int8')`) or that of the prototype after
    /// `'like'`; the default where there is neither.
    Named(Class),
    /// Any class at all.
    Any,
}

/// One line of a class rule.
#[derive(Clone, Debug, PartialEq)]
pub struct ClassCase {
    /// Conditions besides the classes.
    pub guards: Vec<Guard>,
    /// Patterns of the first arguments; further arguments are free unless `rest` is set.
    pub args: Vec<ArgPattern>,
    /// The pattern of every further argument.
    pub rest: Option<ArgPattern>,
    /// Results by output; the last one holds for all further outputs.
    pub results: Vec<ClassResult>,
}

/// A class rule: the first case that fits decides; where none fits the call is an error.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ClassRule {
    /// The cases in order.
    pub cases: Vec<ClassCase>,
}

/// A condition on a call.
#[derive(Clone, Debug, PartialEq)]
pub struct Guard {
    /// The condition is turned round.
    pub negated: bool,
    /// What is asked.
    pub test: Test,
}

/// What a [`Guard`] asks.
#[derive(Clone, Debug, PartialEq)]
pub enum Test {
    /// The number of arguments compares so.
    Nargin(Compare, usize),
    /// The number of requested results compares so.
    Nargout(Compare, usize),
    /// The argument is present.
    Given(usize),
    /// The argument is 1x1.
    Scalar(usize),
    /// The argument is 1xn or nx1.
    Vector(usize),
    /// The argument is 1xn.
    Row(usize),
    /// The argument is a row or 0-by-0.
    RowOrEmpty(usize),
    /// The argument is nx1.
    Column(usize),
    /// The argument has no elements.
    Empty(usize),
    /// The argument has at most two dimensions.
    Matrix(usize),
    /// The argument is of one of these classes.
    Is(usize, ClassSet),
    /// Some argument is this text, in any case.
    Has(String),
}

/// A comparison of two counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    /// `==`
    Equal,
    /// `<=`
    AtMost,
    /// `>=`
    AtLeast,
}

impl Compare {
    /// Whether `a` compares so with `b`.
    pub fn holds(self, a: usize, b: usize) -> bool {
        match self {
            Compare::Equal => a == b,
            Compare::AtMost => a <= b,
            Compare::AtLeast => a >= b,
        }
    }
}

/// Results by output, chosen by conditions: the first case whose guards hold decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Cases<T> {
    /// Guards and results; the last result holds for all further outputs.
    pub cases: Vec<(Vec<Guard>, Vec<T>)>,
}

impl<T> Cases<T> {
    /// One result for every output, without conditions.
    pub fn always(result: T) -> Cases<T> {
        Cases { cases: vec![(Vec::new(), vec![result])] }
    }
}

/// The result for output `k`: the last one given holds for all further ones.
pub fn nth<T>(results: &[T], k: usize) -> Option<&T> {
    results.get(k).or(results.last())
}

/// Whether a result can have imaginary parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ComplexityRule {
    /// Never.
    Real,
    /// Only where some argument is complex; a result that turns out real is real.
    IfAny,
    /// Only where this argument is complex.
    Same(usize),
    /// Only where some argument is complex; a result that holds parts of it may have no imaginary part and be
    /// stored as complex all the same.
    Stored,
    /// As `IfAny`, and where a real argument lies outside the domain of the scalar operation.
    Domain,
    /// Always stored as complex.
    Complex,
    /// Not known.
    Unknown,
    /// Not known, but as good as never where no argument is complex.
    Rarely,
}

/// The shape of a result.
#[derive(Clone, Debug, PartialEq)]
pub enum ShapeRule {
    /// 1x1.
    Scalar,
    /// That of an argument.
    Same(usize),
    /// Implicit expansion of all arguments.
    Broadcast,
    /// Argument `of` with one dimension made 1: the one that argument `dim` names, else the first
    /// that is not 1.
    Reduce {
        /// What is reduced.
        of: usize,
        /// Which argument names the dimension.
        dim: Option<usize>,
    },
    /// From size arguments that start at this position: `(n)`, `(n, m, ...)`, `([n m ...])`.
    Sizes(usize),
    /// Matrix product.
    Matmul,
    /// Exchanged extents.
    Transpose,
    /// Concatenation along the second dimension.
    Horzcat,
    /// Concatenation along the first dimension.
    Vertcat,
    /// Concatenation along the dimension that the first argument names.
    Cat,
    /// Extents one by one.
    Dims(Vec<DimRule>),
    /// Not known.
    Unknown,
    /// A function of [`transfer`](crate::transfer) by name.
    Via(String),
}

/// An extent.
#[derive(Clone, Debug, PartialEq)]
pub enum DimRule {
    /// A number.
    Const(u64),
    /// A number, unless the array is 0-by-0.
    UnlessEmpty(u64),
    /// The value of an argument, with the default where it is absent.
    Value(usize, Option<u64>),
    /// An extent of an argument, dimensions counted from 0.
    Extent(usize, usize),
    /// The number of elements of an argument.
    Numel(usize),
    /// The longest extent of an argument, 0 when it is empty.
    Length(usize),
    /// The number of dimensions of an argument.
    Ndims(usize),
    /// The number of arguments.
    Nargin,
    /// Sum.
    Add(Box<DimRule>, Box<DimRule>),
    /// Difference.
    Sub(Box<DimRule>, Box<DimRule>),
    /// Product.
    Mul(Box<DimRule>, Box<DimRule>),
    /// The smaller one.
    Min(Box<DimRule>, Box<DimRule>),
    /// The larger one.
    Max(Box<DimRule>, Box<DimRule>),
    /// Not known.
    Unknown,
}

/// What is known of the elements of a result.
#[derive(Clone, Debug, PartialEq)]
pub enum ValueRule {
    /// Nothing.
    Top,
    /// They are elements of this argument.
    Of(usize),
    /// They lie in an interval (NaN excluded when `integer`).
    Range {
        /// Least value.
        lo: f64,
        /// Greatest value.
        hi: f64,
        /// They are whole numbers.
        integer: bool,
    },
    /// It is an extent.
    Dim(DimRule),
    /// Whether the class of the first argument is one of these.
    Test(ClassSet),
    /// In the cells of a cell stand rows of characters, or empty ones.
    Texts,
    /// In the cells of a cell stand texts of class char, where this argument is one or holds such; rows where
    /// its are.
    TextsOf(usize),
    /// The scalar operation of the kernel gives the interval.
    Op,
    /// A function of [`transfer`](crate::transfer) by name.
    Via(String),
}

/// Whether a builtin looks at objects themselves, where else it gets the built-in values that objects of
/// classes which inherit from built-in ones have: the attribute `objects`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObjectsRule {
    /// It does: it asks for classes, or only stores or passes on.
    Whole,
    /// It arranges the members of an enumeration.
    Members,
    /// It arranges the members of one enumeration, if no argument is of another class.
    MembersAlike,
}

/// What a call does besides giving results.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Effects(u8);

/// Names of the effects in the order of their bits.
const EFFECTS: [(&str, &str); 8] = [
    ("prints", "writes to the terminal"),
    ("rng", "draws from the random number generator"),
    ("file", "reads or writes files or the system"),
    ("workspace", "reads or changes variables by name"),
    ("time", "reads the clock"),
    ("calls", "calls functions given to it"),
    ("state", "reads or changes the session's state"),
    ("stops", "never returns"),
];

impl Effects {
    /// Nothing but results: the call can be folded, repeated, moved or dropped.
    pub const PURE: Effects = Effects(0);
    /// Writes to the terminal.
    pub const PRINTS: Effects = Effects(1);
    /// Draws from the random number generator.
    pub const RNG: Effects = Effects(2);
    /// Reads or writes files or the system.
    pub const FILE: Effects = Effects(4);
    /// Reads or changes variables by name.
    pub const WORKSPACE: Effects = Effects(8);
    /// Reads the clock.
    pub const TIME: Effects = Effects(16);
    /// Calls functions given to it, with whatever effects they have.
    pub const CALLS: Effects = Effects(32);
    /// Reads or changes the session's state: display format, warnings, the last error.
    pub const STATE: Effects = Effects(64);
    /// Never returns: `error`, `rethrow`.
    pub const STOPS: Effects = Effects(128);

    /// The effect of this name.
    pub fn from_name(name: &str) -> Option<Effects> {
        if name == "pure" {
            return Some(Effects::PURE);
        }
        EFFECTS.iter().position(|(n, _)| *n == name).map(|i| Effects(1 << i))
    }

    /// Both.
    pub fn union(self, other: Effects) -> Effects {
        Effects(self.0 | other.0)
    }

    /// Whether every effect of `other` is among these.
    pub fn contains(self, other: Effects) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether there is none.
    pub fn is_pure(self) -> bool {
        self.0 == 0
    }

    /// What they are, in words.
    pub fn descriptions(self) -> impl Iterator<Item = &'static str> {
        EFFECTS.iter().enumerate().filter(move |(i, _)| self.0 & (1 << i) != 0).map(|(_, (_, text))| *text)
    }
}

impl fmt::Debug for Effects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = EFFECTS.iter().enumerate().filter(|(i, _)| self.0 & (1 << i) != 0).map(|(_, (n, _))| n);
        f.debug_set().entries(names).finish()
    }
}

/// What carries a builtin out.
#[derive(Clone, Debug, PartialEq)]
pub enum KernelRule {
    /// The scalar operation of this name, element by element with implicit expansion.
    Map(String),
    /// The scalar operation of this name along a dimension, from `init`.
    Fold {
        /// Name of the binary scalar operation.
        op: String,
        /// The result of no elements.
        init: f64,
    },
    /// A function file of the prelude.
    Matlab(String),
    /// A kernel of the runtime.
    Extern(String),
    /// The engine that runs the program: it needs its frames or its functions.
    Engine,
    /// Nothing: the analysis knows it; running it is a diagnostic.
    None,
}
