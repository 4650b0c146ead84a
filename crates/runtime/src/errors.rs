//! The registry of run-time error texts: one constructor per MATLAB error, with its identifier. Here are the
//! errors of the language, which engines, operators and the C ABI raise, and every other that more than one
//! place raises; what a single kernel alone can find wrong, it words itself. No text is worded twice (tested
//! in `xtask/tests/house.rs`).
//!
//! Source: MATLAB R2024 documentation and its message texts as users see them.

use crate::array::Dims;
use crate::error::Error;
use crate::not_provided;

// ---- Memory and size ------------------------------------------------------------------------

/// An array of more elements than any array can have.
pub fn size_too_large() -> Error {
    Error::new("MATLAB:pmaxsize", "Requested array exceeds the maximum possible variable size.")
}

/// An array larger than the memory of the machine.
pub fn size_limit(dims: &Dims, bytes: usize, limit: usize) -> Error {
    let gib = |b: usize| format!("{:.1}GB", b as f64 / (1u64 << 30) as f64);
    let message = format!(
        "Requested {} ({}) array exceeds maximum array size preference ({}). \
         This might cause MATLAB to become unresponsive.",
        dims.join("x"),
        gib(bytes),
        gib(limit)
    );
    Error::new("MATLAB:array:SizeLimitExceeded", message)
}

/// The system gives no more memory.
pub fn out_of_memory() -> Error {
    Error::new("MATLAB:nomem", "Out of memory.")
}

/// Extents that do not agree in an elementwise operation.
pub fn sizes_must_match() -> Error {
    Error::new("MATLAB:sizeDimensionsMustMatch", "Arrays have incompatible sizes for this operation.")
}

/// `a*b` where the columns of `a` are not the rows of `b`.
pub fn inner_dimensions() -> Error {
    Error::new(
        "MATLAB:innerdim",
        "Incorrect dimensions for matrix multiplication. Check that the number of columns in the first matrix \
         matches the number of rows in the second matrix. To operate on each element of the matrix individually, \
         use TIMES (.*) for elementwise multiplication.",
    )
}

/// `a^b` where neither is a square matrix with a scalar.
pub fn mpower_square() -> Error {
    Error::new(
        "MATLAB:square",
        "Incorrect dimensions for raising a matrix to a power. Check that the matrix is square and the power is a \
         scalar. To operate on each element of the matrix individually, use POWER (.^) for elementwise power.",
    )
}

/// A power of a matrix where an integer class takes part.
pub fn integer_matrix_power() -> Error {
    Error::new(
        "MATLAB:mpower:integerNotSupported",
        "MPOWER (^) is not fully supported for integer classes. Both arguments must be scalar.",
    )
}

/// `a\b`, `a/b` with extents that do not agree.
pub fn dimensions_must_agree() -> Error {
    Error::new("MATLAB:dimagree", "Matrix dimensions must agree.")
}

/// A function of square matrices got another.
pub fn must_be_square() -> Error {
    Error::new("MATLAB:square", "Matrix must be square.")
}

/// `chol` of a matrix that is not positive definite.
pub fn not_positive_definite() -> Error {
    Error::new("MATLAB:posdef", "Matrix must be positive definite.")
}

/// An N-D argument of a matrix operation.
pub fn must_be_2d(function: &str) -> Error {
    Error::new(
        format!("MATLAB:{function}:inputMustBe2D"),
        "Arguments must be 2-D, or at least one argument must be scalar. Use TIMES (.*) for elementwise \
         multiplication, or use PAGEMTIMES to apply matrix multiplication to the pages of N-D arrays.",
    )
}

/// `'` of an N-D array.
pub fn transpose_nd() -> Error {
    Error::new(
        "MATLAB:transpose:NotSupported",
        "TRANSPOSE does not support N-D arrays. Use PAGETRANSPOSE/PAGECTRANSPOSE to transpose pages or PERMUTE \
         to reorder dimensions of N-D arrays.",
    )
}

// ---- Indexing -------------------------------------------------------------------------------

/// A linear index above the number of elements.
pub fn index_exceeds_elements(limit: usize) -> Error {
    Error::new(
        "MATLAB:badsubscript",
        format!("Index exceeds the number of array elements. Index must not exceed {limit}."),
    )
}

