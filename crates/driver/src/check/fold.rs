//! One cause, one finding: what follows from another finding is counted there, and what is said of several places
//! of a file in the same words is said of the first. Which findings are told is decided before: what a
//! comment lets pass counts nowhere.

use base::{Cause, Code, Diagnostic, FileId, FxHashMap, Related, Severity, SourceMap, Span, codes};

/// What is said of a name is said once in each file.
const OF_NAMES: &[&Code] = &[&codes::UNDEFINED_NAME, &codes::NOT_PROVIDED, &codes::OCTAVE_FUNCTION];

/// The findings that are told of those that `tells` holds for, in their order.
pub fn fold(
    found: Vec<Diagnostic>,
    sources: &SourceMap,
    tells: &mut dyn FnMut(&mut Diagnostic) -> bool,
) -> Vec<Diagnostic> {
    let mut told: Vec<Diagnostic> = Vec::new();
    let mut causes: Vec<(Cause, Vec<Diagnostic>)> = Vec::new();
    let mut of_cause: FxHashMap<Span, usize> = FxHashMap::default();
    let mut first: FxHashMap<(Span, &str, Severity, String), usize> = FxHashMap::default();
    let mut places: FxHashMap<usize, Vec<u32>> = FxHashMap::default();
    for mut d in found {
        if !tells(&mut d) {
            continue;
        }
        if let Some(cause) = d.cause.take() {
            let at = *of_cause.entry(cause.span).or_insert(causes.len());
            if at == causes.len() {
                causes.push((*cause, Vec::new()));
            }
            causes[at].1.push(d);
            continue;
        }
        if let (Some(span), true) = (d.span, OF_NAMES.contains(&d.code)) {
            let file = Span { start: 0, end: 0, ..span };
            let key = (file, d.code.name, d.severity, d.message.clone());
            let at = *first.entry(key).or_insert(told.len());
            if at < told.len() {
                places.entry(at).or_default().push(sources.line_col(span).line);
                continue;
            }
        }
        told.push(d);
    }
    for (at, lines) in places {
        told[at].related = Some(same(&lines));
    }
    let line = |s: Span| (s.file, sources.line_col(s).line);
    let mut of_line: FxHashMap<(&str, FileId, u32), usize> = FxHashMap::default();
    if !causes.is_empty() {
        for (i, d) in told.iter().enumerate() {
            if let Some((file, line)) = d.span.map(line) {
                of_line.entry((d.code.name, file, line)).or_insert(i);
            }
        }
    }
    for (cause, list) in causes {
        let (file, line) = line(cause.span);
        let known = of_line.get(&(cause.code.name, file, line)).copied();
        let (code, count) = (cause.code.name, told.len());
        attach(&mut told, known, cause, &list, tells);
        if told.len() > count {
            of_line.insert((code, file, line), count);
        }
    }
    told.sort_by_key(|d| d.span);
    told
}

/// Counts what follows from a cause at the finding that is told of it on its line; that is made where nobody else
/// tells it.
fn attach(
    told: &mut Vec<Diagnostic>,
    known: Option<usize>,
    cause: Cause,
    list: &[Diagnostic],
    tells: &mut dyn FnMut(&mut Diagnostic) -> bool,
) {
    let related = consequences(list);
    match known {
        Some(at) => told[at].related = Some(related),
        None if cause.message.is_empty() => {}
        None => {
            let mut d = Diagnostic::new(cause.code, cause.span, cause.message);
            if tells(&mut d) {
                d.related = Some(related);
                told.push(d);
            }
        }
    }
}

/// So many are listed.
const LISTED: usize = 6;

/// The same of other places.
fn same(lines: &[u32]) -> Related {
    let list: Vec<String> = lines.iter().map(u32::to_string).collect();
    let list = some_of(&list);
    let text = match lines.len() {
        1 => format!("and 1 more place: line {list}"),
        n => format!("and {n} more places: lines {list}"),
    };
    Related { count: lines.len() as u32, text }
}

/// Names that depend on a cause.
fn consequences(list: &[Diagnostic]) -> Related {
    let quoted = |d: &Diagnostic| d.message.split('\'').nth(1).map(|name| format!("'{name}'"));
    let mut names: Vec<String> = Vec::new();
    for name in list.iter().filter_map(quoted) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let count = names.len() as u32;
    let what = if count == 1 { "1 name depends".to_owned() } else { format!("{count} names depend") };
    Related { count, text: format!("and {what} on it: {}", some_of(&names)) }
}

fn some_of(list: &[String]) -> String {
    let shown = list.iter().take(LISTED).map(String::as_str).collect::<Vec<_>>().join(", ");
    if list.len() > LISTED { format!("{shown}, ...") } else { shown }
}
