//! The forms in which compiled programs compute builtins themselves: the attribute `form` of an entry.
//!
//! Says which builtin means what, so that no code generator knows a builtin by its name; how the form
//! is computed, and when its operands allow it, is the generator's. An element-wise builtin needs no
//! form: its kernel is a map (`Builtin::scalar_op`).
//!
//! Invariant: one row of [`FORMS`] for each form; each is the form of some builtin (tested).

use types::scalar::ScalarOp;

/// The form in which compiled programs compute a builtin themselves instead of calling the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Extents of an array.
    Measure(Measure),
    /// An array of one value, from sizes and a class.
    Fill(Fill),
    /// Concatenation.
    Concat {
        /// One below the other.
        vertical: bool,
    },
    /// Concatenation along a dimension that the first operand names.
    ConcatAlong,
    /// Rows become columns.
    Transpose {
        /// Elements are conjugated.
        conjugate: bool,
    },
    /// Numbers from a first to a last one by a step.
    Colon,
    /// So many numbers from a first to a last one.
    Spread,
    /// Elements along a dimension become one.
    Reduce(Reduction),
    /// The matrix product.
    Product,
    /// The vector product.
    Cross,
    /// The scalar product.
    Dot,
    /// The length of a vector.
    Norm,
    /// Differences between neighbours.
    Diff,
    /// How far the elements of a vector are from their average: the mean square.
    Deviation {
        /// Its root.
        root: bool,
    },
    /// Whether two values have the same extents and elements.
    Equal,
    /// Matrix division: a solution of linear equations, of scalars a quotient.
    Divide {
        /// The divisor is the left operand.
        left: bool,
    },
    /// The matrix power.
    Power,
    /// Conversion to the class of the builtin's name.
    Convert,
    /// Conversion to text.
    Char,
    /// Of text, this operation for each unit of it.
    Text(ScalarOp),
    /// A complex number of its parts.
    Complex,
    /// A struct of names and values.
    Struct,
    /// A row of cells that hold the operands.
    Cell,
    /// A cell of extents, of empty matrices.
    Cells,
    /// Each result is the operand of its place, or the only one.
    Deal,
    /// Logic that on scalars is C's `&&` and `||`.
    ShortCircuit {
        /// `&&`, else `||`.
        and: bool,
    },
    /// Logical negation.
    Not,
    /// The number of arguments: of the running function, or those one named takes.
    Nargin,
    /// How the call of the running function writes one of its arguments.
    InputName,
    /// Whether the call of the running function takes one of its results.
    IgnoredOutput,
    /// The number of results: asked of the running function, or those one named gives.
    Nargout,
    /// What a name stands for.
    Exist,
    /// Text of a function handle.
    Func2Str,
    /// A handle of the function that a text names.
    Str2Func,
    /// Call of a function given by handle or name.
    Feval,
    /// Call of a function that the caller of a library gives.
    Callback,
    /// Search by a regular expression, whose texts may hold commands.
    Regexp,
    /// Call of a function for each element, of a cell for what it holds.
    Each {
        /// Of cells.
        cells: bool,
    },
    /// Call of a builtin given by name, whatever classes declare.
    Builtin,
    /// An error where the number of arguments or results is not in a range.
    CheckCount {
        /// Of arguments, else of results.
        inputs: bool,
    },
    /// `end` in an index.
    End,
    /// An operand of `&&` or `||` as a truth value.
    Truth,
    /// A quotient of integers, rounded as a word says.
    Quotient,
    /// A bit of a number.
    Bit,
    /// A number with a bit set, or cleared.
    WithBit,
    /// A number with all bits turned over.
    Complement,
    /// The elements in the opposite order along a dimension.
    Flip {
        /// Which, from 0; `None` where an operand says it, or it is the first of more than one element.
        dimension: Option<usize>,
    },
    /// The sum of the diagonal.
    Trace,
    /// The elements of a vector in order.
    Sort,
    /// An operand side by side and one below the other.
    Repeat,
    /// The same elements in other extents.
    Reshape,
    /// The dimensions in another order.
    Permute,
    /// Dimensions of one element go.
    Squeeze,
    /// A matrix turned by right angles.
    Turn,
    /// Elements moved round in a circle.
    Shift,
    /// Elements on one side of a diagonal, and on it.
    Triangle {
        /// Above it, else below.
        upper: bool,
    },
    /// Coordinates of a grid.
    Mesh {
        /// The first run along the rows' subscript, else along that of the columns.
        down: bool,
    },
    /// An operation on two arrays, given as a handle.
    Broadcast,
    /// The matrix of a diagonal, or the diagonal of a matrix.
    Diagonal,
    /// The results of an operation on each element and those before it.
    Running(ScalarOp),
    /// Whether `switch` can look at a value.
    Switch,
    /// Whether a case of a `switch` fits.
    SwitchCase,
    /// Whether a value is an object of just this class.
    IsClass,
    /// A value that nobody looks at.
    Vacant,
    /// Whether two texts are the same; of cells each of their texts (`strcmp`).
    SameText,
    /// Whether a struct has a field of a name (`isfield`).
    HasField,
    /// Whether something is among other things (`ismember`).
    Among,
    /// Places of nonzero elements.
    Find,
    /// The place that subscripts name.
    Place,
    /// The subscripts that name a place.
    Subscripts,
    /// Whether the left operand of `|` in a condition decides it.
    DecidesOr,
    /// Whether the left operand of `&` in a condition decides it.
    DecidesAnd,
    /// Whether a variable has a value.
    Exists,
    /// How many elements an index names.
    Count,
    /// How many elements a list assignment to a field names; 1 where the variable has no value.
    Places,
    /// One element between those of a row.
    Insert,
    /// An argument of an `arguments` block, converted and checked.
    Argument,
    /// A call of a validator of an `arguments` block.
    Validate,
    /// Name-value arguments as a struct.
    NameValue,
    /// An object that calls a function when it goes.
    OnCleanup,
    /// Files or handle objects are deleted.
    Delete,
    /// The program ends.
    Exit,
    /// A call that does nothing in a compiled program.
    Nothing,
    /// Variables lose their values.
    Clear,
    /// The contents of a file as a value; as variables they are known to the run alone.
    Load,
    /// What is done with the variables of the function that calls it.
    Workspace(Listing),
}

