//! The inference of type configurations against the paper's figures and against runs.

use base::{EntityRef, MemorySystem};
use lower::Lowering;
use std::path::Path;
use tame_telescope::annotation::Said;
use tame_telescope::clause::{Clause, Extent, Kinds, Var, instantiate};
use tame_telescope::clique::cliques;
use tame_telescope::infer::search;
use tame_telescope::levels::Level;
use tame_telescope::solve::{State, agree};
use tame_telescope::{Inference, Problem, database, infer};

fn inferred(text: &str, said: &[&str]) -> Result<Inference, Problem> {
    let system = MemorySystem::new([("/w/f.m", text.as_bytes())]);
    let mut lowering = Lowering::new(&system, lower::Options::default());
    let entry = lowering.load_entry(Path::new("/w/f.m")).expect("a function");
    let value = |t: &&str| types::parse_signature(t).expect("a type").args[0].value.clone();
    let said: Said = said.iter().enumerate().map(|(k, t)| (k, vec![value(t)])).collect();
    let made = infer(&lowering.program, entry, &said, &Default::default());
    if let Ok(made) = &made {
        assert!(made.is_bounded(), "{:?} {:?}", made.cost.cliques, made.bound);
    }
    made
}

#[track_caller]
fn inputs(text: &str, said: &[&str], expected: &[&str]) {
    let made = inferred(text, said).expect("configurations");
    let one =
        |c: &tame_telescope::Configuration| c.inputs.iter().map(|s| s.text()).collect::<Vec<_>>().join(" ");
    let found: Vec<String> = made.configurations.iter().map(one).collect();
    assert_eq!(found, expected, "\n{}{}", made.table(true), made.trace());
}

const ARNOLDI: &str = include_str!("../../../tests/library/ArnoldiC.m");

/// The runs of Octave over A in {1x1, 1xn, nx1, nxn, nxm, mxn}, v in {1x1, 1xn, nx1, nxn} succeed in these three.
#[test]
fn arnoldi_has_three_configurations() {
    let three = ["<1,1> <1,1> <1,1>", "<1,1> <1,1> <$1,1>", "<$1,$1> <1,1> <$1,1>"];
    inputs(ARNOLDI, &[], &three);
    let made = inferred(ARNOLDI, &[]).expect("configurations");
    let arguments: Vec<String> = made.table(false).lines().take(4).map(|l| format!("{l}\n")).collect();
    assert_eq!(arguments.concat(), include_str!("../../../tests/library/ArnoldiC.configurations"));
}

#[test]
fn that_a_is_a_matrix_leaves_one() {
    inputs(ARNOLDI, &["double(n,n)"], &["<$1,$1> <1,1> <$1,1>"]);
}

#[test]
fn an_annotation_that_nothing_satisfies_names_the_statement() {
    let why = inferred(ARNOLDI, &["double(n,n)", "double(1,1)", "double(1,m)"]).expect_err("none");
    assert!(why.text.starts_with("`mtimes` has no sizes that agree"), "{why:?}");
}

/// Figure 2.
#[test]
fn a_product_has_five_clauses() {
    let (a, b, r) = (Var::new(0), Var::new(1), Var::new(2));
    let made = instantiate(database::entry("product"), &[('a', a), ('b', b), ('r', r)]);
    let name = |v: Var| ["a", "b", "c"][v.index()].to_owned();
    let text: Vec<String> = made.iter().map(|c| c.text(&name)).collect();
    assert_eq!(
        text,
        [
            "a = <1,1> & b = <1,1> & c = <1,1>",
            "a = <1,1> & b = <$1,$2> & c = <$1,$2>",
            "a = <$1,$2> & b = <1,1> & c = <$1,$2>",
            "a = <$1,$2> & b = <$2,$3> & c = <$1,$3>",
            "a = <1,$1> & b = <$1,1> & c = <1,1>",
        ]
    );
}

