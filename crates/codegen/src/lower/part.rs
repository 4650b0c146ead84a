//! The parts of a value that is kept in parts: fields of a struct, elements of a row of cells.

use base::Name;
use ir::loops::kernels::{self, Path, Verb};
use ir::loops::{Expr, Operand};
use ir::tir;
use std::fmt;
use types::{AbsValue, Class, Elements, Shape};

/// Cells of more elements are boxed.
pub const MAX_PARTS: usize = 16;

/// A part of a value that is kept in parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A field of a scalar struct.
    Field(Name),
    /// An element of a row of cells, from 1.
    Place(usize),
    /// A property of an object of this class.
    Property(Name, Name),
}

impl Part {
    /// What is known of the part of a whole.
    pub fn of(self, whole: &AbsValue) -> AbsValue {
        match self {
            Part::Field(name) | Part::Property(_, name) => whole.field(name),
            Part::Place(k) => whole.content(Some(k - 1)),
        }
    }

    /// The kernel that reads the part of a boxed value, and its operand after that.
    pub fn access(self) -> (Name, Option<Operand>) {
        let (verb, steps, place) = match self {
            Part::Property(_, name) => (Verb::Stored, format!(".{name}"), None),
            Part::Field(name) => (Verb::Get, format!(".{name}"), None),
            Part::Place(k) => (Verb::Get, "{1}".into(), Some(Operand::Scalar(Expr::index(k as i64)))),
        };
        (Path { verb, steps: &steps }.name(), place)
    }

    /// The part that the first step of an access names, of a variable whose parts are known.
    pub fn named(step: &tir::Access, number: &dyn Fn(tir::VarId) -> Option<f64>) -> Option<Part> {
        match step {
            tir::Access::Dot(name) => Some(Part::Field(*name)),
            tir::Access::Brace(args) => match args.as_slice() {
                [tir::Arg::Var(v)] => {
                    let k =
                        number(*v).filter(|k| (1.0..=MAX_PARTS as f64).contains(k) && k.fract() == 0.0)?;
                    Some(Part::Place(k as usize))
                }
                _ => None,
            },
            _ => None,
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Field(name) | Part::Property(_, name) => name.fmt(f),
            Part::Place(k) => k.fmt(f),
        }
    }
}

/// Where a field lies in what surely is one struct whose fields are in a known order.
pub fn field_place(value: &AbsValue, name: Name) -> Option<usize> {
    let one = value.unique().filter(|v| v.class == Class::Struct && v.matrix.shape == Shape::scalar())?;
    let elements = one.elements.opened();
    let Elements::Fields(fields) = &elements else { return None };
    let fields = fields.content();
    let place = fields.list.iter().position(|(field, _)| *field == name)?;
    // Before it stand those that are there.
    let sure = fields.list[..=place].iter().all(|(_, value)| !value.maybe_undefined);
    (fields.ordered && sure).then_some(place)
}

/// Whether what has these parts is a struct.
pub fn is_struct<T>(parts: &[(Part, T)]) -> bool {
    parts.iter().all(|(part, _)| matches!(part, Part::Field(_)))
}

/// The kernel that makes a whole of the values of these parts.
pub fn maker<T>(parts: &[(Part, T)]) -> Name {
    let fields = parts.iter().filter_map(|(part, _)| match part {
        Part::Field(name) | Part::Property(_, name) => Some(name.as_str()),
        Part::Place(_) => None,
    });
    match parts.first() {
        Some((Part::Place(_), _)) | None => Name::new(kernels::LIST),
        Some((Part::Property(class, _), _)) => kernels::whole(Some(*class), fields),
        Some((Part::Field(_), _)) => kernels::whole(None, fields),
    }
}

/// Whether what has these parts is a row of cells.
pub fn is_row<T>(parts: &[(Part, T)]) -> bool {
    matches!(parts.first(), Some((Part::Place(_), _)))
}
