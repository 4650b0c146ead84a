//! Long lines of MATLAB are broken: behind commas and operators, outer ones first, with `...`.

/// The longest line.
pub const WIDTH: usize = 100;

/// The text with its long lines broken. Comments and texts stay whole.
pub fn broken(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        if line.chars().count() <= WIDTH || line.trim_start().starts_with('%') {
            out.push_str(line);
        } else {
            break_line(line, &mut out);
        }
        out.push('\n');
    }
    if !text.ends_with('\n') {
        out.pop();
    }
    out
}

fn break_line(line: &str, out: &mut String) {
    let indent = line.len() - line.trim_start().len();
    let lead = " ".repeat(indent + 4);
    let mut rest = line.to_owned();
    for _ in 0..1000 {
        if rest.chars().count() <= WIDTH {
            break;
        }
        let Some(at) = place(&rest, WIDTH - 4, lead.len()) else { break };
        let (head, tail) = rest.split_at(at);
        out.push_str(head.trim_end());
        out.push_str(" ...\n");
        rest = format!("{lead}{}", tail.trim_start());
    }
    out.push_str(&rest);
}

/// Where a line is best broken: the last place before `most` at which the fewest brackets are open, in the second
/// half of the line where there is one.
fn place(line: &str, most: usize, least: usize) -> Option<usize> {
    let bytes = line.as_bytes();
    let mut depth = 0usize;
    let mut quoted: Option<u8> = None;
    let mut second = false;
    // Its half of the line, the depth, the place.
    let mut best: Option<(bool, usize, usize)> = None;
    let mut before = b' ';
    for (i, &c) in bytes.iter().enumerate() {
        if i >= most && best.is_some() {
            break;
        }
        if let Some(q) = quoted {
            // A quote that is written twice stands in the text.
            match (std::mem::take(&mut second), c == q) {
                (false, true) if bytes.get(i + 1) == Some(&q) => second = true,
                (false, true) => quoted = None,
                _ => {}
            }
            before = c;
            continue;
        }
        match c {
            b'"' => quoted = Some(c),
            b'\'' => {
                let value = before.is_ascii_alphanumeric() || b"_)]}'.\"".contains(&before);
                if !value {
                    quoted = Some(c);
                }
            }
            b'%' => return best.map(|b| b.2),
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b' ' if i > least + 8 && bytes.get(i + 1).is_some_and(|n| *n != b' ') => {
                let word = line[..i].rsplit(' ').next().unwrap_or("");
                let operator = ["+", "-", "*", ".*", "/", "./", "&&", "||", "|", "&", "="].contains(&word);
                let comma = matches!(before, b',' | b';') && depth > 0;
                let late = i * 2 > most;
                let better = best.is_none_or(|(half, d, _)| late && !half || (late == half && depth <= d));
                if (operator || comma) && line.is_char_boundary(i + 1) && better {
                    best = Some((late, depth, i + 1));
                }
            }
            _ => {}
        }
        before = c;
    }
    best.map(|b| b.2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_outside_of_texts() {
        let long = format!("    x = f({}, 'a, b', [{}]);\n", "first + second", "1.25, -2.5; ".repeat(12));
        let text = broken(&long);
        assert!(text.lines().all(|l| l.chars().count() <= WIDTH), "{text}");
        assert_eq!(text.replace(" ...\n        ", " "), long);
        let quotes = format!("f(x, 'a=''1'' {}; ''b'' {}', 2, 3)", "c; ".repeat(20), "d; ".repeat(20));
        assert!(broken(&quotes).lines().any(|l| l.contains(&"d; ".repeat(20))), "{}", broken(&quotes));
        assert_eq!(broken("y = 1;\n% a comment that is long"), "y = 1;\n% a comment that is long");
    }
}
