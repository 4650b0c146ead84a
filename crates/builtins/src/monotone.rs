//! Transfer functions are monotone: where arguments say less, results say less; what fails for
//! sure for more values fails for sure for each of them; and no call panics. For every builtin
//! that has one, over rising chains of arguments that start at values of every class.
//!
//! Not here: that the results of concrete calls lie inside (`checks`), which is what soundness
//! asks; this asks that the fixpoint of the analysis does not depend on the order of its steps.

use crate::checks::samples;
use crate::registry::{Builtin, BuiltinId, all};
use crate::{CertainError, Operand, Results, abstraction, transfer};
use base::Name;
use runtime::Value;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::panic::{AssertUnwindSafe, catch_unwind};
use types::{AbsValue, BUILTIN_CLASSES, Class, ClassValue, Dim, EXTENTS, Matrix, NoFacts, Shape, Sym};

/// Abstract values, each once: the tops of all chains are the same few.
#[derive(Default)]
struct Values {
    list: Vec<Operand>,
    by_text: FxHashMap<String, usize>,
}

type Arguments = SmallVec<[usize; 3]>;
/// Values by number, each saying less than the one before.
type Chain = Vec<usize>;

impl Values {
    /// The number of the operand, which is added where it is new.
    fn number(&mut self, operand: Operand) -> usize {
        let next = self.list.len();
        let number = *self.by_text.entry(format!("{operand:?}")).or_insert(next);
        if number == next {
            self.list.push(operand);
        }
        number
    }

    /// From the value itself to any value at all.
    fn chain(&mut self, v: &Value) -> Chain {
        self.chain_of(abstraction(v).into())
    }

    fn chain_of(&mut self, first: Operand) -> Chain {
        let exact = first.value.clone();
        let loose = exact.without_constants();
        let shapeless = loose.map(|c| {
            let rank = c.matrix.shape.rank().unwrap_or(2);
            let shape = Shape::new((0..rank).map(|_| Dim::Unknown));
            ClassValue { matrix: Matrix { shape, ..c.matrix.clone() }, ..c.clone() }
        });
        let of = exact.unique_class().unwrap_or(Class::Double);
        let class = AbsValue::any_of(of);
        let other = if of == Class::Double { Class::Char } else { Class::Double };
        let two = class.join(&AbsValue::any_of(other));
        let mut chain = vec![self.number(first)];
        let mut last = exact;
        for next in [loose, shapeless, class, two, AbsValue::top()] {
            // Tuples know their shape: a shape that is not known makes them collections.
            last = last.join(&next);
            chain.push(self.number(last.clone().into()));
        }
        chain
    }

    fn told(&self, args: &[usize]) -> String {
        let texts: Vec<String> = args.iter().map(|&a| shown(&self.list[a])).collect();
        format!("({})", texts.join(", "))
    }
}

/// The calls of one builtin.
struct Calls<'a> {
    id: BuiltinId,
    nargout: usize,
    values: &'a Values,
    /// `None` where the call panicked.
    results: FxHashMap<Arguments, Option<Result<Results, CertainError>>>,
    compared: FxHashSet<(Arguments, Arguments)>,
    wrong: Vec<String>,
}

impl Calls<'_> {
    /// Runs the transfer function, once for the same arguments.
    fn call(&mut self, args: &Arguments) {
        if self.results.contains_key(args) {
            return;
        }
        let operands: SmallVec<[Operand; 3]> = args.iter().map(|&a| self.values.list[a].clone()).collect();
        let run = AssertUnwindSafe(|| transfer(self.id, &operands, self.nargout, &NoFacts));
        let result = catch_unwind(run).ok();
        if result.is_none() {
            self.wrong.push(format!("{} panics", self.values.told(args)));
        }
        self.results.insert(args.clone(), result);
    }

    /// Goes up the chains, all arguments at once and one at a time.
    fn rise(&mut self, chains: &[&Chain]) {
        for k in 0..chains[0].len() - 1 {
            let at = |raised: &dyn Fn(usize) -> bool| -> Arguments {
                chains.iter().enumerate().map(|(i, c)| c[k + usize::from(raised(i))]).collect()
            };
            let few = at(&|_| false);
            self.compare(&few, at(&|_| true));
            for one in 0..chains.len() {
                self.compare(&few, at(&|i| i == one));
            }
        }
    }

    /// `many` say less than `few`: so must the results.
    fn compare(&mut self, few: &Arguments, many: Arguments) {
        if *few == many || !self.compared.insert((few.clone(), many.clone())) {
            return;
        }
        self.call(few);
        self.call(&many);
        let told = |args: &Arguments| self.values.told(args);
        let (Some(below), Some(above)) = (&self.results[few], &self.results[&many]) else { return };
        let why = match (below, above) {
            (Err(_), _) => None,
            (Ok(below), Err(e)) if below.iter().all(|r| !r.value.is_bottom()) => {
                Some(format!("{} may run, but {} fails: {}", told(few), told(&many), e.message))
            }
            (Ok(_), Err(_)) => None,
            (Ok(below), Ok(above)) if below.len() != above.len() => Some(format!(
                "{} has {} results, {} has {}",
                told(few),
                below.len(),
                told(&many),
                above.len()
            )),
            (Ok(below), Ok(above)) => below.iter().zip(above).enumerate().find_map(|(k, (x, y))| {
                let lost = || {
                    let (x, y) = (shown(x), shown(y));
                    format!("{} gives {x} [{k}], but {} gives {y}", told(few), told(&many))
                };
                (!lies_below(x, y)).then(lost)
            }),
        };
        self.wrong.extend(why);
    }
}

