//! The data of Loops.

use base::{Name, PrimaryMap, Span, entity_impl};
use types::{Class, scalar::ScalarOp};

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

/// A variable that lives as long as the program.
#[derive(Debug, Clone)]
pub struct Global {
    /// Its name, unique in the module.
    pub name: String,
    /// Its type.
    pub ty: Ty,
}

/// A position in the sources, for errors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SiteId(u32);
entity_impl!(SiteId, "at");

/// A whole program.
#[derive(Debug, Default, Clone)]
pub struct Module {
    /// The functions; callees need not precede callers.
    pub functions: PrimaryMap<FunctionId, Function>,
    /// Where the program starts.
    pub entry: Option<FunctionId>,
    /// Positions that errors name.
    pub sites: PrimaryMap<SiteId, Span>,
    /// Unknown names with the known ones that were probably meant, for reports.
    pub near: Vec<(Name, String)>,
    /// Variables that outlive the functions' activations; they begin empty.
    pub globals: PrimaryMap<GlobalId, Global>,
    /// Functions that the runtime library calls through handles.
    pub thunks: PrimaryMap<ThunkId, Thunk>,
}

/// A function as the runtime library calls it: all its parameters and results are boxed.
#[derive(Debug, Clone)]
pub struct Thunk {
    /// The function; it takes its parameters over.
    pub function: FunctionId,
    /// Its last parameter is a cell of all arguments that have no parameter of their own.
    pub rest: bool,
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
    /// The MATLAB function it comes from, for the call stack.
    pub source: Name,
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
    /// Its name, unique in the function.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// The variable it stands for, of the same name and type, if it is not the activation's own.
    pub global: Option<GlobalId>,
}

/// A number-valued expression without effects.
#[derive(Debug, Clone, PartialEq)]
pub enum Expr {
    /// A `double` or `single` constant.
    Number(f64, Elem),
    /// An integer constant of an integer class or of [`Elem::Index`].
    Integer(i128, Elem),
    /// A truth value.
    Bool(bool),
    /// A scalar local.
    Local(LocalId),
    /// Element `index` (from 0, column-major) of an array.
    Load(LocalId, Box<Expr>),
    /// The extent of an array along a dimension (from 0).
    Extent(LocalId, u8),
    /// The number of elements of an array.
    Numel(LocalId),
    /// A row of the table of scalar operations, applied to operands of type `elem`.
    Op {
        /// The row of the table.
        op: ScalarOp,
        /// Its operands.
        args: Vec<Expr>,
        /// The type of the operands.
        elem: Elem,
        /// The type of the result.
        result: Elem,
    },
    /// A complex number of these real and imaginary parts.
    Complex(Box<Expr>, Box<Expr>),
    /// How many values `lo:step:hi` has; all indices, or all doubles.
    Count(Box<[Expr; 3]>),
    /// A double as the limit of an index loop: rounded down, kept within 64 bits, NaN below all.
    Limit(Box<Expr>),
    /// A value of another element type, converted by MATLAB's rules (integers saturate and round).
    Cast(Elem, Box<Expr>),
    /// `c ? a : b`
    Select(Box<Expr>, Box<Expr>, Box<Expr>),
    /// Both, the second evaluated only when the first holds.
    And(Box<Expr>, Box<Expr>),
    /// Either, the second evaluated only when the first fails.
    Or(Box<Expr>, Box<Expr>),
    /// Negation of a truth value.
    Not(Box<Expr>),
}

/// An error a check raises. The texts belong to the runtime library, so that every engine says the
/// same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The number given is not a positive integer: `(value, position from 1, or 0 where there is
    /// only one index)`.
    BadIndex,
    /// Linear index beyond the end: `(numel)`.
    IndexBounds,
    /// Subscript beyond its dimension: `(position from 1, extent)`.
    SubscriptBounds,
    /// Operands of an element-wise operation do not conform.
    Nonconformant,
    /// Inner extents of a product differ.
    InnerDim,
    /// Left and right side of an assignment differ in size: `(left extents..., right extents...)`.
    AssignSize,
    /// Left and right side of an assignment with one index differ in their numbers of elements.
    AssignCount,
    /// A variable is read that was never assigned.
    Undefined(Name),
    /// An output was not assigned when the function returned.
    OutputNotAssigned(Name),
    /// The operands of `&&` or `||` cannot be made a logical scalar.
    NotLogicalScalar,
    /// NaN cannot be converted to logical.
    NanToLogical,
    /// An error that the selection worded: `(identifier, message)`.
    Raise(Name, Name),
}

