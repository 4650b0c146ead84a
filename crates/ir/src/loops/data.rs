//! The data of Loops: modules, functions, locals and types. Expressions are `expr.rs`, statements
//! `stmt.rs`.

use super::{Expr, Stmt};
use base::{FxHashMap, Name, PrimaryMap, Span, entity_impl};
use types::Class;

/// A function of a [`Module`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FunctionId(u32);
entity_impl!(FunctionId, "f");

/// A local variable or parameter of a [`Function`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LocalId(u32);
entity_impl!(LocalId, "l");

/// A function that the runtime library calls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ThunkId(u32);
entity_impl!(ThunkId, "thunk");

/// A variable of a [`Module`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GlobalId(u32);
entity_impl!(GlobalId, "g");

/// A variable that lives as long as the program, or as long as the frame that it is in.
#[derive(Debug, Clone)]
pub struct Global {
    /// Its name, unique in the module.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// The kind of frames that have it, if it is not one for all.
    pub frame: Option<FrameId>,
}

/// A kind of [`Frame`] of a [`Module`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FrameId(u32);
entity_impl!(FrameId, "frame");

/// The variables that each activation of a function shares with the functions nested in it.
#[derive(Debug, Clone)]
pub struct Frame {
    /// Its name, unique in the module.
    pub name: String,
}

/// A position in the sources, for errors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SiteId(u32);
entity_impl!(SiteId, "at");

/// The checks that an access relies on: each of them, and each access that they guard, names it. Unique
/// in its [`Function`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CheckId(u32);
entity_impl!(CheckId, "check");

/// How far a module has come: which statements it may hold, and what is decided in it. Passes lead from
/// one phase to the next; the verifier knows what each allows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Phase {
    /// What lowering gives: work on whole arrays is one statement, accesses have one subscript for each
    /// dimension, nobody drops anything.
    #[default]
    Whole,
    /// Element-wise work and reductions are loops.
    Nested,
    /// Every owner is dropped exactly once; what an error that passes through gives up is said.
    Owned,
    /// What protected blocks share, and which jumps leave them, is said.
    Protected,
    /// Accesses are linear places.
    Flat,
}

/// A whole program.
#[derive(Debug, Default, Clone)]
pub struct Module {
    /// How far it has come.
    pub phase: Phase,
    /// The functions; callees need not precede callers.
    pub functions: PrimaryMap<FunctionId, Function>,
    /// Where the program starts.
    pub entry: Option<FunctionId>,
    /// Positions that errors name.
    pub sites: PrimaryMap<SiteId, Span>,
    /// Unknown names with the known ones that were probably meant, for reports.
    pub near: Vec<(Name, String)>,
    /// Values are shown as Octave shows them.
    pub octave: bool,
    /// The kinds of frames.
    pub frames: PrimaryMap<FrameId, Frame>,
    /// Variables that outlive the functions' activations; they begin empty.
    pub globals: PrimaryMap<GlobalId, Global>,
    /// Functions that the runtime library calls through handles.
    pub thunks: PrimaryMap<ThunkId, Thunk>,
    /// The classes of the program.
    pub classes: Classes,
    /// The program sees when objects go: it has `onCleanup` or destructors.
    pub sees_ends: bool,
    /// What the program says of itself where it is a function that takes its arguments from a command line.
    pub usage: Option<Usage>,
    /// The functions of a library.
    pub exports: Vec<Export>,
}

/// A function of a library, as callers elsewhere know it.
#[derive(Debug, Clone)]
pub struct Export {
    /// Its name in C.
    pub name: String,
    /// The MATLAB function.
    pub source: String,
    /// What is called: its parameters and results are those of the formal ones, one after the other.
    pub function: FunctionId,
    /// The help comment, line by line.
    pub help: Vec<String>,
    /// Arguments.
    pub params: Vec<Formal>,
    /// Results.
    pub results: Vec<Formal>,
}

/// An argument or result of an [`Export`].
#[derive(Debug, Clone)]
pub struct Formal {
    /// Its name in MATLAB.
    pub name: String,
    /// Its type in the notation.
    pub text: String,
    /// How it crosses.
    pub form: Form,
}

/// How an argument or result crosses the border.
#[derive(Debug, Clone)]
pub enum Form {
    /// As the local says: a scalar, an array, a boxed value.
    Plain,
    /// A row of chars, or a boxed string, as text in UTF-8.
    Text,
    /// A struct: its fields are formals of their own.
    Struct(Vec<Formal>),
    /// A function that the caller gives; the local is the number of the one in this call.
    Callback(Box<Callback>),
}

