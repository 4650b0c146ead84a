//! `tame specialize`: its flags, and where the text goes.

use super::{Common, colour, print, session};
use driver::SpecializeOptions;
use std::path::{Path, PathBuf};

/// The flags.
#[derive(clap::Args)]
pub struct Specialize {
    /// The file of the function or script; `-` is the standard input.
    file: PathBuf,
    /// The arguments, as types or values: 'double(1,2), 0.5, @newton, []'. Further ones are not given.
    #[arg(long, value_name = "TYPES", default_value = "", allow_hyphen_values = true)]
    args: String,
    /// How many results are asked for; by default all that have names.
    #[arg(long, value_name = "N")]
    nargout: Option<usize>,
    /// Where the result goes; by default to the standard output.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The program is taken to be right: what may fail, but does nothing else, may be left out.
    #[arg(long)]
    assume_correct: bool,
    /// How many statements the rounds of one loop may become.
    #[arg(long, value_name = "N")]
    growth: Option<usize>,
    /// Says what was specialised how often, and what was left as it was.
    #[arg(long)]
    explain: bool,
    /// A file of annotations and assignments that hold where the function begins.
    #[arg(long, value_name = "FILE")]
    annotations: Option<PathBuf>,
    /// A variable that has a value where the function begins, or a parameter: 'name=value'.
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// Digits of the numbers that are written; by default all.
    #[arg(long, value_name = "DIGITS")]
    precision: Option<usize>,
    /// Writes assertions of what is assumed of arguments and by annotations.
    #[arg(long)]
    assert: bool,
    /// Runs the program and the result on N random inputs and compares what they give.
    #[arg(long, value_name = "N")]
    verify: Option<usize>,
    /// Where the call graph before and after goes, in the language of Graphviz.
    #[arg(long, value_name = "FILE")]
    graph: Option<PathBuf>,
    /// Prints the functions that the program calls, instead.
    #[arg(long)]
    functions: bool,
    /// Prints the variables of each function, instead.
    #[arg(long)]
    variables: bool,
    /// For tests: takes some literals, chosen by this number, not to be known.
    #[arg(long, value_name = "SEED", hide = true)]
    forget: Option<u64>,
    #[command(flatten)]
    common: Common,
}

/// Runs the command.
pub fn specialize(what: Specialize) -> u8 {
    if let Some(output) = &what.output
        && same_file(output, &what.file)
    {
        eprintln!("error: the result would take the place of '{}'", what.file.display());
        return 2;
    }
    let mut session = session(what.common);
    let defaults = SpecializeOptions::default();
    let mut options = SpecializeOptions {
        assume_correct: what.assume_correct,
        growth: what.growth.unwrap_or(defaults.growth),
        precision: what.precision.filter(|p| *p > 0),
        assert: what.assert,
        forget: what.forget,
        ..defaults
    };
    if let Err(why) = given(&what.annotations, &what.set, &mut options) {
        eprintln!("error: {why}");
        return 2;
    }
    let made = driver::specialized(&mut session, &what.file, &what.args, what.nargout, &options);
    eprint!("{}", session.report(colour()));
    let Some(made) = made else { return 1 };
    if what.explain {
        for (name, versions) in &made.versions {
            eprintln!("{name}: {versions} version{}", if *versions == 1 { "" } else { "s" });
        }
        eprint!("{}", driver::render(&made.notes, session.sources(), colour()));
    }
    if what.functions || what.variables {
        let line = |(name, vars): &(String, Vec<String>)| match what.variables {
            true => format!("{name}: {}\n", vars.join(" ")),
            false => format!("{name}\n"),
        };
        return print(&made.listed.iter().map(line).collect::<String>());
    }
    if let Some(trials) = what.verify
        && let Err(why) = verify(&what.file, &made, trials)
    {
        eprintln!("error: {why}");
        return 1;
    }
    if let Some(graph) = &what.graph
        && let Err(e) = std::fs::write(graph, &made.graph)
    {
        eprintln!("error: '{}' cannot be written: {e}", graph.display());
        return 1;
    }
    match &what.output {
        None => print(&made.text),
        Some(output) => match std::fs::write(output, &made.text) {
            Ok(()) => 0,
            Err(e) => {
                eprintln!("error: '{}' cannot be written: {e}", output.display());
                1
            }
        },
    }
}

/// Runs the program and what is left of it on the same random arguments; an error says where they differ.
fn verify(file: &Path, made: &driver::Residual, trials: usize) -> Result<(), String> {
    let failed = |e: std::io::Error| format!("the trials cannot be run: {e}");
    let whole = file.canonicalize().map_err(failed)?;
    let folder = whole.parent().unwrap_or(Path::new("/")).display().to_string();
    let name = whole.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let (before, after) = driver::trials(&name, &folder, made, trials)?;
    let place = std::env::temp_dir().join(format!("tame-verify-{}", std::process::id()));
    let run = |sub: &str, script: &str, text: Option<&str>| -> Result<String, String> {
        let place = place.join(sub);
        std::fs::create_dir_all(&place).map_err(failed)?;
        std::fs::write(place.join("trials_of_both.m"), script).map_err(failed)?;
        if let Some(text) = text {
            std::fs::write(place.join(format!("{name}.m")), text).map_err(failed)?;
        }
        let tame = std::env::current_exe().map_err(failed)?;
        let output = std::process::Command::new(tame)
            .args(["run", "trials_of_both.m"])
            .current_dir(&place)
            .output()
            .map_err(failed)?;
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        match output.status.success() {
            true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
            false => Err(format!("the trials do not run:\n{error}")),
        }
    };
    let both = run("before", &before, None).and_then(|a| Ok((a, run("after", &after, Some(&made.text))?)));
    let _ = std::fs::remove_dir_all(&place);
    let (a, b) = both?;
    let mut trial = "";
    for (x, y) in a.lines().zip(b.lines()) {
        if x.starts_with("trial ") {
            trial = x;
        }
        if x != y {
            return Err(format!("{trial} differs: the program gives '{x}', what is left of it '{y}'"));
        }
    }
    match a.lines().count() == b.lines().count() {
        true => Ok(()),
        false => Err("the program and what is left of it give different numbers of lines".to_owned()),
    }
}

/// What files and flags say of variables.
fn given(file: &Option<PathBuf>, set: &[String], options: &mut SpecializeOptions) -> Result<(), String> {
    if let Some(file) = file {
        let text =
            std::fs::read_to_string(file).map_err(|e| format!("'{}' cannot be read: {e}", file.display()))?;
        driver::annotations(&text, options).map_err(|why| format!("'{}', {why}", file.display()))?;
    }
    for one in set {
        let (name, value) =
            one.split_once('=').ok_or_else(|| format!("'{one}' is not of the form name=value"))?;
        let value = driver::notated(value).map_err(|why| format!("'{one}': {why}"))?;
        options.set.push((name.trim().to_owned(), value));
    }
    Ok(())
}

fn same_file(a: &Path, b: &Path) -> bool {
    let whole = |p: &Path| p.canonicalize().ok();
    a == b || whole(a).is_some() && whole(a) == whole(b)
}