/// The subscript of dimension `position` (from 1) is above its extent.
pub fn index_exceeds_bounds(position: usize, limit: usize) -> Error {
    Error::new(
        "MATLAB:badsubscript",
        format!("Index in position {position} exceeds array bounds. Index must not exceed {limit}."),
    )
}

/// An index that is not a positive integer; `position` (from 1) where there are several.
pub fn bad_index(position: Option<usize>) -> Error {
    let text = "Array indices must be positive integers or logical values.";
    match position {
        None => Error::new("MATLAB:badsubscript", text),
        Some(p) => Error::new("MATLAB:badsubscript", format!("Index in position {p} is invalid. {text}")),
    }
}

/// A logical index with a true beyond the end.
pub fn mask_exceeds(position: Option<usize>) -> Error {
    let place = position.map_or(String::new(), |p| format!(" in position {p}"));
    Error::new(
        "MATLAB:badsubscript",
        format!("The logical indices{place} contain a true value outside of the array bounds."),
    )
}

/// An index of a class that cannot index.
pub fn index_class(class: &str) -> Error {
    Error::new("MATLAB:badsubscript", format!("Unable to use a value of type {class} as an index."))
}

/// `A(i,j) = B` with sizes that do not agree.
pub fn assignment_size(left: &Dims, right: &Dims) -> Error {
    let message = format!(
        "Unable to perform assignment because the size of the left side is {} and the size of the right side is {}.",
        left.join("-by-"),
        right.join("-by-")
    );
    Error::new("MATLAB:subsassigndimmismatch", message)
}

/// `A(i) = B` with different numbers of elements.
pub fn assignment_count() -> Error {
    Error::new(
        "MATLAB:matrix:singleSubscriptNumelMismatch",
        "Unable to perform assignment because the left and right sides have a different number of elements.",
    )
}

/// `A(9) = 1` for a matrix: which way should it grow?
pub fn ambiguous_growth() -> Error {
    Error::new("MATLAB:indexed_matrix_cannot_be_resized", "Attempt to grow array along ambiguous dimension.")
}

/// `switch` on a value that is neither a scalar nor a character vector.
pub fn switch_expression() -> Error {
    Error::new("MATLAB:badSwitchExpression", "SWITCH expression must be a scalar or a character vector.")
}

/// `A() = v`
pub fn no_subscript() -> Error {
    Error::new(
        "MATLAB:index:emptyAssignment",
        "An indexing expression on the left side of an assignment must have at least one subscript.",
    )
}

/// `A(i,j) = []` with two subscripts that are not `:`.
pub fn null_assignment() -> Error {
    Error::new("MATLAB:subsdeldimmismatch", "A null assignment can have only one non-colon index.")
}

/// Deleting an element that is not there.
pub fn delete_out_of_range() -> Error {
    Error::new("MATLAB:subsdeldimmismatch", "Matrix index is out of range for deletion.")
}

/// `x{...}` of something that is no cell.
pub fn brace_index() -> Error {
    Error::new("MATLAB:cellRefFromNonCell", "Brace indexing is not supported for variables of this type.")
}

/// `x.f` of something that has no fields.
pub fn dot_index() -> Error {
    Error::new("MATLAB:structRefFromNonStruct", "Dot indexing is not supported for variables of this type.")
}

/// `x(...)` of something that cannot be indexed so.
pub fn paren_index() -> Error {
    Error::new(
        "MATLAB:index:notSupported",
        "Parentheses indexing is not supported for variables of this type.",
    )
}

/// `s.name` of a struct without that field.
pub fn no_field(name: &str) -> Error {
    Error::new("MATLAB:nonExistentField", format!("Unrecognized field name \"{name}\"."))
}

/// A dynamic field name that is no identifier.
pub fn bad_field_name(name: &str) -> Error {
    Error::new("MATLAB:AddField:InvalidFieldName", format!("Invalid field name: '{name}'."))
}

/// A dynamic field name that is no text.
pub fn dynamic_field_name() -> Error {
    Error::new(
        "MATLAB:mustBeFieldName",
        "Dynamic structure field names must be strings or character vectors.",
    )
}