/// A function that a caller gives. Kernels call it: [`Callback::call`] with its number and its arguments, and
/// [`kernels::CALLBACK_EXTENT`](super::kernels::CALLBACK_EXTENT) says what its extents are.
#[derive(Debug, Clone)]
pub struct Callback {
    /// Its name: that of its entry and of the argument.
    pub name: String,
    /// What it is called with.
    pub params: Vec<Crossing>,
    /// What it gives.
    pub results: Vec<Crossing>,
}

/// A number or array between a program and a function that the caller gives.
#[derive(Debug, Clone)]
pub struct Crossing {
    /// Its name.
    pub name: String,
    /// Its type in the notation.
    pub text: String,
    /// How it is kept: a scalar or an array.
    pub ty: Ty,
    /// What its extents are.
    pub extents: Vec<Extent>,
}

/// What is known of an extent that crosses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// Nothing.
    Any,
    /// It is this number.
    Is(i64),
    /// It is the extent of this number, that a call of the entry tells.
    Told(usize),
}

impl Callback {
    /// The kernel that calls it.
    pub fn call(&self) -> Name {
        super::kernels::callback(&self.name)
    }
}

impl Form {
    /// How many locals it takes.
    pub fn leaves(&self) -> usize {
        match self {
            Form::Plain | Form::Text | Form::Callback(_) => 1,
            Form::Struct(fields) => fields.iter().map(|f| f.form.leaves()).sum(),
        }
    }
}

/// A function that is a program.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Usage {
    /// Its name.
    pub function: String,
    /// Its help comment, line by line.
    pub help: Vec<String>,
    /// The names of its parameters, `varargin` last; of those that have arguments, where types are given.
    pub params: Vec<String>,
    /// The types of its arguments, in the type notation; none of one that takes anything.
    pub signature: Option<String>,
}

/// The classes of a program, for the runtime library.
#[derive(Debug, Clone, Default)]
pub struct Classes {
    /// What each declares, in the library's words; a function is its place in `functions`.
    pub texts: Vec<String>,
    /// The functions that belong to them.
    pub functions: Vec<ThunkId>,
    /// The class whose members a function may use.
    pub of: FxHashMap<FunctionId, Name>,
}

/// A function as the runtime library calls it: one of several, chosen by how it is called.
#[derive(Debug, Clone, Default)]
pub struct Thunk {
    /// What is called: the first whose counts are those of the call. The last has none. Nothing is here
    /// where every call fails.
    pub entries: Vec<Entry>,
    /// The most arguments that it can be called with, captured ones aside; `None` for any number.
    pub inputs: Option<u32>,
    /// The most results that it can be asked for; `None` for any number.
    pub outputs: Option<u32>,
    /// What tells its handles from others, from 1, where the program asks.
    pub number: Option<u32>,
}

/// A function that a thunk calls: all its parameters and results are boxed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The function; it takes its parameters over.
    pub function: FunctionId,
    /// Its last parameter is a cell of all arguments that have no parameter of their own.
    pub rest: bool,
    /// Behind all others it has a parameter for the number of arguments, which leaves so many captured ones out.
    pub counted: Option<u32>,
    /// So many arguments are passed, captured ones among them.
    pub args: Option<u32>,
    /// So many results are asked for.
    pub results: Option<u32>,
}

impl Entry {
    /// Whether it is for some calls only.
    pub fn is_conditional(&self) -> bool {
        self.args.is_some() || self.results.is_some()
    }
}

/// What one element of an array, or a scalar, is at run time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Elem {
    /// `double`
    F64,
    /// `single`
    F32,
    /// complex `double`
    C64,
    /// complex `single`
    C32,
    /// `logical`
    Bool,
    /// `char`, a UTF-16 code unit
    Char,
    /// `int8`
    I8,
    /// `int16`
    I16,
    /// `int32`
    I32,
    /// `int64`
    I64,
    /// `uint8`
    U8,
    /// `uint16`
    U16,
    /// `uint32`
    U32,
    /// `uint64`
    U64,
    /// A `double` known to hold an integer of at most 53 bits, kept as a 64-bit integer.
    Index,
}

