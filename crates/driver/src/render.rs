//! Diagnostics as text for people: the message, the line it speaks of, and what to do.

use annotate_snippets::{Annotation, AnnotationKind, Level, Origin, Renderer, Snippet};
use base::{Diagnostic, Severity, SourceMap, Span};
use std::ops::Range;

/// The text of diagnostics in order, with colour for a terminal. Ends with a line end.
pub fn render(diagnostics: &[Diagnostic], sources: &SourceMap, colour: bool) -> String {
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    let mut out = String::new();
    for d in diagnostics {
        out.push_str(&render_one(d, sources, &renderer));
        out.push('\n');
    }
    out
}

fn render_one(d: &Diagnostic, sources: &SourceMap, renderer: &Renderer) -> String {
    let level = match d.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Hint => Level::INFO.with_name("hint"),
    };
    let title = level.primary_title(d.message.as_str()).id(d.code.name);
    let mut group = match d.span {
        None => annotate_snippets::Group::with_title(title),
        Some(span) => {
            let file = sources.file(span.file);
            let labels = || d.labels.iter().filter(|l| l.span.file == span.file && l.span != span);
            let spans: Vec<Range<usize>> =
                labels().map(|l| l.span).chain([span]).map(|s| range(sources, s)).collect();
            // Of a large file only the lines that are shown are looked at.
            let (shown, whole) = surroundings(&file.text, &spans);
            let inside = |r: Range<usize>| r.start - shown.start..r.end - shown.start;
            let mut snippet = Snippet::source(&file.text[shown.clone()])
                .line_start(file.line_col(shown.start as u32).line as usize)
                .fold(true)
                .annotation(primary(d, inside(range(sources, span))));
            for label in labels() {
                let place = AnnotationKind::Context.span(inside(range(sources, label.span)));
                snippet = snippet.annotation(place.label(label.text.as_str()));
            }
            let path = file.path.to_string_lossy().into_owned();
            if whole {
                title.element(snippet.path(path))
            } else {
                let at = file.line_col(span.start);
                let origin = Origin::path(path).line(at.line as usize).char_column(at.col as usize);
                title.element(origin).element(snippet)
            }
        }
    };
    if let Some(related) = &d.related {
        group = group.element(Level::NOTE.message(related.text.as_str()));
    }
    if let Some(help) = &d.help {
        group = group.element(Level::HELP.message(help.as_str()));
    }
    renderer.render(&[group])
}

/// How far from a place its line is shown at most: a program of one line may have a finding in each of its words.
const FAR: usize = 400;

/// From the beginning of the first line that the spans touch to the end of the last, with a line around; and whether
/// that is so at its beginning, and not only a part of a long line.
fn surroundings(text: &str, spans: &[Range<usize>]) -> (Range<usize>, bool) {
    let first = spans.iter().map(|r| r.start).min().unwrap_or(0);
    let last = spans.iter().map(|r| r.end).max().unwrap_or(text.len());
    let (start, whole) = match line_before(text, first) {
        None => (border(text, first.saturating_sub(FAR)), false),
        Some(line) => (line_before(text, line.saturating_sub(1)).unwrap_or(line), true),
    };
    let end = match line_after(text, last) {
        None => border(text, last + FAR),
        Some(line) => line_after(text, line).unwrap_or(line),
    };
    (start..end, whole)
}

/// Where the line begins that `at` stands in; nothing where that is far.
fn line_before(text: &str, at: usize) -> Option<usize> {
    let from = at.saturating_sub(FAR);
    let found = text.as_bytes()[from..at].iter().rposition(|&b| b == b'\n');
    found.map(|n| from + n + 1).or((from == 0).then_some(0))
}

/// Where the line behind that of `at` begins; nothing where that is far.
fn line_after(text: &str, at: usize) -> Option<usize> {
    let to = text.len().min(at.saturating_add(FAR));
    let found = text.as_bytes()[at..to].iter().position(|&b| b == b'\n');
    found.map(|n| at + n + 1).or((to == text.len()).then_some(to))
}

/// The border of a character at `at` or before.
fn border(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// The place itself, with what its own label says.
fn primary(d: &Diagnostic, range: Range<usize>) -> Annotation<'_> {
    let place = AnnotationKind::Primary.span(range);
    match d.labels.iter().find(|l| Some(l.span) == d.span) {
        Some(label) => place.label(label.text.as_str()),
        None => place,
    }
}

/// A span as a range of the file's text that lies inside it, on the borders of characters.
fn range(sources: &SourceMap, span: Span) -> Range<usize> {
    let text = &sources.file(span.file).text;
    let start = border(text, span.start as usize);
    let end = border(text, span.end as usize).max(start);
    // What is longer than a screen in one line is shown by its beginning.
    let long = end - start > 10 * FAR && !text.as_bytes()[start..start + FAR].contains(&b'\n');
    start..if long { border(text, start + FAR) } else { end }
}
