//! The checks that every entry gets for being declared: its symbols exist, its examples hold, its
//! class rule agrees with the runtime, and its transfer function contains what its kernel computes.

use crate::evaluator::{Failure, evaluate};
use crate::registry::{Builtin, BuiltinId, Claim, all, builtin, examples};
use crate::rule::KernelRule;
use crate::{Implementation, Operand, abstraction, implementation, invoke, transfer};
use runtime::{Array, Context, Dims, Value};
use types::{BUILTIN_CLASSES, Class, NoFacts, ScalarOp};

/// Where the prelude is, seen from this crate.
const PRELUDE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../prelude");

#[test]
fn every_symbol_exists() {
    let mut missing = Vec::new();
    for (_, b) in all() {
        let found = match &b.kernel {
            KernelRule::Matlab(file) => std::path::Path::new(&format!("{PRELUDE}/{file}.m")).exists(),
            _ => implementation(b).is_some(),
        };
        if !found {
            missing.push(format!("{} ({:?})", b.name, b.kernel));
        }
        for plain in b.plain.iter() {
            if let KernelRule::Map(op) | KernelRule::Fold { op, .. } = plain {
                assert!(ScalarOp::from_name(op).is_some(), "{}: no scalar operation {op}", b.name);
            }
        }
    }
    assert!(missing.is_empty(), "{} missing:\n{}", missing.len(), missing.join("\n"));
}

/// Kernels that no entry names: helpers of engines.
const UNDECLARED: &[&str] = &["mc_map_get", "mc_map_set", "isstringscalar"];

#[test]
fn every_kernel_is_declared() {
    let symbols: std::collections::HashSet<&str> = all()
        .filter_map(|(_, b)| match &b.kernel {
            KernelRule::Extern(symbol) => Some(symbol.as_str()),
            _ => None,
        })
        .collect();
    let maps: Vec<&str> = ScalarOp::all().iter().map(|op| op.name()).collect();
    let loose: Vec<&str> = runtime::kernel_names()
        .into_iter()
        .filter(|k| {
            !symbols.contains(k) && !maps.contains(k) && !UNDECLARED.contains(k) && crate::find(k).is_none()
        })
        .collect();
    assert!(loose.is_empty(), "kernels without an entry: {loose:?}");
}

#[test]
fn every_prelude_file_is_declared() {
    let files = std::fs::read_dir(PRELUDE).expect("prelude");
    for file in files.flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        let Some(name) = name.strip_suffix(".m") else { continue };
        let b = crate::find(name).map(builtin);
        let declared = b.is_some_and(|b| matches!(&b.kernel, KernelRule::Matlab(f) if f == name));
        assert!(declared, "prelude/{name}.m has no entry with `kernel matlab`");
    }
}

