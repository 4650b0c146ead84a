//! Shapes as terms: the paper's sessions, identities and lemmas under both rules, the lemmas held
//! against brute force, the rules on numbers against Octave, and what cannot be read.

use base::Name;
use tame_types::shape::Truth;
use tame_types::shapes::{
    Op, Query, Rule, Sizes, Term, Verdict, Witness, decide, implies, parse, parse_term,
};

fn read(text: &str) -> Query {
    parse(text).unwrap_or_else(|e| panic!("{text}: at {}: {e}", e.at))
}

fn term(text: &str) -> Term {
    parse_term(text).unwrap_or_else(|e| panic!("{text}: at {}: {e}", e.at))
}

fn word(v: &Verdict) -> &'static str {
    match v {
        Verdict::Equal => "equal",
        Verdict::WhereLegal { .. } => "legal",
        Verdict::Different(_) => "different",
        Verdict::Unknown => "unknown",
    }
}

#[track_caller]
fn check(rule: Rule, a: &str, b: &str, want: &str) {
    let got = decide(rule, &read(a), &read(b));
    assert_eq!(word(&got), want, "{rule:?} {a} and {b}: {got:?}");
}

/// Name, left, right, and what they are under implicit expansion; under the classic rule all are
/// equal.
const IDENTITIES: &[(&str, &str, &str, &str)] = &[
    ("3", "pi + s", "pi", "equal"),
    ("4", "<1,1> + s", "s", "equal"),
    ("5", "s + s", "s", "equal"),
    ("6", "s + t", "t + s", "equal"),
    ("7", "s + (t + u)", "(s + t) + u", "equal"),
    ("8, In[21]", "s + s*s", "s*s", "equal"),
    ("1.1, In[23]", "(s + t)*(s + t)", "s*s + t*t", "legal"),
    ("2.1", "(s*s)*(s*s)", "s*s", "equal"),
    ("2.2, In[22]", "s*(s*s)", "s*s", "equal"),
    ("2.3, In[32]", "(s*s)*s", "s*s", "equal"),
    ("3.1, In[24]", "(s*t + s + t)*(s*t + s + t)", "s*s + t*t", "legal"),
    ("4.1, In[25]", "(s + t)*t", "s + t*t", "legal"),
    ("4.2, In[26]", "s*(s + t)", "s*s + t", "legal"),
    ("5.1, In[27]", "s*s + s*t", "s*s + t", "legal"),
    ("5.2, In[28]", "s*t + t*t", "s + t*t", "legal"),
    ("6.1, In[30]", "(s*s + t)*(s*s + t)", "s*s + t*t", "legal"),
    ("7.1", "(s*s + t)*(s + t*t)", "s*s + t*t + s + t", "equal"),
    ("In[29]", "(s*s + t)*(t*t + s)", "s*s + t*t", "equal"),
    ("8.1, In[31]", "s*(s*s + t)", "s*s + t", "legal"),
    ("8.2", "(s + t*t)*t", "s + t*t", "legal"),
    ("9.1", "s*(s*(s*(s*t)))", "s*(s*(s*t))", "equal"),
    ("9.2", "(((s*t)*t)*t)*t", "((s*t)*t)*t", "equal"),
    ("10, In[59]", "{s*s + t*t, s*s + t, s + t*t}", "{s*s + t, s + t*t}", "equal"),
    ("11, In[60]", "{s*t + s + t, s*s + t, s + t*t}", "{s*s + t, s + t*t}", "different"),
];

#[test]
fn sessions() {
    for rule in [Rule::Classic, Rule::Implicit] {
        check(rule, "<2,3,1> + <1,1>", "<2,3>", "equal"); // Out[12]
        check(rule, "<4,1,0> + <4,1,0>", "<4,1,0>", "equal"); // Out[13]
        check(rule, "s + (t + u) + v", "s + (v + u) + t", "equal"); // Out[14]
        check(rule, "<7,4> + <7,5>", "<-1,1>", "equal"); // Out[16], and pi as the paper has it
        check(rule, "<7,4> + <7,5>", "pi", "equal");
        check(rule, "<8,9,3,3,1,1>", "<8,9,3,3>", "equal"); // In[4]
        check(rule, "<p,q>*<q,r>", "<p,r>", "equal"); // In[20]
        check(rule, "<1,1>*s", "s*<1,1>", "equal"); // In[17], In[18]
        check(rule, "pi*s", "s*pi", "equal"); // In[19]
    }
}

