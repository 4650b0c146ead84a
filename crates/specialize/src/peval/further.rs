//! Further results: the elements of `varargout` become results of their own, as many as a call asks for.
//!
//! A version is made where `varargout` surely has that many elements wherever the function ends; else the call stays as
//! it is, and fails as it does.

use super::Evaluator;
use super::frame::{Frame, Known, analysis_list};
use super::lift::{fresh, is_known};
use super::residual::{Fact, Node};
use base::Name;
use ir::tir::{Access, Arg, FunctionKind, Literal, Stmt, Target, Var, VarId, VarKind};
use types::{AbsValue, Class};

/// The elements of `varargout` that a call asks for.
#[derive(Default)]
pub struct Further {
    /// Their variables.
    pub vars: Vec<VarId>,
    /// What they are wherever the function has ended so far.
    pub values: Option<Vec<AbsValue>>,
    /// They are not surely there.
    pub missing: bool,
}

impl Further {
    /// Those of a function that is asked for `nargout` results.
    pub fn begin(fr: &mut Frame) {
        if fr.function.varargout.is_none() || fr.function.kind == FunctionKind::Lambda {
            return;
        }
        let named = fr.function.outputs.len();
        for k in 0..fr.nargout.max(usize::from(named == 0)).saturating_sub(named) {
            let name = format!("varargout_{}", k + 1);
            let taken = fr.shell.vars.values().any(|v| v.name.as_str() == name);
            let name = Name::new(&if taken { format!("{name}_of_it") } else { name });
            let v = fr.shell.vars.push(Var::local(name, VarKind::User));
            fr.further.vars.push(v);
        }
    }
}

/// The function ends here: its further results get their values.
pub fn give(e: &mut Evaluator<'_>, fr: &mut Frame, known: &Known) {
    let (Some(rest), false) = (fr.function.varargout, fr.further.vars.is_empty()) else { return };
    let value = known.point.value(rest).clone();
    // A statement that asks for nothing takes what there is.
    let none = fr.nargout == 0
        && (value.is_undefined()
            || value.unique().is_some_and(|v| {
                v.class == Class::Cell && v.matrix.shape.as_sizes().is_some_and(|s| s.contains(&0))
            }));
    let list = if value.maybe_undefined || value.unique_class() != Some(Class::Cell) {
        Vec::new()
    } else {
        analysis_list(&value)
    };
    let enough = list.len() >= fr.further.vars.len() && list.iter().all(|v| !v.maybe_undefined);
    if fr.nargout == 0 && (none || fr.further.values.as_ref().is_some_and(Vec::is_empty)) {
        fr.further.missing |= !none || fr.further.values.as_ref().is_some_and(|v| !v.is_empty());
        fr.further.values = Some(Vec::new());
        return;
    }
    if !enough {
        fr.further.missing = true;
        return;
    }
    for (k, v) in fr.further.vars.clone().into_iter().enumerate() {
        let fact = Fact::of(&list[k]);
        if known.late.contains(&rest) || is_known(&list[k]) {
            let src = e.lifted(fr, &list[k]);
            e.write(fr, Node::Plain { stmt: Stmt::Copy { dst: v, src }, from: None, idle: true, fact });
            continue;
        }
        let place = fresh(&mut fr.shell);
        let number = Stmt::Literal { dst: place, value: Literal::Number((k + 1) as f64) };
        e.write(fr, Node::plain(number, None, true));
        let path = vec![Access::Brace(vec![Arg::Var(place)])];
        let stmt = Stmt::Get { targets: vec![Target::Var(v)], base: fr.var(rest), path };
        e.write(fr, Node::Plain { stmt, from: None, idle: true, fact });
    }
    let values = list.into_iter().take(fr.further.vars.len()).map(|v| analysis::steps::alone(&v));
    fr.further.values = Some(match fr.further.values.take() {
        None => values.collect(),
        Some(before) => before.iter().zip(values).map(|(a, b)| a.join(&b)).collect(),
    });
}