/// What is done with variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// They are written to a file.
    Save,
    /// Their names are listed.
    Who,
    /// The same with sizes and classes.
    Whos,
}

/// What of an array is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// All extents, one, or one by one.
    Size,
    /// The number of elements.
    Numel,
    /// The longest extent; 0 where there are no elements.
    Length,
    /// Whether there are no elements.
    IsEmpty,
    /// The number of dimensions.
    Ndims,
    /// The first extent.
    Rows,
    /// The second extent.
    Columns,
}

/// What an array is filled with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// 0 of a class.
    Zero,
    /// 1 of a class.
    One,
    /// Logical true.
    True,
    /// Logical false.
    False,
    /// Infinity.
    Inf,
    /// Not a number.
    NaN,
    /// 1 where the subscripts are the same, 0 elsewhere.
    Identity,
}

/// How elements become one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reduction {
    /// Their sum.
    Sum,
    /// Their product.
    Prod,
    /// Their average.
    Mean,
    /// Whether some is nonzero.
    Any,
    /// Whether all are nonzero.
    All,
    /// The greatest, and where it is; of two arrays, element by element.
    Max,
    /// The least, and where it is; of two arrays, element by element.
    Min,
    /// How many of all elements are nonzero.
    Count,
}

/// Every form as the specifications spell it.
const FORMS: &[(&str, Form)] = &[
    ("measure size", Form::Measure(Measure::Size)),
    ("measure numel", Form::Measure(Measure::Numel)),
    ("measure length", Form::Measure(Measure::Length)),
    ("measure isempty", Form::Measure(Measure::IsEmpty)),
    ("measure ndims", Form::Measure(Measure::Ndims)),
    ("measure rows", Form::Measure(Measure::Rows)),
    ("measure columns", Form::Measure(Measure::Columns)),
    ("fill zero", Form::Fill(Fill::Zero)),
    ("fill one", Form::Fill(Fill::One)),
    ("fill true", Form::Fill(Fill::True)),
    ("fill false", Form::Fill(Fill::False)),
    ("fill inf", Form::Fill(Fill::Inf)),
    ("fill nan", Form::Fill(Fill::NaN)),
    ("fill identity", Form::Fill(Fill::Identity)),
    ("concat horizontal", Form::Concat { vertical: false }),
    ("concat vertical", Form::Concat { vertical: true }),
    ("concat along", Form::ConcatAlong),
    ("transpose", Form::Transpose { conjugate: false }),
    ("transpose conjugate", Form::Transpose { conjugate: true }),
    ("colon", Form::Colon),
    ("spread", Form::Spread),
    ("reduce sum", Form::Reduce(Reduction::Sum)),
    ("reduce prod", Form::Reduce(Reduction::Prod)),
    ("reduce mean", Form::Reduce(Reduction::Mean)),
    ("reduce any", Form::Reduce(Reduction::Any)),
    ("reduce all", Form::Reduce(Reduction::All)),
    ("reduce max", Form::Reduce(Reduction::Max)),
    ("reduce min", Form::Reduce(Reduction::Min)),
    ("reduce count", Form::Reduce(Reduction::Count)),
    ("quotient", Form::Quotient),
    ("bit", Form::Bit),
    ("with_bit", Form::WithBit),
    ("complement", Form::Complement),
    ("flip", Form::Flip { dimension: None }),
    ("flip down", Form::Flip { dimension: Some(0) }),
    ("flip across", Form::Flip { dimension: Some(1) }),
    ("trace", Form::Trace),
    ("sort", Form::Sort),
    ("repeat", Form::Repeat),
    ("reshape", Form::Reshape),
    ("permute", Form::Permute),
    ("squeeze", Form::Squeeze),
    ("turn", Form::Turn),
    ("shift", Form::Shift),
    ("triangle upper", Form::Triangle { upper: true }),
    ("triangle lower", Form::Triangle { upper: false }),
    ("diagonal", Form::Diagonal),
    ("mesh across", Form::Mesh { down: false }),
    ("mesh down", Form::Mesh { down: true }),
    ("broadcast", Form::Broadcast),
    ("running plus", Form::Running(ScalarOp::Plus)),
    ("running times", Form::Running(ScalarOp::Times)),
    ("find", Form::Find),
    ("place", Form::Place),
    ("subscripts", Form::Subscripts),
    ("switch_case", Form::SwitchCase),
    ("is_class", Form::IsClass),
    ("vacant", Form::Vacant),
    ("same_text", Form::SameText),
    ("has_field", Form::HasField),
    ("among", Form::Among),
    ("product", Form::Product),
    ("cross", Form::Cross),
    ("dot", Form::Dot),
    ("norm", Form::Norm),
    ("diff", Form::Diff),
    ("deviation", Form::Deviation { root: true }),
    ("deviation square", Form::Deviation { root: false }),
    ("equal", Form::Equal),
    ("divide left", Form::Divide { left: true }),
    ("divide right", Form::Divide { left: false }),
    ("power", Form::Power),
    ("convert", Form::Convert),
    ("char", Form::Char),
    ("text isletter", Form::Text(ScalarOp::Isletter)),
    ("text isspace", Form::Text(ScalarOp::Isspace)),
    ("text upper", Form::Text(ScalarOp::Upper)),
    ("text lower", Form::Text(ScalarOp::Lower)),
    ("complex", Form::Complex),
    ("struct", Form::Struct),
    ("cell", Form::Cell),
    ("cells", Form::Cells),
    ("deal", Form::Deal),
    ("short_circuit and", Form::ShortCircuit { and: true }),
    ("short_circuit or", Form::ShortCircuit { and: false }),
    ("not", Form::Not),
    ("nargin", Form::Nargin),
    ("nargout", Form::Nargout),
    ("input_name", Form::InputName),
    ("ignored_output", Form::IgnoredOutput),
    ("exist", Form::Exist),
    ("func2str", Form::Func2Str),
    ("str2func", Form::Str2Func),
    ("feval", Form::Feval),
    ("callback", Form::Callback),
    ("regexp", Form::Regexp),
    ("each element", Form::Each { cells: false }),
    ("each cell", Form::Each { cells: true }),
    ("builtin", Form::Builtin),
    ("check_count inputs", Form::CheckCount { inputs: true }),
    ("check_count outputs", Form::CheckCount { inputs: false }),
    ("end", Form::End),
    ("truth", Form::Truth),
    ("switch", Form::Switch),
    ("decides_or", Form::DecidesOr),
    ("decides_and", Form::DecidesAnd),
    ("exists", Form::Exists),
    ("places", Form::Places),
    ("insert", Form::Insert),
    ("count", Form::Count),
    ("argument", Form::Argument),
    ("validate", Form::Validate),
    ("name_value", Form::NameValue),
    ("on_cleanup", Form::OnCleanup),
    ("delete", Form::Delete),
    ("exit", Form::Exit),
    ("nothing", Form::Nothing),
    ("clear", Form::Clear),
    ("load", Form::Load),
    ("save", Form::Workspace(Listing::Save)),
    ("who", Form::Workspace(Listing::Who)),
    ("whos", Form::Workspace(Listing::Whos)),
];

