//! Calls of builtins that are no call of the library: the forms that the specifications name
//! ([`builtins::Form`]) and the operations of the scalar table. Each form first looks whether it applies,
//! then emits; where it does not apply, nothing has been emitted but the reading of operands.

use super::array;
use super::bits;
use super::boxing::{operand, operands};
use super::build::{both, either, is_real, negated, number, op};
use super::caller;
use super::columns;
use super::concat::{concat, is_itself};
use super::elementwise::{broadcast, convert, map, may_narrow};
use super::fun::Fun;
use super::grid;
use super::insert::insert;
use super::kernel::{boxed_call, kernel, result_local};
use super::local::store_local;
use super::made::{no_contents, no_structs, row, structure};
use super::masks;
use super::measure;
use super::moved;
use super::path::arg;
use super::rearranged;
use super::reduce;
use super::repr::{
    EXACT, Handle, Repr, has_no_elements, interval, is_one_element, known_extents, may_be_real,
};
use super::results::asked;
use super::scalar::{elem_of, scalar, truth};
use super::slots::{flag, peek, value};
use super::storage::is_mixed;
use super::value::Val;
use super::vectors;
use base::Name;
use builtins::{Builtin, Form, Measure, Reduction};
use ir::loops::{By, Elem, Expr, Operand, Proof, Stmt, Ty, kernels};
use ir::tir::{self, Arg, VarId};
use types::scalar::{ScalarOp, Takes};
use types::{AbsValue, Class, ClassValue, Complexity};

/// A builtin's only result, where it has a form; `target` is the variable that it goes to.
pub fn builtin(fun: &mut Fun, target: VarId, name: Name, args: &[Arg]) -> Option<Val> {
    let result = fun.after(target);
    let id = builtins::find(name.as_str())?;
    let entry = builtins::builtin(id);
    let vars: Option<Vec<VarId>> = args
        .iter()
        .map(|a| match a {
            Arg::Var(v) => Some(*v),
            Arg::Colon => None,
        })
        .collect();
    if let Some(form) = entry.form
        && let Some(vars) = &vars
        && let Some(val) = of_names(fun, name, form, vars)
    {
        return Some(val);
    }
    let settled = entry.effects.is_pure()
        && args.iter().all(|a| is_defined(fun, *a) && is_of_one_class(fun, *a))
        && !may_refuse(fun, entry, args);
    if let Some(val) = constant(result).filter(|_| settled) {
        return Some(val);
    }
    let vars = vars?;
    if vars.iter().any(|v| fun.is_list(*v)) {
        return None;
    }
    if entry.form == Some(Form::Insert) {
        return insert(fun, target, &vars, result);
    }
    if entry.form == Some(Form::Struct)
        && settled
        && let Some(val) = no_structs(fun, target, &vars)
    {
        return Some(val);
    }
    if entry.form == Some(Form::Cell)
        && vars.is_empty()
        && let Some(val) = no_contents(fun, target)
    {
        return Some(val);
    }
    if entry.form == Some(Form::Place) {
        return grid::place(fun, name, &vars);
    }
    if let Some(val) = entry.form.and_then(|form| of_form(fun, (name, form), &vars, result)) {
        return Some(val);
    }
    let o = entry.scalar_op().filter(|o| o.arity() == vars.len());
    let mapped = o.and_then(|o| {
        map_vars(fun, o, &vars, result)
            .or_else(|| of_naturals(fun, name, o, &vars, result))
            .or_else(|| of_reals(fun, (name, o), &vars, result))
    });
    mapped.or_else(|| if settled { vectors::constant(fun, result) } else { None })
}

/// An operation on the bits of two doubles, of which only the run can tell whether they are whole: where they are not,
/// the library says what is wrong.
fn of_naturals(fun: &mut Fun, name: Name, o: ScalarOp, vars: &[VarId], result: &AbsValue) -> Option<Val> {
    let Takes::Naturals(n) = o.info().takes else { return None };
    let double = |v: &AbsValue| {
        let real =
            v.unique().is_some_and(|v| v.class == Class::Double && v.matrix.complexity == Complexity::Real);
        real && is_one_element(v) && !v.maybe_undefined
    };
    if !double(result) || !vars.iter().all(|v| double(fun.before(*v))) {
        return None;
    }
    let mut args = Vec::new();
    for v in vars {
        let val = value(fun, *v);
        let e = scalar(fun, val, Elem::F64);
        args.push(fun.atom("t", e));
    }
    let test = args.iter().take(n).fold(Expr::Bool(true), |test, x| {
        let is = |o, b| op(o, vec![x.clone(), b], Elem::F64, Elem::Bool);
        let whole = is(ScalarOp::Eq, op(ScalarOp::Floor, vec![x.clone()], Elem::F64, Elem::F64));
        let limit = |v| Expr::Number(v, Elem::F64);
        let within = both(is(ScalarOp::Ge, limit(0.0)), is(ScalarOp::Le, limit(9_007_199_254_740_992.0)));
        both(test, both(within, whole))
    });
    Some(tested(fun, name, args.clone(), test, op(o, args, Elem::F64, Elem::F64)))
}