#[test]
fn identities_and_lemmas() {
    for (_, a, b, implicit) in IDENTITIES {
        check(Rule::Classic, a, b, "equal");
        check(Rule::Implicit, a, b, implicit);
    }
    // In[59] and In[60] in sets with other members.
    check(Rule::Classic, "{u, s*s + t*t, s*s + t, s + t*t, v}", "{u, s*s + t, t*t + s, v}", "equal");
    check(Rule::Classic, "{s*t + s + t, u, s*s + t, t*t + s}", "{s*s + t, u, t*t + s}", "equal");
    // "The number of applications is significant" (the remark after lemma 9).
    check(Rule::Classic, "s*(s*(s*t))", "s*(s*t)", "legal");
    check(Rule::Classic, "<1,2>*(<1,2>*(<1,2>*<2,1>))", "pi", "equal");
    check(Rule::Classic, "<1,2>*(<1,2>*<2,1>)", "<1,2>", "equal");
}

/// All shapes of at most three extents below a limit.
fn all_shapes(limit: i64) -> Vec<Sizes> {
    let mut shapes = Vec::new();
    for a in 0..limit {
        for b in 0..limit {
            for c in 0..limit {
                shapes.push(if c == 1 { Sizes::from_slice(&[a, b]) } else { Sizes::from_slice(&[a, b, c]) });
            }
        }
    }
    shapes
}

/// Which of the three differences brute force finds: shapes possible on one side only, and sides
/// that fail alone.
fn brute_force(rule: Rule, a: &Query, b: &Query, shapes: &[Sizes]) -> &'static str {
    let mut legal = false;
    let names = ["s", "t", "u"].map(Name::new);
    let uses = format!("{a} {b}");
    let count = ["s", "t", "u"].iter().filter(|n| uses.contains(*n)).count();
    let total = shapes.len().pow(count as u32);
    // Three names: a part of the shapes, spread evenly.
    let step = if count == 3 { 97 } else { 1 };
    for k in (0..total).step_by(step) {
        let mut k = k;
        let mut next = |n: &Name| {
            let s = shapes[k % shapes.len()].clone();
            k /= shapes.len();
            (*n, s)
        };
        let at = Witness { shapes: names.iter().map(&mut next).collect(), values: vec![], joins: vec![] };
        let [x, y] = at.shapes_of(rule, a, b).expect("few names");
        let possible = |side: &[Option<Sizes>]| {
            let mut legal: Vec<Sizes> = side.iter().flatten().cloned().collect();
            legal.sort();
            legal.dedup();
            (legal, side.contains(&None))
        };
        let (x, y) = (possible(&x), possible(&y));
        let set = matches!(a, Query::Set(_));
        if if set { x.0 != y.0 } else { !x.1 && !y.1 && x.0 != y.0 } {
            return "different";
        }
        legal |= x.1 != y.1;
    }
    if legal { "legal" } else { "equal" }
}

fn lemmas_by_brute_force(limit: i64) {
    let shapes = all_shapes(limit);
    for (name, a, b, implicit) in IDENTITIES {
        let (a, b) = (read(a), read(b));
        assert_eq!(brute_force(Rule::Classic, &a, &b, &shapes), "equal", "{name}");
        assert_eq!(brute_force(Rule::Implicit, &a, &b, &shapes), *implicit, "{name}");
    }
}

/// Extents below 3; `EXTENTS=6` in a release build is the whole table.
#[test]
fn brute_force_confirms_the_table() {
    lemmas_by_brute_force(std::env::var("EXTENTS").ok().and_then(|n| n.parse().ok()).unwrap_or(3));
}

/// The pairs that say where the lemmas fail under implicit expansion.
#[test]
fn known_witnesses() {
    let shows = |a: &str, b: &str, s: &[i64], t: &[i64]| {
        let shapes = vec![(Name::new("s"), Sizes::from_slice(s)), (Name::new("t"), Sizes::from_slice(t))];
        let at = Witness { shapes, values: vec![], joins: vec![] };
        let [x, y] = at.shapes_of(Rule::Implicit, &read(a), &read(b)).expect("few names");
        assert_ne!(x, y, "{a} and {b} with {at}");
    };
    let rows: [(&[&str], &[i64], &[i64]); 6] = [
        (&["1.1", "3.1", "4.1", "4.2"], &[1, 2], &[2, 1]),
        (&["5.1", "6.1"], &[2, 2], &[1, 2]),
        (&["5.2"], &[2, 1], &[2, 2]),
        (&["8.1"], &[2, 2], &[1, 1, 2]),
        (&["8.2"], &[1, 1, 2], &[2, 2]),
        (&["11"], &[1, 2], &[2, 1]),
    ];
    for (lemmas, s, t) in rows {
        for lemma in lemmas {
            let named = |i: &&(&str, _, _, _)| i.0.split(',').next() == Some(lemma);
            let (_, a, b, _) = IDENTITIES.iter().find(named).expect("a lemma");
            shows(a, b, s, t);
        }
    }
}