impl Elem {
    /// The MATLAB class of such an element.
    pub fn class(self) -> Class {
        match self {
            Elem::F64 | Elem::C64 | Elem::Index => Class::Double,
            Elem::F32 | Elem::C32 => Class::Single,
            Elem::Bool => Class::Logical,
            Elem::Char => Class::Char,
            Elem::I8 => Class::Int8,
            Elem::I16 => Class::Int16,
            Elem::I32 => Class::Int32,
            Elem::I64 => Class::Int64,
            Elem::U8 => Class::UInt8,
            Elem::U16 => Class::UInt16,
            Elem::U32 => Class::UInt32,
            Elem::U64 => Class::UInt64,
        }
    }

    /// The element type of a class, complex or not; `None` where elements are not numbers.
    pub fn of(class: Class, complex: bool) -> Option<Elem> {
        Some(match (class, complex) {
            (Class::Double, false) => Elem::F64,
            (Class::Double, true) => Elem::C64,
            (Class::Single, false) => Elem::F32,
            (Class::Single, true) => Elem::C32,
            (Class::Logical, _) => Elem::Bool,
            (Class::Char, _) => Elem::Char,
            // Complex integers are runtime values.
            (class, true) if class.is_integer() => return None,
            (Class::Int8, _) => Elem::I8,
            (Class::Int16, _) => Elem::I16,
            (Class::Int32, _) => Elem::I32,
            (Class::Int64, _) => Elem::I64,
            (Class::UInt8, _) => Elem::U8,
            (Class::UInt16, _) => Elem::U16,
            (Class::UInt32, _) => Elem::U32,
            (Class::UInt64, _) => Elem::U64,
            _ => return None,
        })
    }

    /// Whether it is an integer class of which doubles do not hold all values.
    pub fn is_wide(self) -> bool {
        matches!(self, Elem::I64 | Elem::U64)
    }

    /// Whether imaginary parts are kept.
    pub fn is_complex(self) -> bool {
        matches!(self, Elem::C64 | Elem::C32)
    }

    /// The short name used in the printed form and in C identifiers.
    pub fn tag(self) -> &'static str {
        match self {
            Elem::F64 => "f64",
            Elem::F32 => "f32",
            Elem::C64 => "c64",
            Elem::C32 => "c32",
            Elem::Bool => "bool",
            Elem::Char => "char",
            Elem::I8 => "i8",
            Elem::I16 => "i16",
            Elem::I32 => "i32",
            Elem::I64 => "i64",
            Elem::U8 => "u8",
            Elem::U16 => "u16",
            Elem::U32 => "u32",
            Elem::U64 => "u64",
            Elem::Index => "index",
        }
    }

    /// The least and the greatest value of a type of integers.
    pub fn limits(self) -> Option<(i128, i128)> {
        Some(match self {
            Elem::I8 => (i8::MIN.into(), i8::MAX.into()),
            Elem::I16 => (i16::MIN.into(), i16::MAX.into()),
            Elem::I32 => (i32::MIN.into(), i32::MAX.into()),
            Elem::I64 | Elem::Index => (i64::MIN.into(), i64::MAX.into()),
            Elem::U8 => (0, u8::MAX.into()),
            Elem::U16 | Elem::Char => (0, u16::MAX.into()),
            Elem::U32 => (0, u32::MAX.into()),
            Elem::U64 => (0, u64::MAX.into()),
            Elem::F64 | Elem::F32 | Elem::C64 | Elem::C32 | Elem::Bool => return None,
        })
    }
}

/// The type of a local.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ty {
    /// One element.
    Scalar(Elem),
    /// An array of elements, column-major, of fixed rank (at least 2).
    Array(Elem, u8),
    /// A value of the runtime library, of any class; it may be absent (undefined).
    Boxed,
}

/// One function.
#[derive(Debug, Clone)]
pub struct Function {
    /// Its name in the emitted program, unique in the module.
    pub name: String,
    /// The MATLAB function it comes from, for the call stack; empty for one that is no level of it.
    pub source: Name,
    /// It does what is left of the activation that calls it, in whose place it stands on the call stack.
    pub rest: bool,
    /// What the source's help comment says, line by line.
    pub help: Vec<String>,
    /// Inputs.
    pub params: Vec<Param>,
    /// Results, in order; they are locals that the caller takes over.
    pub results: Vec<LocalId>,
    /// Every local, parameters included.
    pub locals: PrimaryMap<LocalId, Local>,
    /// The statements.
    pub body: Block,
    /// Runs when the body has ended or returned.
    pub epilogue: Block,
    /// What an error that passes through gives up; from [`Phase::Owned`] on.
    pub owned: Vec<LocalId>,
    /// Whether an error can begin in it or pass through, so that the call stack must know it; from
    /// [`Phase::Owned`] on.
    pub raises: bool,
    /// How many [`CheckId`]s have been given out.
    pub checks: u32,
}