/// An operation on numbers that may be complex which has a form for real ones alone: where one has an imaginary part,
/// the library does it.
fn of_reals(fun: &mut Fun, (name, o): (Name, ScalarOp), vars: &[VarId], result: &AbsValue) -> Option<Val> {
    let is_open = |v: &VarId| fun.before(*v).unique().is_some_and(may_be_real);
    if !vars.iter().any(is_open) || !vars.iter().all(|v| is_one_element(fun.before(*v))) {
        return None;
    }
    let real = |v: &AbsValue| {
        v.map(|one| {
            let matrix = one.matrix.clone().with_complexity(Complexity::Real);
            ClassValue { matrix, ..one.clone() }
        })
    };
    let known: Vec<AbsValue> = vars.iter().map(|v| real(fun.before(*v))).collect();
    let (mut test, mut whole, mut parts, mut has_form) = (Expr::Bool(true), Vec::new(), Vec::new(), false);
    for v in vars {
        let val = match value(fun, *v) {
            Val::Scalar(z) => Val::Scalar(fun.atom("z", z)),
            val => val,
        };
        whole.push(val.clone());
        parts.push(match val {
            Val::Scalar(z) if fun.f.elem(&z).is_complex() => {
                test = both(test, is_real(&z, fun.f.elem(&z)));
                Val::Scalar(fun.cast(z, Elem::F64))
            }
            val => val,
        });
    }
    let dst = result_local(fun, result);
    let direct = fun.nested(|fun| {
        if let Some(val) = map(fun, o, parts, &known.iter().collect::<Vec<_>>(), result) {
            store_local(fun, dst, val);
            has_form = true;
        }
    });
    if !has_form {
        return None;
    }
    let general = fun.nested(|fun| {
        let args = operands(fun, whole);
        kernel(fun, name.as_str(), args, 1, vec![dst]);
    });
    fun.branch(test, direct, general);
    Some(array::local_value(fun, dst, Some(result)))
}

/// Whether a double is a whole number from 0 to `most`.
fn is_natural(x: &Expr, most: f64) -> Expr {
    let is = |o, b| op(o, vec![x.clone(), b], Elem::F64, Elem::Bool);
    let limit = |v| Expr::Number(v, Elem::F64);
    let whole = is(ScalarOp::Eq, op(ScalarOp::Floor, vec![x.clone()], Elem::F64, Elem::F64));
    both(whole, both(is(ScalarOp::Ge, limit(0.0)), is(ScalarOp::Le, limit(most))))
}

/// What `direct` is where a test of the operands holds, and what the library gives where not.
fn tested(fun: &mut Fun, name: Name, args: Vec<Expr>, test: Expr, direct: Expr) -> Val {
    let found = fun.local("t", Ty::Scalar(fun.f.elem(&direct)));
    let direct = vec![Stmt::Assign(found, direct)];
    let general = fun.nested(|fun| {
        let args = args.into_iter().map(Operand::Scalar).collect();
        kernel(fun, name.as_str(), args, 1, vec![found]);
    });
    fun.branch(test, direct, general);
    Val::Scalar(Expr::Local(found))
}

/// `char(x)` of a double, of which only the run can tell whether it is the number of a character.
fn character(fun: &mut Fun, name: Name, val: Val) -> Option<Val> {
    let Val::Scalar(x) = val else { return None };
    if !matches!(fun.f.elem(&x), Elem::F64 | Elem::Index) {
        return None;
    }
    let x = fun.cast(x, Elem::F64);
    let x = fun.atom("t", x);
    let test = is_natural(&x, LAST_UNIT);
    let direct = fun.cast(x.clone(), Elem::Char);
    Some(tested(fun, name, vec![x], test, direct))
}

/// The greatest number of a character.
const LAST_UNIT: f64 = 65535.0;

fn map_vars(fun: &mut Fun, o: ScalarOp, vars: &[VarId], result: &AbsValue) -> Option<Val> {
    let values: Vec<&AbsValue> = vars.iter().map(|v| fun.before(*v)).collect();
    let vals = vars.iter().map(|v| value(fun, *v)).collect();
    map(fun, o, vals, &values, result)
}

fn is_defined(fun: &Fun, a: Arg) -> bool {
    match a {
        Arg::Var(v) => !fun.before(v).maybe_undefined && !fun.is_list(v),
        Arg::Colon => true,
    }
}