/// An operand of a call.
#[derive(Debug, Clone, PartialEq)]
pub enum Operand {
    /// A scalar.
    Scalar(Expr),
    /// An array or boxed local, lent for the call.
    Borrow(LocalId),
    /// An array or boxed local that the callee takes over.
    Take(LocalId),
    /// A row of characters.
    Text(String),
    /// A string scalar.
    StringText(String),
    /// The lone colon.
    Colon,
    /// A boxed local that holds a cell: each of its elements is an operand. Of kernels only.
    Spread(LocalId),
}

/// How new elements begin.
#[derive(Debug, Clone, PartialEq)]
pub enum Fill {
    /// Whatever the memory holds: every element is stored before it is read.
    Raw,
    /// Zero of the element type.
    Zero,
    /// This value.
    Value(Expr),
}

/// One statement.
#[derive(Debug, Clone, PartialEq)]
pub enum Stmt {
    /// `local = value` for a scalar.
    Assign(LocalId, Expr),
    /// `local` becomes the double `value` as an index from 1, checked to be a positive integer.
    ToIndex {
        /// A scalar of type [`Elem::Index`].
        local: LocalId,
        /// The double.
        value: Expr,
        /// Which index it is, from 1; 0 where there is only one.
        position: u8,
        /// Where.
        at: SiteId,
    },
    /// `local` becomes whether the boxed value counts as true in `if` and `while`.
    Truth {
        /// A truth value.
        local: LocalId,
        /// The boxed local.
        value: LocalId,
        /// Where.
        at: SiteId,
    },
    /// `array[index] = value`
    Store {
        /// The array.
        array: LocalId,
        /// From 0, column-major, in bounds.
        index: Expr,
        /// The element.
        value: Expr,
    },
    /// A fresh array of these extents; what the local owned is freed.
    Alloc {
        /// The array.
        array: LocalId,
        /// One extent for each dimension.
        dims: Vec<Expr>,
        /// What its elements are.
        fill: Fill,
        /// For "out of memory".
        at: SiteId,
    },
    /// Makes the array at least this large in each dimension, keeping elements, zero elsewhere.
    Grow {
        /// The array.
        array: LocalId,
        /// The least extents.
        dims: Vec<Expr>,
        /// Amortised growth along the last dimension pays (appending in a loop).
        amortise: bool,
        /// For "out of memory".
        at: SiteId,
    },
    /// As `Grow` for a matrix whose columns lie `lead` elements apart: rows appended one by one move
    /// the others rarely.
    GrowRows {
        /// The matrix.
        array: LocalId,
        /// An index local, at least the number of rows. Places in the matrix are computed with it.
        lead: LocalId,
        /// The least extents.
        dims: Vec<Expr>,
        /// For "out of memory".
        at: SiteId,
    },
    /// Moves the columns of such a matrix together: from here on `lead` is the number of rows.
    Compact {
        /// The matrix.
        array: LocalId,
        /// Its lead.
        lead: LocalId,
    },
    /// Makes room for linear index `count` (from 1) by MATLAB's rule: a row or an empty array grows
    /// to the right, a column downwards; a matrix raises "ambiguous".
    GrowLinear {
        /// The array.
        array: LocalId,
        /// The least number of elements.
        count: Expr,
        /// For the errors.
        at: SiteId,
    },
    /// `array = [array, part]`, or `[array; part]`, by MATLAB's rule for empty parts; amortised where the
    /// elements of the part follow those of the array.
    Append {
        /// A matrix.
        array: LocalId,
        /// A scalar or another matrix, of the same element type.
        part: Operand,
        /// Below, not to the right.
        vertical: bool,
        /// For the errors.
        at: SiteId,
    },
    /// Same elements, other extents (their product unchanged).
    Reshape(LocalId, Vec<Expr>),
    /// `dst` takes over what `src` owns; `src` is left empty.
    Move(LocalId, LocalId),
    /// `dst` becomes a copy of `src`.
    Copy(LocalId, LocalId),
    /// Frees what the local owns.
    Free(LocalId),
    /// Two-way branch.
    If(Expr, Block, Block),
    /// Runs `header`, leaves when `cond` fails, runs `body`, again.
    While {
        /// Before each test.
        header: Block,
        /// The test.
        cond: Expr,
        /// The body.
        body: Block,
    },
    /// `var` takes `lo`, `lo + step`, ... up to and including `hi`; all of type [`Elem::Index`], or
    /// all of one float type with the values computed as `lo + k * step`.
    For {
        /// The loop variable; the body does not assign it.
        var: LocalId,
        /// First value.
        lo: Expr,
        /// Step, not zero; a constant where `var` is an index.
        step: Expr,
        /// Limit.
        hi: Expr,
        /// The body.
        body: Block,
    },
    /// Leaves the innermost loop.
    Break,
    /// Next round of the innermost loop.
    Continue,
    /// Leaves the function; results hold what they hold.
    Return,
    /// Raises `fault` when `fails` holds.
    Check {
        /// The condition of failure.
        fails: Expr,
        /// Which error.
        fault: Fault,
        /// What its text mentions.
        args: Vec<Expr>,
        /// Where.
        at: SiteId,
    },
    /// Calls a function of the module.
    Call {
        /// Which.
        function: FunctionId,
        /// Operands, one for each parameter.
        args: Vec<Operand>,
        /// Where results go: the first so many of the function's results.
        results: Vec<LocalId>,
        /// Where.
        at: SiteId,
    },
    /// Calls a kernel of the runtime library on boxed operands.
    Kernel {
        /// The builtin's name.
        name: Name,
        /// Operands; scalars and arrays are boxed on the way.
        args: Vec<Operand>,
        /// How many results are asked for.
        nargout: usize,
        /// Where results go; scalars and arrays are unboxed on the way and must fit.
        results: Vec<LocalId>,
        /// Where.
        at: SiteId,
    },
    /// `dst = src` across representations: boxing, unboxing (checked), or a change of element type.
    Convert {
        /// Assigned.
        dst: LocalId,
        /// Read.
        src: Operand,
        /// Where, should it not fit.
        at: SiteId,
    },
    /// `dst` becomes a function handle.
    Handle {
        /// A boxed local.
        dst: LocalId,
        /// What it calls.
        thunk: ThunkId,
        /// Boxed for the call: the first arguments.
        captures: Vec<Operand>,
        /// What `func2str` gives.
        text: String,
    },
    /// Calls a function of the C support library on arrays directly (`c = a * b`).
    Support {
        /// Its name without the element's tag, e.g. `mtimes`.
        name: &'static str,
        /// Operands, borrowed.
        args: Vec<Operand>,
        /// Where the result goes.
        result: LocalId,
        /// Where.
        at: SiteId,
    },
    /// Runs `body`; where it raises an error, `handler`, with the exception in `err`.
    Try {
        /// The protected statements.
        body: Block,
        /// A boxed local.
        err: Option<LocalId>,
        /// The handler.
        handler: Block,
    },
    /// A comment of the source, without its percent sign.
    Comment(String),
}