#[test]
fn the_clauses_of_each_entry_exclude_each_other() {
    let letters = [('a', Var::new(0)), ('b', Var::new(1)), ('r', Var::new(2))];
    assert!(database::names().count() >= 10);
    for name in database::names() {
        let made = instantiate(database::entry(name), &letters);
        assert!(!made.is_empty(), "{name}");
        for (k, c) in made.iter().enumerate() {
            for d in &made[k + 1..] {
                assert!(!agree(c, d), "{name}: {c:?} {d:?}");
            }
        }
    }
}

/// Figure 6: `x = A*v(i:j,:)`, where the part has the rows `j` and the columns of `v`.
#[test]
fn a_product_with_a_part_has_the_five_clauses_of_figure_6() {
    let [a, v, j, part, x] = [0, 1, 2, 3, 4].map(Var::new);
    let level = |clauses| Level { text: String::new(), span: None, clauses, results: vec![] };
    let levels = [
        level(database::by_extents(Extent::Value(j), Extent::Columns(v), part)),
        level(instantiate(database::entry("product"), &[('a', a), ('b', part), ('r', x)])),
    ];
    let (found, _) = search(&levels, 5, &[2, 5]).expect("few");
    let kind = |s: &State, v: Var| if s.kinds(v) == Kinds::SCALAR { 's' } else { 'a' };
    let mut ways: Vec<String> =
        found.iter().map(|c| [a, part, x].map(|v| kind(&c.state, v)).iter().collect()).collect();
    ways.sort();
    assert_eq!(ways, ["aaa", "aas", "asa", "saa", "sss"]);
    // In a program it is told apart, too, whether the range is one number: two of the five are there twice.
    let made = inferred("function x = f(A, v, j)\nx = A * v(1:j, :);\nend\n", &[]).expect("configurations");
    assert_eq!(made.cost.cliques.last(), Some(&7), "{}", made.trace());
}

/// A graph of four levels as in Figure 5: the cliques after each step.
#[test]
fn the_steps_of_figure_4_on_a_graph() {
    let joined = [
        ((0, 0), (1, 0)),
        ((0, 0), (1, 1)),
        ((0, 1), (1, 1)),
        ((0, 0), (2, 0)),
        ((1, 1), (2, 0)),
        ((0, 1), (2, 1)),
        ((1, 1), (2, 1)),
        ((0, 0), (3, 0)),
        ((1, 1), (3, 0)),
        ((2, 0), (3, 0)),
    ];
    let mut edge = |a: (usize, usize), b: (usize, usize)| joined.contains(&(b, a));
    let mut join = |_: &(), _: (usize, usize)| Some(());
    let steps: Vec<Vec<Vec<usize>>> = (1..=4)
        .map(|n| {
            let sizes = &[2, 2, 2, 1][..n];
            let (found, _) = cliques(sizes, (), 100, &mut edge, &mut join).expect("few");
            found.into_iter().map(|c| c.nodes).collect()
        })
        .collect();
    let expected: [Vec<Vec<usize>>; 4] = [
        vec![vec![0], vec![1]],
        vec![vec![0, 0], vec![0, 1], vec![1, 1]],
        vec![vec![0, 1, 0], vec![1, 1, 1]],
        vec![vec![0, 1, 0, 0]],
    ];
    assert_eq!(steps, expected);
}

/// The clause of `f_k(a, b, c)` of Figure 11: the ranks that it allows, all but one of eight.
fn figure_11(k: usize, vars: [Var; 3]) -> Vec<Clause> {
    // Which literals of its clause are negated.
    let negated = [k & 1 != 0, k & 2 != 0, k >= 4];
    let ways = (0..8).filter(|w| (0..3).any(|i| (w >> i & 1 != 0) != negated[i]));
    ways.map(|w| {
        let kind = |i: usize| if w >> i & 1 != 0 { Kinds::MATRIX } else { Kinds::SCALAR };
        (0..3).fold(Clause::default(), |c, i| c.with(vars[i], kind(i), None))
    })
    .collect()
}