/// Of several classes, some may be refused, and the result is that of the others.
fn is_of_one_class(fun: &Fun, a: Arg) -> bool {
    match a {
        Arg::Var(v) => fun.before(v).unique().is_some(),
        Arg::Colon => true,
    }
}

/// Forms that ask of variables and names, not of values.
fn of_names(fun: &mut Fun, name: Name, form: Form, vars: &[VarId]) -> Option<Val> {
    match (form, vars) {
        (Form::End, [x, k, n]) => end_of(fun, name, *x, *k, *n),
        (Form::Exists, [v]) => exists(fun, *v),
        (Form::Places, [v]) => places(fun, *v),
        (Form::Nargin, []) => Some(Val::Scalar(caller::given_count(fun))),
        (Form::InputName, [k]) => caller::input_name(fun, *k),
        (Form::Nargout, []) => Some(Val::Scalar(number(asked(fun.context) as f64))),
        (Form::Nargin, [f]) => declared_count(fun, true, *f),
        (Form::Nargout, [f]) => declared_count(fun, false, *f),
        (Form::Exist, [name, rest @ ..]) => exist(fun, *name, rest.first().copied()),
        _ => None,
    }
}

fn absent(fun: &Fun, x: VarId) -> bool {
    let value = fun.before(x);
    value.is_undefined() || value.is_bottom()
}

/// `end`; of a variable that may have no value, 0 where it has none.
fn end_of(fun: &mut Fun, name: Name, x: VarId, k: VarId, n: VarId) -> Option<Val> {
    if absent(fun, x) {
        return measure::end(&Val::Absent, fun.before(k), fun.before(n));
    }
    let val = peek(fun, x);
    let unsure = fun.before(x).maybe_undefined;
    match measure::end(&val, fun.before(k), fun.before(n)) {
        Some(Val::Scalar(e)) if unsure => {
            let has = flag(fun, x)?;
            Some(Val::Scalar(super::build::choose(has, e, Expr::index(0))))
        }
        None if unsure => {
            let has = flag(fun, x)?;
            let end = fun.local("last", Ty::Scalar(Elem::Index));
            fun.emit(Stmt::Assign(end, Expr::index(0)));
            let there = fun.nested(|fun| {
                let vals = [val, value(fun, k), value(fun, n)];
                let args = operands(fun, vals.into());
                let found = fun.scratch("t", Ty::Scalar(Elem::Index));
                kernel(fun, name.as_str(), args, 1, vec![found]);
                fun.emit(Stmt::Assign(end, Expr::Local(found)));
            });
            fun.branch(has, there, Vec::new());
            Some(Val::Scalar(Expr::Local(end)))
        }
        known => known,
    }
}

/// Whether a variable has a value.
fn exists(fun: &mut Fun, v: VarId) -> Option<Val> {
    let known = fun.before(v);
    Some(Val::Scalar(match (absent(fun, v), known.maybe_undefined) {
        (true, _) => Expr::Bool(false),
        (false, false) => Expr::Bool(true),
        _ => flag(fun, v)?,
    }))
}

/// How many elements `[v.f] = ..` names, where the variable may have no value.
fn places(fun: &mut Fun, v: VarId) -> Option<Val> {
    if absent(fun, v) {
        return Some(Val::Scalar(Expr::index(1)));
    }
    if !fun.before(v).maybe_undefined {
        return None;
    }
    let has = flag(fun, v)?;
    let n = fun.pin("n", Expr::index(1));
    let count = fun.nested(|fun| {
        let val = peek(fun, v);
        let operand = operand(fun, val);
        kernel(fun, tir::internal::PLACES, vec![operand], 1, vec![n]);
    });
    fun.branch(has, count, Vec::new());
    Some(Val::Scalar(Expr::Local(n)))
}

/// `nargin(f)` and `nargout(f)` of a function that is known here: negative where it takes any number.
fn declared_count(fun: &mut Fun, inputs: bool, f: VarId) -> Option<Val> {
    let target = match Repr::of(fun.before(f)) {
        Repr::Closure(handle, _) => handle,
        _ => {
            let name = fun.before(f).as_text()?;
            let named = fun.cx.program.functions.iter().find(|(_, g)| {
                g.name.as_str() == name && g.file == fun.tf.file && g.kind != tir::FunctionKind::Lambda
            });
            match named {
                Some((id, _)) => Handle::Function(id),
                None => Handle::Builtin(Name::new(&name)),
            }
        }
    };
    Some(Val::Scalar(number(match target {
        Handle::Function(id) => {
            let g = &fun.cx.program.functions[id];
            let (n, any) = match inputs {
                true => (g.params.len() - g.captured.min(g.params.len()), g.varargin.is_some()),
                // An anonymous function gives what its expression gives: any number.
                false if g.kind == tir::FunctionKind::Lambda => (0, true),
                false => (g.outputs.len(), g.varargout.is_some()),
            };
            if any { -(n as f64) - 1.0 } else { n as f64 }
        }
        Handle::Builtin(name) => {
            let b = builtins::builtin(builtins::find(name.as_str())?);
            f64::from(if inputs { b.nargin() } else { b.nargout() })
        }
    })))
}