impl Form {
    /// The form of this spelling.
    pub fn from_name(text: &str) -> Option<Form> {
        FORMS.iter().find(|(spelling, _)| *spelling == text).map(|(_, form)| *form)
    }
}

#[cfg(test)]
mod tests {
    use super::{FORMS, Fill, Form, Measure};

    fn form_of(name: &str) -> Option<Form> {
        crate::builtin(crate::find(name).expect(name)).form
    }

    #[test]
    fn names_of_one_builtin_have_its_form() {
        assert_eq!(form_of("nan"), Some(Form::Fill(Fill::NaN)));
        assert_eq!(form_of("quit"), Some(Form::Exit));
        assert_eq!(form_of("height"), form_of("rows"));
        assert_eq!(form_of("isempty"), Some(Form::Measure(Measure::IsEmpty)));
    }

    #[test]
    fn most_builtins_have_none() {
        assert!(["magic", "sin", "cast", "num2cell"].iter().all(|name| form_of(name).is_none()));
    }

    #[test]
    fn each_form_is_that_of_some_builtin() {
        for (spelling, form) in FORMS {
            assert!(crate::all().any(|(_, b)| b.form == Some(*form)), "`{spelling}` is no builtin's form");
        }
        assert_eq!(Form::from_name("measure"), None);
    }
}
