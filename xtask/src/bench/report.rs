//! What `cargo xtask bench` prints: a table for people, or JSON.
//!
//! `vs octave` is how many times faster than Octave an engine is, `vs C` how many times the time of
//! the C by hand it needs, both in CPU time. A ratio in which a time is less than four times what
//! the engine needs to start is marked with `~`: it says little about the code.

use super::measure::Measured;
use super::{Case, Engine, Row};
use std::fmt::Write;
use std::time::Duration;

/// One row with its ratios.
struct Line {
    program: String,
    group: &'static str,
    row: Row,
    times_octave: Option<f64>,
    of_hand_c: Option<f64>,
    /// The time is hardly more than that of starting.
    short: bool,
}

/// What holds for all rows.
pub(super) struct Setting {
    /// Repetitions.
    pub(super) runs: usize,
    /// Whether Octave takes part.
    pub(super) octave: bool,
    /// Peak memory that everything seems to have.
    pub(super) floor: u64,
    /// CPU time of a program that does nothing.
    pub(super) start_up: Vec<(Engine, Duration)>,
}

impl Setting {
    fn is_short(&self, row: &Row) -> bool {
        let start_up = self.start_up.iter().find(|(e, _)| *e == row.engine).map(|(_, t)| *t);
        row.outcome.as_ref().is_ok_and(|m| start_up.is_some_and(|t| m.cpu < 4 * t))
    }
}

pub(super) struct Report {
    json: bool,
    setting: Setting,
    lines: Vec<Line>,
}

impl Report {
    pub(super) fn new(json: bool, setting: Setting) -> Report {
        let report = Report { json, setting, lines: Vec::new() };
        if !json {
            println!("{}", report.heading());
        }
        report
    }

    fn heading(&self) -> String {
        let start_up: Vec<String> = self.setting.start_up.iter().map(|(e, t)| told(*e, *t)).collect();
        let mut out = format!(
            "Best of {} runs. CPU time is user and system time, with starting and reading the program.\n\
             Starting alone: {}; a ratio of times under 4 times that has a ~.\n\
             Peak memory below {:.1} MB cannot be told.",
            self.setting.runs,
            start_up.join(", "),
            megabytes(self.setting.floor)
        );
        if !self.setting.octave {
            out.push_str("\nWithout Octave.");
        }
        let _ = write!(
            out,
            "\n\n{:<15} {:<7} {:>8} {:>8} {:>8}{} {:>8}  output",
            "program",
            "engine",
            "cpu s",
            "wall s",
            "peak MB",
            self.octave_column("vs octave"),
            "vs C"
        );
        out
    }

    /// The column of the ratios against Octave, where there are any.
    fn octave_column(&self, text: &str) -> String {
        if self.setting.octave { format!(" {text:>10}") } else { String::new() }
    }

    /// Takes what the engines did on a program.
    pub(super) fn add(&mut self, case: &Case, rows: Vec<Row>) {
        let cpu = |engine| rows.iter().find(|r| r.engine == engine)?.outcome.as_ref().ok().map(|m| m.cpu);
        let (octave, hand) = (cpu(Engine::Octave), cpu(Engine::HandC));
        let hand_is_short = rows.iter().any(|r| r.engine == Engine::HandC && self.setting.is_short(r));
        for row in rows {
            let own = row.outcome.as_ref().ok().map(|m| m.cpu);
            let line = Line {
                program: case.name.clone(),
                group: case.group,
                times_octave: ratio(octave, own).filter(|_| row.engine != Engine::Octave),
                of_hand_c: ratio(own, hand).filter(|_| row.engine != Engine::HandC),
                short: hand_is_short || self.setting.is_short(&row),
                row,
            };
            if !self.json {
                println!("{}", self.text(&line));
            }
            self.lines.push(line);
        }
    }

    fn text(&self, line: &Line) -> String {
        let mut out = format!("{:<15} {:<7}", line.program, line.row.engine.name());
        let m = match &line.row.outcome {
            Ok(m) => m,
            Err(message) => {
                let _ = write!(out, " FAILED: {message}");
                return out;
            }
        };
        let verdict = if line.well() { line.verdict().to_owned() } else { line.verdict().to_uppercase() };
        let vs_c = number(line.of_hand_c, 2, "-");
        let _ = write!(
            out,
            " {:>8.3} {:>8.3} {:>8.1}{} {:>8}  {verdict}",
            m.cpu.as_secs_f64(),
            m.wall.as_secs_f64(),
            megabytes(m.peak),
            self.octave_column(&number(line.times_octave, 1, "-")),
            if line.short && line.of_hand_c.is_some() { format!("~{vs_c}") } else { vs_c },
        );
        out
    }

    /// Prints what stands under the table, or the JSON.
    pub(super) fn finish(&self) {
        if self.json {
            println!("{}", self.to_json());
            return;
        }
        println!();
        let mut groups: Vec<&str> = self.lines.iter().map(|l| l.group).collect();
        groups.dedup();
        groups.sort_unstable();
        groups.dedup();
        for group in groups {
            for engine in [Engine::Interp, Engine::Native] {
                self.summarise(group, engine);
            }
        }
        let wrong = self.lines.iter().filter(|l| !l.well()).count();
        match wrong {
            0 => println!("Every engine printed the expected text."),
            _ => println!("{wrong} of {} runs failed or printed another text.", self.lines.len()),
        }
    }

