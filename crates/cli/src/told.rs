//! What a terminal shows of an error that ended a program: the report, and the line of the source where it arose.

/// The report in colour, with the line that its first place names.
pub(crate) fn coloured(report: &str) -> String {
    let mut out = String::new();
    let mut shown = false;
    for (k, line) in report.lines().enumerate() {
        match line.split_once(": ") {
            Some((what, message)) if k == 0 => {
                out += &format!("\x1b[1;31m{what}\x1b[0m: \x1b[1m{message}\x1b[0m\n")
            }
            _ => out += &format!("{line}\n"),
        }
        if !shown
            && let Some(source) =
                line.strip_prefix("  in ").and_then(|l| l.split_once(" at ")).and_then(|(_, p)| source(p))
        {
            out += &source;
            shown = true;
        }
    }
    out
}

/// The line at a place `file:line:column`, marked at the column.
fn source(place: &str) -> Option<String> {
    let mut parts = place.rsplitn(3, ':');
    let column: usize = parts.next()?.parse().ok()?;
    let number: usize = parts.next()?.parse().ok()?;
    let text = std::fs::read(parts.next()?).ok()?;
    let text = String::from_utf8_lossy(&text);
    let line = text.lines().nth(number.checked_sub(1)?)?.trim_end();
    // What stands before the mark is as wide as it, tabs too.
    let before: String =
        line.chars().take(column.checked_sub(1)?).map(|c| if c == '\t' { c } else { ' ' }).collect();
    let margin = " ".repeat(number.to_string().len());
    Some(format!(
        "\x1b[1;34m{number} |\x1b[0m {line}\n\x1b[1;34m{margin} |\x1b[0m {before}\x1b[1;31m^\x1b[0m\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::coloured;

    #[test]
    fn the_line_of_the_first_place_is_shown() {
        let folder = std::env::temp_dir().join(format!("told-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("f.m");
        std::fs::write(&file, "function f\n\terror('no')\nend\n").unwrap();
        let report = format!("error: no\n  in f at {0}:2:2\n  in g at {0}:1:1\n", file.display());
        let plain = |text: &str| {
            let mut out = String::new();
            let mut rest = text;
            while let Some((before, after)) = rest.split_once("\x1b[") {
                out += before;
                rest = after.split_once('m').map_or("", |(_, r)| r);
            }
            out + rest
        };
        let seen = plain(&coloured(&report));
        let at = file.display();
        assert_eq!(
            seen,
            format!("error: no\n  in f at {at}:2:2\n2 | \terror('no')\n  | \t^\n  in g at {at}:1:1\n")
        );
        assert_eq!(
            plain(&coloured("error: no: more\n  in f at nowhere.m:2:2\n")),
            "error: no: more\n  in f at nowhere.m:2:2\n"
        );
        std::fs::remove_dir_all(folder).unwrap();
    }
}
