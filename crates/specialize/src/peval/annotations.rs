//! Annotations: comments that begin with `%#` and tell the evaluator what it cannot find out, or what to do.
//!
//! `%# x size [1 UNKNOWN]` and its like speak of a variable where they stand; `%# unroll`, `%# nounroll` and
//! `%# budget n` of the loop behind them; `%# preserve f`, `%# nointerpret f` and `%# inline f` of a function,
//! wherever they stand; `%# nargin n` and `%# nargout n` of the call; `%# export` is the library writer's and stays.
//! `%#ok`, `%#codegen`, `%#function`, `%#eml`, `%#tame` and the like, written without a blank, are not ours.
//!
//! Source: the thesis, 6.1.7 and appendix A.

use super::frame::{Frame, Known};
use super::lift::is_known;
use super::{Evaluator, Problem};
use base::{Code, FxHashMap, Name, Span, codes};
use ir::tir::{FuncId, Function, Stmt, StmtId, VarKind, walk};
use std::rc::Rc;
use types::notation::parse_value;
use types::{AbsValue, BUILTIN_CLASSES, Class, ClassValue, Complexity};

/// What a comment says.
#[derive(Clone, PartialEq, Debug)]
pub enum Annotation {
    /// Of a variable.
    Variable(Name, Of),
    /// How many arguments there are.
    Nargin(usize),
    /// How many results are asked for.
    Nargout(usize),
    /// The next loop is unrolled, or not.
    Unroll(bool),
    /// Statements that unrolling the next loop may write; of all loops where no loop is next.
    Budget(usize),
    /// A function is not specialised.
    Preserve(Name),
    /// A function is not evaluated.
    NoInterpret(Name),
    /// A function stands in place of its calls: this one, where none is named.
    Inline(Option<Name>),
    /// For users of a library.
    Export,
}

/// What is said of a variable.
#[derive(Clone, PartialEq, Debug)]
pub enum Of {
    /// Its extents; none for one that is not known.
    Size(Vec<Option<usize>>),
    /// The most dimensions.
    Ndims(usize),
    /// An extent is not known.
    Widen(usize),
    /// Real, or complex.
    Real(bool),
    /// Logical, or not.
    Logical(bool),
    /// Its class, in the words of the annotation.
    Class(String),
    /// A real double.
    RealDouble,
    /// A real scalar of class double.
    RealScalar,
    /// It has a value.
    Defined,
    /// It has none.
    Undefined,
}

/// What the text of a function says of its own specialisation.
#[derive(Default, Debug)]
pub struct Directions {
    /// Of loops.
    pub loops: FxHashMap<StmtId, LoopRule>,
    /// What comments say where they stand.
    pub said: FxHashMap<StmtId, Annotation>,
    /// It stands in place of its calls.
    pub inline: bool,
    /// Of its loops.
    pub budget: Option<usize>,
}

/// What is said of a loop.
#[derive(Clone, Copy, Default, Debug)]
pub struct LoopRule {
    /// It is unrolled, or not.
    pub unroll: Option<bool>,
    /// Statements that unrolling it may write.
    pub budget: Option<usize>,
}

/// First words of annotations that are other tools'.
const OTHERS: &[&str] = &["ok", "codegen", "function", "eml", "tame", "mex", "emlc", "exclude", "include"];

const CLASSES: &[&str] = &[
    "double", "char", "cell", "struct", "sparse", "single", "int8", "int16", "int32", "int64", "uint8",
    "uint16", "uint32", "uint64", "function", "logical", "string",
];

/// The annotation that a comment is. `None` for other comments; an error says what is wrong.
pub fn read(comment: &str) -> Option<Result<Annotation, String>> {
    let body = comment.trim_start().strip_prefix("%#")?;
    let spaced = body.starts_with([' ', '\t']);
    let words: Vec<&str> = body.split_whitespace().collect();
    let first = *words.first()?;
    let other =
        OTHERS.iter().any(|o| first.strip_prefix(o).is_some_and(|r| !r.starts_with(char::is_alphabetic)));
    if other && !spaced {
        return None;
    }
    let read = read_words(body.trim(), &words);
    // Without a blank only what is surely meant for us is.
    (spaced || read.is_ok()).then_some(read)
}