#[test]
fn one_check_implies_another() {
    // Lines 1 and 2 of the paper's Figure 1.
    let (first, second) = (term("b*b + a*b"), term("(b + a)*b"));
    assert_eq!(implies(Rule::Classic, &first, &second), Truth::Yes);
    assert_eq!(implies(Rule::Classic, &second, &first), Truth::Yes);
    assert_eq!(implies(Rule::Implicit, &first, &second), Truth::Yes);
    assert_eq!(implies(Rule::Implicit, &second, &first), Truth::No);
    check(Rule::Classic, "b*b + a*b", "(b + a)*b", "equal");
    check(Rule::Implicit, "b*b + a*b", "(b + a)*b", "legal");
}

#[test]
fn more_than_the_paper() {
    for rule in [Rule::Classic, Rule::Implicit] {
        check(rule, "(s*t)'", "t'*s'", "equal");
        check(rule, "(s\\t)'", "t'/s'", "equal");
        check(rule, "horzcat(s, t, u)", "horzcat(horzcat(s, t), u)", "equal");
        check(rule, "vertcat(<n,m>, <k,m>)", "<n+k,m>", "equal");
        check(rule, "horzcat(<n,m>, <n,k>)", "<n,k>", "different");
        check(rule, "s(:)(:)", "s(:)", "equal");
        check(rule, "s(:,:)(:)", "s(:)", "equal");
        check(rule, "s(t)(:)", "t(:)", "equal");
        check(rule, "s(find(m, k))", "t(find(m, k))", "different");
        check(rule, "s(find(m, k))(:)", "t(find(m, k))(:)", "equal");
        check(rule, "<n,n>(find(<n,n>, k))", "<n,n>(find(<n,n>, j))", "different");
        check(rule, "sum(sum(s, 1), 2)", "sum(sum(s, 2), 1)", "equal");
        check(rule, "sum(sum(s))", "sum(s)", "different");
        check(rule, "sum(<0,0>)", "<1,1>", "equal");
        check(rule, "reshape(s(:), n,m)", "reshape(s, n,m)", "equal");
        check(rule, "reshape(<n,m>, n*m,1)", "<n,m>(:)", "equal");
        check(rule, "reshape(<2,n>, n,2)", "<n,2>", "equal");
        check(rule, "reshape(s, n,m)", "reshape(s, m,n)", "different");
        check(rule, "repmat(repmat(s, n,1), 1,m)", "repmat(s, n,m)", "equal");
        check(rule, "kron(s, kron(t, u))", "kron(kron(s, t), u)", "equal");
        check(rule, "kron(s, t)'", "kron(s', t')", "equal");
        check(rule, "s^<1,1>", "s*s", "equal");
        check(rule, "phi(P, s, t) + phi(P, u, v)", "phi(P, s + u, t + v)", "equal");
        check(rule, "phi(P, s, t) + phi(Q, u, v)", "phi(P, s + u, t + v)", "different");
        check(rule, "<n-1,m>", "<n-1,m> + <1,1>", "equal");
        check(rule, "<n,m>*<m-1,k>", "<n,k>", "different");
    }
    check(Rule::Classic, "s + s'", "s*s", "equal");
    check(Rule::Implicit, "s + s'", "s*s", "legal");
    check(Rule::Implicit, "<n,1> + <1,m>", "<n,m>", "equal");
    check(Rule::Classic, "<n,1> + <1,m>", "<n,m>", "legal");
    check(Rule::Implicit, "sum(s + t, 1)", "sum(s, 1) + sum(t, 1)", "legal");
    check(Rule::Implicit, "<n,n+1> + <n+1,n>", "pi", "legal");
}

#[test]
fn relations_decide_extents() {
    use tame_types::shapes::decide_given;
    use tame_types::{Dim, Relations};
    let [n, m, k] = ["n", "m", "k"].map(Dim::named);
    let mut given = Relations::default();
    let check = |given: &Relations, a: &str, b: &str, want: &str| {
        let got = decide_given(Rule::Implicit, &read(a), &read(b), given);
        assert_eq!(word(&got), want, "{a} and {b} where {given}: {got:?}");
    };
    check(&given, "<n,m>*<k,j>", "<n,j>", "different");
    given.learn_at_most(&2.into(), &m);
    // Neither is a scalar, so they never conform.
    check(&given, "<n,m>*<m+1,j> + s", "pi", "equal");
    given.learn_at_most(&2.into(), &n);
    check(&given, "<n,m>*<k,j>", "<n,j>", "different");
    given.learn_equal(&m, &k);
    check(&given, "<n,m>*<k,j>", "<n,j>", "equal");
    check(&given, "<n,m> + <n,1>", "<n,k>", "equal");
    given.learn_divides(2, &n);
    check(&given, "reshape(<n,m>, 2,floor(n/2)*k)", "<2,floor(n/2)*k>", "equal");
    given.learn_equal(&n, &1.into());
    assert!(given.is_impossible());
    check(&given, "<2,3>", "<3,2>", "equal");
}

