//! Everything that prints is read back as it was: by one text that holds all there is, and by random
//! statements.

use super::super::words::ELEMS;
use super::super::*;
use base::{EntityRef, Name, Span};
use proptest::prelude::*;
use types::scalar::ScalarOp;

const ALL: &str = r#"phase owned
global g: f64[:,:]
global `a b`: boxed
thunk thunk0 = helper rest
thunk thunk1 takes 2 gives 1
thunk thunk2 takes 3 = helper of 2 for 1, helper rest of 3, helper rest counted 1, main

fn helper(&x, y) -> (`count me`, b) {
  source 'folder/helper'
  help ' HELPER it\'s'
  help ''
  owned y, `count me`
  raises
  checks 9
  var x: f64[:,:]
  var y: c64[:,:,:] lead n
  var n: index
  var `count me`: boxed flag b
  var b: bool
  var z: f64[:,:] global g
  var `if`: f64
  var count: f64[:,:]
  n = 1 + n * 2 - (3 - n)
  b = n + 1 <= 4 && !b || b && b && 1.0 == -2.5
  b = b || (b || !(b && b))
  `if` = -`if` * -1.0 - -(1.0) / (`if` / nan) + -inf
  `if` = (b ? x(n, 0)!check0 : f64(n)) + sqrt.f64(x(n)!shape) + x[n - 1] + x(n)
  `if` = `count`(n)!range + element(1.0, 2.0, 3.0, n) + f64(limit(`if`))
  n = count(1, 2, n) + extent(x, 1) + numel(count) + index(`if`)
  b = 1i8 +.i8 -2i8 <.i8 max.i8(3i8, 4i8) && 1e300f32 ==.f32 inff32 && 65char ==.char 66char
  b = plus.f64(n, 1) == real.c64(complex(1.0, -0.0)) && sqrt.f64:c64(1.0) ==.c64 uminus.c64(complex(1.0, 2.0))
  n = to_index(`if`, 2) proved index @3
  b = truth `count me`
  x[n] = 1.0
  compute z over [n < 4, n < extent(x, 0)] = 1.0 @2
  compute z(n)!made over [] = x(n)
  reduce `if` over [n < 4] = `if` + 1.0 until `if` > 3.0
  reduce `count`(n, 1) over [n < 4] = `if`
  z = alloc(n, 4) raw
  z = alloc() zero @1
  z = alloc(1, 1) of `if` + 1.0
  grow z to (n, 4) amortised
  grow z to (n, 4) @1
  grow_rows z by n to (n, 4)
  compact z by n
  grow_linear z to n + 1 @1
  z = beside(&z, 1.0)
  z = below()
  append beside z, &count @2
  append below z, move count
  reshape z to (n, 1)
  z = move count
  z = copy count
  drop z
  if b {
    loop {
      //% a comment
      `if` = 1.0
    } while b {
      break
    }
  } else {
    for n = 1 : 1 : (b ? 3 : n) {
      continue
    }
  }
  try shared n, b breaks continues returns {
    return
  } catch {
    //
  }
  try {
  } catch `count me` {
    fail bad_index (`if`, 1) if b
  }
  fail undefined 'x' if b guards check3 proved implied @3
  fail raise 'a:b' 'line\n\"two\" \u{7f}' if x(n)
  `count`(n, 0)!check6 = 1.0
  (n, b) = call helper(&x, move y, 3.0) @1
  call helper()
  `count me` = kernel set/1(move `count me`, `count me`{:}, 'it\'s', "text", :, b)
  kernel `odd name`/0(&x)
  z = convert &`count me` @9
  `count me` = handle thunk0(&x, 1.0) '@(x) x'
  z = product(x, z)
} epilogue {
  drop y
}

entry fn main() -> () {
}

near 'colour' 'color'
site @3 = 1:10..20
"#;

#[test]
fn all_that_there_is() {
    let module = read(ALL).expect("it is read");
    assert_eq!(print(&module), ALL);
    assert_eq!(module.sites.len(), 10);
}

