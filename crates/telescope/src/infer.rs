//! The configurations of a procedure, and how they are shown: the table of the paper's Figure 9.
//!
//! Cliques that differ only in what phi functions and values of the run decide have one configuration of the arguments
//! (section 4.4): they are one variant. Invariant, checked where a program is inferred: after each step there are no
//! more cliques than l^p, where p counts what is not defined by other variables.

use crate::annotation::{self, Said};
use crate::clause::{Clause, Extent, Kinds, Var};
use crate::clique::{self, Clique, Cost};
use crate::levels::{Level, Levels, levels};
use crate::solve::{State, agree};
use base::{EntityRef, FxHashMap, Name, Span};
use ir::tir::{CallTarget, FuncId, Program, VarKind};

/// The most cliques that are followed.
pub const BUDGET: usize = 4096;

/// How deep calls of procedures are followed.
const DEPTH: usize = 8;

/// The size of a variable in a configuration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Size {
    /// Its kinds.
    pub kinds: Kinds,
    /// Rows and columns as written: a number, `$k`, or the name of an argument whose value it is.
    pub extents: (String, String),
}

/// One way to call a procedure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Configuration {
    /// Of each argument.
    pub inputs: Vec<Size>,
    /// Of each result.
    pub outputs: Vec<Size>,
    /// Of each name, in the order of the text.
    pub all: Vec<Size>,
    /// How many cliques it stands for.
    pub cliques: usize,
}

/// All ways to call a procedure.
#[derive(Clone, Debug, Default)]
pub struct Inference {
    /// Its name.
    pub name: String,
    /// Its parameters and results.
    pub params: Vec<String>,
    /// Its results.
    pub outputs: Vec<String>,
    /// The configurations, scalars first.
    pub configurations: Vec<Configuration>,
    /// The names of SSA that the user wrote, by place in `Configuration::all`.
    pub shown: Vec<(usize, String)>,
    /// What the search did.
    pub cost: Cost,
    /// The bound of each step: the exponent of l.
    pub bound: Vec<u32>,
    /// The level of each step.
    pub steps: Vec<String>,
    /// Called functions of which nothing is known.
    pub unknown: Vec<String>,
}

/// Why there is no configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// No sizes satisfy all statements; else configurations are not inferred of such a procedure.
    pub contradicts: bool,
    /// In words.
    pub text: String,
    /// Where.
    pub span: Option<Span>,
}

/// The functions of other files, by who calls them and the name.
pub type Elsewhere = FxHashMap<(FuncId, Name), FuncId>;

/// All configurations of a procedure; `said` are the annotations of its arguments.
pub fn infer(program: &Program, f: FuncId, said: &Said, elsewhere: &Elsewhere) -> Result<Inference, Problem> {
    within((program, elsewhere), f, said, &mut Vec::new())
}

/// Which arguments of a procedure count something: they are extents, subscripts or ends of ranges.
pub fn counters(program: &Program, f: FuncId) -> Vec<bool> {
    let made = levels(program, f, &mut |_, _, _| None);
    let values: Vec<Var> = made.levels.iter().flat_map(|l| &l.clauses).flat_map(Clause::values).collect();
    made.params.iter().map(|p| made.counts.contains(p) || values.contains(p)).collect()
}

fn within(
    (program, elsewhere): (&Program, &Elsewhere),
    f: FuncId,
    said: &Said,
    stack: &mut Vec<FuncId>,
) -> Result<Inference, Problem> {
    stack.push(f);
    let made = levels(program, f, &mut |callee, args, results| {
        let g = match callee.target {
            CallTarget::Function(g) => g,
            _ => *elsewhere.get(&(f, callee.name))?,
        };
        // Recursive calls say nothing, as the paper has it.
        if stack.contains(&g) || stack.len() > DEPTH {
            return None;
        }
        let inner = within((program, elsewhere), g, &Vec::new(), stack).ok()?;
        called(&inner, args, results)
    });
    stack.pop();
    if let Some(span) = made.refused {
        let text =
            "more than two subscripts: configurations are inferred for arrays of two dimensions".to_owned();
        return Err(Problem { contradicts: false, text, span: Some(span) });
    }
    solve(program, f, &made, said)
}

/// The clauses of a call of a procedure whose configurations are known: its type jump function.
fn called(inner: &Inference, args: &[Var], results: &[Var]) -> Option<Vec<Clause>> {
    if args.len() != inner.params.len()
        || results.len() > inner.outputs.len()
        || inner.configurations.len() > 64
    {
        return None;
    }
    let clause = |c: &Configuration| {
        let mut made = Clause::default();
        for (var, size) in args.iter().zip(&c.inputs).chain(results.iter().zip(&c.outputs)) {
            let extent = |text: &String| {
                if let Ok(n) = text.parse() {
                    return Extent::Number(n);
                }
                if let Some(k) = inner.params.iter().position(|p| p == text) {
                    return Extent::Value(args[k]);
                }
                Extent::Hole(text.trim_start_matches('$').parse().unwrap_or(0))
            };
            let size_of = (extent(&size.extents.0), extent(&size.extents.1));
            made = made.with(*var, size.kinds, Some(size_of));
        }
        made
    };
    Some(inner.configurations.iter().map(clause).collect())
}