/// `exist(name, kind)` of what is no variable: functions are known here, files when the program runs.
fn exist(fun: &mut Fun, name: VarId, kind: Option<VarId>) -> Option<Val> {
    let kind = match kind {
        Some(k) => fun.before(k).as_text()?.to_owned(),
        _ => String::new(),
    };
    let known = fun.before(name).as_text();
    let builtin = known.and_then(builtins::find).map(|id| builtins::builtin(id).existence());
    // Which language the program is in, the run knows.
    if let Some((code, Some(language))) = builtin.filter(|_| matches!(kind.as_str(), "" | "builtin" | "file"))
    {
        let val = value(fun, name);
        let code = match kind.as_str() {
            "file" => 2.0,
            "builtin" if code != 5.0 => 0.0,
            _ => code,
        };
        let operands = vec![operand(fun, val), Operand::Text(format!("{code} in {language}"))];
        return Some(Val::Boxed(boxed_call(fun, kernels::EXIST_FILE, operands)));
    }
    let class =
        known.map(|n| fun.cx.analysis.classes.iter().any(|c| c.def.is_some() && c.name.as_str() == n));
    let code = match (kind.as_str(), builtin) {
        ("var", _) => Some(0.0),
        ("class", _) => Some(if class? || known.is_some_and(builtins::is_class) { 8.0 } else { 0.0 }),
        ("", None) if class == Some(true) => Some(8.0),
        ("", None) if known.and_then(builtins::class_existence).is_some() => Some(8.0),
        ("builtin", _) => {
            known.map(|_| builtin.map_or(0.0, |(code, _)| if code == 5.0 { code } else { 0.0 }))
        }
        ("file", Some(_)) => Some(2.0),
        ("", Some((code, _))) => Some(code),
        ("" | "file", None) => {
            let named = |n: &str| fun.cx.program.functions.values().any(|f| f.name.as_str() == n);
            known.filter(|n| named(n)).map(|_| 2.0)
        }
        _ => None,
    };
    let may_be_variable = matches!(kind.as_str(), "" | "var");
    if fun.tf.dynamic && may_be_variable {
        return None;
    }
    match code {
        Some(code) => Some(Val::Scalar(number(code))),
        None => {
            let val = value(fun, name);
            let operands = vec![operand(fun, val), Operand::Text(kind)];
            Some(Val::Boxed(boxed_call(fun, kernels::EXIST_FILE, operands)))
        }
    }
}

/// Forms on values.
fn of_form(fun: &mut Fun, (name, form): (Name, Form), vars: &[VarId], result: &AbsValue) -> Option<Val> {
    let values: Vec<&AbsValue> = vars.iter().map(|v| fun.before(*v)).collect();
    let one = |k: usize| values.get(k).is_some_and(|v| is_one_element(v));
    match form {
        Form::Divide { left: false } if one(1) && vars.len() == 2 => {
            map_vars(fun, ScalarOp::Rdivide, vars, result)
        }
        Form::Divide { left: true } if one(0) && vars.len() == 2 => {
            map_vars(fun, ScalarOp::Ldivide, vars, result)
        }
        Form::Power if one(0) && one(1) => map_vars(fun, ScalarOp::Power, vars, result)
            .or_else(|| of_reals(fun, (name, ScalarOp::Power), vars, result)),
        Form::Product if vars.len() == 2 && (one(0) || one(1)) => {
            map_vars(fun, ScalarOp::Times, vars, result)
        }
        Form::Reduce(Reduction::Max) if vars.len() == 2 => map_vars(fun, ScalarOp::Max, vars, result),
        Form::Reduce(Reduction::Min) if vars.len() == 2 => map_vars(fun, ScalarOp::Min, vars, result),
        Form::Text(o) if vars.len() == 1 && values[0].unique_class() == Some(Class::Char) => {
            map_vars(fun, o, vars, result)
        }
        Form::Func2Str => match Repr::of(values.first()?) {
            Repr::Closure(handle @ Handle::Function(_), _) if vars.len() == 1 => {
                Some(Val::Text(fun.cx.handle_text(handle)))
            }
            _ => None,
        },
        // An anonymous function is made of its text by who can read it.
        Form::Str2Func if values.first()?.as_text().is_some_and(|t| !t.trim_start().starts_with('@')) => {
            match Repr::of(result) {
                Repr::Closure(handle, parts) if parts.is_empty() => Some(Val::Closure(handle, Vec::new())),
                _ => None,
            }
        }
        Form::Truth | Form::DecidesOr | Form::DecidesAnd | Form::ShortCircuit { .. } | Form::Not => {
            condition(fun, form, vars, &values)
        }
        Form::Quotient => bits::quotient(fun, vars, &values, result),
        Form::Bit => bits::bit(fun, vars, &values, result),
        Form::WithBit => bits::with_bit(fun, vars, &values, result),
        Form::SwitchCase => case_fits(fun, vars),
        Form::Find => found(fun, vars, &values, result),
        Form::Dot if vars.len() == 2 => {
            let [a, b] = [vars[0], vars[1]].map(|v| value(fun, v));
            vectors::dot(fun, name.as_str(), a, b)
        }
        Form::Norm if (1..=2).contains(&vars.len()) => {
            let x = value(fun, vars[0]);
            vectors::norm(fun, name.as_str(), x, values.get(1).copied())
        }
        Form::Broadcast if vars.len() == 3 => broadcast(fun, vars, &values, result),
        Form::Struct => structure(fun, vars, &values, result),
        Form::Cell => row(fun, vars, result),
        Form::Complement => bits::complement(fun, vars, &values, result),
        form => {
            let vals: Vec<Val> = vars.iter().map(|v| value(fun, *v)).collect();
            of_values(fun, (name, form), vals, &values, result)
        }
    }
}

