//! What the generator knows of the variables of the program it writes. A variable keeps its type as
//! long as its name is used, so that branches and loops need no joins.

/// A class of numbers or characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// `double`.
    Double,
    /// `single`.
    Single,
    /// `logical`.
    Logical,
    /// `char`.
    Char,
    /// An integer class.
    Int(&'static str),
}

/// The integer classes that are tried. Those of 64 bits are left out: Octave computes with them
/// otherwise than MATLAB.
pub const INTS: [&str; 6] = ["int8", "uint8", "int16", "uint16", "int32", "uint32"];

impl Class {
    /// Whether it has fractions.
    pub fn is_float(self) -> bool {
        matches!(self, Class::Double | Class::Single)
    }
}

/// An array of elements of one class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Array {
    /// The class.
    pub class: Class,
    /// Whether elements may be complex.
    pub complex: bool,
    /// Rows and columns; none where it is a row of unknown length, also of none.
    pub dims: Option<(usize, usize)>,
}

impl Array {
    /// A real array of known extents.
    pub fn new(class: Class, rows: usize, cols: usize) -> Array {
        Array { class, complex: false, dims: Some((rows, cols)) }
    }

    /// A real scalar.
    pub fn scalar(class: Class) -> Array {
        Array::new(class, 1, 1)
    }

    /// A row of unknown length.
    pub fn row(class: Class) -> Array {
        Array { class, complex: false, dims: None }
    }

    /// The same with other extents.
    pub fn with(self, rows: usize, cols: usize) -> Array {
        Array { dims: Some((rows, cols)), ..self }
    }

    /// Whether it is one element.
    pub fn is_scalar(self) -> bool {
        self.dims == Some((1, 1))
    }
}

/// The type of a variable.
#[derive(Clone, PartialEq, Debug)]
pub enum Ty {
    /// Numbers, logicals or characters.
    Array(Array),
    /// A row of cells.
    Cell(Vec<Ty>),
    /// A row of cells of unknown length, each of this type.
    Cells(Array),
    /// One struct.
    Struct(Vec<(String, Ty)>),
    /// A row of structs with scalar double fields, of so many elements.
    Structs(Vec<String>, usize),
    /// A function of one double array that works element by element.
    Handle,
}
