//! MATLAB classes (`class(x)`), complexity, and sets of classes.
//!
//! Source: the Tamer, sections 2.2 to 2.4; MATLAB's documentation, "Fundamental MATLAB Classes".

use base::Name;
use std::fmt;

/// The class of a value: what `class(x)` names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Class {
    /// 64-bit float, MATLAB's default.
    Double,
    /// 32-bit float.
    Single,
    /// 8-bit signed integer; integer arithmetic saturates.
    Int8,
    /// 16-bit signed integer.
    Int16,
    /// 32-bit signed integer.
    Int32,
    /// 64-bit signed integer.
    Int64,
    /// 8-bit unsigned integer.
    UInt8,
    /// 16-bit unsigned integer.
    UInt16,
    /// 32-bit unsigned integer.
    UInt32,
    /// 64-bit unsigned integer.
    UInt64,
    /// Truth values.
    Logical,
    /// UTF-16 code units.
    Char,
    /// The class `string`: an array of texts.
    String,
    /// Cell array.
    Cell,
    /// Struct array.
    Struct,
    /// Function handle.
    FunctionHandle,
    /// An object of a class that is not built in, `containers.Map` and `dictionary` included.
    Object(Name),
}

/// The built-in classes in the order of their declaration; the position is the class's bit in a
/// [`ClassSet`].
pub const BUILTIN_CLASSES: [Class; 16] = [
    Class::Double,
    Class::Single,
    Class::Int8,
    Class::Int16,
    Class::Int32,
    Class::Int64,
    Class::UInt8,
    Class::UInt16,
    Class::UInt32,
    Class::UInt64,
    Class::Logical,
    Class::Char,
    Class::String,
    Class::Cell,
    Class::Struct,
    Class::FunctionHandle,
];