#[test]
fn the_shortest_equal_term() {
    use tame_types::shapes::simplify;
    let short =
        |rule, text: &str, want: &str| assert_eq!(simplify(rule, &term(text)).to_string(), want, "{text}");
    // The expressions of Out[50] and Out[63].
    short(Rule::Classic, "b0*b0 + a0*b0", "a0 + b0*b0");
    short(Rule::Classic, "(b0 + a0)*b0", "a0 + b0*b0");
    short(Rule::Classic, "(a0*b0 + (a0 + b0))*(a0*b0 + (a0 + b0)) + a0", "a0*a0 + b0*b0");
    for rule in [Rule::Classic, Rule::Implicit] {
        short(rule, "s + (t + s) + t", "s + t");
        // Only matrices are turned.
        short(rule, "(s'*t')'", "(t*s)''");
        short(rule, "t + s", "s + t");
        short(rule, "(s*s)*(s*s)*s", "s*s");
        short(rule, "<7,4> + <7,5>", "pi");
        short(rule, "sum(sum(s, 1), 1) + <1,1>*<n,m>", "<n,m> + sum(s, 1)");
        short(rule, "phi(P, s, t) + phi(P, s, t)*<1,1>", "phi(P, s, t)");
        short(rule, "reshape(s + s, n,m)*<m,k>", "reshape(s, n,m)*<m,k>");
    }
}

#[test]
fn rules_on_numbers_are_octaves() {
    let at = Witness { shapes: vec![], values: vec![], joins: vec![] };
    for line in include_str!("shape_rules.txt").lines().filter(|l| !l.starts_with('#')) {
        let (a, b) = line.split_once(" = ").expect("an equation");
        let [x, y] = at.shapes_of(Rule::Implicit, &read(a), &read(b)).expect("few names");
        assert_eq!(x, y, "{line}");
        check(Rule::Implicit, a, b, "equal");
    }
}

#[test]
fn what_is_shown_reads_back() {
    for text in [
        "s + t*u'",
        "(s + t)*u^v",
        "s + (t + u)",
        "s*(t*u)\\v/s",
        "<n,2*m+1,$k>(:,s,find(t, n))(u)",
        "sum(cat(3, s, vertcat(t), horzcat(u, v)), 2) + sum(pi)",
        "phi(P, reshape(s, n,m), repmat(t, 1,floor((n+1)/2)))",
        "kron(max, <1,1>)'",
    ] {
        assert_eq!(term(text).to_string(), text);
    }
    assert_eq!(read("{ s ,t+u }").to_string(), "{s, t + u}");
}

#[test]
fn mistakes_are_explained_where_they_are() {
    let fails = |text: &str, at: usize, message: &str| {
        let e = parse(text).expect_err(text);
        assert_eq!((e.at, e.message.as_str()), (at, message), "{text}");
    };
    fails("s - t", 2, "`-` is no operator of shapes");
    fails("s + (t", 6, "expected `)`");
    fails("s + t)", 5, "there is nothing for this `)` to close");
    fails("{s, t", 5, "expected `}`");
    fails("s +", 3, "expected a shape: a name, `<` or `(`");
    fails("<n>", 0, "a shape has at least two extents");
    fails("<n,?>", 3, "expected an extent: a number, a name or `:`");
    fails("sum(s, 0)", 7, "expected a dimension from 1 to 8");
    fails("s(:,:,:,:,:,:,:,:,:)", 18, "there are at most 8 indices");
    let long = ["s"; 40].join(" + ");
    fails(&long, 4 * 32 - 2, "the term is too large or names too many dimensions");
    assert!(parse(&"(".repeat(100_000)).is_err());
    assert!(parse(&format!("<{}", "(".repeat(100_000))).is_err());
}

#[test]
fn terms_are_bounded() {
    let mut t = Term::opaque("s");
    while let Some(next) = Term::of(Op::Elementwise, [t.clone(), t.clone()]) {
        t = next;
    }
    assert!(t.size() <= tame_types::shapes::MAX_NODES);
    assert_eq!(Term::of(Op::Product, [t]), None);
    assert_eq!(term("s*s").substitute(&|_| Some(term("a + b"))), Some(term("(a + b)*(a + b)")));
}