#[test]
fn examples_hold() {
    let mut cx = Context::for_tests();
    let mut wrong = Vec::new();
    let mut ran = 0;
    for (b, e) in examples() {
        let at = format!("specs/{}.spec:{}: {}", b.area, e.line, e.left);
        let left = evaluate(e.left, &mut cx);
        match (&e.claim, left) {
            (_, Err(Failure::NeedsEngine)) => continue,
            (Claim::Fails(id), Err(Failure::Error(e))) if e.identifier() == *id => {}
            (Claim::Fails(_), Err(Failure::Error(e))) => {
                wrong.push(format!("{at}: fails with {} {e}", e.identifier()))
            }
            (Claim::Fails(_), Ok(_)) => wrong.push(format!("{at}: does not fail")),
            (_, Err(Failure::Error(e))) => wrong.push(format!("{at}: {e}")),
            (Claim::Equals(right), Ok(left)) => match evaluate(right, &mut cx) {
                Ok(right) if same(&left, &right) => {}
                other => wrong.push(format!("{at}: {left:?}, not {other:?}")),
            },
            (Claim::Near(right), Ok(left)) => match evaluate(right, &mut cx) {
                Ok(right) if near(&left, &right) => {}
                other => wrong.push(format!("{at}: {left:?}, not {other:?}")),
            },
        }
        ran += 1;
    }
    assert!(wrong.is_empty(), "{} of {ran}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(ran > 300, "only {ran} examples ran");
}

fn same(a: &Value, b: &Value) -> bool {
    a.class() == b.class() && runtime::ops::is_equaln(a, b)
}

fn near(a: &Value, b: &Value) -> bool {
    let (x, y) = (a.doubles(), b.doubles());
    let close = |(p, q): (&f64, &f64)| p == q || (p - q).abs() <= 1e-10 * q.abs().max(1.0);
    a.dims() == b.dims() && x.iter().zip(y.iter()).all(close)
}

// ---- Classes and soundness -------------------------------------------------------------------

/// Values of a class to call a builtin with: scalars, vectors, a matrix, empties, odd numbers.
pub(crate) fn samples(class: Class) -> Vec<Value> {
    let number = |dims: Dims, data: &[f64]| runtime::convert::from_doubles(class, dims, data.to_vec());
    match class {
        Class::String => vec![Value::string("abc"), Value::string("")],
        Class::Cell => vec![
            Value::cell_row(vec![Value::F64(1.0), Value::char_row("ab")]),
            Value::cell_row(vec![Value::char_row("a"), Value::char_row("b")]),
            Value::cell(Array::empty()),
        ],
        Class::Struct => vec![Value::structure([("a", Value::F64(1.0)), ("b", Value::char_row("x"))])],
        Class::FunctionHandle => vec![Value::Function(runtime::FunctionHandle::named("sin").into())],
        Class::Char => vec![Value::char_row("a"), Value::char_row("abc"), Value::char_row("")],
        Class::Logical => vec![
            Value::Bool(true),
            Value::Bool(false),
            number(Dims::matrix(1, 3), &[1.0, 0.0, 1.0]),
            number(Dims::matrix(0, 0), &[]),
        ],
        c if c.is_integer() => vec![
            number(Dims::scalar(), &[2.0]),
            number(Dims::scalar(), &[0.0]),
            number(Dims::scalar(), &[100.0]),
            number(Dims::matrix(1, 3), &[3.0, 1.0, 7.0]),
            number(Dims::matrix(2, 2), &[1.0, 2.0, 3.0, 100.0]),
        ],
        _ => vec![
            number(Dims::scalar(), &[2.0]),
            number(Dims::scalar(), &[-1.5]),
            number(Dims::scalar(), &[f64::NAN]),
            number(Dims::scalar(), &[f64::INFINITY]),
            number(Dims::scalar(), &[0.0]),
            number(Dims::scalar(), &[-0.0]),
            number(Dims::matrix(1, 3), &[0.0, -1.0, -0.3]),
            number(Dims::matrix(1, 2), &[-0.0, -0.0]),
            number(Dims::matrix(1, 3), &[1.0, 2.0, 3.0]),
            number(Dims::matrix(3, 1), &[0.5, -2.0, 4.0]),
            number(Dims::matrix(2, 2), &[4.0, 1.0, 1.0, 3.0]),
            number(Dims::matrix(2, 3), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]),
            number(Dims::new(&[2, 1, 2]), &[1.0, -2.0, 3.0, 0.0]),
            number(Dims::matrix(0, 0), &[]),
            number(Dims::matrix(1, 0), &[]),
            runtime::convert::narrow(
                Dims::matrix(1, 2),
                vec![num_complex::Complex64::new(1.0, 2.0), num_complex::Complex64::new(0.5, 0.0)],
            ),
        ]
        .into_iter()
        .filter(|v| class == Class::Double || !v.is_complex())
        .collect(),
    }
}

/// Entries that these checks leave out: they wait, end the program, touch files, or take other
/// things than values.
pub(crate) fn can_be_called(b: &'static Builtin) -> bool {
    use crate::rule::Effects;
    let quiet = [Effects::PURE, Effects::STATE, Effects::RNG, Effects::CALLS];
    let harmless = quiet.iter().any(|&e| b.effects == e) || b.effects == Effects::PURE;
    let runs = matches!(
        implementation(b),
        Some(Implementation::Kernel(_) | Implementation::Map(_) | Implementation::Fold(..))
    );
    harmless && runs
}

/// What the abstract call says, for arguments known exactly, by class only, and by class and shape.
fn abstractions(v: &Value) -> Vec<types::AbsValue> {
    let exact = abstraction(v);
    let loose = exact.without_constants();
    let class = types::AbsValue::any_of(v.class());
    vec![loose, class, exact]
}

struct Report {
    calls: usize,
    wrong: Vec<String>,
}

/// Runs `b` on the values and compares with the abstract results.
fn compare(
    id: BuiltinId,
    b: &'static Builtin,
    cx: &mut Context,
    args: &[Value],
    nargout: usize,
    r: &mut Report,
) {
    let mut taken: Vec<Value> = args.to_vec();
    // A kernel must not panic, whatever it is given.
    let run = || invoke(b, cx, &mut taken, nargout);
    let outcome = match std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)) {
        Ok(Some(outcome)) => outcome,
        Ok(None) => return,
        Err(_) => {
            let a: Vec<String> = args.iter().map(|v| abstraction(v).to_string()).collect();
            r.wrong.push(format!("{}({}) panics", b.name, a.join(", ")));
            *cx = Context::for_tests();
            return;
        }
    };
    cx.take_output();
    if matches!(&outcome, Err(e) if e.identifier().starts_with("tame:")) {
        return;
    }
    r.calls += 1;
    let lists: Vec<Vec<types::AbsValue>> = args.iter().map(abstractions).collect();
    for k in 0..3 {
        let operands: Vec<Operand> = lists.iter().map(|l| Operand::from(l[k].clone())).collect();
        let describe = || {
            let a: Vec<String> = args.iter().map(|v| abstraction(v).to_string()).collect();
            format!("{}({}) [{k}]", b.name, a.join(", "))
        };
        match (transfer(id, &operands, nargout, &NoFacts), &outcome) {
            (Err(e), Ok(_)) => {
                r.wrong.push(format!("{}: certain error {}, but it runs", describe(), e.message))
            }
            (Ok(results), Ok(values)) => {
                for (j, (result, value)) in results.iter().zip(values).enumerate() {
                    let concrete = abstraction(value);
                    if !concrete.leq(&result.value) {
                        r.wrong.push(format!(
                            "{} output {}: {concrete} is not in {}",
                            describe(),
                            j + 1,
                            result.value
                        ));
                    }
                }
                if results.len() < values.len() && nargout >= values.len() {
                    r.wrong.push(format!(
                        "{}: {} results, {} expected",
                        describe(),
                        values.len(),
                        results.len()
                    ));
                }
            }
            _ => {}
        }
    }
}

