//! Another abstraction of arrays, as `docs/abstractions.md` shows it: whether all elements are even or odd.

use base::{MemorySystem, Name};
use builtins::{Builtin, Form};
use ir::tir::{FuncId, Program};
use lower::Lowering;
use std::fmt;
use tame_analysis::abstraction::{Abstraction, abstracted};
use tame_analysis::{Options, ProgramSource, analyze};
use types::{Class, Complexity, Matrix, MatrixDomain, ScalarOp, Shape};

// The page begins here.
/// Whether all elements are even, odd, or anything.
#[derive(Clone, PartialEq, Debug)]
struct Parity {
    shape: Shape,
    remainder: Option<u8>,
}

fn same(a: Option<u8>, b: Option<u8>) -> Option<u8> {
    a.filter(|_| a == b)
}

impl MatrixDomain for Parity {
    fn top(_: Class) -> Parity {
        Parity { shape: Shape::Any, remainder: None }
    }
    fn join(&self, other: &Parity, _: Class) -> Parity {
        Parity { shape: self.shape.join(&other.shape), remainder: same(self.remainder, other.remainder) }
    }
    fn meet(&self, other: &Parity, _: Class) -> Option<Parity> {
        Some(Parity { shape: self.shape.meet(&other.shape)?, remainder: self.remainder.or(other.remainder) })
    }
    fn widen(&self, next: &Parity, class: Class) -> Parity {
        // A chain has three elements: joining ends.
        self.join(next, class)
    }
    fn leq(&self, other: &Parity, _: Class) -> bool {
        self.shape.leq(&other.shape) && (other.remainder.is_none() || self.remainder == other.remainder)
    }
    fn shape(&self) -> &Shape {
        &self.shape
    }
    fn write(&self, f: &mut fmt::Formatter<'_>, class: Class, inner: &dyn fmt::Display) -> fmt::Result {
        let word = self.remainder.map_or("", |r| if r == 0 { " even" } else { " odd" });
        write!(f, "{class}{}{inner}{word}", self.shape)
    }
}

impl Abstraction for Parity {
    fn of(known: &Matrix, class: Class) -> Parity {
        let numbers = known.as_constant().and_then(|c| c.numbers(class)).unwrap_or_default();
        let remainders =
            numbers.iter().map(|x| (x % 2.0 == 0.0 || x.abs() % 2.0 == 1.0).then(|| x.abs() % 2.0));
        let one = remainders.map(|r| r.map(|r| r as u8)).reduce(same).flatten();
        Parity { shape: known.shape.clone(), remainder: one }
    }

    fn call(b: &Builtin, args: &[Option<Parity>], known: &Matrix, class: Class) -> Parity {
        let result = Parity::of(known, class);
        // Integers saturate, complex numbers are neither even nor odd, and doubles beyond 2^53 are rounded.
        let range = known.range(class);
        let exact = range.lo >= -9e15 && range.hi <= 9e15 && !range.nan;
        if class != Class::Double || known.complexity != Complexity::Real || !exact {
            return result;
        }
        let of = |k: usize| args.get(k).and_then(|a| a.as_ref()).and_then(|a| a.remainder);
        let found = match (b.scalar_op(), b.form) {
            (Some(ScalarOp::Plus | ScalarOp::Minus), _) => of(0).zip(of(1)).map(|(a, b)| (a + b) % 2),
            (Some(ScalarOp::Times), _) | (_, Some(Form::Product)) => match (of(0), of(1)) {
                (Some(a), Some(b)) if result.shape == Shape::scalar() => Some(a * b),
                (Some(0), Some(_)) | (Some(_), Some(0)) => Some(0),
                _ => None,
            },
            (_, Some(Form::Concat { .. })) => (0..args.len()).map(of).reduce(same).flatten(),
            (Some(ScalarOp::Uminus | ScalarOp::Abs), _) => of(0),
            _ => None,
        };
        Parity { remainder: result.remainder.or(found), ..result }
    }

    fn part(&self, known: &Matrix, class: Class) -> Parity {
        Parity { remainder: self.remainder, ..Parity::of(known, class) }
    }

    fn with_part(&self, part: &Parity, known: &Matrix, class: Class) -> Parity {
        // New elements between the old ones and the part are zero, which is even.
        let whole = same(self.remainder, part.remainder).filter(|r| *r == 0);
        Parity { remainder: whole, ..Parity::of(known, class) }
    }
}
// The page ends here.

struct Source(Lowering<'static>);

impl ProgramSource for Source {
    fn program(&self) -> &Program {
        &self.0.program
    }

    fn resolve(&mut self, name: Name, from: FuncId) -> Option<FuncId> {
        self.0.resolve_function(name.as_str(), Some(from))
    }
}

/// What the abstraction says of the result of a function of one number of which nothing is known.
fn result(text: &str) -> String {
    let system: &'static MemorySystem = Box::leak(Box::new(MemorySystem::default()));
    let mut lowering = Lowering::new(system, lower::Options::default());
    let entry = lowering.load_text("main.m", text).expect(text);
    let mut source = Source(lowering);
    let args = types::parse_values("double(1,1) in [1,100] int").expect("a type");
    let analysis = analyze(&mut source, entry, &args, 1, &Options::default());
    let found = abstracted::<Parity>(&source.0.program, &analysis);
    found.outputs(analysis.entry)[0].to_string()
}

#[test]
fn parity_goes_through_branches_calls_cells_and_parts() {
    let text = "function r = main(n)
if n > 3, a = 4; else, a = 6; end
b = [a 2*a] + [2 8];
c = {b, 3};
b(1) = a*4;
d = c{1};
r = last(b) + d(2);
end
function y = last(x)
y = x(end);
end
";
    assert_eq!(result(text), "double(1,1) even");
    assert_eq!(result(&text.replace("a = 6", "a = 7")), "double(1,1)");
    assert_eq!(result("function r = main(n)\nr = 3;\nif n > 3, r = r*5; end\nend\n"), "double(1,1) odd");
    // A product that may be rounded is not odd, whatever its factors are.
    assert_eq!(result("function r = main(n)\nr = 3;\nfor k = 1:n, r = r*5; end\nend\n"), "double(1,1)");
}

/// The page holds the text above, and it is as short as the page says.
#[test]
fn the_page_on_abstractions_is_right() {
    let here = include_str!("parity.rs");
    let (_, rest) = here.split_once("// The page begins here.\n").expect("a beginning");
    let (shown, _) = rest.split_once("// The page ends here.\n").expect("an end");
    let page = include_str!("../../../docs/abstractions.md");
    assert!(page.contains(&format!("```rust\n{shown}```\n")), "docs/abstractions.md shows another text");
    let lines = shown.lines().count();
    assert!(lines < 100 && page.contains(&format!("in {lines} lines")), "{lines} lines");
}
