//! What a function is asked for and gives.

use analysis::Context;
use ir::tir::{self, VarId, VarKind};

/// The parameters, `varargin` last.
pub fn all_params(tf: &tir::Function) -> impl Iterator<Item = (usize, VarId)> {
    tf.params.iter().copied().chain(tf.varargin).enumerate()
}

/// The variables whose values a function gives. An anonymous function that passes on what it calls
/// gives one result here, its list variable; several, its elements.
pub fn outputs(tf: &tir::Function, nargout: usize) -> Vec<VarId> {
    let mut outputs = tf.outputs.clone();
    outputs.extend(tf.varargout.filter(|v| tf.vars[*v].kind == VarKind::List && nargout <= 1));
    outputs
}

/// How many results a context is asked for; none where that is not known (a callback for its effect).
pub fn asked(context: &Context) -> usize {
    if context.nargout <= 64 { context.nargout } else { 0 }
}

/// Whether a context is surely asked for nothing: what it calls last is too.
pub fn asks_nothing(context: &Context) -> bool {
    context.nargout == 0
}

/// How many results the context's function gives: what callers ask for and, for a call as a
/// statement, the first when there may be one.
pub fn results_wanted(context: &Context) -> usize {
    let first = context.outputs.first().is_some_and(|o| !o.is_undefined() && !o.is_bottom());
    asked(context).max(usize::from(first)).min(context.outputs.len())
}
