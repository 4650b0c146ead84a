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

/// Declares a file's kernels: `kernels! { "size" => size, "numel" => numel }` makes the table
/// `KERNELS` of that file.
#[macro_export]
macro_rules! kernels {
    ($($name:literal => $function:path),* $(,)?) => {
        /// The kernels of this file, by symbol.
        pub(crate) const KERNELS: &[(&str, $crate::kernel::Kernel)] = &[$(($name, $function)),*];
    };
}

static TABLE: LazyLock<FxHashMap<&'static str, Kernel>> =
    LazyLock::new(|| crate::kernels::TABLES.iter().flat_map(|t| t.iter().copied()).collect());

/// The kernel of this symbol: one of the tables, or the elementwise operation of that name in the
/// scalar table. Engines look up once per program, not per call.
pub fn find_kernel(name: &str) -> Option<Kernel> {
    TABLE.get(name).copied().or_else(|| types::ScalarOp::from_name(name).map(crate::kernels::map_kernel))
}

/// Every kernel's symbol, sorted.
pub fn kernel_names() -> Vec<&'static str> {
    let mut names: Vec<&str> = TABLE.keys().copied().collect();
    names.sort_unstable();
    names
}