#[test]
fn results_lie_inside_the_abstract_ones() {
    let mut cx = Context::for_tests();
    let mut r = Report { calls: 0, wrong: Vec::new() };
    // Panics are counted, not shown.
    std::panic::set_hook(Box::new(|_| {}));
    for (id, b) in all().filter(|(_, b)| can_be_called(b)) {
        // The name of one that hangs is the last one shown by `--nocapture`.
        println!("{}", b.name);
        let (least, most) = (b.params.least(), b.params.most().unwrap_or(3));
        let outs = b.outputs.names.len().min(3);
        if least == 0 {
            compare(id, b, &mut cx, &[], outs.min(1), &mut r);
        }
        if least <= 1 && most >= 1 {
            for c in BUILTIN_CLASSES {
                for v in samples(c) {
                    for n in outs.min(1)..=outs {
                        compare(id, b, &mut cx, std::slice::from_ref(&v), n, &mut r);
                    }
                }
            }
        }
        if least <= 2 && most >= 2 {
            for c in BUILTIN_CLASSES {
                for d in BUILTIN_CLASSES {
                    let (many, few) = (samples(c), samples(d));
                    let wide = c == Class::Double && d == Class::Double;
                    for (i, v) in many.iter().enumerate() {
                        for (j, w) in few.iter().enumerate() {
                            // All pairs of doubles, some of the others.
                            if wide || (i + j) % 3 == 0 {
                                compare(id, b, &mut cx, &[v.clone(), w.clone()], outs, &mut r);
                            }
                        }
                    }
                }
            }
        }
        if most >= 3 {
            three(id, b, &mut cx, outs, &mut r);
        }
    }
    let _ = std::panic::take_hook();
    // Three for each builtin are enough to see what is wrong.
    let mut shown: Vec<&str> = Vec::new();
    for w in &r.wrong {
        let name = w.split('(').next().unwrap_or("");
        if shown.iter().filter(|s| s.split('(').next() == Some(name)).count() < 3 {
            shown.push(w);
        }
    }
    assert!(r.wrong.is_empty(), "{} wrong of {} calls:\n{}", r.wrong.len(), r.calls, shown.join("\n"));
    assert!(r.calls > 20_000, "only {} calls", r.calls);
}

/// Some calls with three arguments: numbers and options.
fn three(id: BuiltinId, b: &'static Builtin, cx: &mut Context, outs: usize, r: &mut Report) {
    let first = [
        Value::row(vec![1.0, 2.0, 3.0]),
        Value::matrix(2, 2, vec![1.0, 5.0, 3.0, 2.0]),
        Value::F64(2.0),
        Value::char_row("abcabc"),
        Value::cell_row(vec![Value::char_row("a"), Value::char_row("b")]),
    ];
    let second = [Value::empty(), Value::F64(2.0), Value::row(vec![1.0, 2.0]), Value::char_row("b")];
    let third = [
        Value::F64(1.0),
        Value::F64(2.0),
        Value::char_row("omitnan"),
        Value::char_row("X"),
        Value::char_row("all"),
    ];
    for x in &first {
        for y in &second {
            for z in &third {
                compare(id, b, cx, &[x.clone(), y.clone(), z.clone()], outs, r);
            }
        }
    }
}

/// For elementwise operations of two arguments the class rule is the table of crate `types`.
#[test]
fn binary_class_rules_are_the_tables_of_types() {
    for (id, b) in all() {
        let Some(op) = b.scalar_op().filter(|op| op.arity() == 2 && b.params.most() != Some(1)) else {
            continue;
        };
        for a in BUILTIN_CLASSES {
            for c in BUILTIN_CLASSES {
                let args = [types::AbsValue::any_of(a), types::AbsValue::any_of(c)].map(Operand::from);
                let found = match transfer(id, &args, 1, &NoFacts) {
                    Ok(results) => results[0].value.unique_class(),
                    Err(_) => None,
                };
                assert_eq!(found, types::arith_class(op, a, c), "{}({a}, {c})", b.name);
            }
        }
    }
}

/// The same for one argument.
#[test]
fn unary_class_rules_are_the_tables_of_types() {
    for (id, b) in all() {
        let Some(op) = b.scalar_op().filter(|op| op.arity() == 1) else { continue };
        for a in BUILTIN_CLASSES.into_iter().filter(|c| *c != Class::Cell) {
            let found = match transfer(id, &[types::AbsValue::any_of(a).into()], 1, &NoFacts) {
                Ok(results) => results[0].value.unique_class(),
                Err(_) => None,
            };
            assert_eq!(found, types::unary_class(op, a), "{}({a})", b.name);
        }
    }
}
