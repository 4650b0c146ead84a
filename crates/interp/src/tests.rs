//! Tests of the dispatch loop on Tame IR as text. Whole programs are tested in the `cli` crate.

use super::*;
use base::{FileId, SourceFile, SourceMap};
use runtime::errors;

struct Text {
    program: tir::Program,
    sources: SourceMap,
}

impl Text {
    fn new(text: &str) -> Text {
        let mut sources = SourceMap::default();
        let file = sources.add(SourceFile::new("test.m", text.to_owned()));
        let is_builtin = |name: &str| builtins::find(name).is_some();
        let program = tir::read(file, text, &is_builtin).unwrap_or_else(|d| panic!("{d}"));
        Text { program, sources }
    }
}

impl Loader for Text {
    fn program(&self) -> &tir::Program {
        &self.program
    }
    fn sources(&self) -> &SourceMap {
        &self.sources
    }
    fn resolve(&mut self, name: Name, _: Option<FuncId>) -> Option<FuncId> {
        self.program.functions.iter().find(|(_, f)| f.name == name).map(|(id, _)| id)
    }
    fn lower_text(&mut self, _: &str, _: Option<FuncId>, _: &dyn Fn(&str) -> bool) -> Result<FuncId, Error> {
        Err(errors::unsupported("text"))
    }
    fn lower_anonymous(&mut self, _: &str) -> Result<FuncId, Error> {
        Err(errors::unsupported("text"))
    }
}

fn run(text: &str, args: Vec<Value>) -> Result<Vec<Value>, Error> {
    let interp = Interp::new(Box::new(Text::new(text)));
    let mut cx = Context::for_tests();
    interp.run_entry(&mut cx, FuncId::from_u32(0), args, 1)
}

#[track_caller]
fn check(text: &str, args: &[f64], expected: f64) {
    let args = args.iter().map(|&x| Value::F64(x)).collect();
    match run(text, args) {
        Ok(out) => assert_eq!(out.first().and_then(Value::as_f64), Some(expected)),
        Err(e) => panic!("{} {e}", e.identifier()),
    }
}

#[track_caller]
fn check_error(text: &str, args: &[f64], identifier: &str, message: &str) {
    let args = args.iter().map(|&x| Value::F64(x)).collect();
    match run(text, args) {
        Ok(out) => panic!("{out:?}"),
        Err(e) => assert_eq!((e.identifier(), e.message()), (identifier, message)),
    }
}

#[test]
fn loops_and_branches() {
    let text = "function [s] = f(n)\ns = 0;\nmc_t1 = 1;\nfor i = mc_t1:n\n  mc_t2 = 3;\n  mc_t3 = gt(i, mc_t2);\n  \
                if mc_t3\n    break;\n  end\n  s = plus(s, i);\nend\nend\n";
    check(text, &[10.0], 6.0);
    check(text, &[2.0], 3.0);
}

#[test]
fn recursion_is_bounded_and_deep() {
    let text = "function [r] = f(n)\nmc_t1 = 0;\nmc_t2 = le(n, mc_t1);\nif mc_t2\n  r = 0;\nelse\n  mc_t3 = 1;\n  \
                mc_t4 = minus(n, mc_t3);\n  mc_t5 = f(mc_t4);\n  mc_t6 = 1;\n  r = plus(mc_t5, mc_t6);\nend\nend\n";
    check(text, &[9000.0], 9000.0);
    let args = vec![Value::F64(20_000.0)];
    let e = run(text, args).expect_err("too deep");
    assert!(e.message().starts_with("Maximum recursion limit of 10000 reached."));
}

#[test]
fn undefined_things() {
    check_error("function [r] = f(n)\nr = n;\nend\n", &[], "MATLAB:minrhs", "Not enough input arguments.");
    check_error(
        "function [r] = f(n)\nmc_t1 = 0;\nif mc_t1\n  q = 1;\nend\nr = q;\nend\n",
        &[1.0],
        "MATLAB:UndefinedFunction",
        "Unrecognized function or variable 'q'.",
    );
    check_error(
        "function [r] = f(n)\nend\n",
        &[1.0],
        "MATLAB:unassignedOutputs",
        "Output argument \"r\" (and possibly others) not assigned a value in the execution with \"test>f\" function.",
    );
    check_error(
        "function [r] = f()\nr = 1;\nend\n",
        &[1.0],
        "MATLAB:TooManyInputs",
        "Too many input arguments.",
    );
}

