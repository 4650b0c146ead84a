//! The kernels of the runtime library that Loops call by name, and what is known of them. Lowering, the
//! verifier, passes and printers ask here; none of them decides by a name of its own.
//!
//! The name in a [`Stmt::Kernel`](super::Stmt) is an access path ([`Path`]), `map OP`, `fold OP INIT`,
//! `method NAME OBJECTS FALLBACK` (a method of the operands' classes, or what is meant where they have none),
//! `record NAMES` and `instance CLASS NAMES` (a struct, an object of a value class with these fields), `blank CLASS`
//! (an object with all defaults),
//! `outputs NAME` (the results of another kernel as a row of cells), `counts LEAST MOST RESULTS NAME` (another
//! kernel, after its arguments and results are counted), `callback NAME` and `callback_extent` (a function that the
//! caller of a library gives, and what it is told), the symbol of a builtin's kernel, or one
//! of those that compiled programs alone call (`mc_...`). Each that the code generator names, and each of
//! which it knows more than that it takes values, gives values and may raise, is a row of [`ROWS`]. What a
//! row says of a builtin's kernel, the specification of the builtin says too (tested in
//! `codegen/tests/kernels.rs`).

use base::Name;
use types::scalar::ScalarOp;

/// What is known of a kernel.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Facts {
    /// Nothing runs behind a call of it.
    pub ends: bool,
    /// Its first operand may have no value: it gives one to it.
    pub begins: bool,
    /// It gives its first operand back with a change; in place where the operand is handed over.
    pub changes: bool,
    /// Its result holds its operands, those behind the first where it changes that.
    pub keeps: bool,
    /// The operation that it is on real scalars, where the result is real.
    pub scalar: Option<ScalarOp>,
    /// Whether its first operand is the same text as one of the others, where these are texts and its result is
    /// one truth value.
    pub same_text: bool,
    /// It only fails, and not where its operand is a text or one number.
    pub checks: bool,
    /// Its result is the truth of its operand, where that is one truth value.
    pub truth: bool,
    /// What it says of the number of elements of its first operand.
    pub counts: Option<Counts>,
    /// Its result is whether its first operand, a map, has its second one for a key.
    pub keyed: bool,
    /// The random number that it gives, where it gives one.
    pub draws: Option<Draws>,
    /// It only gives its result, and nothing is raised.
    pub sure: bool,
    /// The same of it where its operands are known.
    pub gathers: bool,
}

/// A random number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draws {
    /// Between 0 and 1, without operands.
    Uniform,
    /// Of the standard normal distribution, without operands.
    Normal,
    /// From 1 to the only operand.
    Whole,
}

/// What is said of the number of elements of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counts {
    /// The number.
    Elements,
    /// The same, as `end` of the only subscript: the other operands are 1 and 1.
    End,
    /// Whether it is 0.
    None,
    /// The greatest extent, 0 where one is.
    Length,
    /// The extent along the dimension that the other operand says.
    Extent,
}

/// `callback NAME(id, args...)`: calls a function that the caller of a library gave. No kernel of the runtime library:
/// printers know what it is ([`Callback`](super::Callback)).
pub fn callback(name: &str) -> Name {
    Name::new(&format!("{CALLBACK}{name}"))
}

/// The name of the function that the caller gave, where a kernel calls one.
pub fn called_back(kernel: Name) -> Option<&'static str> {
    kernel.as_str().strip_prefix(CALLBACK)
}

const CALLBACK: &str = "callback ";

/// `mc_frame(k)`: a frame of kind `k` ([`Frame`](super::Frame)), the variables in it without values; no kernel of the
/// runtime library either.
pub const FRAME: &str = "mc_frame";

/// `mc_frame_room(frame)`: where its variables are.
pub const FRAME_ROOM: &str = "mc_frame_room";

/// `callback_extent(id, k, n)`: extent `k` of such a function is `n`.
pub const CALLBACK_EXTENT: &str = "callback_extent";

/// A kernel of which nothing more is known.
const PLAIN: Facts = Facts {
    ends: false,
    begins: false,
    changes: false,
    keeps: false,
    scalar: None,
    same_text: false,
    checks: false,
    truth: false,
    counts: None,
    keyed: false,
    draws: None,
    sure: false,
    gathers: false,
};