/// Whether a call may fail although its value is known: a condition on an operand that may be no scalar, an
/// operation on numbers that it may not take, and what gives elements of an operand that is there whatever its other operands are.
fn may_refuse(fun: &Fun, entry: &Builtin, args: &[Arg]) -> bool {
    let decides = matches!(
        entry.form,
        Some(Form::Truth | Form::DecidesOr | Form::DecidesAnd | Form::ShortCircuit { .. })
    );
    let some = |wrong: &dyn Fn(&AbsValue) -> bool| {
        args.iter().any(|a| matches!(a, Arg::Var(v) if wrong(fun.before(*v))))
    };
    let values: Vec<&AbsValue> =
        args.iter().filter_map(|a| if let Arg::Var(v) = a { Some(fun.before(*v)) } else { None }).collect();
    let classes: Vec<Class> = values.iter().map(|v| v.unique_class().unwrap_or(Class::Double)).collect();
    let taken = entry.scalar_op().is_none_or(|o| {
        values.iter().enumerate().all(|(k, v)| o.info().takes.surely(k, interval(v), &classes))
    });
    decides && some(&|v| !is_one_element(v))
        || !taken
        || entry.passes_elements() && some(&|v| v.as_constant().is_none())
}

/// Whether a case fits what a `switch` looks at, where all are numbers or single characters.
fn case_fits(fun: &mut Fun, vars: &[VarId]) -> Option<Val> {
    let (of, cases) = vars.split_first()?;
    let plain = |fun: &Fun, v: VarId| {
        let known = fun.before(v);
        let real = known.unique().is_some_and(|u| u.matrix.complexity == Complexity::Real);
        real && is_one_element(known) && !known.maybe_undefined && !fun.is_list(v)
    };
    if !vars.iter().all(|v| plain(fun, *v)) {
        return text_fits(fun, *of, cases);
    }
    let vals: Vec<Val> = [*of].iter().chain(cases).map(|v| value(fun, *v)).collect();
    let exact = |e: Option<Elem>| matches!(e, Some(Elem::F64 | Elem::Index | Elem::Bool));
    let elems: Vec<Option<Elem>> = vals.iter().map(|v| elem_of(fun, v)).collect();
    let texts = elems.iter().all(|e| *e == Some(Elem::Char));
    if !texts && !elems.iter().all(|e| exact(*e)) {
        return None;
    }
    let elem = if texts { Elem::Char } else { Elem::F64 };
    let mut all = vals.into_iter().map(|v| match v {
        Val::Scalar(e) => Some(e),
        Val::Text(t) => t.encode_utf16().next().map(|u| Expr::Integer(u.into(), Elem::Char)),
        _ => None,
    });
    let of = all.next()??;
    let cases: Vec<Expr> = all.collect::<Option<_>>()?;
    let whole = |fun: &Fun, e: &Expr| fun.f.elem(e) == Elem::Index;
    let fits = cases.into_iter().fold(Expr::Bool(false), |fits, case| {
        let elem = if whole(fun, &of) && whole(fun, &case) { Elem::Index } else { elem };
        let [a, b] = [of.clone(), case].map(|e| fun.cast(e, elem));
        either(fits, op(ScalarOp::Eq, vec![a, b], elem, Elem::Bool))
    });
    Some(Val::Scalar(fits))
}