fn read_words(text: &str, words: &[&str]) -> Result<Annotation, String> {
    let number = |w: Option<&&str>| {
        w.and_then(|w| w.parse::<usize>().ok()).ok_or_else(|| format!("'{text}' wants a number"))
    };
    let named = |w: Option<&&str>| {
        let name = w.map(|w| w.trim_matches(['\'', '"'])).filter(|w| is_identifier(w));
        name.map(Name::new).ok_or_else(|| format!("'{text}' wants the name of a function"))
    };
    let count = |n: usize, a: Annotation| match words.len() == n {
        true => Ok(a),
        false => Err(format!("'{text}' has too many words")),
    };
    match words[0] {
        "nargin" => count(2, Annotation::Nargin(number(words.get(1))?)),
        "nargout" => count(2, Annotation::Nargout(number(words.get(1))?)),
        "unroll" => count(1, Annotation::Unroll(true)),
        "nounroll" => count(1, Annotation::Unroll(false)),
        "budget" => count(2, Annotation::Budget(number(words.get(1))?)),
        "preserve" => count(2, Annotation::Preserve(named(words.get(1))?)),
        "nointerpret" => count(2, Annotation::NoInterpret(named(words.get(1))?)),
        "inline" if words.len() == 1 => Ok(Annotation::Inline(None)),
        "inline" => count(2, Annotation::Inline(Some(named(words.get(1))?))),
        "export" => Ok(Annotation::Export),
        first if words.len() > 1 && is_identifier(first) => {
            Ok(Annotation::Variable(Name::new(first), of(text, words)?))
        }
        first => Err(format!("'{first}' is no annotation")),
    }
}

fn of(text: &str, words: &[&str]) -> Result<Of, String> {
    let value = words.get(2).map(|w| w.trim_matches(['\'', '"']));
    let yes = match value {
        Some("yes") => Ok(true),
        Some("no") => Ok(false),
        _ => Err(format!("'{text}' wants yes or no")),
    };
    let number = value.and_then(|w| w.parse::<usize>().ok()).filter(|n| *n > 0);
    let number = number.ok_or_else(|| format!("'{text}' wants a number"));
    let alone = |of: Of| if words.len() == 2 { Ok(of) } else { Err(format!("'{text}' has too many words")) };
    match words[1] {
        "size" => sizes(text).map(Of::Size),
        "ndims" => number.map(Of::Ndims),
        "widen" => number.map(Of::Widen),
        "real" => yes.map(Of::Real),
        "complex" => alone(Of::Real(false)),
        "logical" => yes.map(Of::Logical),
        "class" => match value.filter(|c| CLASSES.contains(c)) {
            Some(class) => Ok(Of::Class(class.to_owned())),
            None => Err(format!("'{}' is no class that can be annotated", value.unwrap_or(""))),
        },
        "realdouble" => alone(Of::RealDouble),
        "realscalar" => alone(Of::RealScalar),
        "defined" => alone(Of::Defined),
        "undefined" => alone(Of::Undefined),
        other => Err(format!("'{other}' is no annotation of a variable")),
    }
}

/// `x size [1 UNKNOWN]`
fn sizes(text: &str) -> Result<Vec<Option<usize>>, String> {
    let wrong = || format!("'{text}' wants extents in brackets, as [1 UNKNOWN]");
    let inside = text.split_once('[').and_then(|t| t.1.trim_end().strip_suffix(']')).ok_or_else(wrong)?;
    let words = inside.split([' ', ',', '\t']).filter(|w| !w.is_empty());
    let sizes: Option<Vec<Option<usize>>> = words
        .map(|w| match w {
            "UNKNOWN" | ":" => Some(None),
            n => n.parse().ok().map(Some),
        })
        .collect();
    sizes.filter(|s| s.len() > 1).ok_or_else(wrong)
}