fn solve(program: &Program, f: FuncId, made: &Levels, said: &Said) -> Result<Inference, Problem> {
    let function = &program.functions[f];
    let mut all: Vec<Level> = Vec::new();
    if !said.is_empty() {
        let clauses = annotation::clauses(said, &made.params);
        all.push(Level {
            text: "annotation".into(),
            span: Some(function.span),
            clauses,
            results: Vec::new(),
        });
    }
    all.extend(made.levels.iter().cloned());
    let sizes: Vec<usize> = all.iter().map(|l| l.clauses.len()).collect();
    let found = search(&all, made.names.len(), &sizes);
    let (found, cost) = found.map_err(|e| Problem {
        contradicts: false,
        text: format!(
            "more than {BUDGET} cliques at `{}`: say more of the arguments with `%# export`",
            all[e.0].text
        ),
        span: all[e.0].span,
    })?;
    if let Some(k) = cost.cliques.iter().position(|n| *n == 0) {
        let before = if said.is_empty() { "" } else { " with what `%# export` says of the arguments" };
        let text = format!("`{}` has no sizes that agree with the statements before it{before}", all[k].text);
        return Err(Problem { contradicts: true, text, span: all[k].span });
    }
    let mut configurations: Vec<Configuration> = Vec::new();
    for clique in &found {
        let new =
            configuration(clique, made, function.params.iter().map(|p| function.vars[*p].name.to_string()));
        match configurations.iter_mut().find(|c| c.inputs == new.inputs) {
            None => configurations.push(new),
            Some(same) => {
                same.cliques += 1;
                for (a, b) in
                    same.all.iter_mut().zip(&new.all).chain(same.outputs.iter_mut().zip(&new.outputs))
                {
                    meet(a, b);
                }
            }
        }
    }
    let order = |c: &Configuration| c.inputs.iter().map(|s| s.kinds.0).collect::<Vec<_>>();
    configurations.sort_by_key(order);
    let shown = made.of.iter().enumerate().filter(|(_, v)| function.vars[**v].kind == VarKind::User);
    Ok(Inference {
        name: function.name.to_string(),
        params: function.params.iter().map(|p| function.vars[*p].name.to_string()).collect(),
        outputs: function.outputs.iter().map(|p| function.vars[*p].name.to_string()).collect(),
        configurations,
        shown: shown.map(|(k, _)| (k, made.names[k].clone())).collect(),
        cost,
        bound: bounds(&all),
        steps: all.iter().map(|l| l.text.clone()).collect(),
        unknown: made.unknown.clone(),
    })
}

/// The n-cliques of levels, solved.
pub fn search(
    levels: &[Level],
    names: usize,
    sizes: &[usize],
) -> Result<(Vec<Clique<State>>, Cost), clique::TooMany> {
    let mut edges: FxHashMap<((usize, usize), (usize, usize)), bool> = FxHashMap::default();
    let vars: Vec<Vec<Var>> = levels
        .iter()
        .map(|l| {
            let mut own: Vec<Var> = l.clauses.iter().flat_map(Clause::vars).collect();
            own.sort_unstable();
            own.dedup();
            own
        })
        .collect();
    let mut edge = |a: (usize, usize), b: (usize, usize)| {
        if !vars[a.0].iter().any(|v| vars[b.0].binary_search(v).is_ok()) {
            return true;
        }
        *edges.entry((a, b)).or_insert_with(|| agree(&levels[a.0].clauses[a.1], &levels[b.0].clauses[b.1]))
    };
    let mut join = |state: &State, (l, n): (usize, usize)| state.with(&levels[l].clauses[n]);
    clique::cliques(sizes, State::new(names), BUDGET, &mut edge, &mut join)
}

/// After each level, how many variables are inputs: those that no level defines by what it reads (arguments, what phi
/// functions and assignments to parts define), and values of the run that are extents.
fn bounds(levels: &[Level]) -> Vec<u32> {
    let mut seen: Vec<Var> = Vec::new();
    let mut values: Vec<Var> = Vec::new();
    let mut defined: Vec<Var> = Vec::new();
    let mut bounds = Vec::new();
    for level in levels {
        defined.extend(&level.results);
        seen.extend(level.clauses.iter().flat_map(Clause::vars).filter(|v| !defined.contains(v)));
        values.extend(level.clauses.iter().flat_map(Clause::values));
        for list in [&mut seen, &mut values] {
            list.sort_unstable();
            list.dedup();
        }
        bounds.push((seen.len() + values.len()) as u32);
    }
    bounds
}