/// The same of a text that only the run knows, and cases that are known, one by one or in a cell.
fn text_fits(fun: &mut Fun, of: VarId, cases: &[VarId]) -> Option<Val> {
    let known = fun.before(of);
    if known.maybe_undefined || fun.is_list(of) || known_extents(known)?.len() != 2 {
        return None;
    }
    let texts = |fun: &mut Fun, v: VarId| match value(fun, v) {
        Val::Text(t) => Some(vec![t]),
        Val::Record(parts) if super::repr::is_row(&parts) => {
            parts.into_iter().map(|(_, p)| if let Val::Text(t) = p { Some(t) } else { None }).collect()
        }
        _ => None,
    };
    let (Val::Array(l, _), false) = (peek(fun, of), cases.iter().any(|v| fun.is_list(*v))) else {
        return None;
    };
    if fun.array_type(l).0 != Elem::Char {
        return None;
    }
    let mut fits = Expr::Bool(false);
    for case in cases {
        for text in texts(fun, *case)? {
            fits = either(fits, is_text(l, &text)?);
        }
    }
    Some(Val::Scalar(fits))
}

/// Whether a matrix of characters is a row of these; of long ones, and of none, the library knows.
fn is_text(l: ir::loops::LocalId, text: &str) -> Option<Expr> {
    const LONG: usize = 24;
    let units: Vec<u16> = text.encode_utf16().collect();
    if !(1..=LONG).contains(&units.len()) {
        return None;
    }
    let is = |a: Expr, b: Expr, elem: Elem| op(ScalarOp::Eq, vec![a, b], elem, Elem::Bool);
    let row = is(Expr::Extent(l, 0), Expr::index(1), Elem::Index);
    let long = is(Expr::Extent(l, 1), Expr::index(units.len() as i64), Elem::Index);
    Some(units.into_iter().enumerate().fold(both(row, long), |fits, (k, unit)| {
        let at = Expr::At(l, vec![Expr::index(0), Expr::index(k as i64)], By::Proved(Proof::Shape));
        both(fits, is(at, Expr::Integer(unit.into(), Elem::Char), Elem::Char))
    }))
}

/// `find(x)` and `find(x, n)` of full real numbers.
fn found(fun: &mut Fun, vars: &[VarId], values: &[&AbsValue], result: &AbsValue) -> Option<Val> {
    let wanted = match values {
        [_] => masks::Wanted::All,
        [_, n, which @ ..] if is_one_element(n) && n.unique_class() == Some(Class::Double) => {
            let most = interval(n).only().filter(|n| n.fract() == 0.0 && (1.0..1e9).contains(n))? as i64;
            match (which.first().map(|which| which.as_text()), most) {
                (None | Some(Some("first")), most) => masks::Wanted::First(most),
                (Some(Some("last")), 1) => masks::Wanted::Last,
                _ => return None,
            }
        }
        _ => return None,
    };
    let known = values.first()?.unique()?;
    let plain = known.matrix.complexity == Complexity::Real
        && known.matrix.sparsity == types::Sparsity::Full
        && !values[0].maybe_undefined;
    if !plain || known_extents(result).is_none_or(|k| k.len() != 2) {
        return None;
    }
    let val = value(fun, vars[0]);
    let elem = elem_of(fun, &val)?;
    if !matches!(val, Val::Array(..)) || !matches!(elem, Elem::F64 | Elem::Bool) {
        return None;
    }
    masks::find(fun, (val, wanted), |fun, e| reduce::nonzero(fun, e, false), result)
}

/// An operand of `&&` or `||` that is an array of truth values: the library has what is not one element.
fn only_truth(fun: &mut Fun, v: VarId) -> Option<Val> {
    let known = fun.before(v);
    if is_one_element(known) || known.maybe_undefined || known.unique_class() != Some(Class::Logical) {
        return None;
    }
    if known_extents(known)?.len() != 2 {
        return None;
    }
    let Val::Array(l, _) = peek(fun, v) else { return None };
    if fun.array_type(l).0 != Elem::Bool {
        return None;
    }
    let t = fun.pin("t", Expr::Bool(false));
    let one = op(ScalarOp::Eq, vec![Expr::Numel(l), Expr::index(1)], Elem::Index, Elem::Bool);
    let first = Expr::At(l, vec![Expr::index(0); 2], By::Proved(Proof::Shape));
    let other = fun.nested(|fun| kernel(fun, tir::internal::TRUTH, vec![Operand::Borrow(l)], 1, vec![t]));
    fun.branch(one, vec![Stmt::Assign(t, first)], other);
    Some(Val::Scalar(Expr::Local(t)))
}

