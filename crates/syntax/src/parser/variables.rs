//! The names that are variables at some place of the text, as far as the text tells: MATLAB's rule for
//! command syntax depends on them.

use crate::ast::LValue;
use base::{FxHashSet, Name};

/// Names assigned so far in the function, those of enclosing functions first.
#[derive(Default)]
pub(super) struct Assigned {
    order: Vec<Name>,
    set: FxHashSet<Name>,
}

impl Assigned {
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Forgets all names but the first `len`.
    pub fn truncate(&mut self, len: usize) {
        for name in self.order.drain(len..) {
            self.set.remove(&name);
        }
    }
}

/// What is a variable at the current token.
#[derive(Default)]
pub(super) struct Variables<'t> {
    pub assigned: Assigned,
    /// What is one already in the workspace in which the text will run.
    pub in_workspace: Option<&'t dyn Fn(&str) -> bool>,
}

impl Variables<'_> {
    pub fn contains(&self, name: Name) -> bool {
        self.assigned.set.contains(&name) || self.in_workspace.is_some_and(|f| f(name.as_str()))
    }

    pub fn add(&mut self, name: Name) {
        if self.assigned.set.insert(name) {
            self.assigned.order.push(name);
        }
    }

    /// Adds those that an assignment to `lhs` assigns.
    pub fn add_all(&mut self, lhs: &[LValue]) {
        for target in lhs {
            if let Some(ident) = target.variable() {
                self.add(ident.name);
            }
        }
    }
}