fn configuration(
    clique: &Clique<State>,
    made: &Levels,
    params: impl Iterator<Item = String>,
) -> Configuration {
    let state = &clique.state;
    let mut names: Vec<(u32, String)> = Vec::new();
    // What is the value of an argument has its name.
    for (var, name) in made.params.iter().zip(params) {
        if let Some(class) = state.value(*var)
            && state.number(class).is_none()
        {
            names.push((class, name));
        }
    }
    let mut count = 0;
    let mut text = |class: u32| match (state.number(class), names.iter().find(|(c, _)| *c == class)) {
        (Some(n), _) => n.to_string(),
        (None, Some((_, name))) => name.clone(),
        _ => {
            count += 1;
            names.push((class, format!("${count}")));
            format!("${count}")
        }
    };
    let mut size = |var: &Var| {
        let (rows, columns) = state.size(*var);
        Size { kinds: state.kinds(*var), extents: (text(rows), text(columns)) }
    };
    let inputs = made.params.iter().map(&mut size).collect();
    let outputs = made.outputs.iter().map(&mut size).collect();
    let all: Vec<Size> = (0..made.names.len()).map(|k| size(&Var::new(k))).collect();
    Configuration { inputs, outputs, all, cliques: 1 }
}

/// What holds of both: the meet of section 4.4 (an upper bound of the two).
fn meet(a: &mut Size, b: &Size) {
    a.kinds = a.kinds.join(b.kinds);
    if a.extents.0 != b.extents.0 {
        a.extents.0 = "?".into();
    }
    if a.extents.1 != b.extents.1 {
        a.extents.1 = "?".into();
    }
}

impl Size {
    /// As in the paper's tables.
    pub fn text(&self) -> String {
        format!("<{},{}>", self.extents.0, self.extents.1)
    }

    /// In words, with names of extents: `column n-by-1`.
    pub fn words(&self, name: &dyn Fn(&str) -> String) -> String {
        match self.kinds {
            Kinds::ANY => "any size".to_owned(),
            kinds if self.is_scalar() => kinds.to_string(),
            kinds => format!("{kinds} {}-by-{}", name(&self.extents.0), name(&self.extents.1)),
        }
    }

    /// Whether it is surely 1-by-1.
    pub fn is_scalar(&self) -> bool {
        self.kinds == Kinds::SCALAR
    }
}

impl Inference {
    /// Whether no step had more cliques than the bound.
    pub fn is_bounded(&self) -> bool {
        self.cost.cliques.iter().zip(&self.bound).all(|(n, p)| {
            let bound = u128::from(Kinds::COUNT).checked_pow(*p).unwrap_or(u128::MAX);
            (*n as u128) <= bound
        })
    }

    /// The table of sizes: a row for each name, a column for each configuration; arguments and results alone, or all.
    pub fn table(&self, whole: bool) -> String {
        let letter =
            |k: usize| if k < 26 { char::from(b'A' + k as u8).to_string() } else { (k + 1).to_string() };
        let mut rows: Vec<Vec<String>> = Vec::new();
        let heads = (0..self.configurations.len()).map(|k| format!("config {}", letter(k)));
        rows.push([String::new()].into_iter().chain(heads).collect());
        let mut row = |name: String, of: &dyn Fn(&Configuration) -> Option<Size>| {
            let sizes = self.configurations.iter().map(|c| of(c).map_or("?".into(), |s| s.text()));
            rows.push([name].into_iter().chain(sizes).collect());
        };
        if whole {
            for (k, name) in &self.shown {
                row(name.clone(), &|c| c.all.get(*k).cloned());
            }
        } else {
            for (k, name) in self.params.iter().enumerate() {
                row(name.clone(), &|c| c.inputs.get(k).cloned());
            }
            for (k, name) in self.outputs.iter().enumerate() {
                row(format!("-> {name}"), &|c| c.outputs.get(k).cloned());
            }
        }
        let widths: Vec<usize> = (0..=self.configurations.len())
            .map(|k| {
                rows.iter().filter_map(|r| r.get(k)).map(String::len).max().unwrap_or(0).min(base::WIDEST)
            })
            .collect();
        let line = |r: &Vec<String>| {
            let cells = r.iter().zip(&widths).map(|(c, w)| format!("{c:<w$}"));
            format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
        };
        rows.iter().map(line).collect()
    }

    /// The steps of the search: nodes of the level, and cliques behind it.
    pub fn trace(&self) -> String {
        let steps = self.steps.iter().zip(&self.cost.cliques).enumerate();
        let mut out: String = steps.map(|(k, (text, n))| format!("{:>4} {n:>5}  {text}\n", k + 1)).collect();
        out += &format!(
            "{} levels, {} edges looked at, {} joins\n",
            self.steps.len(),
            self.cost.edges,
            self.cost.joins
        );
        out
    }
}
