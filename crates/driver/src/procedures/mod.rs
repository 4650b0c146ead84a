//! Procedures with the variants that a library of them has: `tame library`.
//!
//! What the library writer says (`%# export`, `--args`) is level zero of the inference of configurations; where a type
//! is a class alone, each configuration gives it a size, and a procedure of which nothing is said has all sizes with
//! which it can run. Each signature that comes out is a typed entry under a name of its own.
//!
//! Source: the telescoping languages paper (ARGen), sections 3 to 5. Not here: patterns of matrices, pruning by what
//! variants gain, jump functions that are read.

mod jump;
mod listing;

use crate::entry::{arguments, is_value, names};
use crate::library::{self, Asked, Library, compile_asked, no_types, own_name, signatures};
use crate::session::Session;
use base::{Diagnostic, FxHashMap, Severity, codes};
use ir::tir::{CallTarget, FuncId, Stmt, walk};
use std::path::PathBuf;
use telescope::variants::{filled, is_open, said};
use telescope::{Elsewhere, Inference, Problem};
use types::signature::Argument;
use types::{AbsValue, Class, Complexity, Sparsity};

/// The most variants that a procedure has.
const MOST: usize = 128;

/// What is wanted of a library.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// Signatures, as `%# export` says them.
    pub args: Vec<String>,
    /// The classes that procedures come in of which nothing is said, `double | single`; double where blank.
    pub classes: String,
}

/// Procedures with their variants.
pub struct Procedures {
    files: Vec<PathBuf>,
    loaded: Vec<FuncId>,
    list: Vec<Procedure>,
}

/// A procedure.
struct Procedure {
    entry: FuncId,
    /// Its name behind the prefix.
    name: String,
    /// The configurations that what is said of it leaves; none where they cannot be inferred.
    inference: Option<Inference>,
    /// Those that it has without.
    all: Option<Inference>,
    /// Whether something is said of it.
    is_said: bool,
    variants: Vec<Variant>,
}

/// A variant.
struct Variant {
    /// Its name behind the prefix.
    name: String,
    signature: String,
    /// Configurations of the procedure by their places.
    configurations: Vec<usize>,
}

/// The procedures in files, and what is to be told of them.
pub fn procedures(
    session: &mut Session,
    files: &[PathBuf],
    wishes: &Wishes,
) -> (Option<Procedures>, Vec<Diagnostic>) {
    let loaded = match library::loaded(session, files) {
        Ok(loaded) => loaded,
        Err(found) => return (None, found),
    };
    let mut told = Vec::new();
    match listed(session, files, &loaded, wishes, &mut told) {
        Ok(list) => (Some(Procedures { files: files.to_vec(), loaded, list }), told),
        Err(d) => {
            told.push(d);
            (None, told)
        }
    }
}

fn listed(
    session: &mut Session,
    files: &[PathBuf],
    loaded: &[FuncId],
    wishes: &Wishes,
    told: &mut Vec<Diagnostic>,
) -> Result<Vec<Procedure>, Diagnostic> {
    let mut signatures = signatures(session, files, loaded, &wishes.args)?;
    for f in &signatures.missing {
        let made = unsaid(session, *f, &wishes.classes)?;
        signatures.list.extend(made.into_iter().map(|s| (*f, s)));
    }
    let elsewhere = callees(session, loaded);
    let mut list: Vec<Procedure> = Vec::new();
    for f in loaded {
        if list.iter().any(|p| p.entry == *f) {
            continue;
        }
        let own: Vec<&String> = signatures.list.iter().filter(|(g, _)| g == f).map(|(_, s)| s).collect();
        let is_said = !signatures.missing.contains(f);
        list.push(procedure(session, *f, &own, is_said, &elsewhere, told)?);
    }
    let mut taken: Vec<String> = list.iter().map(|p| p.name.clone()).collect();
    for v in list.iter_mut().flat_map(|p| &mut p.variants) {
        let base = v.name.clone();
        let mut k = 1;
        while taken.contains(&v.name) {
            k += 1;
            v.name = format!("{base}_{k}");
        }
        taken.push(v.name.clone());
    }
    Ok(list)
}

