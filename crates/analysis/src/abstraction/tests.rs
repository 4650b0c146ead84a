//! The shipped abstractions: their lattice laws over many elements, and what they know of programs:
//! arrays, and arrays in structs, cells, handles and calls, for which nothing was written.

use super::pattern::{Kind, Pattern};
use super::sign::Sign;
use super::sparsity::Sparsity;
use super::{Abstracted, Abstraction, abstracted};
use crate::{Analysis, Options, ProgramSource, analyze};
use base::{MemorySystem, Name};
use ir::tir::{FuncId, Program, walk};
use lower::Lowering;
use types::{Class, Complexity, Elements, Interval, Matrix, MatrixDomain, Shape, Value, parse_values};

struct Source(Lowering<'static>);

impl ProgramSource for Source {
    fn program(&self) -> &Program {
        &self.0.program
    }

    fn resolve(&mut self, name: Name, from: FuncId) -> Option<FuncId> {
        self.0.resolve_function(name.as_str(), Some(from))
    }
}

struct Known<M> {
    found: Abstracted<M>,
    analysis: Analysis,
    source: Source,
}

fn run<M: Abstraction>(text: &str, args: &str) -> Known<M> {
    let system: &'static MemorySystem = Box::leak(Box::new(MemorySystem::default()));
    let mut lowering = Lowering::new(system, lower::Options::default());
    let entry = lowering.load_text("main.m", text).expect(text);
    let mut source = Source(lowering);
    let args = parse_values(args).expect(args);
    let analysis = analyze(&mut source, entry, &args, 1, &Options::default());
    let found = abstracted(&source.0.program, &analysis);
    Known { found, analysis, source }
}

impl<M: Abstraction> Known<M> {
    /// What is known of a variable of the entry after its last assignment in the text.
    fn of(&self, name: &str) -> Value<M> {
        let id = self.analysis.entry;
        let f = &self.source.0.program.functions[self.analysis.contexts[id].func];
        let v = f.find_var(Name::new(name)).expect(name);
        let mut last = None;
        walk::each(f, &f.body, &mut |s, stmt| {
            if walk::defs(stmt).contains(&v) {
                last = Some(s);
            }
        });
        self.found.after(id, last.expect(name), v)
    }
}

fn kind(value: &Value<Pattern>) -> Kind {
    value.unique().expect("one class").matrix.kind()
}

const MATRICES: &str = "function r = main(n)
D = eye(n);
T = triu(ones(n));
P = D*T;
L = D + T';
N = D + 1;
for k = 1:3
    D2 = 2*D;
end
s.m = P;
inside = s.m;
c = {D, T};
second = c{2};
h = @(x) x + L;
q = same(P);
r = 0;
end
function y = same(x)
y = x;
end
";

#[test]
fn patterns_of_matrices() {
    let known = run::<Pattern>(MATRICES, "double(1,1) in [2,9] int");
    let of = |name: &str| kind(&known.of(name));
    assert_eq!(of("D"), Kind::Diagonal);
    assert_eq!(of("D2"), Kind::Diagonal);
    assert_eq!(of("T"), Kind::UpperTriangular);
    assert_eq!(of("P"), Kind::UpperTriangular);
    assert_eq!(of("L"), Kind::LowerTriangular);
    assert_eq!(of("N"), Kind::Dense);
}

#[test]
fn patterns_inside_structs_cells_handles_and_calls() {
    let known = run::<Pattern>(MATRICES, "double(1,1) in [2,9] int");
    assert_eq!(kind(&known.of("s").field(Name::new("m"))), Kind::UpperTriangular);
    assert_eq!(kind(&known.of("inside")), Kind::UpperTriangular);
    assert_eq!(kind(&known.of("c").content(Some(0))), Kind::Diagonal);
    assert_eq!(kind(&known.of("c").content(Some(1))), Kind::UpperTriangular);
    assert_eq!(kind(&known.of("second")), Kind::UpperTriangular);
    assert_eq!(kind(&known.of("q")), Kind::UpperTriangular);
    let handle = known.of("h");
    let Elements::Handles(list) = &handle.unique().expect("one class").elements else { panic!("{handle:?}") };
    assert_eq!(kind(&list.content()[0].bound[0]), Kind::LowerTriangular);
}

#[test]
fn constants_have_patterns() {
    let known = run::<Pattern>("function r = main()\nr = [2 1 0; 1 2 1; 0 1 2];\nend\n", "");
    let r = known.of("r");
    let r = &r.unique().expect("one class").matrix;
    assert_eq!((r.kind(), r.is_symmetric()), (Kind::Banded, true));
}

#[test]
fn sparse_keeps_a_pattern_and_subscripts_have_none() {
    let text = "function r = main()
d = sparse(2*eye(3));
s = sparse([1 2], [2 1], [5 6]);
c = sqrt(floor(abs(full(d))));
r = cos(d);
end
";
    let known = run::<Pattern>(text, "");
    assert_eq!(kind(&known.of("d")), Kind::Diagonal);
    assert_eq!(kind(&known.of("s")), Kind::Dense);
    assert_eq!(kind(&known.of("c")), Kind::Diagonal);
    assert_eq!(kind(&known.of("r")), Kind::Dense);
}

#[test]
fn storage_of_arrays() {
    let text = "function r = main(F)
S = sparse([1 2], [2 1], [5 6]);
a = S*S';
b = S*F;
c = S.*F;
d = [F; S];
e = abs(S(1, :));
f = F;
f(1, 1) = S(1, 2);
s.m = S;
g = helper(s.m);
h = S + 1;
r = issparse(a);
end
function y = helper(x)
y = 2*x;
end
";
    let known = run::<Sparsity>(text, "double(2,2)");
    let stored: Vec<String> = ["a", "b", "c", "d", "e", "f", "g", "h", "r"]
        .iter()
        .map(|name| format!("{name} {:?}", known.of(name).unique().expect(name).matrix.stored()))
        .collect();
    let expected =
        ["a Sparse", "b Full", "c Sparse", "d Sparse", "e Sparse", "f Full", "g Sparse", "h Full", "r Full"];
    assert_eq!(stored, expected);
}

#[test]
fn signs_of_arrays() {
    let text = "function r = main(x)
p = x + 1;
m = -p;
s.v = [p m];
z = p*m;
r = abs(m);
end
";
    let known = run::<Sign>(text, "double(1,1) in [0,5]");
    let of = |name: &str| known.of(name).unique().expect("one class").matrix.clone();
    assert!(of("p").is_positive());
    assert!(of("p").is_nonnegative());
    assert_eq!(known.of("m").to_string(), "double(1,1) sign {-}");
    assert_eq!(known.of("z").to_string(), "double(1,1) sign {-}");
    assert_eq!(known.of("s").field(Name::new("v")).to_string(), "double(1,2) sign {- +}");
    assert!(of("r").is_positive());
}

/// The lattice laws for every three of `all`.
fn laws<M: MatrixDomain>(all: &[M]) {
    let class = Class::Double;
    for a in all {
        assert_eq!(a.join(a, class), *a);
        assert!(a.leq(&M::top(class), class));
        for b in all {
            let ab = a.join(b, class);
            assert_eq!(ab, b.join(a, class));
            assert!(a.leq(&ab, class) && b.leq(&ab, class));
            assert_eq!(a.leq(b, class), ab == *b);
            assert!(ab.leq(&a.widen(b, class), class));
            for c in all {
                assert_eq!(ab.join(c, class), a.join(&b.join(c, class), class));
                if a.leq(c, class) && b.leq(c, class) {
                    assert!(ab.leq(c, class));
                }
            }
        }
    }
}

/// A meet is below both. Not asked of shapes with symbols, whose order is that of their texts.
fn meets<M: MatrixDomain>(all: &[M]) {
    let class = Class::Double;
    for (a, b) in all.iter().flat_map(|a| all.iter().map(move |b| (a, b))) {
        if let Some(m) = a.meet(b, class) {
            assert!(m.leq(a, class) && m.leq(b, class), "{a:?} and {b:?} meet at {m:?}");
        }
    }
}

fn matrices() -> Vec<Matrix> {
    let mut all = Vec::new();
    for shape in [Shape::scalar(), Shape::matrix(2, 2), Shape::any_matrix(), Shape::Any] {
        for range in [Interval::point(0.0), Interval::new(-1.0, 2.0), Interval::new(1.0, 2.0), Interval::TOP]
        {
            all.push(Matrix::in_range(Class::Double, shape.clone(), range));
        }
        for stored in [types::Sparsity::Sparse, types::Sparsity::Any] {
            all.push(Matrix::of(Class::Double, shape.clone()).with_sparsity(stored, Class::Double));
        }
        all.push(Matrix::of(Class::Double, shape).with_complexity(Complexity::Any));
    }
    all
}

#[test]
fn all_are_lattices() {
    let all = matrices();
    let signs: Vec<Sign> = all.iter().map(|m| Sign::of(m, Class::Double)).collect();
    laws(&signs);
    meets(&signs);
    let stored: Vec<Sparsity> = all.iter().map(|m| Sparsity::of(m, Class::Double)).collect();
    laws(&stored);
    meets(&stored);
    let mut patterns: Vec<Pattern> = all.iter().map(|m| Pattern::of(m, Class::Double)).collect();
    meets(&patterns);
    let known = run::<Pattern>(MATRICES, "double(1,1) in [2,9] int");
    for name in ["D", "T", "L", "P", "N"] {
        patterns.push(known.of(name).unique().expect(name).matrix.clone());
    }
    laws(&patterns);
}