/// `x.name` where an object has no such member.
pub fn no_member(name: &str, class: &str) -> Error {
    Error::new(
        "MATLAB:noSuchMethodOrField",
        format!("Unrecognized method, property, or field '{name}' for class '{class}'."),
    )
}

/// A call of a method that the running function may not use.
pub fn method_restricted(name: base::Name, owner: base::Name) -> Error {
    Error::new("MATLAB:class:MethodRestricted", format!("Cannot access method '{name}' in class '{owner}'."))
}

/// `x.name = v` where an object has no such property.
pub fn no_property(name: &str, class: &str) -> Error {
    Error::new("MATLAB:noPublicFieldForClass", format!("Unrecognized property '{name}' for class '{class}'."))
}

/// `x.name = v` where the property cannot be set from here.
pub fn read_only_property(name: &str, class: &str) -> Error {
    let text = format!("Unable to set the '{name}' property of class '{class}' because it is read-only.");
    Error::new("MATLAB:class:SetProhibited", text)
}

/// `x.name = v` where the property can be neither read nor set from here.
pub fn hidden_property(name: &str, class: &str) -> Error {
    let text = format!("Setting the '{name}' property of class '{class}' is not supported.");
    Error::new("MATLAB:class:SetProhibited", text)
}

/// Deleting in a variable that has no value.
pub fn deletion_of_nothing() -> Error {
    Error::new("MATLAB:UndefinedFunction", "Deletion requires an existing variable.")
}

/// `c{1:2} = v`: one value where as many are needed as there are places.
pub fn simple_assignment(count: usize) -> Error {
    Error::new(
        "MATLAB:index:expected_one_output_from_expression",
        format!(
            "Assigning to {count} elements using a simple assignment statement is not supported. \
             Consider using comma-separated list assignment."
        ),
    )
}

/// The argument of this number should be a cell.
pub fn not_a_cell(function: &str, at: usize, class: &str) -> Error {
    bad_argument(
        function,
        "NotACell",
        format!("Input #{at} expected to be a cell array, was {class} instead."),
    )
}

/// A list of several values where one is needed.
pub fn expected_one_value(count: usize) -> Error {
    Error::new(
        "MATLAB:index:expected_one_output_from_expression",
        format!(
            "Expected one output from a curly brace or dot indexing expression, but there were {count} results."
        ),
    )
}

/// `s.a.b` where `s.a` is not one value.
pub fn intermediate_list(operator: &str, count: usize) -> Error {
    let kind = if operator == "." { "dot '.'" } else { "brace '{}'" };
    Error::new(
        "MATLAB:index:expected_one_output_for_intermediate_indexing",
        format!(
            "Intermediate {kind} indexing produced a comma-separated list with {count} values, but it must produce \
             a single value when followed by subsequent indexing operations."
        ),
    )
}

/// `s.f = v` where `s` is not one struct.
pub fn scalar_struct_required() -> Error {
    Error::new("MATLAB:index:scalarStructRequired", "Scalar structure required for this assignment.")
}

/// `x.f = v` where `x` has another class.
pub fn field_assignment(class: &str) -> Error {
    let _ = class;
    Error::new(
        "MATLAB:structAssToNonStruct",
        "Unable to perform assignment because dot indexing is not supported for variables of this type.",
    )
}

/// `x{i} = v` where `x` has another class.
pub fn brace_assignment() -> Error {
    Error::new(
        "MATLAB:cellAssToNonCell",
        "Unable to perform assignment because brace indexing is not supported for variables of this type.",
    )
}

/// Structs with different fields in one array.
pub fn dissimilar_structs() -> Error {
    Error::new("MATLAB:heterogeneousStrucAssignment", "Subscripted assignment between dissimilar structures.")
}

/// Structs with different fields in one concatenation.
pub fn concat_structs() -> Error {
    Error::new(
        "MATLAB:catenate:structFieldBad",
        "Names of fields in structure arrays being concatenated do not match. Concatenation of structure arrays \
         requires that these arrays have the same set of field names.",
    )
}

// ---- Classes --------------------------------------------------------------------------------

/// An operator on classes it is not for.
pub fn operator_class(operator: &str, class: &str) -> Error {
    Error::new(
        "MATLAB:UndefinedFunction",
        format!("Operator '{operator}' is not supported for operands of type '{class}'."),
    )
}

