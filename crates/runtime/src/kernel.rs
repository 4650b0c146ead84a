//! Kernels: the functions that do what builtins say, and the table by which engines find them.

use crate::context::Context;
use crate::error::Error;
use crate::value::Value;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::LazyLock;

/// The results of a kernel: at most as many as were asked for, at least one where it has any
/// (a statement `f(x)` asks for none and shows `ans` where one comes).
pub type Outputs = SmallVec<[Value; 1]>;

/// A kernel. Arguments may be taken out of the slice so that their buffers are used again; the
/// last argument is the number of outputs asked for. The number of arguments was checked against
/// the builtin's signature.
pub type Kernel = fn(&mut Context, &mut [Value], usize) -> Result<Outputs, Error>;

/// One output.
pub fn one(value: impl Into<Value>) -> Outputs {
    let mut out = Outputs::new();
    out.push(value.into());
    out
}

/// No output.
pub fn none() -> Outputs {
    Outputs::new()
}

/// A row of a table of kernels.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    /// The name by which engines find it.
    pub symbol: &'static str,
    /// What it does.
    pub kernel: Kernel,
    /// It does not look at the elements of sparse arguments, or only at the stored ones.
    pub sparse: bool,
}

/// Declares a file's kernels: `kernels! { sparse "size" => size, "sort" => sort }` makes the table
/// `KERNELS` of that file. `sparse` stands before those that may get sparse matrices which are too large
/// for their full form ([`Row::sparse`]).
#[macro_export]
macro_rules! kernels {
    ($($($flag:ident)? $name:literal => $function:path),* $(,)?) => {
        /// The kernels of this file, by symbol.
        pub(crate) const KERNELS: &[$crate::kernel::Row] = &[$($crate::kernel::Row {
            symbol: $name,
            kernel: $function,
            sparse: $crate::kernels!(@ $($flag)?),
        }),*];
    };
    (@ sparse) => { true };
    (@) => { false };
}

/// Kernels whose first result is sparse where an argument is.
macro_rules! keeping_sparse {
    ($($outer:ident = $inner:path;)*) => { $(
        fn $outer(
            cx: &mut $crate::Context,
            args: &mut [$crate::value::Value],
            nargout: usize,
        ) -> Result<$crate::kernel::Outputs, $crate::error::Error> {
            $crate::kernel::keep_sparse($inner, cx, args, nargout)
        }
    )* };
}
pub(crate) use keeping_sparse;

/// Calls a kernel; its first result becomes sparse where an argument is.
pub(crate) fn keep_sparse(
    kernel: Kernel,
    cx: &mut Context,
    args: &mut [Value],
    nargout: usize,
) -> Result<Outputs, Error> {
    let sparse = args.iter().any(Value::is_sparse);
    let mut outs = kernel(cx, args, nargout)?;
    if sparse && let Some(first) = outs.first_mut() {
        *first = crate::convert::to_sparse(first)?;
    }
    Ok(outs)
}

/// Whether a kernel may get sparse matrices that are too large for their full form. Elementwise operations
/// and the steps of compiled programs, which are no rows of the tables, look after themselves.
pub fn is_sparse_aware(symbol: &str) -> bool {
    TABLE.get(symbol).is_none_or(|row| row.sparse)
}

/// Fails where an argument is a sparse matrix whose full form does not fit into memory, before a kernel
/// makes it.
pub fn check_sparse(args: &[Value]) -> Result<(), Error> {
    for a in args {
        if a.is_sparse() {
            a.dims().checked_numel(16)?;
        }
    }
    Ok(())
}

static TABLE: LazyLock<FxHashMap<&'static str, Row>> =
    LazyLock::new(|| crate::kernels::TABLES.iter().flat_map(|t| t.iter().map(|r| (r.symbol, *r))).collect());

/// The kernel of this symbol: one of the tables, or the elementwise operation of that name in the
/// scalar table. Engines look up once per program, not per call.
pub fn find_kernel(name: &str) -> Option<Kernel> {
    TABLE
        .get(name)
        .map(|row| row.kernel)
        .or_else(|| types::ScalarOp::from_name(name).map(crate::kernels::map_kernel))
}

/// Every kernel's symbol, sorted.
pub fn kernel_names() -> Vec<&'static str> {
    let mut names: Vec<&str> = TABLE.keys().copied().collect();
    names.sort_unstable();
    names
}