/// Whether a text can be written in C as a literal of its characters: one byte each.
pub fn has_units(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii() && b != 0)
}

/// Statements in order.
pub type Block = Vec<Stmt>;

/// A parameter and how it is passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Param {
    /// The local.
    pub local: LocalId,
    /// An array or boxed value that stays the caller's: read, never stored to, never freed.
    pub borrowed: bool,
}

/// A local variable.
#[derive(Debug, Clone)]
pub struct Local {
    /// Its name, unique in the function; what printers of other languages make of it is theirs.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// A truth value that says whether it has a value, where that is not sure.
    pub flag: Option<LocalId>,
    /// The analysis has proved that it has a value wherever it is read, also where the order of the
    /// statements does not show it (`for` over what surely has elements).
    pub sure: bool,
    /// Parts of it may be stored before it is given a value: it begins as an empty array.
    pub empty: bool,
    /// An index local that holds the distance of its columns, which may exceed the number of rows: for
    /// matrices that grow by rows.
    pub lead: Option<LocalId>,
    /// It points to a part of a boxed local, or to the elements of the array that one is, which has it as long as it is
    /// read; what is no such part, the local named here owns, which has the same type.
    pub lent: Option<LocalId>,
    /// While it is read nothing happens to any map: what it points to may be an entry of one.
    pub steady: bool,
    /// It stands for a variable of the program's author, of which is seen when what it holds goes: it holds it until
    /// it is given another value, or to the end of its function.
    pub kept: bool,
    /// An array whose values are all texts that the program spells, of which it holds the characters where the executable
    /// has them: read, never stored to, never freed.
    pub literal: bool,
    /// The variable it stands for, of the same name and type, if it is not the activation's own.
    pub global: Option<GlobalId>,
    /// Where that is in a frame, the index that tells where the frame's variables are.
    pub within: Option<LocalId>,
}

impl Local {
    /// A local variable of an activation, which always has a value where it is read.
    pub fn new(name: impl Into<String>, ty: Ty) -> Local {
        Local {
            name: name.into(),
            ty,
            flag: None,
            sure: false,
            empty: false,
            lead: None,
            lent: None,
            steady: false,
            kept: false,
            literal: false,
            global: None,
            within: None,
        }
    }
}

impl Function {
    /// A function without parameters, results and statements.
    pub fn new(name: impl Into<String>, source: Name) -> Function {
        Function {
            name: name.into(),
            source,
            rest: false,
            help: Vec::new(),
            params: Vec::new(),
            results: Vec::new(),
            locals: PrimaryMap::new(),
            body: Vec::new(),
            epilogue: Vec::new(),
            owned: Vec::new(),
            raises: false,
            checks: 0,
        }
    }

    /// A check that no other has.
    pub fn new_check(&mut self) -> CheckId {
        self.checks += 1;
        CheckId(self.checks - 1)
    }

    /// The type of an expression.
    pub fn elem(&self, expr: &Expr) -> Elem {
        match expr {
            Expr::Number(_, e) | Expr::Integer(_, e) | Expr::Cast(e, _) => *e,
            Expr::Bool(_) | Expr::And(..) | Expr::Or(..) | Expr::Not(_) => Elem::Bool,
            Expr::Local(l) | Expr::Load(l, _) | Expr::At(l, ..) => match self.locals.get(*l).map(|l| l.ty) {
                Some(Ty::Scalar(e) | Ty::Array(e, _)) => e,
                Some(Ty::Boxed) | None => Elem::F64,
            },
            Expr::Extent(..) | Expr::Numel(_) | Expr::Limit(_) | Expr::Count(_) => Elem::Index,
            Expr::Complex(re, _) if self.elem(re) == Elem::F32 => Elem::C32,
            Expr::Complex(..) => Elem::C64,
            Expr::Op { result, .. } => *result,
            Expr::Select(_, a, _) => self.elem(a),
            Expr::Element(_) => Elem::F64,
        }
    }
}