/// A string compared with numbers.
pub fn comparison(left: &str, right: &str) -> Error {
    Error::new("MATLAB:UndefinedFunction", format!("Comparison between {left} and {right} is not supported."))
}

/// Integers of two classes, or an integer with an array of doubles.
pub fn mixed_integers() -> Error {
    Error::new(
        "MATLAB:mixedClasses",
        "Integers can only be combined with integers of the same class, or scalar doubles.",
    )
}

/// Arrays that `bsxfun` cannot bring to one size.
pub fn bsxfun_sizes() -> Error {
    let message = "Non-singleton dimensions of the two input arrays must match each other.";
    bad_argument("bsxfun", "arrayDimensionsMustMatch", message)
}

/// A conversion that does not exist.
pub fn conversion(to: &str, from: &str) -> Error {
    Error::new("MATLAB:invalidConversion", format!("Conversion to {to} from {from} is not possible."))
}

/// `char` of a cell that holds something else than text.
pub fn char_cell_elements() -> Error {
    Error::new("MATLAB:char:CellElementsMustBeCharArrays", "Cell elements must be character arrays.")
}

/// `string` of a cell that holds something that is no scalar.
pub fn string_cell_element(position: usize) -> Error {
    Error::new(
        "MATLAB:string:MustBeConvertibleCellArray",
        format!("Conversion from cell failed. Element {position} must be convertible to a string scalar."),
    )
}

/// NaN where a truth value is needed.
pub fn nan_to_logical() -> Error {
    Error::new("MATLAB:nologicalnan", "NaN values cannot be converted to logicals.")
}

/// `&&`, `||` with an operand that is no truth value.
pub fn short_circuit_operand() -> Error {
    Error::new(
        "MATLAB:nonLogicalConditional",
        "Operands to the logical AND (&&) and OR (||) operators must be convertible to logical scalar values. Use the \
         ANY or ALL functions to reduce operands to logical scalar values.",
    )
}

/// `[a; b]`, `[a, b]` whose sizes do not fit.
pub fn concat_sizes() -> Error {
    Error::new(
        "MATLAB:catenate:dimensionMismatch",
        "Dimensions of arrays being concatenated are not consistent.",
    )
}

/// `reshape` to another number of elements.
pub fn reshape_count() -> Error {
    Error::new(
        "MATLAB:getReshapeDims:notSameNumel",
        "Number of elements must not change. Use [] as one of the size inputs to automatically calculate the \
         appropriate size for that dimension.",
    )
}

/// `true(.., 'like', x)` and `false(.., 'like', x)` where `x` is not logical.
pub fn truths_like_others(value: bool) -> Error {
    let (id, name) = if value { ("True", "TRUE") } else { ("False", "FALSE") };
    Error::new(
        format!("MATLAB:{id}:invalidInputClass"),
        format!(
            "Argument following \"like\" must be a variable with a data type that supports {name}, such as a \
             logical variable."
        ),
    )
}

/// `reshape` to an extent below zero.
pub fn reshape_negative() -> Error {
    Error::new("MATLAB:checkDimCommon:nonnegativeSize", "Size vector elements should be nonnegative.")
}

/// A handle to an object that was deleted.
pub fn invalid_handle() -> Error {
    Error::new("MATLAB:class:InvalidHandle", "Invalid or deleted object.")
}

// ---- Names and arguments ---------------------------------------------------------------------

/// A name that is neither a variable nor a function.
pub fn undefined(name: &str) -> Error {
    if name.contains('.') {
        return Error::new("MATLAB:undefinedVarOrClass", format!("Unable to resolve the name '{name}'."));
    }
    Error::new("MATLAB:UndefinedFunction", format!("Unrecognized function or variable '{name}'."))
}

/// A name that is called and means nothing here: one of MATLAB's that is not provided, or one that is unknown.
pub fn undefined_function(name: &str) -> Error {
    match not_provided::find(name) {
        Some(_) => {
            let text = format!("'{name}'{NOT_PROVIDED}");
            Error::new("MATLAB:UndefinedFunction", text)
        }
        None => undefined(name),
    }
}