/// Conditions on scalars.
fn condition(fun: &mut Fun, form: Form, vars: &[VarId], values: &[&AbsValue]) -> Option<Val> {
    // Complex numbers are no conditions: the library says so of those that are not real after all.
    let real = |v: &AbsValue| v.unique().is_some_and(|u| u.matrix.complexity == Complexity::Real);
    let number =
        |v: &&AbsValue| is_one_element(v) && v.unique_class().is_some_and(|c| c.is_matrix()) && real(v);
    if form == Form::Truth
        && let [v] = vars
        && let Some(t) = only_truth(fun, *v)
    {
        return Some(t);
    }
    if !values.iter().all(number) {
        return None;
    }
    let mut truths = Vec::new();
    for (v, known) in vars.iter().zip(values) {
        let val = value(fun, *v);
        truths.push(truth(fun, val, known));
    }
    Some(Val::Scalar(match (form, <[Expr; 2]>::try_from(truths)) {
        (Form::ShortCircuit { and: true }, Ok([a, b])) => both(a, b),
        (Form::ShortCircuit { and: false }, Ok([a, b])) => either(a, b),
        (Form::Truth | Form::DecidesOr, Err(one)) => one.into_iter().next()?,
        (Form::DecidesAnd | Form::Not, Err(one)) => negated(one.into_iter().next()?),
        _ => return None,
    }))
}

fn of_values(
    fun: &mut Fun,
    (name, form): (Name, Form),
    mut vals: Vec<Val>,
    values: &[&AbsValue],
    result: &AbsValue,
) -> Option<Val> {
    match form {
        Form::Measure(what) if (1..=2).contains(&vals.len()) => {
            measure::measure(fun, what, &vals[0], values.get(1).copied())
        }
        Form::Count if matches!(values, [v] if v.unique_class().is_some_and(|c| c != Class::Logical)) => {
            measure::measure(fun, Measure::Numel, &vals[0], None)
        }
        Form::Fill(what) => measure::fill(fun, what, vals, values, result),
        Form::Colon => measure::colon(fun, vals, values, result),
        Form::Complex => measure::complex(fun, vals, result),
        Form::Transpose { conjugate } if vals.len() == 1 => {
            let elem = elem_of(fun, &vals[0])?;
            // Numbers that are real though kept complex have no sign of an imaginary zero to change.
            if conjugate && may_narrow(&[elem], values) && elem.is_complex() {
                let conjugated = map(fun, ScalarOp::Conj, vals, values, result)?;
                return measure::transpose(fun, false, conjugated);
            }
            measure::transpose(fun, conjugate, vals.remove(0))
        }
        Form::ConcatAlong => {
            let vertical = match values.first()?.as_number()? {
                1.0 => true,
                2.0 => false,
                _ => return None,
            };
            vals.remove(0);
            let numbers = |v: &&AbsValue| v.unique_class().is_some_and(Class::is_matrix);
            let (values, form) = (&values[1..], Form::Concat { vertical });
            (!vals.is_empty() && values.iter().all(numbers))
                .then(|| of_values(fun, (name, form), vals, values, result))?
        }
        Form::Concat { .. } if is_itself(values) => Some(vals.remove(0)),
        Form::Concat { vertical } => match columns::joined(fun, vertical, &vals, values, result) {
            Some(joined) => Some(Val::Table(joined)),
            None => concat(fun, vertical, vals, values, result),
        },
        Form::Product if vals.len() == 2 => {
            let b = vals.pop()?;
            reduce::product(fun, vals.pop()?, b, result)
        }
        Form::Cross if vals.len() == 2 => {
            let b = vals.pop()?;
            vectors::cross(fun, vals.pop()?, b)
        }
        Form::Deviation { root } if (1..=2).contains(&vals.len()) => {
            vectors::deviation(fun, root, vals.remove(0), values.get(1).copied())
        }
        Form::Equal if vals.len() == 2 => {
            let b = vals.pop()?;
            reduce::alike(fun, vals.pop()?, b)
        }
        Form::Diff if vals.len() == 1 => vectors::differences(fun, vals.remove(0), result),
        // `max(x, [], d)`
        Form::Reduce(what @ (Reduction::Max | Reduction::Min))
            if values.len() == 3 && has_no_elements(values[1]) =>
        {
            reduce::reduce(fun, what, vals.remove(0), (values[0], Some(values[2]), result))
        }
        Form::Reduce(what) if (1..=2).contains(&vals.len()) => {
            reduce::reduce(fun, what, vals.remove(0), (values[0], values.get(1).copied(), result))
        }
        // What is stored as complex without an imaginary part stays so.
        Form::Convert | Form::Char if vals.len() == 1 && !is_mixed(result) => {
            let val = vals.remove(0);
            class_conversion(fun, form, val.clone(), values[0], result)
                .or_else(|| if form == Form::Char { character(fun, name, val) } else { None })
        }
        Form::Flip { dimension } if (1..=2).contains(&vals.len()) => {
            moved::flipped(fun, dimension, vals.remove(0), values.get(1).copied())
        }
        Form::Trace if vals.len() == 1 => rearranged::trace(fun, vals.remove(0)),
        Form::Sort if (1..=2).contains(&vals.len()) => {
            rearranged::sorted(fun, name, vals.remove(0), values.get(1).copied())
        }
        Form::Running(o) if (1..=2).contains(&vals.len()) => {
            rearranged::running(fun, o, vals.remove(0), values.get(1).copied())
        }
        Form::Repeat => moved::repeated(fun, vals, values, result),
        Form::Mesh { down } => moved::meshed(fun, down, vals).map(|[first, _]| first),
        Form::Spread => measure::spread(fun, vals, values, result),
        Form::Permute if vals.len() == 2 => moved::permuted(fun, vals.remove(0), values[1], result),
        Form::Squeeze if vals.len() == 1 => moved::squeezed(fun, vals.remove(0), result),
        Form::Turn if (1..=2).contains(&vals.len()) => {
            moved::turned(fun, vals.remove(0), values.get(1).copied())
        }
        Form::Shift if (2..=3).contains(&vals.len()) => {
            let by = vals.remove(1);
            moved::shifted(fun, vals.remove(0), (by, values[1]), values.get(2).copied())
        }
        Form::Triangle { upper } if (1..=2).contains(&vals.len()) => {
            moved::triangle(fun, upper, vals.remove(0), values.get(1).copied())
        }
        Form::Diagonal if (1..=2).contains(&vals.len()) => {
            moved::diagonal(fun, vals.remove(0), values[0], values.get(1).copied())
        }
        Form::Reshape => rearranged::reshaped(fun, name, vals, values, result),
        _ => None,
    }
}