/// Rows of the table: the constant by which lowering calls the kernel, its name, what is known of it.
macro_rules! kernels {
    ($($(#[doc = $doc:literal])* $constant:ident = $name:literal $({ $($fact:ident: $value:expr),* })?;)*) => {
        $($(#[doc = $doc])* pub const $constant: &str = $name;)*

        /// Every kernel that is known by its name.
        pub const ROWS: &[(&str, Facts)] = &[
            $(($name, Facts { $($($fact: $value,)*)? ..PLAIN }),)*
        ];
    };
}

kernels! {
    /// `mc_list(values...)`: the values as a row of cells.
    LIST = "mc_list" { keeps: true, gathers: true };
    /// `mc_cell(values...)`: the same of what rows of a cell are made of.
    CELL = "mc_cell" { gathers: true };
    /// `mc_row(list)`: the values of a list as a row of cells; of none `{}`.
    ROW = "mc_row";
    /// `horzcat(values...)`: the values side by side; the first grows in place.
    HORZCAT = "horzcat" { changes: true, keeps: true };
    /// `vertcat(values...)`: the same, one below the other.
    VERTCAT = "vertcat" { changes: true, keeps: true };
    /// `mc_insert(x, k, e)`: `[x(1:k), e, x(k+1:end)]` of a row; it grows in place.
    INSERT = "mc_insert" { changes: true, keeps: true };
    /// `rand(...)`: random numbers between 0 and 1.
    RAND = "rand" { draws: Some(Draws::Uniform) };
    /// `randn(...)`: random numbers of the standard normal distribution.
    RANDN = "randn" { draws: Some(Draws::Normal) };
    /// `randi(limits, ...)`: whole random numbers.
    RANDI = "randi" { draws: Some(Draws::Whole) };
    /// `mc_first(list)`: the first of the values, if there is one.
    FIRST = "mc_first";
    /// `mc_nth(list, k)`: the `k`-th of the values, from 1, if there is one.
    NTH = "mc_nth";
    /// `mc_slice(list, n, k)`: at most `k` values behind the first `n`, as a row of cells.
    SLICE = "mc_slice";
    /// `mc_given(list, k)`: the first `k` values, as a row of cells; the error of a list that has fewer.
    GIVEN = "mc_given";
    /// `mc_answers(list, shown)`: each value in turn as `ans`; the last one, if there is one.
    ANSWERS = "mc_answers";
    /// `mc_record(name, value, ...)`: a scalar struct, by the names that a caller gives.
    RECORD = "mc_record" { keeps: true };
    /// `mc_making(object)`: the object that the constructor which is called next makes.
    MAKING = "rule mc_making";
    /// `sparse(i, j, v, m, n)`: a sparse matrix of its elements.
    TRIPLETS = "sparse";
    /// `full(x)`: the same with all elements stored.
    FULL = "full";
    /// `issparse(x)`: whether it is stored sparsely.
    IS_SPARSE = "issparse";
    /// `isreal(x)`: whether it is stored without imaginary parts.
    IS_REAL = "isreal";
    /// `mc_handle(name, symbol)`: the handle of a builtin.
    HANDLE = "mc_handle";
    /// `mc_captured(handle, k)`: what a handle captured as its `k`-th, from 1.
    CAPTURED = "mc_captured";
    /// `mc_which(handle)`: the number of the function that a handle calls.
    WHICH = "mc_which";
    /// `mc_handed(k, args...)`: the `k`-th function that is handed over to an interpreter, from 0.
    HANDED = "mc_handed";
    /// `mc_handed_handle(k, captures...)`: its handle.
    HANDED_HANDLE = "mc_handed_handle";
    /// `mc_numbers(text)`: a matrix from how many rows it has and its elements as text.
    NUMBERS = "mc_numbers";
    /// `mc_columns(x)`: how many rounds `for v = x` makes.
    COLUMNS = "mc_columns";
    /// `mc_column(x, k)`: column `k`, from 1.
    COLUMN = "mc_column";
    /// `mc_present(x)`: whether a variable has a value.
    PRESENT = "mc_present";
    /// `mc_refers(x)`: whether a value is one object of a handle class.
    REFERS = "mc_refers";
    /// `mc_declared(x)`: what a global has; `[]` where it has no value yet.
    DECLARED = "mc_declared" { begins: true };
    /// `mc_display(x, name)`: what a statement without a semicolon shows.
    DISPLAY = "mc_display";
    /// `mc_actual(k)`: what the command line gives as argument `k`, from 1, if it does.
    ACTUAL = "mc_actual";
    /// `mc_constant(type)`: the value that a type in the notation says.
    CONSTANT = "mc_constant";
    /// `mc_actuals(n)`: what it gives behind the first `n`, as a row of cells.
    ACTUALS = "mc_actuals";
    /// `mc_actual_count()`: how many it gives.
    ACTUAL_COUNT = "mc_actual_count";
    /// `mc_exist_file(name, kind)`: what `exist` says of files and folders.
    EXIST_FILE = "mc_exist_file";
    /// `mc_load(file)`: the contents of a file as a struct.
    LOAD = "mc_load";
    /// `mc_delete(names or object)`: `delete` where there are no classes of the program's own.
    DELETE = "mc_delete";
    /// `mc_on_cleanup(handle)`: an object that calls the handle when it goes.
    ON_CLEANUP = "mc_on_cleanup";
    /// `mc_leave_names(names)`: how the arguments of the next call are written.
    LEAVE_NAMES = "mc_leave_names";
    /// `mc_take_names(function)`: how they are, in the function called.
    TAKE_NAMES = "mc_take_names";
    /// `mc_save(workspace, globals, persistent, function, ...)`: `save` of variables that are given.
    SAVE = "mc_save";
    /// `mc_who(workspace, ...)`: `who`, likewise.
    WHO = "mc_who";
    /// `mc_whos(workspace, ...)`: `whos`, likewise.
    WHOS = "mc_whos";
    /// `mc_input_name(names, given, k)`: how one of them is.
    INPUT_NAME = "mc_input_name";
    /// `mc_nothing(...)`: a builtin that does nothing in a compiled program.
    NOTHING = "mc_nothing";
    /// `mc_exit(code)`: the program ends.
    EXIT = "mc_exit" { ends: true };
    /// `error`
    ERROR = "error" { ends: true };
    /// `rethrow`
    RETHROW = "rethrow" { ends: true };
    /// `throw`
    THROW = "throw" { ends: true };
    /// `throwAsCaller`
    THROW_AS_CALLER = "throwAsCaller" { ends: true };
    /// `a * b`
    MTIMES = "mtimes" { scalar: Some(ScalarOp::Times) };
    /// `a / b`
    MRDIVIDE = "mrdivide" { scalar: Some(ScalarOp::Rdivide) };
    /// `a ^ b`
    MPOWER = "mpower" { scalar: Some(ScalarOp::Power) };
    /// `first:step:last`
    COLON = "colon";
    /// `complex(re, im)`: not narrowed where the imaginary part is zero.
    COMPLEX = "complex";
    /// `mc_place(x)`: the positive integer that a subscript is, or 0 where it is anything else.
    PLACE = "mc_place";
    /// `numel(x)`
    NUMEL = "numel" { counts: Some(Counts::Elements) };
    /// `length(x)`
    LENGTH = "length" { counts: Some(Counts::Length) };
    /// `size(x, k)`
    SIZE = "size" { counts: Some(Counts::Extent) };
    /// `end(x, k, n)`: `end` as subscript `k` of `n`.
    END = "end" { counts: Some(Counts::End) };
    /// `isKey(m, key)`
    IS_KEY = "isKey" { keyed: true };
    /// `isempty(x)`
    IS_EMPTY = "isempty" { counts: Some(Counts::None) };
    /// `iscell(x)`
    IS_CELL = "iscell";
    /// `mc_is_class(x, name)`: whether a value is an object of just this class.
    IS_CLASS = "mc_is_class";
    /// `mc_number(x)`: the double that a value is, and whether it is one; the first is 0 where it is none.
    NUMBER = "mc_number";
    /// `mc_doubles(x)`: whether a value is a matrix of real doubles, all of them stored.
    DOUBLES = "mc_doubles";
    /// `mc_vector(x)`: whether it is one that has one row or one column.
    VECTOR = "mc_vector";
    /// `mc_texts(x)`: whether a value is a matrix of characters.
    TEXTS = "mc_texts";
    /// `mc_text(x)`: whether it is one that has one row or one column.
    TEXT = "mc_text";
    /// `mc_truth(x)`: whether a value counts as true.
    TRUTH = "mc_truth" { truth: true };
    /// `mc_switch(x)`: fails where `switch` cannot look at a value.
    SWITCH = "mc_switch" { checks: true };
    /// `mc_switch_case(x, cases...)`: whether any case fits.
    SWITCH_CASE = "mc_switch_case" { same_text: true };
    /// `strcmp(a, b)`
    STRCMP = "strcmp" { same_text: true };
}

/// How the names of kernels begin that make structs, and objects of value classes, of values.
const RECORDS: &str = "record";
const INSTANCES: &str = "instance";

/// How the names of kernels begin that make tables whole, and take them apart.
const TABLES: &str = "table";
const APART: &str = "apart";

/// The kernel that makes a struct of the values of these fields, or an object of a value class.
pub fn whole<'a>(class: Option<Name>, fields: impl Iterator<Item = &'a str>) -> Name {
    let (kind, class) = match class {
        None => (RECORDS, None),
        Some(class) => (INSTANCES, Some(class.as_str())),
    };
    Name::new(&[kind].into_iter().chain(class).chain(fields).collect::<Vec<_>>().join(" "))
}

/// `table LAYOUT(key, columns...)`: the kernel that makes a struct array or cell of its columns.
pub fn table(layout: &str) -> Name {
    Name::new(&format!("{TABLES} {layout}"))
}

/// `apart LAYOUT(value)`: the kernel that gives the key, as truth values, and the columns of a struct array or cell.
pub fn apart(layout: &str) -> Name {
    Name::new(&format!("{APART} {layout}"))
}

/// `blank CLASS()`: the kernel that makes an object of a class with all defaults.
pub fn blank(class: Name) -> Name {
    Name::new(&format!("blank {class}"))
}

/// How the name of a kernel begins that calls a method.
pub const METHOD: &str = "method";
/// How the word for what it takes begins where a handle calls it: who made the handle could call the method.
pub const FREE: &str = "free-";
/// The fallback of one that calls the handle in its first operand.
pub const BY_HANDLE: &str = "call";
/// The fallback of one that is a constructor, or what else a class holds under its name.
pub const BY_CLASS: &str = "class";

/// What is known of the kernel of this name.
pub fn facts(name: Name) -> Facts {
    let name = name.as_str();
    if let Some(path) = Path::of(name) {
        let changes = path.verb.changes();
        return Facts {
            changes,
            begins: changes,
            keeps: changes,
            sure: matches!(path.verb, Verb::Part | Verb::Stored),
            ..PLAIN
        };
    }
    if [RECORDS, INSTANCES]
        .iter()
        .any(|kind| name.strip_prefix(kind).is_some_and(|rest| rest.starts_with(' ')))
    {
        return Facts { keeps: true, ..PLAIN };
    }
    if let Some(op) = name.strip_prefix("map ") {
        return Facts { scalar: ScalarOp::from_name(op), ..PLAIN };
    }
    ROWS.iter().find(|(row, _)| *row == name).map_or(PLAIN, |(_, facts)| *facts)
}

/// What is done at the end of an access path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// One value.
    Get,
    /// One value, which surely is there and is what its local keeps: nothing is raised.
    Part,
    /// What the base, an object of a value class, stores as a property, whoever may read it.
    Stored,
    /// One real double, and whether the value is one: nothing is raised.
    Peek,
    /// One value, an array whose extents alone are asked for: nobody reads its elements.
    Measure,
    /// The first of the values, if there is one; as many as are asked for, where those are more.
    First,
    /// All values as a row of cells.
    List,
    /// The same where a call at the end is asked for nothing.
    Answers,
    /// The base with a value assigned.
    Set,
    /// The base with each element of a list assigned to a place.
    SetList,
    /// The base without the places.
    Delete,
    /// Assigns a value to a part of the object that the base refers to; gives nothing, since the base refers to the
    /// same object afterwards.
    Put,
}

/// How a kernel's name spells them.
const VERBS: [(&str, Verb); 12] = [
    ("get", Verb::Get),
    ("part", Verb::Part),
    ("stored", Verb::Stored),
    ("peek", Verb::Peek),
    ("measure", Verb::Measure),
    ("first", Verb::First),
    ("list", Verb::List),
    ("answers", Verb::Answers),
    ("set", Verb::Set),
    ("setlist", Verb::SetList),
    ("delete", Verb::Delete),
    ("put", Verb::Put),
];

impl Verb {
    /// How a kernel's name spells it.
    pub fn word(self) -> &'static str {
        VERBS.iter().find(|(_, verb)| *verb == self).map_or("", |(word, _)| *word)
    }

    /// Whether it gives one value, and changes nothing.
    pub fn reads(self) -> bool {
        matches!(self, Verb::Get | Verb::Part | Verb::Stored | Verb::First)
    }

    /// Whether it gives the base back with a change.
    pub fn changes(self) -> bool {
        matches!(self, Verb::Set | Verb::SetList | Verb::Delete)
    }
}

/// A kernel that follows an access path of a boxed value: `get.a(2){1}`. The runtime library says which
/// operands it takes (`runtime/src/cabi/path.rs`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Path<'a> {
    /// What is done at its end.
    pub verb: Verb,
    /// `.name`, `.?` (an operand names the field), `(n)` and `{n}` (so many subscripts; `*` for all
    /// operands that are left), at least one. The first may be `.name@k`: the base is one object of which the property
    /// lies at place `k`, from 0, and is there for who runs to read or assign without further rules. `.name#k` says the
    /// same of a field of the base, where that is one struct.
    pub steps: &'a str,
}