/// Whether `x` says no less than `y`, of its number and of the extents it lists, too.
fn lies_below(x: &Operand, y: &Operand) -> bool {
    let same_number = y.dim.is_unknown() || x.dim == y.dim;
    // A constant row of extents needs no shape beside it.
    let listed = |x: &Operand| match x.value.as_constant() {
        Some((class, c)) => c.numbers(class).map(|n| Shape::new(n.iter().map(|&n| Dim::Const(n as i64)))),
        None => x.sizes.clone(),
    };
    let same_sizes = y.sizes.as_ref().is_none_or(|wide| listed(x).is_some_and(|s| s.leq(wide)));
    let same_value = x.value.leq(&y.value) || x.value.leq(&without_agreed_extents(&x.value, &y.value));
    x.value.is_bottom() || (same_value && same_number && same_sizes)
}

/// `y` without the extents over symbols that are numbers in `x`. Of two extents that must agree,
/// 1 and n+1, a rule keeps the number and of an unknown one and n+1 the expression: where the call
/// runs they are the same, but their meet, n = 0, is no extent, so neither lies below the other.
fn without_agreed_extents(x: &AbsValue, y: &AbsValue) -> AbsValue {
    let found = x.shape();
    y.map(|c| {
        let Some(dims) = c.matrix.shape.dims() else { return c.clone() };
        let open = dims.iter().enumerate().map(|(k, d)| {
            let agreed = d.as_const().is_none() && !found.dim(k).surely_differs(d, &NoFacts);
            if agreed && found.dim(k).as_const().is_some() { Dim::Unknown } else { d.clone() }
        });
        ClassValue { matrix: Matrix { shape: Shape::new(open), ..c.matrix.clone() }, ..c.clone() }
    })
}

fn shown(x: &Operand) -> String {
    let sizes = x.sizes.as_ref().map(|s| format!(" extents of {s}")).unwrap_or_default();
    if x.dim.is_unknown() { format!("{}{sizes}", x.value) } else { format!("{} #{}{sizes}", x.value, x.dim) }
}

fn has_rule(b: &Builtin) -> bool {
    !(b.outputs.names.is_empty() && !b.outputs.variadic)
}

/// Chains of one argument by class. The integer classes differ in nothing but their ends, so one
/// of them has all its samples.
fn starts(values: &mut Values) -> Vec<(Class, Vec<Chain>)> {
    let of = |c: Class| {
        let few = c.is_integer() && c != Class::Int32;
        samples(c).into_iter().skip(if few { 3 } else { 0 })
    };
    let mut starts: Vec<(Class, Vec<Chain>)> =
        BUILTIN_CLASSES.iter().map(|&c| (c, of(c).map(|v| values.chain(&v)).collect())).collect();
    let object = Class::Object(Name::new("thing"));
    let others = unusual().into_iter().chain([AbsValue::any_of(object).into()]);
    starts.push((object, others.map(|o| values.chain_of(o)).collect()));
    starts
}

