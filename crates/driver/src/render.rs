//! Diagnostics as text for people: the message, the line it speaks of, and what to do.

use annotate_snippets::{Annotation, AnnotationKind, Level, Renderer, Snippet};
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
            let lines = whole_lines(&file.text, &spans);
            let inside = |r: Range<usize>| r.start - lines.start..r.end - lines.start;
            let mut snippet = Snippet::source(&file.text[lines.clone()])
                .line_start(file.line_col(lines.start as u32).line as usize)
                .path(file.path.to_string_lossy().into_owned())
                .fold(true)
                .annotation(primary(d, inside(range(sources, span))));
            for label in labels() {
                let place = AnnotationKind::Context.span(inside(range(sources, label.span)));
                snippet = snippet.annotation(place.label(label.text.as_str()));
            }
            title.element(snippet)
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

/// From the beginning of the first line that the spans touch to the end of the last, with a line around.
fn whole_lines(text: &str, spans: &[Range<usize>]) -> Range<usize> {
    let first = spans.iter().map(|r| r.start).min().unwrap_or(0);
    let last = spans.iter().map(|r| r.end).max().unwrap_or(text.len());
    let start = text[..first].rfind('\n').map_or(0, |n| n + 1);
    let start = text[..start.saturating_sub(1)].rfind('\n').map_or(0, |n| n + 1);
    let end = text[last..].find('\n').map_or(text.len(), |n| last + n + 1);
    let end = text[end..].find('\n').map_or(text.len(), |n| end + n + 1);
    start..end
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
    let border = |at: u32| {
        let mut at = (at as usize).min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = border(span.start);
    start..border(span.end).max(start)
}
