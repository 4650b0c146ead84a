//! The table of kernels that Loops know by name (`ir::loops::kernels`) against those who decide: the
//! runtime library, which has them, and the specifications of the builtins that they carry out.

use base::Name;
use builtins::rule::{Effects, KernelRule};
use builtins::{Form, Measure};
use ir::loops::kernels::{Counts, ROWS, facts};
use types::scalar::ScalarOp;

#[test]
fn the_runtime_library_has_each_kernel() {
    let paths = [
        "get.a",
        "peek(1)",
        "measure{1}",
        "first{1}",
        "list(*)",
        "answers.?",
        "set.a(2){1}",
        "setlist.a",
        "delete(1)",
    ];
    for name in ROWS.iter().map(|(name, _)| *name).chain(paths) {
        assert!(runtime::cabi::has_kernel(name), "{name} is no kernel");
    }
    assert!(!runtime::cabi::has_kernel("mc_none") && !runtime::cabi::has_kernel("sets.a"));
}

#[test]
fn what_never_returns_is_what_the_specifications_say() {
    for (_, b) in builtins::all() {
        if let KernelRule::Extern(symbol) = &b.kernel {
            assert_eq!(facts(Name::new(symbol)).ends, b.effects.contains(Effects::STOPS), "{}", b.name);
        }
    }
}

#[test]
fn what_counts_elements_is_what_the_forms_say() {
    for (_, b) in builtins::all() {
        let KernelRule::Extern(symbol) = &b.kernel else { continue };
        let counts = match b.form {
            Some(Form::Measure(Measure::Numel)) => Some(Counts::Elements),
            Some(Form::Measure(Measure::IsEmpty)) => Some(Counts::None),
            Some(Form::Measure(Measure::Length)) => Some(Counts::Length),
            Some(Form::Measure(Measure::Size)) => Some(Counts::Extent),
            Some(Form::End) => Some(Counts::End),
            _ => None,
        };
        assert_eq!(facts(Name::new(symbol)).counts, counts, "{}", b.name);
    }
}

#[test]
fn matrix_operations_on_scalars_are_those_of_their_forms() {
    for (_, b) in builtins::all() {
        let KernelRule::Extern(symbol) = &b.kernel else { continue };
        let op = match b.form {
            Some(Form::Product) => Some(ScalarOp::Times),
            Some(Form::Divide { left: false }) => Some(ScalarOp::Rdivide),
            Some(Form::Power) => Some(ScalarOp::Power),
            _ => None,
        };
        assert_eq!(facts(Name::new(symbol)).scalar, op, "{}", b.name);
    }
}
