//! The findings of old code, written down so that only new ones are told. A finding is known by its file, its
//! code and its message, not by its line: lines move. As many as were written down are let pass.

use super::finding::Finding;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// How often each finding was there.
#[derive(Debug, Default)]
pub struct Baseline {
    counts: BTreeMap<[String; 3], u64>,
}

impl Baseline {
    /// What findings are there now.
    pub fn of(findings: &[Finding]) -> Baseline {
        let mut baseline = Baseline::default();
        for f in findings {
            *baseline.counts.entry(key(f)).or_default() += 1;
        }
        baseline
    }

    /// From the text of a baseline file; what is wrong with it otherwise.
    pub fn read(text: &str) -> Result<Baseline, String> {
        let value: Value = serde_json::from_str(text).map_err(|e| format!("not JSON: {e}"))?;
        let list = value.get("findings").and_then(Value::as_array).ok_or("it has no list `findings`")?;
        let mut baseline = Baseline::default();
        for (entry, n) in list.iter().zip(1..) {
            let text = |name: &str| {
                let found = entry.get(name).and_then(Value::as_str).map(str::to_owned);
                found.ok_or_else(|| format!("finding {n} has no text `{name}`"))
            };
            let count = entry.get("count").and_then(Value::as_u64).unwrap_or(1);
            *baseline.counts.entry([text("file")?, text("code")?, text("message")?]).or_default() += count;
        }
        Ok(baseline)
    }

    /// The text of a baseline file.
    pub fn text(&self) -> String {
        let entry = |([file, code, message], count): (&[String; 3], &u64)| json!({ "file": file, "code": code, "message": message, "count": count });
        let list: Vec<Value> = self.counts.iter().map(entry).collect();
        let text = serde_json::to_string_pretty(&json!({ "findings": list }));
        format!("{}\n", text.unwrap_or_default())
    }

    /// Takes a finding out: whether it was there.
    pub fn takes(&mut self, f: &Finding) -> bool {
        match self.counts.get_mut(&key(f)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// How many findings that were written down were not taken out.
    pub fn left(&self) -> u64 {
        self.counts.values().sum()
    }
}

fn key(f: &Finding) -> [String; 3] {
    let file = f.file.as_ref().map(|p| p.to_string_lossy().replace('\\', "/")).unwrap_or_default();
    [file, f.code.name.to_owned(), f.message.clone()]
}
