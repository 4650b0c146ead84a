//! The passes over Loops, as a list that can be read: [`PIPELINE`]. Lowering is naive; everything clever
//! is a row here, and so is the way down to what a printer prints.
//!
//! A pass is a function from a function to a function, or, where what functions pass to each other changes, from a module
//! to a module. It reads Loops only: proofs of the analysis
//! travel as [`Proof`](ir::loops::Proof)s in the statements that lowering made. Required rows lead from
//! one [`Phase`] to the next; every other row can be left out, alone or with others, and the program
//! does the same. The verifier runs after every row in builds with debug assertions, and wherever
//! [`Options::verify`] asks for it.
//!
//! Source: the shape of the list is Futhark's (`src/Futhark/Passes.hs`), counting for bisection rustc's.

mod append;
mod below;
mod circuit;
mod coalesce;
mod collapse;
mod cut;
mod dissolve;
mod drops;
mod extents;
mod facts;
mod flatten;
mod forward;
mod fresh;
mod fuse;
mod hand_on;
mod imply;
mod integers;
mod interchange;
mod lend;
mod liveness;
mod nest;
mod place;
mod protect;
mod prove;
mod rematerialize;
mod rows;
mod simplify;
mod version;

use ir::loops::{Function, Module, Phase, verify};

/// A row of the pipeline.
pub struct Pass {
    /// What it is called on the command line and in the tests' folders.
    pub name: &'static str,
    /// What it does, in a line.
    pub doc: &'static str,
    /// Whether a program must go through it.
    pub required: bool,
    /// The phase that it leads to, where it is not the one it finds.
    pub to: Option<Phase>,
    /// The pass.
    pub run: Run,
}

/// What a pass goes over.
pub enum Run {
    /// Each function. The module is for looking up callees; the function's own entry in it is its name alone.
    Each(fn(&Module, &mut Function)),
    /// All functions at once, where what one passes to another changes.
    All(fn(&mut Module)),
}

/// The rows in their order.
pub const PIPELINE: &[Pass] = &[
    Pass {
        name: "prove",
        doc: "leaves out checks that the analysis has proved",
        required: false,
        to: None,
        run: Run::Each(prove::prove),
    },
    Pass {
        name: "forward",
        doc: "puts values where they are used and joins short circuits",
        required: false,
        to: None,
        run: Run::Each(forward::forward),
    },
    Pass {
        name: "fuse",
        doc: "computes elements where they are used instead of whole arrays before",
        required: false,
        to: None,
        run: Run::Each(fuse::fuse),
    },
    Pass {
        name: "extents",
        doc: "puts the extents of arrays in where they are constants",
        required: false,
        to: None,
        run: Run::Each(extents::extents),
    },
    Pass {
        name: "rematerialize",
        doc: "computes elements that follow from their subscripts where they are read",
        required: false,
        to: None,
        run: Run::Each(rematerialize::rematerialize),
    },
    Pass {
        name: "dissolve",
        doc: "small arrays of constant extents become scalars",
        required: false,
        to: None,
        run: Run::Each(dissolve::dissolve),
    },
    Pass {
        name: "place",
        doc: "moves what is read for the last time instead of copying it",
        required: false,
        to: None,
        run: Run::Each(place::place),
    },
    Pass {
        name: "append",
        doc: "appends to a matrix in place where it is concatenated with something",
        required: false,
        to: None,
        run: Run::Each(append::append),
    },
    Pass {
        name: "version",
        doc: "computes with boxed numbers in doubles where all are numbers",
        required: false,
        to: None,
        run: Run::Each(version::version),
    },
    Pass {
        name: "imply",
        doc: "leaves out checks that others or loops imply",
        required: false,
        to: None,
        run: Run::Each(imply::imply),
    },
    Pass {
        name: "nest",
        doc: "element-wise work and reductions become loops",
        required: true,
        to: Some(Phase::Nested),
        run: Run::Each(nest::nest),
    },
    Pass {
        name: "rows",
        doc: "gives room between columns to matrices that grow by rows",
        required: false,
        to: None,
        run: Run::All(rows::rows),
    },
    Pass {
        name: "interchange",
        doc: "moves loops over rows inwards, so that columns are walked",
        required: false,
        to: None,
        run: Run::Each(interchange::interchange),
    },
    Pass {
        name: "collapse",
        doc: "walks whole arrays in one loop",
        required: false,
        to: None,
        run: Run::Each(collapse::collapse),
    },
    Pass {
        name: "integers",
        doc: "computes with the integer classes in integers instead of doubles",
        required: false,
        to: None,
        run: Run::Each(integers::integers),
    },
    Pass {
        name: "lend",
        doc: "looks at parts of boxed values where they lie",
        required: false,
        to: None,
        run: Run::Each(lend::lend),
    },
    Pass {
        name: "drops",
        doc: "every owner is dropped exactly once",
        required: true,
        to: Some(Phase::Owned),
        run: Run::Each(drops::drops),
    },
    Pass {
        name: "cut",
        doc: "makes parts of long functions functions of their own",
        required: false,
        to: None,
        run: Run::Each(cut::cut),
    },
    Pass {
        name: "protect",
        doc: "says what protected blocks share with their functions",
        required: true,
        to: Some(Phase::Protected),
        run: Run::Each(protect::protect),
    },
    Pass {
        name: "flatten",
        doc: "subscripts become places in column-major order",
        required: true,
        to: Some(Phase::Flat),
        run: Run::Each(flatten::flatten),
    },
];

