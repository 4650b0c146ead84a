//! The configurations of procedures as a person reads them.

use super::{Procedure, Procedures};
use crate::session::Session;
use std::fmt::Write;
use telescope::{Configuration, Inference};

/// All procedures.
pub(super) fn of(procedures: &Procedures, session: &Session, whole: bool) -> String {
    let texts: Vec<String> = procedures.list.iter().map(|p| one(p, session, whole)).collect();
    texts.join("\n")
}

fn one(p: &Procedure, session: &Session, whole: bool) -> String {
    let function = &session.lowering.program.functions[p.entry];
    let name = |v: &ir::tir::VarId| function.vars[*v].name.to_string();
    let params: Vec<String> = function.params.iter().chain(&function.varargin).map(name).collect();
    let outputs: Vec<String> = function.outputs.iter().map(name).collect();
    let gives = match outputs.as_slice() {
        [] => String::new(),
        [one] => format!("{one} = "),
        many => format!("[{}] = ", many.join(", ")),
    };
    let mut out = format!("{gives}{}({})\n", function.name, params.join(", "));
    match &p.inference {
        Some(made) => out += &table(made),
        None => out += "  configurations are not known\n",
    }
    if !whole {
        return out;
    }
    dropped(p, &mut out);
    out += "  variants\n";
    let width = p.variants.iter().map(|v| v.name.len()).max().unwrap_or(0).min(base::WIDEST);
    for v in &p.variants {
        let from: Vec<String> = v.configurations.iter().map(|k| letter(*k)).collect();
        let from = if from.is_empty() { "-".to_owned() } else { from.join(" ") };
        let _ = writeln!(out, "    {:width$}  {from}  ({})", v.name, v.signature);
    }
    if let Some(made) = &p.inference {
        out += "  steps: number, cliques, statement\n";
        out += &made.trace();
    }
    out
}

/// Configurations that what is said leaves out.
fn dropped(p: &Procedure, out: &mut String) {
    let (Some(all), Some(kept), true) = (&p.all, &p.inference, p.is_said) else { return };
    let kinds = |c: &Configuration| c.inputs.iter().map(|s| s.kinds).collect::<Vec<_>>();
    let kept: Vec<_> = kept.configurations.iter().map(kinds).collect();
    let mut left = all.clone();
    left.configurations.retain(|c| !kept.contains(&kinds(c)));
    if !left.configurations.is_empty() {
        out.push_str("  left out by what is said of the arguments\n");
        out.push_str(&table(&left));
    }
}

fn letter(k: usize) -> String {
    if k < 26 { char::from(b'A' + k as u8).to_string() } else { (k + 1).to_string() }
}

/// A row for each configuration, a column for each argument and result.
fn table(made: &Inference) -> String {
    let heads = made.params.iter().cloned().chain(made.outputs.iter().map(|o| format!("-> {o}")));
    let mut rows: Vec<Vec<String>> = vec![[String::new()].into_iter().chain(heads).collect()];
    for (k, c) in made.configurations.iter().enumerate() {
        let names = telescope::variants::named(made, c);
        let name = |e: &str| names.get(e).cloned().unwrap_or_else(|| e.to_owned());
        let sizes = c.inputs.iter().chain(&c.outputs).map(|s| s.words(&name));
        rows.push([letter(k)].into_iter().chain(sizes).collect());
    }
    let widths: Vec<usize> = (0..rows[0].len())
        .map(|k| rows.iter().filter_map(|r| r.get(k)).map(String::len).max().unwrap_or(0).min(base::WIDEST))
        .collect();
    let line = |r: &Vec<String>| {
        let cells = r.iter().zip(&widths).map(|(c, w)| format!("{c:<w$}"));
        format!("  {}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}