impl Function {
    /// The type of an expression.
    pub fn elem(&self, expr: &Expr) -> Elem {
        match expr {
            Expr::Number(_, e) | Expr::Integer(_, e) | Expr::Cast(e, _) => *e,
            Expr::Bool(_) | Expr::And(..) | Expr::Or(..) | Expr::Not(_) => Elem::Bool,
            Expr::Local(l) | Expr::Load(l, _) => match self.locals[*l].ty {
                Ty::Scalar(e) | Ty::Array(e, _) => e,
                Ty::Boxed => Elem::F64,
            },
            Expr::Extent(..) | Expr::Numel(_) | Expr::Limit(_) | Expr::Count(_) => Elem::Index,
            Expr::Complex(re, _) if self.elem(re) == Elem::F32 => Elem::C32,
            Expr::Complex(..) => Elem::C64,
            Expr::Op { result, .. } => *result,
            Expr::Select(_, a, _) => self.elem(a),
        }
    }
}

impl Expr {
    /// The index constant `n`.
    pub fn index(n: i64) -> Expr {
        Expr::Integer(n.into(), Elem::Index)
    }

    /// Calls `visit` on the expression and everything inside it.
    pub fn each(&self, visit: &mut dyn FnMut(&Expr)) {
        visit(self);
        match self {
            Expr::Load(_, a) | Expr::Cast(_, a) | Expr::Not(a) | Expr::Limit(a) => a.each(visit),
            Expr::Op { args, .. } => args.iter().for_each(|a| a.each(visit)),
            Expr::Count(parts) => parts.iter().for_each(|a| a.each(visit)),
            Expr::Select(a, b, c) => [a, b, c].into_iter().for_each(|x| x.each(visit)),
            Expr::And(a, b) | Expr::Or(a, b) | Expr::Complex(a, b) => {
                [a, b].into_iter().for_each(|x| x.each(visit));
            }
            _ => {}
        }
    }

    /// The locals the expression reads.
    pub fn reads(&self) -> Vec<LocalId> {
        let mut found = Vec::new();
        self.each(&mut |e| match e {
            Expr::Local(l) | Expr::Load(l, _) | Expr::Extent(l, _) | Expr::Numel(l) => found.push(*l),
            _ => {}
        });
        found
    }
}