/// The signatures of a function of which nothing is said: numbers of the classes that are wanted, and doubles where an
/// argument counts something.
fn unsaid(session: &Session, f: FuncId, classes: &str) -> Result<Vec<String>, Diagnostic> {
    let program = &session.lowering.program;
    let function = &program.functions[f];
    if function.varargin.is_some() {
        return Err(no_types(session, f));
    }
    let counters = telescope::counters(program, f);
    let of = |(name, counts): (String, &bool)| format!("{name}: {}", if *counts { "double" } else { "T" });
    let args: Vec<String> = names(function, None).into_iter().zip(&counters).map(of).collect();
    let mut text = args.join(", ");
    if counters.contains(&false) {
        text += &format!(" where T: {}", if classes.trim().is_empty() { "double" } else { classes });
    }
    let read = types::parse_exports(&text, &|_| false).map_err(|e| crate::entry::not_types(&text, &e))?;
    Ok(read.into_iter().flat_map(|e| e.signatures).collect())
}

/// The functions of other files that are called, loaded.
fn callees(session: &mut Session, loaded: &[FuncId]) -> Elsewhere {
    let mut found = Elsewhere::default();
    let mut waiting = loaded.to_vec();
    let mut seen = Vec::new();
    while let Some(f) = waiting.pop() {
        if seen.contains(&f) {
            continue;
        }
        seen.push(f);
        let mut calls = Vec::new();
        let function = &session.lowering.program.functions[f];
        walk::each(function, &function.body, &mut |_, s| {
            if let Stmt::Call { callee, .. } = s {
                calls.push(callee.clone());
            }
        });
        for callee in calls {
            let target = match callee.target {
                CallTarget::Builtin => None,
                CallTarget::Function(g) => Some(g),
                CallTarget::Unresolved => {
                    session.lowering.resolve_function(callee.name.as_str(), Some(f)).inspect(|g| {
                        found.insert((f, callee.name), *g);
                    })
                }
            };
            let file = target.map(|g| session.lowering.program.functions[g].file);
            let ours = |f| !lower::is_prelude(&session.sources().file(f).path);
            waiting.extend(target.filter(|_| file.is_some_and(ours)));
        }
    }
    found
}

fn procedure(
    session: &Session,
    f: FuncId,
    texts: &[&String],
    is_said: bool,
    elsewhere: &Elsewhere,
    told: &mut Vec<Diagnostic>,
) -> Result<Procedure, Diagnostic> {
    let program = &session.lowering.program;
    let function = &program.functions[f];
    let name = own_name(function.name.as_str());
    let all = telescope::infer(program, f, &Vec::new(), elsewhere);
    if let Ok(all) = &all {
        told.extend(all.unknown.iter().map(|g| {
            let message =
                format!("nothing is known of '{g}', which '{}' calls: it takes any sizes", all.name);
            Diagnostic::new(&codes::UNKNOWN_CALLEE, function.span, message)
        }));
    }
    let mut procedure =
        Procedure { entry: f, name, inference: None, all: all.ok(), is_said, variants: Vec::new() };
    // Signatures that differ in classes alone have the same configurations.
    let mut known: FxHashMap<String, Result<Inference, Problem>> = FxHashMap::default();
    for text in texts {
        let mut args = arguments(session, f, text)?.signature.args;
        args.iter_mut().for_each(|a| a.text = by_elements(&a.text));
        let key: Vec<String> = args.iter().map(sizes).collect();
        let made = known
            .entry(key.join(";"))
            .or_insert_with(|| telescope::infer(program, f, &said(&args), elsewhere));
        let open = args.iter().any(is_open);
        match made {
            Ok(made) => {
                let places = procedure.meets(made);
                for one in filled(made, &args) {
                    let configurations = one.configurations.iter().map(|k| places[*k]).collect();
                    procedure.add(session, &one.types, configurations)?;
                }
            }
            Err(problem) => {
                let refused = problem.contradicts || open;
                told.push(of_problem(problem, function.name.as_str(), text, refused));
                if refused {
                    return Err(told.pop().unwrap_or_else(|| no_types(session, f)));
                }
                let types: Vec<String> = args.iter().map(|a| a.text.clone()).collect();
                procedure.add(session, &types, Vec::new())?;
            }
        }
    }
    procedure.order();
    Ok(procedure)
}