#[test]
fn what_is_left_out() {
    let module = read("// a test\nfn f() -> () {\n}\n// more\n").expect("it is read");
    assert_eq!((module.phase, module.entry), (Phase::Whole, None));
    assert_eq!(print(&module), "phase whole\n\nfn f() -> () {\n}\n");
}

#[test]
fn complaints_name_the_line() {
    let cases = [
        ("fn f() -> () {\n  x = 1\n}\n", "line 2: there is no local x"),
        ("fn f() -> () {\n  var x: f65\n}\n", "line 2: expected the type of an element"),
        ("fn f() -> () {\n  call g()\n}\n", "line 2: there is no function g"),
        ("fn f() -> () {\n  var x: f64\n  x = 1.0 2.0\n}\n", "line 3: expected the end of the line"),
        ("fn f() -> () {\n  var x: f64\n  x = 1.0 $\n}\n", "line 3: '$' means nothing here"),
        ("fn f() -> () {\n  var x: f64\n  x = 1 < 2 < 3\n}\n", "line 3: expected the end of the line"),
        ("fn f() -> () {\n", "expected a statement, found the end"),
        ("fn f() -> () {\n}\nfn f() -> () {\n}\n", "f (line 3) is a function already"),
    ];
    for (text, wanted) in cases {
        let why = read(text).expect_err(text);
        assert!(why.contains(wanted), "{why}");
    }
}

/// Locals of every sort, under names that are hard to print.
const NAMES: [&str; 8] = ["x", "count", "if", "a b", "nan", "f64", "it`s", "n"];

fn local() -> impl Strategy<Value = LocalId> {
    (0..NAMES.len()).prop_map(LocalId::new)
}

fn elem() -> impl Strategy<Value = Elem> {
    prop::sample::select(ELEMS.to_vec())
}

fn by() -> impl Strategy<Value = By> {
    prop_oneof![
        (0..9u32).prop_map(|n| By::Checked(CheckId::from_u32(n))),
        Just(By::Own),
        Just(By::Proved(Proof::Shape))
    ]
}

fn expr() -> impl Strategy<Value = Expr> {
    let leaf = prop_oneof![
        (any::<f64>(), elem()).prop_map(|(v, e)| Expr::Number(if v.is_nan() { 0.5 } else { v }, e)),
        (any::<i64>(), elem()).prop_map(|(v, e)| Expr::Integer(v.into(), e)),
        any::<bool>().prop_map(Expr::Bool),
        local().prop_map(Expr::Local),
        local().prop_map(Expr::Numel),
        (local(), 0..4u8).prop_map(|(l, d)| Expr::Extent(l, d)),
    ];
    leaf.prop_recursive(5, 40, 4, |inner| {
        let boxed = || inner.clone().prop_map(Box::new);
        let op = prop::sample::select(ScalarOp::all().to_vec());
        let same = (op.clone(), prop::collection::vec(inner.clone(), 1..3)).prop_map(|(op, args)| {
            let elem = types().elem(&args[0]);
            Expr::Op { op, args, elem, result: result_of(op, elem) }
        });
        prop_oneof![
            same,
            (op, prop::collection::vec(inner.clone(), 0..3), elem(), elem())
                .prop_map(|(op, args, elem, result)| Expr::Op { op, args, elem, result }),
            (local(), prop::collection::vec(inner.clone(), 0..3), by())
                .prop_map(|(l, subs, by)| Expr::At(l, subs, by)),
            (local(), boxed()).prop_map(|(l, i)| Expr::Load(l, i)),
            (elem(), boxed()).prop_map(|(e, a)| Expr::Cast(e, a)),
            (boxed(), boxed()).prop_map(|(a, b)| Expr::And(a, b)),
            (boxed(), boxed()).prop_map(|(a, b)| Expr::Or(a, b)),
            (boxed(), boxed()).prop_map(|(a, b)| Expr::Complex(a, b)),
            (boxed(), boxed(), boxed()).prop_map(|(a, b, c)| Expr::Select(a, b, c)),
            boxed().prop_map(Expr::Not),
            boxed().prop_map(Expr::Limit),
            [inner.clone(), inner.clone(), inner.clone()].prop_map(|p| Expr::Count(Box::new(p))),
        ]
    })
}

