//! Clauses: what one way to carry out an operation says of the sizes of the variables in it.
//!
//! A clause is a conjunction: each variable has a size `<rows, columns>` whose extents are numbers, place holders
//! (`$1`, whose scope is the clause), values of variables, or extents of other variables. `<1,1>` is a scalar; any
//! other written size is that of an *array*, of which not both extents are 1; in brackets, `[$1,$2]`, neither is.
//! The clauses of an operation exclude each other. Ranks are two: the prepass (`levels.rs`) refuses others.
//!
//! Source: the telescoping paper, section 3.2, Figures 2 and 6. It knows scalars and arrays; that rows, columns and
//! matrices are told apart is ours, so that a clause excludes others by more than that (l is 4).

use std::fmt;

/// A variable: an SSA name of the procedure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Var(u32);
base::entity_impl!(Var, "s");

/// A set of kinds of size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds(pub u8);

impl Kinds {
    /// `<1,1>`
    pub const SCALAR: Kinds = Kinds(1);
    /// `<1,n>`, n not 1
    pub const ROW: Kinds = Kinds(2);
    /// `<n,1>`, n not 1
    pub const COLUMN: Kinds = Kinds(4);
    /// `<n,m>`, neither 1
    pub const MATRIX: Kinds = Kinds(8);
    /// All but scalars.
    pub const ARRAY: Kinds = Kinds(14);
    /// Every kind.
    pub const ANY: Kinds = Kinds(15);
    /// How many there are: the l of the bound.
    pub const COUNT: u32 = 4;

    /// What is in both.
    pub fn meet(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// What is in either.
    pub fn join(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Whether nothing is left.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every kind is in `other`.
    pub fn is_within(self, other: Kinds) -> bool {
        self.0 & !other.0 == 0
    }

    /// The kinds in it one by one.
    pub fn each(self) -> impl Iterator<Item = Kinds> {
        (0..4).map(|k| Kinds(1 << k)).filter(move |k| k.is_within(self))
    }
}

/// An extent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Extent {
    /// A number.
    Number(u64),
    /// A place holder of the clause.
    Hole(u16),
    /// The value of a variable.
    Value(Var),
    /// The rows of a variable.
    Rows(Var),
    /// The columns of a variable.
    Columns(Var),
}

/// What a clause says of one variable.
#[derive(Clone, PartialEq, Debug)]
pub struct Fact {
    /// The variable.
    pub var: Var,
    /// What its size may be.
    pub kinds: Kinds,
    /// Rows and columns.
    pub size: Option<(Extent, Extent)>,
}

/// One way to carry out an operation.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Clause {
    /// Of each variable.
    pub facts: Vec<Fact>,
    /// Extents that are equal.
    pub equal: Vec<(Extent, Extent)>,
}

/// One.
pub const ONE: Extent = Extent::Number(1);

impl Clause {
    /// With one more fact.
    pub fn with(mut self, var: Var, kinds: Kinds, size: Option<(Extent, Extent)>) -> Clause {
        self.facts.push(Fact { var, kinds, size });
        self
    }

    /// With a variable that is 1-by-1.
    pub fn scalar(self, var: Var) -> Clause {
        self.with(var, Kinds::SCALAR, Some((ONE, ONE)))
    }

    /// With an array of this size.
    pub fn array(self, var: Var, rows: Extent, columns: Extent) -> Clause {
        self.with(var, Kinds::ARRAY, Some((rows, columns)))
    }

    /// With two extents that are equal.
    pub fn and_equal(mut self, a: Extent, b: Extent) -> Clause {
        self.equal.push((a, b));
        self
    }

    /// The variables in it.
    pub fn vars(&self) -> impl Iterator<Item = Var> {
        let of = |e: &Extent| match e {
            Extent::Value(v) | Extent::Rows(v) | Extent::Columns(v) => Some(*v),
            _ => None,
        };
        let sizes = self.facts.iter().filter_map(|f| f.size).flat_map(|(a, b)| [a, b]);
        let equal = self.equal.iter().flat_map(|(a, b)| [*a, *b]);
        let mut found: Vec<Var> = self.facts.iter().map(|f| f.var).collect();
        found.extend(sizes.chain(equal).filter_map(|e| of(&e)));
        found.into_iter()
    }

    /// The variables whose values are extents in it.
    pub fn values(&self) -> impl Iterator<Item = Var> {
        let sizes = self.facts.iter().filter_map(|f| f.size);
        let all = sizes.chain(self.equal.iter().copied()).flat_map(|(a, b)| [a, b]);
        let of = |e: Extent| if let Extent::Value(v) = e { Some(v) } else { None };
        all.filter_map(of).collect::<Vec<_>>().into_iter()
    }

    /// As the paper writes it; `name` names variables.
    pub fn text(&self, name: &dyn Fn(Var) -> String) -> String {
        let extent = |e: &Extent| match e {
            Extent::Number(n) => n.to_string(),
            Extent::Hole(k) => format!("${k}"),
            Extent::Value(v) => name(*v),
            Extent::Rows(v) => format!("rows({})", name(*v)),
            Extent::Columns(v) => format!("columns({})", name(*v)),
        };
        let fact = |f: &Fact| match &f.size {
            Some((r, c)) if f.kinds.is_within(Kinds::MATRIX) => {
                format!("{} = [{},{}]", name(f.var), extent(r), extent(c))
            }
            Some((r, c)) => format!("{} = <{},{}>", name(f.var), extent(r), extent(c)),
            None => format!("{} is {}", name(f.var), f.kinds),
        };
        let equal = self.equal.iter().map(|(a, b)| format!("{} = {}", extent(a), extent(b)));
        self.facts.iter().map(fact).chain(equal).collect::<Vec<_>>().join(" & ")
    }
}

impl fmt::Display for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = ["scalar", "row", "column", "matrix"];
        let own = names.iter().enumerate().filter(|(k, _)| self.0 & (1 << k) != 0).map(|(_, n)| *n);
        f.write_str(&own.collect::<Vec<_>>().join("|"))
    }
}

/// The clauses of an entry of the database (`annotations.txt`), for variables in place of its letters.
pub fn instantiate(text: &str, letters: &[(char, Var)]) -> Vec<Clause> {
    text.lines().map(str::trim).filter(|l| !l.is_empty()).map(|line| one(line, letters)).collect()
}

fn one(line: &str, letters: &[(char, Var)]) -> Clause {
    let mut clause = Clause::default();
    for part in line.split('&') {
        let part = part.trim();
        let Some(letter) = part.chars().next() else { continue };
        let Some((_, var)) = letters.iter().find(|(l, _)| *l == letter) else { continue };
        let rest = part[letter.len_utf8()..].trim();
        let matrix = rest.starts_with('[');
        let inside = rest.trim_matches(['<', '>', '[', ']']);
        let Some((rows, columns)) = inside.split_once(',') else { continue };
        let size = (extent(rows), extent(columns));
        let kinds = match size {
            (ONE, ONE) => Kinds::SCALAR,
            _ if matrix => Kinds::MATRIX,
            _ => Kinds::ARRAY,
        };
        clause = clause.with(*var, kinds, Some(size));
    }
    clause
}

fn extent(text: &str) -> Extent {
    let text = text.trim();
    match text.strip_prefix('$').map(str::parse) {
        Some(Ok(k)) => Extent::Hole(k),
        _ => Extent::Number(text.parse().unwrap_or(1)),
    }
}
