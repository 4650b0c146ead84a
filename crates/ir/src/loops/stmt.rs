//! Statements of Loops.

use super::{Block, By, CheckId, Expr, FunctionId, LocalId, Proof, SiteId, ThunkId};
use base::Name;

/// An index that runs over an extent: 0, 1, ...
#[derive(Debug, Clone, PartialEq)]
pub struct Axis {
    /// A scalar of type [`Elem::Index`](super::Elem); the statement's own.
    pub var: LocalId,
    /// How many values it takes.
    pub extent: Expr,
}

/// Which jumps leave a protected block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Exits {
    /// Out of a loop around it.
    pub breaks: bool,
    /// To the next round of a loop around it.
    pub continues: bool,
    /// Out of the function.
    pub returns: bool,
    /// None does, and no error is caught here: the block is a function of its own for the size of the other alone.
    pub plain: bool,
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
        /// Why it surely is one, where that is known.
        proof: Option<Proof>,
        /// Where.
        at: SiteId,
    },
    /// Element-wise work: for every combination of the axes' values, in column-major order, the array has
    /// `value` at the place. The value neither fails nor has effects. What it reads of `dst` itself is
    /// what was there before the statement.
    Compute {
        /// The array.
        dst: LocalId,
        /// What runs, the innermost first.
        axes: Vec<Axis>,
        /// Where the values go: `None` makes a new array of the axes' extents, else one place in the array
        /// as it is for each dimension (or one, in column-major order).
        part: Option<(Vec<Expr>, By)>,
        /// The element.
        value: Expr,
        /// For "out of memory".
        at: SiteId,
    },
    /// A reduction: for every combination of the axes' values in column-major order
    /// `dst = step`, where `step` reads what `dst` was; ends early where `until` holds after a step. The
    /// start is what `dst` holds before. Floating-point sums are never regrouped.
    Reduce {
        /// A scalar; or an array, of which `place` is the element that runs along.
        dst: LocalId,
        /// The place in an array; none in a scalar.
        place: Vec<Expr>,
        /// What runs, the innermost first.
        axes: Vec<Axis>,
        /// The next value.
        step: Expr,
        /// When to stop; reads `dst`.
        until: Option<Expr>,
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
    /// `array(subs) = value`
    Put {
        /// The array.
        array: LocalId,
        /// One subscript (from 0) for each dimension, or one alone as a place in column-major order.
        subs: Vec<Expr>,
        /// The element.
        value: Expr,
        /// Why it is there.
        by: By,
    },
    /// `array[index] = value`; only in [`Phase::Flat`](super::Phase).
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
    /// Takes out the slice at `place` along `axis`; the others keep their order.
    Remove {
        /// The array.
        array: LocalId,
        /// The dimension, from 0.
        axis: u8,
        /// From 0, in bounds.
        place: Expr,
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
    /// `dst = [parts]`, side by side or one below the other, by MATLAB's rule for empty parts.
    Concat {
        /// A matrix.
        dst: LocalId,
        /// Scalars and matrices of the same element type, `dst` perhaps among them.
        parts: Vec<Operand>,
        /// Below, not to the right.
        vertical: bool,
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
    /// Gives up what the local owns, which is empty from here on; every owner is dropped once when its
    /// function ends, from [`Phase::Owned`](super::Phase) on.
    Drop(LocalId),
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
        /// Step, not zero; where `var` is an index a constant, or positive and the same in every round.
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
        /// The accesses it guards.
        guards: Option<CheckId>,
        /// Why it surely passes, where that is known: a pass may leave it out.
        proof: Option<Proof>,
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
        /// Which: [`kernels`](super::kernels) says what names there are.
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
    /// `dst = a * b` of matrices of doubles; a factor of one element multiplies every element.
    Product {
        /// Where the result goes.
        dst: LocalId,
        /// A matrix.
        a: LocalId,
        /// Another, or the same.
        b: LocalId,
        /// For the errors.
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
        /// The locals that the body shares with its function; from [`Phase::Protected`](super::Phase) on.
        shared: Vec<LocalId>,
        /// Which jumps leave the body; from [`Phase::Protected`](super::Phase) on.
        exits: Exits,
    },
    /// A comment of the source, without its percent sign.
    Comment(String),
}