/// A caller hands complex numbers over and does not say whether they have imaginary parts: that is for the elements
/// to say, as after an operation. A variable that keeps what it was given then has one type.
fn by_elements(text: &str) -> String {
    match text.strip_prefix("complex ") {
        Some(rest) => format!("maybe imaginary {rest}"),
        None => text.replace("sparse complex ", "sparse maybe imaginary "),
    }
}

/// What of a type is about sizes.
fn sizes(arg: &Argument) -> String {
    let of = |v: &types::ClassValue<types::Matrix>| v.matrix.shape.to_string();
    arg.value.alternatives().map_or("any".into(), |l| l.iter().map(of).collect::<Vec<_>>().join("|"))
}

fn of_problem(problem: &Problem, name: &str, text: &str, refused: bool) -> Diagnostic {
    let code = if problem.contradicts { &codes::NO_CONFIGURATION } else { &codes::CONFIGURATIONS_UNKNOWN };
    let of = if text.is_empty() { String::new() } else { format!("{name}({text}): ") };
    let message = format!("{of}{}", problem.text);
    let mut d = match problem.span {
        Some(span) => Diagnostic::new(code, span, message),
        None => Diagnostic::without_span(code, message),
    };
    if refused && !problem.contradicts {
        d.severity = Severity::Error;
        d = d.with_help("Say the size of each argument: `%# export f(A: double(n,n))`.");
    }
    d
}

impl Procedure {
    /// Takes configurations in; their places.
    fn meets(&mut self, made: &Inference) -> Vec<usize> {
        let Some(own) = &mut self.inference else {
            self.inference = Some(made.clone());
            return (0..made.configurations.len()).collect();
        };
        let mut place = |c: &telescope::Configuration| {
            own.configurations.iter().position(|o| o.inputs == c.inputs).unwrap_or_else(|| {
                own.configurations.push(c.clone());
                own.configurations.len() - 1
            })
        };
        made.configurations.iter().map(&mut place).collect()
    }

    fn add(
        &mut self,
        session: &Session,
        types: &[String],
        configurations: Vec<usize>,
    ) -> Result<(), Diagnostic> {
        let function = &session.lowering.program.functions[self.entry];
        let own = names(function, None);
        let named = |(k, t): (usize, &String)| match own.get(k).filter(|_| k < function.params.len()) {
            Some(name) => format!("{name}: {t}"),
            None => t.clone(),
        };
        let signature = types.iter().enumerate().map(named).collect::<Vec<_>>().join(", ");
        if self.variants.iter().any(|v| v.signature == signature) {
            return Ok(());
        }
        if self.variants.len() == MOST {
            let message = format!("'{}' would have more than {MOST} variants", function.name);
            let help = "Say the sizes that are wanted with `%# export`.";
            return Err(Diagnostic::new(&codes::TOO_MANY_VARIANTS, function.span, message).with_help(help));
        }
        let args = arguments(session, self.entry, &signature)?.signature.args;
        let marks: Vec<String> = args.iter().map(mark).collect();
        let name = match marks.concat().len() {
            0 => format!("{}_0", self.name),
            // Names of Fortran have 63 characters.
            1..40 => format!("{}_{}", self.name, marks.join("_")),
            _ => format!("{}_v{}", self.name, self.variants.len() + 1),
        };
        self.variants.push(Variant { name, signature, configurations });
        Ok(())
    }

