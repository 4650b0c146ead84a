//! `tame check` on the command line: what the flags and `tame.toml` say together, progress, where text goes.

use crate::{Common, Least};
use clap::ValueEnum;
use driver::{Baseline, CheckFormat, Config, Finding, Options, RealSystem, Rules, Severity};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

/// What is told, and how.
#[derive(Clone, clap::Args)]
pub struct Telling {
    /// Leaves out what is less severe.
    #[arg(long, value_enum, alias = "severity")]
    pub least: Option<Least>,
    /// Tells only findings with these codes, separated by commas.
    #[arg(long, value_delimiter = ',', value_name = "CODES")]
    pub select: Vec<String>,
    /// Leaves out findings with these codes, separated by commas.
    #[arg(long, value_delimiter = ',', value_name = "CODES")]
    pub ignore: Vec<String>,
    /// How findings are written; all but `text` go to the standard output.
    #[arg(long, value_enum, default_value_t = Shape::Text)]
    pub format: Shape,
    /// Leaves out the findings that are written down in a file.
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,
    /// Writes the findings of now down in the file of `--baseline`.
    #[arg(long)]
    pub update_baseline: bool,
    /// How many threads; by default one for each processor.
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,
}

/// How findings are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Shape {
    /// For people, on the standard error.
    Text,
    /// A list of objects.
    Json,
    /// SARIF 2.1.0, which code hosts read.
    Sarif,
    /// Workflow commands of GitHub, which it shows beside the lines.
    Github,
}

/// Checks programs; the exit code.
pub fn check(common: &Common, paths: &[PathBuf], telling: &Telling) -> u8 {
    match attempt(common, paths, telling) {
        Ok(code) => code,
        Err(why) => {
            eprintln!("error: {why}");
            2
        }
    }
}

fn attempt(common: &Common, paths: &[PathBuf], telling: &Telling) -> Result<u8, String> {
    let system = RealSystem::default();
    let config = Config::find(&system, paths.first().map_or(Path::new("."), PathBuf::as_path))?;
    let rules = rules(&config, telling)?;
    let options = options(common, &config);
    let here = std::env::current_dir().unwrap_or_default();
    let excluded = |file: &PathBuf| config.exclude.iter().any(|e| here.join(file).starts_with(e));
    let mut files: Vec<PathBuf> = Vec::new();
    for path in paths {
        let named = driver::programs_in(&system, path);
        // A file that is named is looked at even if it is excluded.
        files.extend(named.into_iter().filter(|f| f == path || !excluded(f)));
    }
    let mut seen = std::collections::HashSet::new();
    files.retain(|f| seen.insert(f.clone()));
    let jobs = telling.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let terminal = std::io::stderr().is_terminal();
    let colour = terminal && telling.format == Shape::Text;
    let mut progress = |done: usize, all: usize| {
        if terminal && all > 1 {
            eprint!("\r{done} of {all} files\x1b[K{}", if done == all { "\r\x1b[K" } else { "" });
        }
    };
    let mut found = driver::check_all(&files, &options, &rules, (jobs, colour), &mut progress);
    if let Some(file) = telling.baseline.as_ref().or(config.baseline.as_ref()) {
        if telling.update_baseline {
            let text = Baseline::of(&found).text();
            std::fs::write(file, text).map_err(|e| format!("cannot write '{}': {e}", file.display()))?;
            return Ok(0);
        }
        found = new_ones(found, file)?;
    } else if telling.update_baseline {
        return Err("`--update-baseline` needs the file of `--baseline`".into());
    }
    let failed = tell(&found, telling.format);
    Ok(failed | u8::from(found.iter().any(|f| f.severity == Severity::Error)))
}

/// The findings that are not in a baseline.
fn new_ones(mut found: Vec<Finding>, file: &Path) -> Result<Vec<Finding>, String> {
    let wrong = |what: String| format!("the baseline '{}': {what}", file.display());
    let text = std::fs::read_to_string(file).map_err(|e| wrong(e.to_string()))?;
    let mut baseline = Baseline::read(&text).map_err(wrong)?;
    found.retain(|f| !baseline.takes(f));
    if baseline.left() > 0 {
        let n = baseline.left();
        eprintln!("{n} of the findings in '{}' are gone: `--update-baseline` forgets them", file.display());
    }
    Ok(found)
}

/// The exit code: of findings that cannot be written nobody learns.
fn tell(found: &[Finding], format: Shape) -> u8 {
    let (format, people) = match format {
        Shape::Text => (CheckFormat::Text, true),
        Shape::Json => (CheckFormat::Json, false),
        Shape::Sarif => (CheckFormat::Sarif, false),
        Shape::Github => (CheckFormat::Github, false),
    };
    let text = driver::formatted(found, format);
    if people {
        u8::from(std::io::stderr().lock().write_all(text.as_bytes()).is_err())
    } else {
        crate::print(&text)
    }
}

/// What `tame.toml` says, changed by the command line.
fn rules(config: &Config, telling: &Telling) -> Result<Rules, String> {
    let list = |names: &[String]| {
        let names: Vec<&str> = names.iter().map(|n| n.trim()).filter(|n| !n.is_empty()).collect();
        driver::code_list(&names)
    };
    let mut rules = config.rules.clone();
    let select = list(&telling.select)?;
    if !select.is_empty() {
        rules.select = select;
        rules.ignore.clear();
    }
    rules.ignore.extend(list(&telling.ignore)?);
    if let Some(least) = telling.least {
        rules.least = Some(match least {
            Least::Hint => Severity::Hint,
            Least::Warning => Severity::Warning,
            Least::Error => Severity::Error,
        });
    }
    Ok(rules)
}

fn options(common: &Common, config: &Config) -> Options {
    let mut options = crate::options(common.clone());
    if let (None, Some(dialect)) = (common.dialect, config.dialect) {
        options.dialect = dialect;
    }
    options.path.extend(config.path.iter().cloned());
    options
}
