//! From configurations to the signatures of variants: sizes where the library writer names only a class.
//!
//! An argument written without a shape, `v: double`, has the size that it has in each configuration; what is written
//! stays as it is. Extents keep the names that the writer gave them, and the name of an argument whose value they are;
//! others that occur twice are `n`, `m`, ..., and those that occur once `:`.

use crate::annotation::Said;
use crate::clause::Kinds;
use crate::infer::{Configuration, Inference};
use base::FxHashMap;
use types::signature::Argument;

/// A signature with the configurations that it covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    /// The type of each argument that is given.
    pub types: Vec<String>,
    /// By their place in the inference.
    pub configurations: Vec<usize>,
}

/// What a signature says of sizes.
pub fn said(args: &[Argument]) -> Said {
    args.iter().enumerate().map(|(k, a)| (k, vec![a.value.clone()])).collect()
}

/// The signatures that configurations make of one, whose arguments stand in the order of the parameters.
pub fn filled(made: &Inference, args: &[Argument]) -> Vec<Filled> {
    let mut found: Vec<Filled> = Vec::new();
    for (k, c) in made.configurations.iter().enumerate() {
        let types = one(made, c, args);
        match found.iter_mut().find(|f| f.types == types) {
            Some(same) => same.configurations.push(k),
            None => found.push(Filled { types, configurations: vec![k] }),
        }
    }
    found
}

/// Whether an argument is of a class alone, whose size is still to be said.
pub fn is_open(arg: &Argument) -> bool {
    let class = arg.text.chars().all(|c| c.is_ascii_alphanumeric() || c == ' ');
    class && arg.value.unique().is_some_and(|v| v.matrix.shape.dims().is_none())
}

fn one(made: &Inference, configuration: &Configuration, args: &[Argument]) -> Vec<String> {
    let mut names: FxHashMap<String, String> = FxHashMap::default();
    let mut counts: FxHashMap<&str, usize> = FxHashMap::default();
    let mut taken: Vec<String> = made.params.clone();
    for (arg, size) in args.iter().zip(&configuration.inputs) {
        let extents = [&size.extents.0, &size.extents.1];
        extents.iter().for_each(|e| *counts.entry(e.as_str()).or_default() += 1);
        let dims = arg.value.unique().and_then(|v| v.matrix.shape.dims());
        for dim in dims.unwrap_or_default() {
            dim.for_each_sym(&mut |s| taken.push(s.to_string()));
        }
        if let Some([rows, columns]) = dims {
            for (dim, extent) in [rows, columns].into_iter().zip(extents) {
                if dim.as_sym().is_some() && extent.starts_with('$') {
                    names.entry(extent.clone()).or_insert_with(|| dim.to_string());
                }
            }
        }
    }
    let mut extent = |text: &String| {
        if !text.starts_with('$') && text != "?" {
            return text.clone();
        }
        if let Some(name) = names.get(text) {
            return name.clone();
        }
        if text == "?" || counts.get(text.as_str()).is_none_or(|n| *n < 2) {
            return ":".to_owned();
        }
        let name = fresh(&taken);
        taken.push(name.clone());
        names.insert(text.clone(), name.clone());
        name
    };
    args.iter()
        .zip(&configuration.inputs)
        .map(|(arg, size)| match is_open(arg) {
            true => format!("{}({},{})", arg.text, extent(&size.extents.0), extent(&size.extents.1)),
            false => arg.text.clone(),
        })
        .collect()
}

/// Names for the place holders of a configuration that occur twice in it, those that arguments do not have; `?` for
/// those that occur once.
pub fn named(made: &Inference, configuration: &Configuration) -> FxHashMap<String, String> {
    let sizes = configuration.inputs.iter().chain(&configuration.outputs);
    let shown: Vec<&String> =
        sizes.filter(|s| s.kinds != Kinds::ANY).flat_map(|s| [&s.extents.0, &s.extents.1]).collect();
    let mut taken = made.params.clone();
    let mut names = FxHashMap::default();
    for text in shown.iter().filter(|t| t.starts_with('$')) {
        if names.contains_key(*text) {
            continue;
        }
        let name = match shown.iter().filter(|t| *t == text).count() {
            1 => "?".to_owned(),
            _ => fresh(&taken),
        };
        taken.push(name.clone());
        names.insert((*text).clone(), name);
    }
    names
}

fn fresh(taken: &[String]) -> String {
    let letters = ["n", "m", "p", "q", "r", "s", "t", "u", "w"].iter().map(|l| (*l).to_owned());
    let mut numbered = letters.chain((1..).map(|k| format!("n{k}")));
    numbered.find(|n| !taken.contains(n)).unwrap_or_default()
}