fn is_identifier(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_alphabetic())
        && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// What is known of a variable under an annotation; nothing where it contradicts.
pub fn refined(value: &AbsValue, of: &Of) -> Option<AbsValue> {
    let now = value.clone().defined();
    let met = |text: &str| parse_value(text).ok().map(|v| now.meet(&v));
    let found = match of {
        Of::Defined => Some(now),
        Of::Undefined => {
            Some(AbsValue::undefined()).filter(|_| value.maybe_undefined || value.is_undefined())
        }
        Of::RealDouble => {
            met("double(:,:)").map(|v| if v.is_undefined() { only(&now, Class::Double) } else { v })
        }
        Of::RealScalar => met("double(1,1)"),
        Of::Class(name) => match name.as_str() {
            "function" => Some(only(&now, Class::FunctionHandle)),
            "sparse" => met("sparse double(:,:)"),
            other => BUILTIN_CLASSES.iter().find(|c| c.name() == other).map(|c| only(&now, *c)),
        },
        Of::Logical(true) => Some(only(&now, Class::Logical)),
        Of::Logical(false) => Some(without(&now, Class::Logical)),
        Of::Real(real) => Some(now.map(|v| {
            let complexity = if *real { Complexity::Real } else { Complexity::Imaginary };
            let fits = match (v.matrix.complexity, real) {
                (Complexity::Real, false) => return v.clone(),
                (Complexity::Imaginary, true) => return v.clone(),
                _ => true,
            };
            let matrix = match fits && v.class.is_numeric() {
                true => v.matrix.clone().with_complexity(complexity),
                false => v.matrix.clone(),
            };
            ClassValue { matrix, ..v.clone() }
        }))
        .filter(|v: &AbsValue| {
            !v.alternatives().is_some_and(|l| {
                l.iter()
                    .any(|c| (c.matrix.complexity == Complexity::Imaginary) == *real && c.class.is_numeric())
            })
        }),
        Of::Size(sizes) => {
            let dims: Vec<String> = sizes.iter().map(|s| s.map_or(":".into(), |n| n.to_string())).collect();
            sized(&now, &dims.join(","))
        }
        Of::Ndims(n) if *n <= 2 => sized(&now, ":,:"),
        Of::Ndims(_) => Some(now),
        Of::Widen(d) => Some(widened(&now, *d)),
    };
    found.filter(|v| *of == Of::Undefined || !v.is_undefined())
}

/// The same, of one class.
fn only(value: &AbsValue, class: Class) -> AbsValue {
    match value.alternatives() {
        None => AbsValue::any_of(class),
        Some(list) => match list.iter().find(|v| v.class == class) {
            Some(v) => AbsValue::one(v.clone()),
            None => AbsValue::undefined(),
        },
    }
}

fn without(value: &AbsValue, class: Class) -> AbsValue {
    let Some(list) = value.alternatives() else { return value.clone() };
    let rest = list.iter().filter(|v| v.class != class);
    rest.map(|v| AbsValue::one(v.clone())).reduce(|a, b| a.join(&b)).unwrap_or_else(AbsValue::undefined)
}

/// The same, with these extents, in the notation.
fn sized(value: &AbsValue, dims: &str) -> Option<AbsValue> {
    let classes: Vec<Class> = match value.alternatives() {
        Some(list) => list.iter().map(|v| v.class).collect(),
        // Objects have no extents that one would annotate.
        None => BUILTIN_CLASSES.into_iter().filter(|c| *c != Class::FunctionHandle).collect(),
    };
    let each = classes.into_iter().filter_map(|class| {
        let shape = parse_value(&format!("double({dims})")).ok()?.shape();
        let one = only(value, class);
        let v = one.unique()?;
        let matrix = types::Matrix::of(class, shape).with_complexity(v.matrix.complexity);
        let top = ClassValue { matrix, ..ClassValue::top(class) };
        Some(one.meet(&AbsValue::one(top))).filter(|v| !v.is_undefined())
    });
    each.reduce(|a, b| a.join(&b))
}