impl Class {
    /// The class's name as `class(x)` gives it.
    pub fn name(self) -> &'static str {
        match self {
            Class::Double => "double",
            Class::Single => "single",
            Class::Int8 => "int8",
            Class::Int16 => "int16",
            Class::Int32 => "int32",
            Class::Int64 => "int64",
            Class::UInt8 => "uint8",
            Class::UInt16 => "uint16",
            Class::UInt32 => "uint32",
            Class::UInt64 => "uint64",
            Class::Logical => "logical",
            Class::Char => "char",
            Class::String => "string",
            Class::Cell => "cell",
            Class::Struct => "struct",
            Class::FunctionHandle => "function_handle",
            Class::Object(name) => name.as_str(),
        }
    }

    /// The built-in class of this name.
    pub fn from_name(name: &str) -> Option<Class> {
        BUILTIN_CLASSES.into_iter().find(|c| c.name() == name)
    }

    /// `int8` to `uint64`.
    pub fn is_integer(self) -> bool {
        (Class::Int8..=Class::UInt64).contains(&self)
    }

    /// `double` or `single`.
    pub fn is_float(self) -> bool {
        matches!(self, Class::Double | Class::Single)
    }

    /// What `isnumeric` says: a float or an integer class.
    pub fn is_numeric(self) -> bool {
        self.is_float() || self.is_integer()
    }

    /// Whether each element has fields or properties of its own.
    pub fn has_fields(self) -> bool {
        matches!(self, Class::Struct | Class::Object(_))
    }

    /// Numeric, logical or char: the classes whose elements are numbers to arithmetic.
    pub fn is_matrix(self) -> bool {
        self.is_numeric() || matches!(self, Class::Logical | Class::Char)
    }

    /// The width of an integer class in bits and whether it is signed.
    pub fn integer_width(self) -> Option<(u32, bool)> {
        Some(match self {
            Class::Int8 => (8, true),
            Class::Int16 => (16, true),
            Class::Int32 => (32, true),
            Class::Int64 => (64, true),
            Class::UInt8 => (8, false),
            Class::UInt16 => (16, false),
            Class::UInt32 => (32, false),
            Class::UInt64 => (64, false),
            _ => return None,
        })
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Whether imaginary parts may be present.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Complexity {
    /// Surely real.
    Real,
    /// Surely complex, and some element has an imaginary part.
    Imaginary,
    /// Real, or complex with an imaginary part: what operations give, which make real what has none.
    Narrow,
    /// Surely stored as complex, with an imaginary part or without (`complex(3, 0)`).
    Complex,
    /// Not known.
    Any,
}

impl Complexity {
    /// Of which of three kinds a value may be: real (1), complex with an imaginary part (2), complex
    /// without one (4).
    fn kinds(self) -> u8 {
        match self {
            Complexity::Real => 1,
            Complexity::Imaginary => 2,
            Complexity::Narrow => 3,
            Complexity::Complex => 6,
            Complexity::Any => 7,
        }
    }

    /// The least complexity that covers these kinds; `None` for none.
    fn covering(kinds: u8) -> Option<Complexity> {
        use Complexity::*;
        (kinds != 0).then(|| {
            let all = [Real, Imaginary, Narrow, Complex, Any];
            all.into_iter().find(|c| kinds & !c.kinds() == 0).unwrap_or(Any)
        })
    }

    /// The least complexity above both.
    pub fn join(self, other: Complexity) -> Complexity {
        Complexity::covering(self.kinds() | other.kinds()).unwrap_or(Complexity::Any)
    }

    /// The greatest complexity below both; `None` where no value is of both.
    pub fn meet(self, other: Complexity) -> Option<Complexity> {
        Complexity::covering(self.kinds() & other.kinds())
    }

    /// Whether every value of this complexity is of the other too.
    pub fn leq(self, other: Complexity) -> bool {
        self.kinds() & !other.kinds() == 0
    }

    /// Whether no value is complex without an imaginary part.
    pub fn is_narrow(self) -> bool {
        self.leq(Complexity::Narrow)
    }

    /// What an operation gives of it that makes real what has no imaginary part: access to a part, storing
    /// into one, arithmetic.
    pub fn narrowed(self) -> Complexity {
        if self == Complexity::Real { Complexity::Real } else { Complexity::Narrow }
    }
}

/// A set of built-in classes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ClassSet(u16);

impl ClassSet {
    /// No class.
    pub const EMPTY: ClassSet = ClassSet(0);
    /// Every built-in class.
    pub const ALL: ClassSet = ClassSet(u16::MAX);

    /// The set of one class; empty for an object class.
    pub fn of(class: Class) -> ClassSet {
        BUILTIN_CLASSES.iter().position(|&c| c == class).map_or(ClassSet::EMPTY, |i| ClassSet(1 << i))
    }

    /// Whether `class` is in the set.
    pub fn contains(self, class: Class) -> bool {
        self.0 & ClassSet::of(class).0 != 0
    }

    /// Either set.
    pub fn union(self, other: ClassSet) -> ClassSet {
        ClassSet(self.0 | other.0)
    }

    /// Both sets.
    pub fn intersection(self, other: ClassSet) -> ClassSet {
        ClassSet(self.0 & other.0)
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The classes in the set, in the order of [`BUILTIN_CLASSES`].
    pub fn iter(self) -> impl Iterator<Item = Class> {
        BUILTIN_CLASSES.into_iter().filter(move |&c| self.contains(c))
    }
}

impl FromIterator<Class> for ClassSet {
    fn from_iter<I: IntoIterator<Item = Class>>(classes: I) -> ClassSet {
        classes.into_iter().fold(ClassSet::EMPTY, |s, c| s.union(ClassSet::of(c)))
    }
}

impl fmt::Debug for ClassSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_sets_hold_them() {
        for c in BUILTIN_CLASSES {
            assert_eq!(Class::from_name(c.name()), Some(c));
            assert!(ClassSet::ALL.contains(c) && ClassSet::of(c).contains(c));
            assert_eq!(ClassSet::of(c).iter().collect::<Vec<_>>(), [c]);
        }
        assert!(Class::UInt64.is_integer() && !Class::Logical.is_integer() && !Class::Single.is_integer());
    }
}
