//! `tame.toml`: what a project says once instead of on every command line.
//!
//! ```toml
//! dialect = "matlab"            # or "octave"
//! path = ["lib"]                # folders beside tame.toml
//!
//! [check]
//! select = ["certain-error"]    # only these
//! ignore = ["missing-semicolon"]
//! exclude = ["external"]        # folders and files that are not looked at
//! least = "warning"
//! baseline = "baseline.json"
//!
//! [check.severity]
//! unused-value = "error"
//! ```

use super::finding::{severity_name, severity_of};
use crate::session::Dialect;
use base::{Code, Diagnostic, Severity, System, codes};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// The name of the file.
const NAME: &str = "tame.toml";

/// Which findings are told, and how bad they are.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    /// Only these codes, where there are any.
    pub select: Vec<&'static Code>,
    /// Not these.
    pub ignore: Vec<&'static Code>,
    /// Other severities than the registry's.
    pub severity: HashMap<&'static str, Severity>,
    /// Nothing less severe.
    pub least: Option<Severity>,
}

impl Rules {
    /// How bad a finding is, if it is told.
    pub fn judge(&self, d: &Diagnostic) -> Option<Severity> {
        let selected = self.select.is_empty() || self.select.contains(&d.code);
        // That something cannot be checked at all is always told.
        let always = d.span.is_none();
        if !always && (!selected || self.ignore.contains(&d.code)) {
            return None;
        }
        let severity = self.severity.get(d.code.name).copied().unwrap_or(d.code.severity);
        // What the place makes less severe stays so.
        let severity = if d.severity < d.code.severity { severity.min(d.severity) } else { severity };
        (severity >= self.least.unwrap_or(Severity::Hint)).then_some(severity)
    }
}

/// What a project's `tame.toml` says.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The language of the files.
    pub dialect: Option<Dialect>,
    /// Folders on the path.
    pub path: Vec<PathBuf>,
    /// Folders and files that are not looked at.
    pub exclude: Vec<PathBuf>,
    /// What is told.
    pub rules: Rules,
    /// The file of old findings.
    pub baseline: Option<PathBuf>,
}

impl Config {
    /// What `tame.toml` in the folder of `path`, or the nearest one above, says; says what is wrong with it.
    pub fn find(system: &dyn System, path: &Path) -> Result<Config, String> {
        let full = system.current_dir().join(path);
        let folder = if system.is_dir(&full) { Some(full.as_path()) } else { full.parent() };
        for folder in folder.into_iter().flat_map(Path::ancestors) {
            let file = folder.join(NAME);
            if system.is_file(&file) {
                let wrong = |what: String| format!("{}: {what}", file.display());
                let bytes = system.read(&file).map_err(|e| wrong(e.to_string()))?;
                let text = String::from_utf8(bytes).map_err(|_| wrong("it is not UTF-8".into()))?;
                return read(&text, folder).map_err(wrong);
            }
        }
        Ok(Config::default())
    }
}

fn read(text: &str, folder: &Path) -> Result<Config, String> {
    let table: Table = text.parse().map_err(|e: toml::de::Error| e.message().to_owned())?;
    let mut config = Config::default();
    for (key, value) in &table {
        match key.as_str() {
            "dialect" => {
                config.dialect = Some(match value.as_str() {
                    Some("matlab") => Dialect::Matlab,
                    Some("octave") => Dialect::Octave,
                    _ => return Err("`dialect` is \"matlab\" or \"octave\"".into()),
                });
            }
            "path" => config.path = folders(key, value, folder)?,
            "check" => {
                let table = value.as_table().ok_or("`check` is a table")?;
                check(table, folder, &mut config)?;
            }
            _ => return Err(format!("unknown key `{key}`")),
        }
    }
    Ok(config)
}

fn check(table: &Table, folder: &Path, config: &mut Config) -> Result<(), String> {
    for (key, value) in table {
        match key.as_str() {
            "select" => config.rules.select = code_list(&texts(key, value)?)?,
            "ignore" => config.rules.ignore = code_list(&texts(key, value)?)?,
            "exclude" => config.exclude = folders(key, value, folder)?,
            "least" => config.rules.least = Some(severity(key, value)?),
            "baseline" => {
                let name = value.as_str().ok_or("`baseline` is the name of a file")?;
                config.baseline = Some(folder.join(name));
            }
            "severity" => {
                for (name, value) in value.as_table().ok_or("`severity` is a table")? {
                    let code = code_list(&[name.as_str()])?;
                    config.rules.severity.extend(
                        code.first()
                            .map(|c| (c.name, severity(name, value)))
                            .map(|(n, s)| s.map(|s| (n, s)))
                            .transpose()?,
                    );
                }
            }
            _ => return Err(format!("unknown key `check.{key}`")),
        }
    }
    Ok(())
}

fn severity(key: &str, value: &Value) -> Result<Severity, String> {
    let names = [Severity::Error, Severity::Warning, Severity::Hint].map(severity_name);
    let found = value.as_str().and_then(severity_of);
    found.ok_or_else(|| format!("`{key}` is one of {}", names.join(", ")))
}

fn texts<'a>(key: &str, value: &'a Value) -> Result<Vec<&'a str>, String> {
    let list = value.as_array().and_then(|l| l.iter().map(Value::as_str).collect());
    list.ok_or_else(|| format!("`{key}` is a list of texts"))
}

fn folders(key: &str, value: &Value, folder: &Path) -> Result<Vec<PathBuf>, String> {
    Ok(texts(key, value)?.into_iter().map(|p| folder.join(p)).collect())
}

/// The codes of these names; a name without code is told with the nearest.
pub fn code_list(names: &[&str]) -> Result<Vec<&'static Code>, String> {
    let mut found = Vec::new();
    for name in names {
        match codes::find(name) {
            Some(code) => found.push(code),
            None => {
                let near = base::nearest(name, codes::ALL.iter().map(|c| c.name));
                let near = near.map_or(String::new(), |n| format!(", did you mean `{n}`?"));
                return Err(format!("there is no code `{name}`{near}"));
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_what_is_told() {
        let text = "dialect = \"octave\"\npath = [\"lib\"]\n[check]\nignore = [\"missing-semicolon\"]\n\
                    least = \"warning\"\n[check.severity]\nunused-value = \"error\"\n";
        let config = read(text, Path::new("/p")).expect("it is right");
        assert_eq!(config.dialect, Some(Dialect::Octave));
        assert_eq!(config.path, [PathBuf::from("/p/lib")]);
        assert_eq!(config.rules.severity.get("unused-value"), Some(&Severity::Error));
        assert_eq!(config.rules.least, Some(Severity::Warning));
        let wrong = |text: &str| read(text, Path::new("/p")).expect_err("it is wrong");
        assert_eq!(
            wrong("[check]\nignore = [\"unused-valu\"]"),
            "there is no code `unused-valu`, did you mean `unused-value`?"
        );
        assert_eq!(wrong("colour = true"), "unknown key `colour`");
        assert_eq!(wrong("[check]\nleast = 3"), "`least` is one of error, warning, hint");
    }
}