/// The same, of which an extent is not known.
fn widened(value: &AbsValue, dim: usize) -> AbsValue {
    value.map(|v| {
        let Some(dims) = v.matrix.shape.dims().map(|d| d.to_vec()) else { return v.clone() };
        let words: Vec<String> = dims
            .iter()
            .enumerate()
            .map(|(i, d)| match d.as_const() {
                Some(n) if i + 1 != dim => n.to_string(),
                _ => ":".to_owned(),
            })
            .collect();
        let Some(shape) = parse_value(&format!("double({})", words.join(","))).ok().map(|v| v.shape()) else {
            return v.clone();
        };
        let matrix = types::Matrix::of(v.class, shape).with_complexity(v.matrix.complexity);
        ClassValue { matrix, ..ClassValue::top(v.class) }
    })
}

impl Evaluator<'_> {
    /// What the comments of a function say.
    pub fn directions(&mut self, func: FuncId, function: &Function) -> Rc<Directions> {
        if let Some(found) = self.directions.get(&func) {
            return found.clone();
        }
        let mut d = Directions::default();
        let mut problems = Vec::new();
        let mut stack: Vec<&[StmtId]> = vec![&function.body];
        while let Some(block) = stack.pop() {
            for (i, &id) in block.iter().enumerate() {
                let stmt = &function.stmts[id];
                stack.extend(walk::blocks(stmt).into_iter().map(|b| &b[..]));
                let Stmt::Comment(text) = stmt else { continue };
                match read(text) {
                    None => {}
                    Some(Err(why)) => problems.push((id, why)),
                    Some(Ok(a)) => {
                        let next = next_loop(function, &block[i + 1..]);
                        let place = |l: StmtId, d: &mut Directions| *d.loops.entry(l).or_default();
                        match (&a, next) {
                            (Annotation::Unroll(how), Some(l)) => {
                                let mut rule = place(l, &mut d);
                                if rule.unroll.is_some_and(|u| u != *how) {
                                    problems.push((id, "the loop is both unrolled and not".to_owned()));
                                }
                                rule.unroll = Some(*how);
                                d.loops.insert(l, rule);
                            }
                            (Annotation::Unroll(_), None) => {
                                problems.push((id, "no loop stands behind this annotation".to_owned()));
                            }
                            (Annotation::Budget(n), Some(l)) => {
                                let mut rule = place(l, &mut d);
                                rule.budget = Some(*n);
                                d.loops.insert(l, rule);
                            }
                            (Annotation::Budget(n), None) => d.budget = Some(*n),
                            (Annotation::Inline(None), _) => d.inline = true,
                            _ => {}
                        }
                        d.said.insert(id, a);
                    }
                }
            }
        }
        for (id, why) in problems {
            self.problem(&codes::BAD_ANNOTATION, function.spans[id], why);
        }
        let functions: Vec<(StmtId, Annotation)> = d.said.iter().map(|(id, a)| (*id, a.clone())).collect();
        for (id, a) in functions {
            self.of_function(func, function.spans[id], &a);
        }
        let d = Rc::new(d);
        self.directions.insert(func, d.clone());
        d
    }

    /// What is said of functions.
    fn of_function(&mut self, func: FuncId, span: Option<Span>, a: &Annotation) {
        let name = match a {
            Annotation::Preserve(n) | Annotation::NoInterpret(n) | Annotation::Inline(Some(n)) => *n,
            _ => return,
        };
        match self.steps.meaning_in(func, name) {
            analysis::steps::Meaning::Function(f) => match a {
                Annotation::Preserve(_) => {
                    self.general.insert(f, true);
                }
                Annotation::NoInterpret(_) => {
                    self.kept.insert(f);
                }
                _ => {
                    self.inlined.insert(f);
                }
            },
            _ => self.problem(&codes::BAD_ANNOTATION, span, format!("there is no function '{name}' here")),
        }
    }

    /// Something is wrong with the program or what is said of it.
    pub fn problem(&mut self, code: &'static Code, span: Option<Span>, text: String) {
        let problem = Problem { code, span, text };
        if !self.problems.contains(&problem) {
            self.problems.push(problem);
        }
    }

    /// A comment says something of a variable, or of the call.
    pub fn annotated(&mut self, fr: &mut Frame, id: StmtId, a: &Annotation, known: &mut Known) {
        let span = fr.function.spans[id];
        match a {
            Annotation::Variable(name, of) => {
                let Some(v) =
                    fr.function.find_var(*name).filter(|v| fr.function.vars[*v].kind == VarKind::User)
                else {
                    return self.problem(
                        &codes::BAD_ANNOTATION,
                        span,
                        format!("there is no variable '{name}' here"),
                    );
                };
                let value = known.point.value(v).clone();
                let Some(new) = refined(&value, of) else {
                    return self.problem(
                        &codes::BAD_ANNOTATION,
                        span,
                        format!("this contradicts what is known of '{name}': it is {value}"),
                    );
                };
                if is_known(&value) && !matches!(of, Of::Widen(_)) || new == value {
                    return;
                }
                self.flush(fr, known, v);
                self.assert(fr, v, &new);
                self.steps.assign(&mut fr.act, id, v, new, &mut known.point);
                super::outside::assigned(fr, v, known);
            }
            Annotation::Nargin(n) => {
                if fr.nargin.is_some_and(|given| given != *n) {
                    let given = fr.nargin.unwrap_or(0);
                    let text = format!("this contradicts the call, which has {given} arguments");
                    self.problem(&codes::BAD_ANNOTATION, span, text);
                }
            }
            Annotation::Nargout(n) => {
                if fr.nargout != *n {
                    let text = format!("this contradicts the call, which asks for {} results", fr.nargout);
                    self.problem(&codes::BAD_ANNOTATION, span, text);
                }
            }
            _ => {}
        }
    }
}

