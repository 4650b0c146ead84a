//! What carries a builtin out, bound: the kernel function, the scalar operation, or the word that
//! somebody else does it.

use crate::registry::Builtin;
use crate::rule::KernelRule;
use runtime::kernel::{Outputs, one};
use runtime::{Context, Error, Kernel, Value, find_kernel};
use types::ScalarOp;

/// A kernel rule with its symbols looked up.
#[derive(Clone, Copy, Debug)]
pub enum Implementation {
    /// A kernel of the runtime.
    Kernel(Kernel),
    /// A scalar operation for each element, with implicit expansion.
    Map(ScalarOp),
    /// A binary scalar operation along a dimension, from an initial value.
    Fold(ScalarOp, f64),
    /// A function file of the prelude of this name.
    Matlab(&'static str),
    /// The engine.
    Engine,
    /// Nothing.
    None,
}

/// What carries `b` out; `None` where a symbol does not exist, which a test excludes.
pub fn implementation(b: &'static Builtin) -> Option<Implementation> {
    Some(match &b.kernel {
        KernelRule::Map(op) => Implementation::Map(ScalarOp::from_name(op)?),
        KernelRule::Fold { op, init } => Implementation::Fold(ScalarOp::from_name(op)?, *init),
        KernelRule::Extern(symbol) => Implementation::Kernel(find_kernel(symbol)?),
        KernelRule::Matlab(file) => Implementation::Matlab(file),
        KernelRule::Engine => Implementation::Engine,
        KernelRule::None => Implementation::None,
    })
}

/// Runs a builtin that needs no engine; `None` for one that does. The number of arguments was
/// checked.
pub fn invoke(
    b: &'static Builtin,
    cx: &mut Context,
    args: &mut [Value],
    nargout: usize,
) -> Option<Result<Outputs, Error>> {
    Some(match implementation(b)? {
        Implementation::Kernel(kernel) => kernel(cx, args, nargout),
        Implementation::Map(op) => runtime::generic::map(op, args).map(one),
        Implementation::Fold(op, init) => runtime::generic::fold(op, init, args).map(one),
        Implementation::Matlab(_) | Implementation::Engine | Implementation::None => return None,
    })
}