    fn summarise(&self, group: &str, engine: Engine) {
        let lines: Vec<&Line> =
            self.lines.iter().filter(|l| l.group == group && l.row.engine == engine).collect();
        let mut parts = Vec::new();
        let named = |pick: fn(&Line) -> Option<f64>| -> Vec<(f64, &str)> {
            lines.iter().filter_map(|l| Some((pick(l)?, l.program.as_str()))).collect()
        };
        let octave = named(|l| l.times_octave);
        if let Some((least, name)) = octave.iter().min_by(|a, b| a.0.total_cmp(&b.0)) {
            let mean = geometric_mean(&octave);
            parts.push(format!("{mean:.1} times as fast as Octave (least {least:.1}, {name})"));
        }
        let hand = named(|l| l.of_hand_c);
        if let Some((most, name)) = hand.iter().max_by(|a, b| a.0.total_cmp(&b.0)) {
            let mean = geometric_mean(&hand);
            parts.push(format!("{mean:.2} times the time of C by hand (most {most:.2}, {name})"));
        }
        if !parts.is_empty() {
            println!("{group}, {}: {}, in the geometric mean.", engine.name(), parts.join("; "));
        }
    }

    /// Whether every engine ran everything and printed the expected text.
    pub(super) fn all_well(&self) -> bool {
        self.lines.iter().all(Line::well)
    }

    fn to_json(&self) -> String {
        let start_up: Vec<String> = self
            .setting
            .start_up
            .iter()
            .map(|(e, t)| format!("\"{}\": {:.6}", e.name(), t.as_secs_f64()))
            .collect();
        let rows: Vec<String> = self.lines.iter().map(|l| format!("  {}", l.json())).collect();
        format!(
            "{{\"runs\": {}, \"floor_bytes\": {}, \"start_up_seconds\": {{{}}}, \"rows\": [\n{}\n]}}",
            self.setting.runs,
            self.setting.floor,
            start_up.join(", "),
            rows.join(",\n")
        )
    }
}

impl Line {
    fn well(&self) -> bool {
        self.row.outcome.is_ok() && self.row.agrees != Some(false)
    }

    fn verdict(&self) -> &'static str {
        match (&self.row.outcome, self.row.agrees) {
            (Err(_), _) => "failed",
            (Ok(_), Some(true)) => "same",
            (Ok(_), Some(false)) => "differs",
            (Ok(_), None) => "first",
        }
    }

    fn json(&self) -> String {
        let measured = self.row.outcome.as_ref().ok();
        let seconds =
            |of: fn(&Measured) -> Duration| number(measured.map(|m| of(m).as_secs_f64()), 6, "null");
        let failure = self.row.outcome.as_ref().err().map_or("null".to_owned(), |e| quoted(e));
        format!(
            "{{\"program\": {}, \"group\": {}, \"engine\": {}, \"cpu_seconds\": {}, \"wall_seconds\": {}, \
             \"peak_bytes\": {}, \"times_octave\": {}, \"of_hand_c\": {}, \"mostly_start_up\": {}, \"output\": {}, \"failure\": {failure}}}",
            quoted(&self.program),
            quoted(self.group),
            quoted(self.row.engine.name()),
            seconds(|m| m.cpu),
            seconds(|m| m.wall),
            measured.map_or("null".to_owned(), |m| m.peak.to_string()),
            number(self.times_octave, 4, "null"),
            number(self.of_hand_c, 4, "null"),
            self.short,
            quoted(self.verdict()),
        )
    }
}

fn told(engine: Engine, time: Duration) -> String {
    format!("{} {:.1} ms", engine.name(), time.as_secs_f64() * 1e3)
}

fn ratio(over: Option<Duration>, under: Option<Duration>) -> Option<f64> {
    let (over, under) = (over?.as_secs_f64(), under?.as_secs_f64());
    (under > 0.0).then(|| over / under)
}

fn geometric_mean(named: &[(f64, &str)]) -> f64 {
    let logs: f64 = named.iter().map(|(x, _)| x.ln()).sum();
    (logs / named.len().max(1) as f64).exp()
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

fn number(x: Option<f64>, digits: usize, absent: &str) -> String {
    x.filter(|x| x.is_finite()).map_or(absent.to_owned(), |x| format!("{x:.digits$}"))
}

/// A JSON string.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if (c as u32) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(engine: Engine, cpu: u64, agrees: Option<bool>) -> Row {
        let cpu = Duration::from_millis(cpu);
        let measured = Measured { cpu, wall: cpu, peak: 2_000_000, stdout: String::new() };
        Row { engine, outcome: Ok(measured), agrees }
    }

    #[test]
    fn ratios_are_against_octave_and_hand_written_c() {
        let case = Case {
            name: "p".into(),
            group: "programs",
            file: "p/bench.m".into(),
            expected: None,
            hand_c: None,
            large: false,
        };
        let start_up =
            vec![(Engine::Native, Duration::from_millis(30)), (Engine::HandC, Duration::from_millis(1))];
        let mut report = Report::new(true, Setting { runs: 3, octave: true, floor: 0, start_up });
        let octave = row(Engine::Octave, 4000, Some(true));
        report.add(&case, vec![octave, row(Engine::Native, 100, Some(true)), row(Engine::HandC, 50, None)]);
        let native = &report.lines[1];
        assert_eq!((native.times_octave, native.of_hand_c), (Some(40.0), Some(2.0)));
        assert!(native.short && report.to_json().contains(r#""mostly_start_up": true"#));
        assert!(report.all_well());
        let failed = Row { engine: Engine::Interp, outcome: Err("a \"b\"\n".into()), agrees: None };
        report.add(&case, vec![failed]);
        assert!(!report.all_well());
        assert!(report.to_json().contains(r#""failure": "a \"b\"\u000a""#), "{}", report.to_json());
    }

    #[test]
    fn the_mean_is_geometric() {
        assert!((geometric_mean(&[(2.0, "a"), (8.0, "b")]) - 4.0).abs() < 1e-12);
    }
}