/// An error of [`undefined_function`], told of a call by a handle or `feval` whose first argument is of this class:
/// MATLAB says there for what it found nothing.
pub fn of_call(error: Error, first: Option<&str>) -> Error {
    match (undefined_name(&error), first) {
        (Some(name), Some(class)) => undefined_for(name, class),
        _ => error,
    }
}

const NOT_PROVIDED: &str = " is a function of MATLAB that tame does not provide.";

/// What there is instead of the function that an error of [`undefined_function`] speaks of.
pub fn provided_instead(error: &Error) -> Option<&'static str> {
    let name = error.message().strip_prefix('\'')?.strip_suffix(NOT_PROVIDED)?.strip_suffix('\'')?;
    not_provided::find(name).filter(|instead| !instead.is_empty())
}

/// The name that an error of [`undefined`] speaks of.
pub fn undefined_name(error: &Error) -> Option<&str> {
    let text = error.message();
    match text.strip_prefix("Undefined function '") {
        Some(rest) => rest.split_once("' for input arguments of type").map(|(name, _)| name),
        None => text.strip_prefix("Unrecognized function or variable '")?.strip_suffix("'."),
    }
}

/// The words that Octave has for an error, where it is one of a name that means nothing: the name and its place.
pub fn octave_message(error: &Error) -> Option<String> {
    let text = error.message();
    let name = undefined_name(error)
        .or_else(|| text.strip_prefix("Unable to resolve the name '")?.split(['.', '\'']).next())
        .or_else(|| text.strip_suffix(NOT_PROVIDED)?.strip_prefix('\'')?.strip_suffix('\''))?;
    let place = match error.stack().first() {
        Some(f) if f.line > 0 && f.col > 0 => format!(" near line {}, column {}", f.line, f.col),
        _ => String::new(),
    };
    Some(format!("'{name}' undefined{place}"))
}

/// A function that does not exist for arguments of this class.
pub fn undefined_for(name: &str, class: &str) -> Error {
    Error::new(
        "MATLAB:UndefinedFunction",
        format!("Undefined function '{name}' for input arguments of type '{class}'."),
    )
}

/// The identifier that Octave gives an error, where it is another one than MATLAB's. A parameter that was not
/// passed is an undefined name there.
pub fn octave_identifier(error: &Error) -> Option<&'static str> {
    Some(match error.identifier() {
        "MATLAB:UndefinedFunction" | "MATLAB:minrhs" => "Octave:undefined-function",
        "MATLAB:badsubscript" if error.message().contains("exceed") => "Octave:index-out-of-bounds",
        "MATLAB:badsubscript" => "Octave:invalid-index",
        "MATLAB:sizeDimensionsMustMatch" | "MATLAB:innerdim" => "Octave:nonconformant-args",
        "MATLAB:TooManyInputs" | "MATLAB:maxrhs" | "MATLAB:TooManyOutputs" | "MATLAB:maxlhs" => {
            "Octave:invalid-fun-call"
        }
        _ => return None,
    })
}

/// `inputname` of an argument that was not given.
pub fn no_such_input() -> Error {
    Error::new("MATLAB:inputname:argNumberNotValid", "Argument number is not valid.")
}

/// A parameter that was not passed is used, or a builtin got too little.
pub fn not_enough_inputs() -> Error {
    Error::new("MATLAB:minrhs", "Not enough input arguments.")
}

/// `feval(x)` of an `x` that names no function.
pub fn not_a_function() -> Error {
    let text = "Function to evaluate must be represented as a string scalar, character vector, or function_handle object.";
    Error::new("MATLAB:feval:argMustBeStringOrHandle", text)
}

/// A user function got more than it takes.
pub fn too_many_inputs() -> Error {
    Error::new("MATLAB:TooManyInputs", "Too many input arguments.")
}

/// A user function is asked for more than it gives.
pub fn too_many_outputs() -> Error {
    Error::new("MATLAB:TooManyOutputs", "Too many output arguments.")
}

/// A script is given arguments or asked for results.
pub fn script_called(name: &str) -> Error {
    let text = format!("Attempt to execute SCRIPT {name} as a function.");
    Error::new("MATLAB:scriptNotAFunction", text)
}

