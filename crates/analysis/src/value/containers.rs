//! What `containers.Map` and `dictionary` have: properties and methods called with a dot (`m.Count`,
//! `m.isKey(k)`); functions of strings called so (`text.upper`). Not here: what maps hold (`maps`).

use super::access::Index;
use super::call::Args;
use super::key::Operand;
use super::maps::is_map;
use super::path::{Step, index_operand};
use super::state::State;
use super::stmt::Got;
use super::transfer::Transfer;
use base::Name;
use ir::tir::StmtId;
use types::{AbsValue, Class, Dim, Interval, Shape};

/// Methods that are builtins of the same name.
const METHODS: &[&str] = &[
    "keys",
    "values",
    "isKey",
    "remove",
    "length",
    "numel",
    "isempty",
    "size",
    "insert",
    "lookup",
    "numEntries",
    "isConfigured",
    "types",
];

fn is_container(value: &AbsValue) -> bool {
    is_map(value)
        || matches!(value.unique_class(), Some(Class::Object(name)) if name.as_str() == "dictionary")
}

/// The property or method that a path on a container begins with, and the arguments that follow it.
pub(super) fn method<'s>(base: &AbsValue, steps: &'s [Step]) -> Option<(Name, Option<&'s [Index]>)> {
    let [Step::Dot(Some(name)), rest @ ..] = steps else { return None };
    let text = base.unique_class() == Some(Class::String);
    if !text && !is_container(base) {
        return None;
    }
    if property(base, *name).is_some() {
        return Some((*name, None));
    }
    let args = match rest {
        [Step::Paren(indices), ..] => Some(indices.as_slice()),
        _ => None,
    };
    let methods = if text { runtime::text::STRING_METHODS } else { METHODS };
    methods.contains(&name.as_str()).then_some((*name, args))
}

fn property(base: &AbsValue, name: Name) -> Option<AbsValue> {
    match name.as_str() {
        _ if !is_map(base) => None,
        "Count" => {
            let count = Interval::integers(0.0, 9_007_199_254_740_992.0);
            Some(AbsValue::in_range(Class::UInt64, Shape::scalar(), count))
        }
        "KeyType" | "ValueType" => Some(AbsValue::of(Class::Char, Shape::row(Dim::Unknown))),
        _ => None,
    }
}

impl Transfer<'_, '_> {
    /// What a property holds, or a method gives.
    pub(super) fn container_method(
        &mut self,
        id: StmtId,
        state: &mut State,
        base: &Operand,
        name: Name,
        args: Option<&[Index]>,
        nargout: Option<usize>,
    ) -> Option<Got> {
        if let Some(value) = property(&base.value, name) {
            return Some(Got::List(vec![Operand::of(value)]));
        }
        let mut all = Args::default();
        all.push(base.clone(), None);
        for index in args.unwrap_or(&[]) {
            all.push(index_operand(index), None);
        }
        self.call_builtin(id, state, name, all, nargout, false)
    }
}