    /// Scalars first: configurations that came from several inferences stand as in one.
    fn order(&mut self) {
        let Some(own) = &mut self.inference else { return };
        let kinds = |c: &telescope::Configuration| c.inputs.iter().map(|s| s.kinds.0).collect::<Vec<_>>();
        let mut places: Vec<usize> = (0..own.configurations.len()).collect();
        places.sort_by_key(|k| kinds(&own.configurations[*k]));
        own.configurations = places.iter().map(|k| own.configurations[*k].clone()).collect();
        for place in self.variants.iter_mut().flat_map(|v| &mut v.configurations) {
            *place = places.iter().position(|k| k == place).unwrap_or(*place);
        }
    }
}

/// What stands for an argument in the name of a variant: its class, and how it lies.
fn mark(arg: &Argument) -> String {
    if is_value(arg) {
        return "v".into();
    }
    let Some(one) = arg.value.unique() else { return "x".into() };
    let class = match (one.class, one.matrix.complexity) {
        (Class::Double, Complexity::Real) => "d",
        (Class::Double, _) => "z",
        (Class::Single, Complexity::Real) => "s",
        (Class::Single, _) => "c",
        (Class::Int8, _) => "i8",
        (Class::Int16, _) => "i16",
        (Class::Int32, _) => "i32",
        (Class::Int64, _) => "i64",
        (Class::UInt8, _) => "u8",
        (Class::UInt16, _) => "u16",
        (Class::UInt32, _) => "u32",
        (Class::UInt64, _) => "u64",
        (Class::Logical, _) => "b",
        (Class::Char, _) => "t",
        _ => return "x".into(),
    };
    let sparse = if one.matrix.sparsity == Sparsity::Full { "" } else { "p" };
    format!("{class}{sparse}{}", lies(&arg.value))
}

/// Nothing for one element, `r` and `c` for rows and columns, `m` for matrices, else the number of dimensions.
fn lies(value: &AbsValue) -> String {
    let one = Some(1);
    let dims = value.unique().and_then(|v| v.matrix.shape.dims());
    match dims.map(|d| d.iter().map(|d| d.as_const()).collect::<Vec<_>>()) {
        None => "a".into(),
        Some(d) if d.iter().all(|d| *d == one) => String::new(),
        Some(d) => match d.as_slice() {
            [r, _] if *r == one => "r".into(),
            [_, c] if *c == one => "c".into(),
            [_, _] => "m".into(),
            more => more.len().to_string(),
        },
    }
}

impl Procedures {
    /// The configurations of each procedure as tables; with `whole` also variants and the steps of the search.
    pub fn listing(&self, session: &Session, whole: bool) -> String {
        listing::of(self, session, whole)
    }

    /// Compiles them to a library.
    pub fn compile(
        &self,
        session: &mut Session,
        prefix: &str,
        interpreter: bool,
    ) -> (Option<Library>, Vec<Diagnostic>) {
        if let Err(d) = library::c_name(prefix) {
            return (None, vec![d]);
        }
        let variants = self.list.iter().flat_map(|p| p.variants.iter().map(|v| (p.entry, v)));
        let asked: Vec<Asked> = variants
            .map(|(entry, v)| Asked { entry, text: v.signature.clone(), name: Some(v.name.clone()) })
            .collect();
        let (made, told) = compile_asked(session, &self.files, &self.loaded, &asked, prefix, interpreter);
        let Some(mut library) = made else { return (None, told) };
        let source = |p: &Procedure| session.lowering.program.functions[p.entry].name.to_string();
        library.choose(self.list.iter().map(|p| (p.name.clone(), source(p))).collect());
        let text = jump::of(self, session, &library);
        library.put_beside(format!("lib{prefix}.jump.json"), text);
        (Some(library), told)
    }
}