/// What no value is abstracted to: sizes over symbols, numbers that are extents, rows of extents.
fn unusual() -> Vec<Operand> {
    let (n, m) = (Dim::from(Sym::extent("n")), Dim::from(Sym::extent("m")));
    let array = |rows: Dim, cols: Dim| AbsValue::of(Class::Double, Shape::matrix(rows, cols));
    let extent = AbsValue::in_range(Class::Double, Shape::scalar(), EXTENTS);
    let row = AbsValue::in_range(Class::Double, Shape::row(2i64), EXTENTS);
    let sparse = runtime::convert::to_sparse(&Value::row(vec![0.0, 2.0])).expect("a sparse row");
    vec![
        abstraction(&sparse).into(),
        array(n.clone(), m.clone()).into(),
        array(n.clone(), n.clone()).into(),
        array(n.clone(), Dim::Const(3)).into(),
        array(Dim::ONE, n.add(&Dim::ONE)).into(),
        AbsValue::cell_of(Shape::matrix(n.clone(), Dim::ONE), AbsValue::text("a")).into(),
        Operand { value: extent, dim: n.clone(), sizes: None },
        Operand { value: row, dim: Dim::Unknown, sizes: Some(Shape::matrix(n, m)) },
    ]
}

/// Third arguments, and what goes before them.
fn triples(values: &mut Values) -> [Vec<Chain>; 3] {
    let texts = || Value::cell_row(vec![Value::char_row("a"), Value::char_row("b")]);
    let first = [
        Value::row(vec![1.0, 2.0, 3.0]),
        Value::matrix(2, 2, vec![1.0, 5.0, 3.0, 2.0]),
        Value::F64(2.0),
        Value::char_row("abcabc"),
        Value::string("abc"),
        texts(),
        Value::structure([("a", Value::F64(1.0))]),
    ];
    let second = [
        Value::empty(),
        Value::F64(2.0),
        Value::row(vec![1.0, 2.0]),
        Value::char_row("a"),
        Value::Bool(true),
        texts(),
    ];
    let third = [
        Value::F64(1.0),
        Value::F64(2.0),
        Value::row(vec![2.0, 1.0]),
        Value::char_row("omitnan"),
        Value::char_row("all"),
        Value::char_row("like"),
    ];
    [first.as_slice(), second.as_slice(), third.as_slice()]
        .map(|list| list.iter().map(|v| values.chain(v)).collect())
}

#[test]
fn transfer_functions_are_monotone() {
    let mut values = Values::default();
    let starts = starts(&mut values);
    let triples = triples(&mut values);
    let (mut wrong, mut checked, mut shown) = (0, 0, Vec::new());
    for (id, b) in all().filter(|(_, b)| has_rule(b)) {
        let (least, most) = (b.params.least(), b.params.most().unwrap_or(3));
        let nargout = b.outputs.names.len().clamp(1, 2);
        let mut calls = Calls {
            id,
            nargout,
            values: &values,
            results: FxHashMap::default(),
            compared: FxHashSet::default(),
            wrong: Vec::new(),
        };
        if least == 0 {
            calls.call(&Arguments::new());
        }
        if least <= 1 && most >= 1 {
            starts.iter().flat_map(|(_, chains)| chains).for_each(|c| calls.rise(&[c]));
        }
        if least <= 2 && most >= 2 {
            two(&mut calls, &starts);
        }
        if least <= 3 && most >= 3 {
            for x in &triples[0] {
                for y in &triples[1] {
                    for z in &triples[2] {
                        calls.rise(&[x, y, z]);
                    }
                }
            }
        }
        checked += calls.compared.len();
        wrong += calls.wrong.len();
        shown.extend(calls.wrong.iter().take(3).map(|w| format!("{}{w}", b.name)));
    }
    assert!(wrong == 0, "{wrong} wrong of {checked}:\n{}", shown.join("\n"));
    assert!(checked > 100_000, "only {checked} checks");
}

/// All pairs of classes: of the many pairs of values half, of doubles and unusual ones all.
fn two(calls: &mut Calls, starts: &[(Class, Vec<Chain>)]) {
    for (i, (c, firsts)) in starts.iter().enumerate() {
        for (j, (d, seconds)) in starts.iter().enumerate() {
            let all = |c: &Class| matches!(c, Class::Double | Class::Object(_));
            let wide = all(c) && all(d);
            for (k, x) in firsts.iter().enumerate() {
                for (l, y) in seconds.iter().enumerate() {
                    if wide || (k * seconds.len() + l + i + j) % 2 == 0 {
                        calls.rise(&[x, y]);
                    }
                }
            }
        }
    }
}