impl<'a> Path<'a> {
    /// The path that a kernel's name spells, if it is one.
    pub fn of(name: &'a str) -> Option<Path<'a>> {
        let (word, steps) = name.split_at(name.find(['.', '(', '{'])?);
        let (_, verb) = VERBS.iter().find(|(verb, _)| *verb == word)?;
        Some(Path { verb: *verb, steps })
    }

    /// Whether every step has a fixed number of subscripts or names its field.
    pub fn is_fixed(self) -> bool {
        !self.steps.contains(['*', '?'])
    }

    /// Where the property lies with which the path begins, and the steps behind it.
    pub fn property(self) -> Option<(usize, &'a str)> {
        self.begins('@')
    }

    /// The same of a field of a struct.
    pub fn field(self) -> Option<(usize, &'a str)> {
        self.begins('#')
    }

    fn begins(self, mark: char) -> Option<(usize, &'a str)> {
        let first = self.steps.strip_prefix('.')?;
        let (first, rest) = first.split_at(first.find(['.', '(', '{']).unwrap_or(first.len()));
        let (_, place) = first.split_once(mark)?;
        Some((place.parse().ok()?, rest))
    }

    /// The kernel's name.
    pub fn name(self) -> Name {
        Name::new(&format!("{}{}", self.verb.word(), self.steps))
    }
}

#[cfg(test)]
mod tests {
    use super::{COLON, ERROR, Facts, PLAIN, Path, ROWS, Verb, facts};
    use base::Name;
    use types::scalar::ScalarOp;