#[test]
fn try_and_cleanup() {
    let text = "function [r] = f(n)\nr = 0;\ntry\n  mc_t1 = nothing(n);\n  r = 5;\ncatch e\n  mc_t2 = 7;\n  \
                r = plus(r, mc_t2);\nend\nend\n";
    check(text, &[1.0], 7.0);
    let text = "function [r] = f(n)\nr = 0;\nmc_t1 = 1;\nmc_t9 = 3;\nfor i = mc_t1:mc_t9\nunwind_protect\n  mc_t2 = 2;\n  \
                mc_t3 = eq(i, mc_t2);\n  if mc_t3\n    continue;\n  end\n  mc_t4 = 10;\n  r = plus(r, mc_t4);\n\
                unwind_protect_cleanup\n  mc_t5 = 1;\n  r = plus(r, mc_t5);\nend\nend\nend\n";
    check(text, &[1.0], 23.0);
}

#[test]
fn fuel_ends_a_loop() {
    let text = "function [r] = f()\nr = 0;\nwhile true\n  mc_t1 = eq(r, r);\n  if mc_t1, else, break, end\n  r = plus(r, r);\nend\nend\n";
    let interp = Interp::new(Box::new(Text::new(text)));
    interp.set_fuel(100_000);
    let mut cx = Context::for_tests();
    let e = interp.run_entry(&mut cx, FuncId::from_u32(0), Vec::new(), 1).expect_err("endless");
    assert_eq!(e.identifier(), "tame:fuel");
}

#[test]
fn elements_are_set_in_place() {
    let text = "function [r] = f(n)\nx = vertcat();\nmc_t1 = 1;\nfor i = mc_t1:n\n  x(i) = i;\nend\nr = x(n);\nend\n";
    let _ = FileId::from_u32(0);
    check(text, &[100_000.0], 100_000.0);
}

/// Each error at the limit of depth tells ten thousand places: without a price for that, the fuel of
/// a moment would last for hours.
#[test]
fn errors_in_deep_recursion_take_fuel() {
    let text = "function [r] = f()\ntry\n  mc_t1 = f();\ncatch e\n  mc_t2 = f();\nend\nr = f();\nend\n";
    let interp = Interp::new(Box::new(Text::new(text)));
    interp.set_fuel(100_000);
    let mut cx = Context::for_tests();
    let e = interp.run_entry(&mut cx, FuncId::from_u32(0), Vec::new(), 1).expect_err("endless");
    assert_eq!(e.identifier(), "tame:fuel");
}

#[test]
fn constants_are_known_before_the_run() {
    let constant = |name: &str| link::constant(builtins::find(name).expect(name));
    assert_eq!(constant("pi").and_then(|v| v.as_f64()), Some(std::f64::consts::PI));
    assert_eq!(constant("inf").and_then(|v| v.as_f64()), Some(f64::INFINITY));
    assert!(constant("NaN").and_then(|v| v.as_f64()).is_some_and(f64::is_nan));
    assert!(matches!(constant("true"), Some(Value::Bool(true))));
    assert!(constant("vertcat").is_some_and(|v| v.is_empty()));
    assert!(constant("rand").is_none() && constant("nargin").is_none());
}

/// What is computed without the kernel of a builtin is what the kernel gives; where it raises an
/// error, nothing is computed.
#[test]
fn quick_scalars_are_those_of_the_kernels() {
    let doubles = [-2.0, -1.5, -0.5, 0.0, 0.5, 1.0, 3.0, 64.0, f64::INFINITY, f64::NAN].map(Value::F64);
    let samples = doubles.into_iter().chain([Value::Bool(true), "a".into()]).collect::<Vec<_>>();
    let mut cx = Context::for_tests();
    let mut agree = |b: &'static builtins::Builtin, quick: Option<slot::Slot>, mut args: Vec<Value>| {
        let Some(slot::Slot::Val(quick)) = quick else { return };
        let told = format!("{}{args:?}", b.name);
        let outs = builtins::invoke(b, &mut cx, &mut args, 1).expect(&told).expect(&told);
        assert_eq!(outs[0].class(), quick.class(), "{told}");
        let isequaln = runtime::find_kernel("isequaln").expect("isequaln");
        let same = isequaln(&mut cx, &mut [outs[0].clone(), quick.clone()], 1).expect(&told);
        assert!(matches!(same[0], Value::Bool(true)), "{told}: {:?}, {quick:?}", outs[0]);
    };
    // `not` has an op of its own.
    for (_, b) in builtins::all().filter(|(_, b)| b.form != Some(builtins::Form::Not)) {
        for x in &samples {
            let a = slot::Slot::Val(x.clone());
            if let Some(op) = link::scalar_op(b, 1) {
                agree(b, scalar::map1(op, &a), vec![x.clone()]);
            }
            let Some(op) = link::scalar_op(b, 2) else { continue };
            for y in &samples {
                let quick = scalar::map2(op, &a, &slot::Slot::Val(y.clone()));
                agree(b, quick, vec![x.clone(), y.clone()]);
            }
        }
    }
}