/// What of the pipeline runs.
#[derive(Debug, Default, Clone)]
pub struct Options {
    /// Required rows only.
    pub naive: bool,
    /// Rows that are left out.
    pub disabled: Vec<String>,
    /// The last row that runs.
    pub after: Option<String>,
    /// After how many applications of optional rows to functions no further one is made, to find the
    /// culprit by bisection.
    pub limit: Option<usize>,
    /// Whether the verifier runs after each row.
    pub verify: bool,
}

/// Rows that make what Fortran has no form of, or has a better one of: whole arrays walked by places, parts of boxed
/// values, parts of functions.
const NOT_FOR_FORTRAN: [&str; 4] = ["version", "collapse", "lend", "cut"];

impl Options {
    /// The same for the printer of Fortran: subscripts stay.
    pub fn for_fortran(mut self) -> Options {
        self.disabled.extend(NOT_FOR_FORTRAN.map(str::to_owned));
        self.after = Some("protect".to_owned());
        self
    }
}

/// Runs the pipeline. Gives what the verifier says is wrong: an empty list in a right compiler.
pub fn run(module: &mut Module, options: &Options) -> Vec<String> {
    let checking = options.verify || cfg!(debug_assertions);
    if checking {
        let wrong = verified(module, "lowering");
        if !wrong.is_empty() {
            return wrong;
        }
    }
    let mut applied = 0;
    for pass in PIPELINE {
        let off = options.naive || options.disabled.iter().any(|d| d == pass.name);
        if pass.required || !off {
            apply(module, pass, options.limit, &mut applied);
            let wrong = if checking { verified(module, pass.name) } else { Vec::new() };
            if !wrong.is_empty() {
                return wrong;
            }
        }
        if options.after.as_deref() == Some(pass.name) {
            break;
        }
    }
    Vec::new()
}

/// Applies one row to every function.
pub fn apply(module: &mut Module, pass: &Pass, limit: Option<usize>, applied: &mut usize) {
    let mut may = || {
        *applied += usize::from(!pass.required);
        pass.required || limit.is_none_or(|limit| *applied <= limit)
    };
    match pass.run {
        Run::All(run) if may() => run(module),
        Run::All(_) => {}
        Run::Each(run) => {
            for id in module.functions.keys().collect::<Vec<_>>() {
                if may() {
                    let own = &mut module.functions[id];
                    let named = Function::new(own.name.clone(), own.source);
                    let mut function = std::mem::replace(own, named);
                    run(module, &mut function);
                    module.functions[id] = function;
                }
            }
        }
    }
    if let Some(phase) = pass.to {
        module.phase = phase;
    }
}

fn verified(module: &Module, after: &str) -> Vec<String> {
    verify(module).into_iter().map(|w| format!("after {after}: {w}")).collect()
}

/// The row of this name.
pub fn find(name: &str) -> Option<&'static Pass> {
    PIPELINE.iter().find(|p| p.name == name)
}
