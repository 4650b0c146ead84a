//! Shorter texts of a line: arguments and elements left out, an operation replaced by an operand, a
//! call by its argument, a group by 1. The texts are not parsed: one that is no MATLAB fails in all
//! engines alike.

/// Lines that say less than this one, no text twice, shortest first.
pub fn shorter_lines(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    let text: Vec<char> = line.chars().collect();
    for (open, close) in groups(&text) {
        group(&text, open, close, &mut found);
    }
    if let Some(at) = assignment(&text) {
        let end = text.len() - usize::from(text.last() == Some(&';'));
        found.extend(operands(&text, at, end));
        found.push(put(&text, at, end, " 1"));
        found.push(put(&text, at, end, " []"));
    } else if let Some(at) = line.find(' ').filter(|_| line.starts_with("if ") || line.starts_with("while "))
    {
        found.extend(operands(&text, at + 1, text.len()));
        found.push(put(&text, at + 1, text.len(), "true"));
    }
    found.retain(|t| t.len() < line.len());
    found.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
    found.dedup();
    found
}

/// The texts with less in one group of brackets.
fn group(text: &[char], open: usize, close: usize, found: &mut Vec<String>) {
    let mut start = open;
    while start > 0 && (text[start - 1].is_alphanumeric() || "_.@".contains(text[start - 1])) {
        start -= 1;
    }
    let pieces = split(text, open + 1, close, &[',', ';']);
    if pieces.len() > 1 {
        for (i, &(from, to)) in pieces.iter().enumerate() {
            let (from, to) = if i == 0 { (from, to + 1) } else { (from - 1, to) };
            found.push(put(text, from, to, ""));
        }
    }
    for &(from, to) in &pieces {
        found.push(put(text, start, close + 1, string(&text[from..to]).trim()));
        found.extend(operands(text, from, to));
        if to - from > 1 {
            found.push(put(text, from, to, "1"));
        }
    }
    found.push(put(text, start, close + 1, "1"));
    if start < open {
        found.push(put(text, open, close + 1, ""));
    }
}

/// The texts with one operand in place of an operation between `from` and `to`.
fn operands(text: &[char], from: usize, to: usize) -> Vec<String> {
    let ops = ['+', '-', '*', '/', '^', '<', '>', '=', '&', '|', '\\', ':', '~'];
    let pieces: Vec<(usize, usize)> = split(text, from, to, &ops)
        .into_iter()
        .filter(|&(a, b)| string(&text[a..b]).trim_matches([' ', '.']) != "")
        .collect();
    if pieces.len() < 2 {
        return Vec::new();
    }
    let one = |&(a, b): &(usize, usize)| put(text, from, to, &format!(" {}", string(&text[a..b]).trim()));
    pieces.iter().map(one).collect()
}

/// What stands between separators outside brackets and texts.
fn split(text: &[char], from: usize, to: usize, at: &[char]) -> Vec<(usize, usize)> {
    let mut pieces = Vec::new();
    let (mut depth, mut quoted, mut start) = (0, false, from);
    for i in from..to {
        let c = text[i];
        if c == '\'' && (quoted || begins_text(text, i)) {
            quoted = !quoted;
        }
        match c {
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ if depth == 0 && at.contains(&c) => {
                pieces.push((start, i));
                start = i + 1;
            }
            _ => {}
        }
    }
    pieces.push((start, to));
    pieces
}

fn groups(text: &[char]) -> Vec<(usize, usize)> {
    let (mut open, mut found, mut quoted) = (Vec::new(), Vec::new(), false);
    for (i, c) in text.iter().enumerate() {
        if *c == '\'' && (quoted || begins_text(text, i)) {
            quoted = !quoted;
        }
        match c {
            _ if quoted => {}
            '(' | '[' | '{' => open.push(i),
            ')' | ']' | '}' => found.extend(open.pop().map(|o| (o, i))),
            _ => {}
        }
    }
    found
}

/// Whether a quote begins a text and is no transposition.
fn begins_text(text: &[char], at: usize) -> bool {
    at == 0 || !(text[at - 1].is_alphanumeric() || ")]}'._".contains(text[at - 1]))
}

/// Behind the `=` of an assignment.
fn assignment(text: &[char]) -> Option<usize> {
    let pieces = split(text, 0, text.len(), &['=']);
    let (_, at) = *pieces.first()?;
    let plain = text.get(at + 1) == Some(&' ') && text.get(at.checked_sub(1)?) == Some(&' ');
    (at < text.len() && plain).then_some(at + 1)
}

fn put(text: &[char], from: usize, to: usize, new: &str) -> String {
    format!("{}{new}{}", string(&text[..from]), string(text.get(to..).unwrap_or(&[])))
}

fn string(text: &[char]) -> String {
    text.iter().collect()
}

#[cfg(test)]
mod tests {
    use super::shorter_lines;

    #[test]
    fn operands_arguments_and_groups_go() {
        let found = shorter_lines("x = f([1, y(2)], 3) + z';");
        for wanted in ["x = z';", "x = f([1, y(2)]) + z';", "x = f([1], 3) + z';", "x = 3 + z';", "x = 1;"] {
            assert!(found.iter().any(|f| f == wanted), "{wanted} is not in {found:#?}");
        }
    }

    #[test]
    fn texts_are_left_whole() {
        assert!(shorter_lines("say('a (b');").iter().all(|t| !t.contains("('a ;")));
    }
}