/// More arguments than a builtin takes.
pub fn builtin_too_many_inputs() -> Error {
    Error::new("MATLAB:maxrhs", "Too many input arguments.")
}

/// More results than a builtin gives.
pub fn builtin_too_many_outputs() -> Error {
    Error::new("MATLAB:maxlhs", "Too many output arguments.")
}

/// One value, or a list that is too short, where several are assigned.
pub fn need_more_outputs() -> Error {
    Error::new(
        "MATLAB:needMoreRhsOutputs",
        "Insufficient number of outputs from right hand side of equal sign to satisfy assignment.",
    )
}

/// An output that the function never assigned.
pub fn unassigned_output(output: &str, function: &str) -> Error {
    Error::new(
        "MATLAB:unassignedOutputs",
        format!(
            "Output argument \"{output}\" (and possibly others) not assigned a value in the execution with \
             \"{function}\" function."
        ),
    )
}

/// Recursion deeper than MATLAB's limit.
pub fn recursion_limit(limit: usize) -> Error {
    Error::new(
        "MATLAB:recursionLimit",
        format!(
            "Maximum recursion limit of {limit} reached. Use set(0,'RecursionLimit',N) to change the limit. Be aware \
             that exceeding your available stack space can crash MATLAB and/or your computer."
        ),
    )
}

/// An argument of the wrong kind; `message` completes the text.
pub fn bad_argument(function: &str, what: &str, message: impl Into<String>) -> Error {
    Error::new(format!("MATLAB:{function}:{what}"), message)
}

/// "Invalid argument", said of the `position`th argument.
pub fn argument_class(function: &str, position: usize, expected: &str, found: &str) -> Error {
    let _ = found;
    let ordinal = ordinal(position);
    Error::new(format!("MATLAB:{function}:InvalidInput"), format!("{ordinal} argument must be {expected}."))
}

/// What is searched for (`contains`, `startsWith`, `count`, ...) is no text.
pub fn no_search_term() -> Error {
    Error::new("MATLAB:string:MustBeCharCellArrayOrString", "Search term must be a text or pattern array.")
}

/// What is no text where functions of texts want one.
pub fn must_be_texts(position: usize) -> Error {
    Error::new(
        "MATLAB:string:MustBeCharCellArrayOrString",
        format!("{} argument must be text.", ordinal(position)),
    )
}

fn ordinal(position: usize) -> String {
    match position {
        1 => "First".to_owned(),
        2 => "Second".to_owned(),
        3 => "Third".to_owned(),
        4 => "Fourth".to_owned(),
        n => format!("{n}th"),
    }
}

/// A size argument that is not a real number.
pub fn bad_size() -> Error {
    Error::new("MATLAB:NonIntegerInput", "Size inputs must be integers.")
}

/// A dimension argument that is not a positive integer.
pub fn bad_dimension() -> Error {
    Error::new(
        "MATLAB:getdimarg:dimensionMustBePositiveInteger",
        "Dimension argument must be a positive integer scalar within indexing range.",
    )
}

/// The same of a function that takes several dimensions at once.
pub fn bad_dimensions() -> Error {
    Error::new(
        "MATLAB:getdimarg:invalidDim",
        "Dimension argument must be a positive integer scalar, a vector of unique positive integers, or 'all'.",
    )
}

/// `d{key}` where the values are no cells.
pub fn brace_of_dictionary() -> Error {
    Error::new(
        "MATLAB:dictionary:BraceIndexingNotSupported",
        "Curly brace indexing is only supported for dictionaries with cell values.",
    )
}

/// What this version cannot do: said, never passed over.
pub fn unsupported(what: impl Into<String>) -> Error {
    Error::new("tame:unsupported", format!("{} is not supported yet.", what.into()))
}

// ---- Linear algebra --------------------------------------------------------------------------

/// Eigenvalues of a matrix with NaN or Inf.
pub fn eig_not_finite() -> Error {
    Error::new("MATLAB:eig:matrixWithNaNInf", "Input to EIG must not contain NaN or Inf.")
}

/// Eigenvalues that the iteration does not find.
pub fn eig_no_convergence() -> Error {
    Error::new("MATLAB:eig:NoConvergence", "EIG did not converge.")
}