/// The loop that a block begins with, behind comments and what its head computes.
fn next_loop(function: &Function, block: &[StmtId]) -> Option<StmtId> {
    for &id in block {
        let stmt = &function.stmts[id];
        match stmt {
            Stmt::Comment(_) => {}
            Stmt::For { .. } | Stmt::While { .. } => return Some(id),
            _ => {
                let defs = walk::defs(stmt);
                let head = !defs.is_empty() && defs.iter().all(|v| function.vars[*v].kind != VarKind::User);
                if !head {
                    return None;
                }
            }
        }
    }
    None
}

/// What the comments that a function begins with say of its call.
#[derive(Default, Debug)]
pub struct Declared {
    /// How many arguments it is given.
    pub nargin: Option<usize>,
    /// How many results are asked for.
    pub nargout: Option<usize>,
    /// The parameters up to the last one of which something is said.
    pub params: usize,
}

/// Reads the comments that a function begins with, and further annotations.
pub fn declared(f: &Function, more: &[Annotation]) -> Declared {
    let mut found = Declared::default();
    let comments = f.body.iter().map_while(|id| match &f.stmts[*id] {
        Stmt::Comment(text) => Some(text),
        _ => None,
    });
    let own: Vec<Annotation> = comments.filter_map(|c| read(c)?.ok()).collect();
    for a in own.iter().chain(more) {
        match a {
            Annotation::Nargin(n) => found.nargin = Some(*n),
            Annotation::Nargout(n) => found.nargout = Some(*n),
            Annotation::Variable(name, of) if *of != Of::Undefined => {
                if let Some(k) = f.params.iter().position(|p| f.vars[*p].name == *name) {
                    found.params = found.params.max(k + 1);
                }
            }
            _ => {}
        }
    }
    found
}