/// `double(x)`, `int8(x)`, `logical(x)`, `char(x)`.
fn class_conversion(fun: &mut Fun, form: Form, val: Val, known: &AbsValue, result: &AbsValue) -> Option<Val> {
    let class = result.unique_class()?;
    let from = elem_of(fun, &val)?;
    let to = Elem::of(class, result.unique()?.matrix.complexity != Complexity::Real)?;
    let range = interval(known);
    if class == Class::Logical && (range.nan || from.is_complex()) {
        return None; // NaN cannot be converted; the runtime library says so
    }
    if form == Form::Char && !(range.integer && !range.nan && range.lo >= 0.0 && range.hi <= LAST_UNIT) {
        return None;
    }
    if from.is_wide() && to == Elem::Char || from.is_complex() && !to.is_complex() {
        return None;
    }
    if known.unique().is_some_and(|v| v.matrix.sparsity != types::Sparsity::Full) {
        return None;
    }
    match val {
        Val::Text(_) | Val::Range(_) => {
            let (l, known) = array::of(fun, val);
            Some(convert(fun, Val::Array(l, known), to))
        }
        val => Some(convert(fun, val, to)),
    }
}

/// The constant a value is known to be, as a scalar number.
fn constant(value: &AbsValue) -> Option<Val> {
    if value.maybe_undefined {
        return None;
    }
    let n = value.as_number()?;
    match value.unique_class()? {
        Class::Double => Some(Val::Scalar(number(n))),
        Class::Logical => Some(Val::Scalar(Expr::Bool(n != 0.0))),
        Class::Single => Some(Val::Scalar(Expr::Number(n, Elem::F32))),
        // What is known of 64 bits is exact where a double is.
        class if class.is_integer() && n.abs() < EXACT && n.fract() == 0.0 => {
            Some(Val::Scalar(Expr::Integer(n as i128, Elem::of(class, false)?)))
        }
        _ => None,
    }
}

/// `[m, n, ..] = size(x)`: one expression for each of `count` targets.
pub fn sizes(fun: &mut Fun, name: Name, args: &[Arg], count: usize) -> Option<Vec<Expr>> {
    let entry = builtins::builtin(builtins::find(name.as_str())?);
    let (Some(Form::Measure(builtins::Measure::Size)), [a @ Arg::Var(x)]) = (entry.form, args) else {
        return None;
    };
    if fun.is_list(*x) || count < 2 {
        return None;
    }
    let val = arg(fun, *a);
    let extents = measure::sizes(&val, count)?;
    Some(extents.into_iter().map(|e| fun.atom("n", e)).collect())
}
