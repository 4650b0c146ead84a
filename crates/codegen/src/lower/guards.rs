//! Objects of which the program sees when they go: those that `onCleanup` makes, listeners that listen for as long as
//! there are variables that hold them, and objects of classes with destructors. A variable that may keep one keeps it, read or not, until it is given another value or its
//! function ends, as the interpreter's do.

use analysis::Analysis;
use builtins::{AttributeValue, Form};
use ir::tir::{self, Stmt};
use runtime::classes::text::Declared;
use types::abs::Elements;
use types::{AbsValue, Class, Matrix};

/// Whether a program makes such objects.
pub fn sees_ends(program: &tir::Program, analysis: &Analysis) -> bool {
    let makes = |stmt: &Stmt| match stmt {
        Stmt::Call { callee, .. } => builtins::named(callee.name).is_some_and(|b| {
            b.form == Some(Form::OnCleanup)
                || builtins::attribute(b, "ends").and_then(AttributeValue::word) == Some("seen")
        }),
        _ => false,
    };
    analysis.classes.iter().any(|c: &Declared| c.destructor().is_some())
        || program.functions.values().any(|f| f.stmts.values().any(makes))
}

/// Whether a value may be or hold an object.
pub fn may_hold(value: &AbsValue) -> bool {
    value.alternatives().is_none_or(|all| {
        all.iter().any(|v| matches!(v.class, Class::Object(_)) || may_hold_inside(&v.elements))
    })
}

fn may_hold_inside(elements: &Elements<Matrix>) -> bool {
    match elements {
        Elements::None | Elements::Again => false,
        Elements::Top | Elements::Rec(..) => true,
        Elements::Fields(fields) => fields.content().list.iter().any(|(_, value)| may_hold(value)),
        Elements::Each(value) => may_hold(value.content()),
        Elements::Tuple(list) => list.content().iter().any(may_hold),
        Elements::Handles(list) => list.content().iter().any(|h| h.bound.iter().any(may_hold)),
    }
}