/// The function whose locals the random statements name.
fn types() -> Function {
    let mut f = Function::new("f", Name::new("f"));
    for (index, name) in NAMES.iter().enumerate() {
        let ty =
            [Ty::Scalar(Elem::F64), Ty::Array(Elem::Index, 2), Ty::Scalar(Elem::I8), Ty::Boxed][index % 4];
        f.locals.push(Local::new(*name, ty));
    }
    f
}

fn stmt() -> impl Strategy<Value = Stmt> {
    let at = || (0..3usize).prop_map(SiteId::new);
    let exprs = || prop::collection::vec(expr(), 0..3);
    let operand = || {
        prop_oneof![
            expr().prop_map(Operand::Scalar),
            local().prop_map(Operand::Borrow),
            local().prop_map(Operand::Take),
            local().prop_map(Operand::Spread),
            any::<String>().prop_map(Operand::Text),
            any::<String>().prop_map(Operand::StringText),
            Just(Operand::Colon),
        ]
    };
    let locals = || prop::collection::vec(local(), 0..3);
    prop_oneof![
        (local(), expr()).prop_map(|(l, e)| Stmt::Assign(l, e)),
        (local(), exprs(), expr(), by()).prop_map(|(array, subs, value, by)| Stmt::Put {
            array,
            subs,
            value,
            by
        }),
        (local(), exprs(), expr(), at()).prop_map(|(array, dims, value, at)| Stmt::Alloc {
            array,
            dims,
            fill: Fill::Value(value),
            at
        }),
        (expr(), exprs(), any::<String>(), at()).prop_map(|(fails, args, name, at)| Stmt::Check {
            fails,
            fault: Fault::Undefined(Name::new(&name)),
            args,
            guards: Some(CheckId::from_u32(1)),
            proof: Some(Proof::Made),
            at
        }),
        (locals(), prop::collection::vec(operand(), 0..4), any::<String>(), at()).prop_map(
            |(results, args, name, at)| Stmt::Kernel {
                name: Name::new(&name),
                args,
                nargout: 1,
                results,
                at
            }
        ),
        (local(), expr(), expr(), expr(), exprs()).prop_map(|(dst, extent, step, until, place)| {
            Stmt::Reduce { dst, place, axes: vec![Axis { var: dst, extent }], step, until: Some(until) }
        }),
        (expr(), local(), operand(), at()).prop_map(|(e, dst, src, at)| Stmt::If(
            e,
            vec![Stmt::Convert { dst, src, at }],
            vec![]
        )),
        (local(), 0u8..4, expr()).prop_map(|(array, axis, place)| Stmt::Remove { array, axis, place }),
        (local(), expr(), expr(), expr()).prop_map(|(var, lo, step, hi)| Stmt::For {
            var,
            lo,
            step,
            hi,
            body: vec![Stmt::Break]
        }),
    ]
}

proptest! {
    #[test]
    fn random_statements(stmts in prop::collection::vec(stmt(), 1..6)) {
        let mut module = Module::default();
        for _ in 0..3 {
            module.sites.push(Span::new(base::FileId::new(0), 0, 0));
        }
        let mut f = types();
        f.body = stmts;
        f.checks = f.named_checks();
        let id = module.functions.push(f);
        let text = print(&module);
        let again = read(&text).map_err(|why| TestCaseError::fail(format!("{why}\n{text}")))?;
        prop_assert_eq!(print(&again), text.clone());
        prop_assert_eq!(&again.functions[id].body, &module.functions[id].body, "{}", text);
    }
}
