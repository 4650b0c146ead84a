//! Findings for machines: JSON, SARIF 2.1.0 (what code hosts show), and the workflow commands of GitHub.

use super::finding::{Finding, severity_name};
use base::{Severity, codes};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// How findings are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// For people, with the line of the source.
    Text,
    /// A list of objects.
    Json,
    /// SARIF 2.1.0.
    Sarif,
    /// `::error file=..,line=..::message`
    Github,
}

/// All findings of a run as one text.
pub fn formatted(findings: &[Finding], format: Format) -> String {
    match format {
        Format::Text => findings.iter().map(|f| f.shown.as_str()).collect(),
        Format::Json => lines(&Value::Array(findings.iter().map(object).collect())),
        Format::Sarif => lines(&sarif(findings)),
        Format::Github => findings.iter().map(command).collect(),
    }
}

fn lines(value: &Value) -> String {
    format!("{}\n", serde_json::to_string_pretty(value).unwrap_or_default())
}

fn path(f: &Finding) -> Option<String> {
    f.file.as_ref().map(|p| p.to_string_lossy().replace('\\', "/"))
}

fn object(f: &Finding) -> Value {
    let p = f.place;
    json!({
        "code": f.code.name,
        "severity": severity_name(f.severity),
        "message": f.message,
        "help": f.help,
        "related": f.related.count,
        "file": path(f),
        "line": p.line,
        "column": p.col,
        "endLine": p.end_line,
        "endColumn": p.end_col,
    })
}

fn sarif(findings: &[Finding]) -> Value {
    let level = |s| match s {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Hint => "note",
    };
    let rules: Vec<Value> = codes::ALL
        .iter()
        .map(|c| {
            json!({
                "id": c.name,
                "shortDescription": { "text": c.explanation },
                "defaultConfiguration": { "level": level(c.severity) },
            })
        })
        .collect();
    let result = |f: &Finding| {
        let index = codes::ALL.iter().position(|c| *c == f.code);
        let text = match &f.help {
            Some(help) => format!("{} ({help})", said(f)),
            None => said(f),
        };
        let mut result = json!({
            "ruleId": f.code.name,
            "ruleIndex": index,
            "level": level(f.severity),
            "message": { "text": text },
        });
        if let Some(path) = path(f) {
            let p = f.place;
            result["locations"] = json!([{
                "physicalLocation": {
                    "artifactLocation": { "uri": uri(&path) },
                    "region": {
                        "startLine": p.line,
                        "startColumn": p.col,
                        "endLine": p.end_line,
                        "endColumn": p.end_col,
                    },
                },
            }]);
        }
        result
    };
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "tame", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
            "columnKind": "unicodeCodePoints",
            "results": findings.iter().map(result).collect::<Vec<_>>(),
        }],
    })
}

/// The message with what is told along with it.
fn said(f: &Finding) -> String {
    match f.related.count {
        0 => f.message.clone(),
        _ => format!("{} ({})", f.message, f.related.text),
    }
}

/// A path as a reference: what may not stand in one is escaped.
fn uri(path: &str) -> String {
    let mut out = String::new();
    for b in path.bytes() {
        if b.is_ascii_alphanumeric() || b"/-._~+@!$&'()*,;=:".contains(&b) {
            out.push(b as char);
        } else {
            let _ = write!(out, "%{b:02X}");
        }
    }
    out
}

fn command(f: &Finding) -> String {
    let kind = match f.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Hint => "notice",
    };
    let data = |s: &str| s.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    let property = |s: &str| data(s).replace(':', "%3A").replace(',', "%2C");
    let mut out = format!("::{kind} ");
    if let Some(path) = path(f) {
        let p = f.place;
        let _ = write!(out, "file={},line={},col={}", property(&path), p.line, p.col);
        let _ = write!(out, ",endLine={},endColumn={},", p.end_line, p.end_col);
    }
    let _ = writeln!(out, "title={}::{}", property(f.code.name), data(&said(f)));
    out
}