#[test]
fn the_eight_operations_of_figure_11_allow_seven_ways_each() {
    let vars = [Var::new(0), Var::new(1), Var::new(2)];
    let all: Vec<Vec<Clause>> = (0..8).map(|k| figure_11(k, vars)).collect();
    assert!(all.iter().all(|c| c.len() == 7));
    // Each forbids another one of the eight: together they allow nothing.
    let level = |clauses: &Vec<Clause>| Level {
        text: String::new(),
        span: None,
        clauses: clauses.clone(),
        results: vec![],
    };
    let levels: Vec<Level> = all.iter().map(level).collect();
    assert!(search(&levels, 3, &[7; 8]).expect("few").0.is_empty());
    assert_eq!(search(&levels[..7], 3, &[7; 7]).expect("few").0.len(), 1);
}

/// Appendix A: the ranks of a program are feasible exactly if the formula of its statements can be satisfied.
#[test]
fn the_reduction_of_three_sat_agrees_with_trying_all() {
    let mut seed = 12345u64;
    let mut random = |n: u64| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) % n
    };
    let mut satisfied = 0;
    for trial in 0..12 {
        let vars = [4, 6, 8, 10, 12, 20][trial % 6];
        let statements = (vars as f64 * 4.3) as usize;
        let program: Vec<(usize, [usize; 3])> = (0..statements)
            .map(|_| {
                let a = random(vars) as usize;
                let b = (a + 1 + random(vars - 1) as usize) % vars as usize;
                let c = (0..vars as usize).find(|c| *c != a && *c != b).unwrap_or(0);
                let c = (c + random(vars) as usize..)
                    .map(|c| c % vars as usize)
                    .find(|c| *c != a && *c != b)
                    .unwrap_or(c);
                (random(8) as usize, [a, b, c])
            })
            .collect();
        let holds = |w: u64, (k, at): &(usize, [usize; 3])| {
            let negated = [k & 1 != 0, k & 2 != 0, *k >= 4];
            (0..3).any(|i| (w >> at[i] & 1 != 0) != negated[i])
        };
        let expected = (0..1u64 << vars).filter(|w| program.iter().all(|s| holds(*w, s))).count();
        let sizes = vec![7; program.len()];
        let clause = |(k, at): &(usize, [usize; 3])| figure_11(*k, at.map(Var::new));
        let made: Vec<Vec<Clause>> = program.iter().map(clause).collect();
        let mut edge = |_: (usize, usize), _: (usize, usize)| true;
        let mut join = |s: &State, (l, n): (usize, usize)| s.with(&made[l][n]);
        let (found, _) =
            cliques(&sizes, State::new(vars as usize), 1 << 20, &mut edge, &mut join).expect("within 2^20");
        // A clique leaves open what no statement names.
        let seen = (0..vars as usize).filter(|v| program.iter().any(|s| s.1.contains(v))).count();
        assert_eq!(found.len() << (vars as usize - seen), expected, "{vars} variables");
        satisfied += usize::from(expected > 0);
    }
    assert!(satisfied > 0);
}

/// The search is quadratic in the number of statements: ten times the statements look at 100 times the edges.
#[test]
fn the_search_is_quadratic() {
    let edges = |n: usize| {
        let body: String = (0..n).map(|k| ["x = A * x;\n", "x = x + y;\n"][k % 2]).collect();
        let text = format!("function x = f(A, x, y)\n{body}end\n");
        let made = inferred(&text, &["double(n,n)", "double(n,1)", "double(n,1)"]).expect("configurations");
        assert_eq!(made.configurations.len(), 1);
        made.cost.edges
    };
    let [small, middle, large] = [10, 100, 1000].map(edges);
    println!("edges looked at: {small}, {middle}, {large}");
    assert!(middle < small * 120 && large < middle * 120, "{small} {middle} {large}");
}

#[test]
fn a_called_function_says_what_it_takes() {
    let text = "function y = f(A, x)\ny = g(A, x) + 1;\nend\nfunction z = g(A, x)\nz = x' * A * x;\nH(1,1) = z;\nend\n";
    inputs(text, &["double(n,n)"], &["<$1,$1> <$1,1>"]);
}

#[test]
fn three_subscripts_are_refused() {
    assert!(inferred("function y = f(x)\ny = x(1, 2, 3);\nend\n", &[]).is_err());
}