    fn of(name: &str) -> Facts {
        facts(Name::new(name))
    }

    #[test]
    fn names_are_paths_maps_and_rows() {
        assert_eq!(Path::of("set.a(2)"), Some(Path { verb: Verb::Set, steps: ".a(2)" }));
        assert_eq!(
            Path::of("get{*}").map(|p| (p.is_fixed(), Path { verb: Verb::Peek, ..p }.name())),
            Some((false, Name::new("peek{*}")))
        );
        assert_eq!((Path::of("set"), Path::of("double.empty")), (None, None));
        let property = |name| Path::of(name).and_then(Path::property);
        assert_eq!(property("put.a@12(1).b"), Some((12, "(1).b")));
        assert_eq!([property("get.a"), property("get{1}.a@2"), property("get.a.b@2")], [None; 3]);
        assert_eq!(of("map plus").scalar, Some(ScalarOp::Plus));
        assert!(of(ERROR).ends && of("delete(1)").changes && of("setlist.f").begins);
        assert_eq!([of(COLON), of("setdiff"), of("get(1)")], [PLAIN; 3]);
    }

    #[test]
    fn each_row_stands_once() {
        for (k, (name, _)) in ROWS.iter().enumerate() {
            assert!(ROWS[..k].iter().all(|(other, _)| other != name), "{name} has two rows");
        }
    }
}
