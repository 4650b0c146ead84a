//! A generated program as a tree of statements, so that the reducer can drop parts of it, and its
//! text. Not here: what the statements mean.

use std::fmt::Write;

/// A statement.
#[derive(Clone, Debug)]
pub enum Node {
    /// One line.
    Line(String),
    /// Parts that share one `end`: `if` with its `else`, `for`, `try` with its `catch`.
    Block(Vec<Part>),
}

/// A line that opens a part of a block, and the statements below it.
#[derive(Clone, Debug)]
pub struct Part {
    /// `for k = 1:3`, `else`, `case 2`.
    pub head: String,
    /// What it holds.
    pub body: Vec<Node>,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// `function [a, b] = f(c)`.
    pub head: String,
    /// What it holds.
    pub body: Vec<Node>,
}

/// A program: the first function is the one that a file of its name is called by.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its functions.
    pub functions: Vec<Function>,
    /// The functions that stand behind them.
    pub helpers: Helpers,
}

/// What a program prints values and errors with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Helpers {
    /// Ten digits, no signs of zeros: for programs of the typed generator.
    Rounded,
    /// All digits and signs of zeros, errors by their words: for engines of ours.
    Strict,
    /// All digits, of errors only that they are: for programs that Octave runs too.
    Portable,
}

/// Prints all digits of the values of any variable.
const SHOW_ALL: &str = "\
function show(x)
  if iscell(x)
    fprintf('cell%s {\\n', sprintf(' %d', size(x)));
    for k = 1:numel(x)
      show(x{k});
    end
    fprintf('}\\n');
  elseif isstruct(x)
    f = fieldnames(x);
    fprintf('struct%s {\\n', sprintf(' %d', size(x)));
    for k = 1:numel(x)
      for j = 1:numel(f)
        fprintf('%s: ', f{j});
        show(x(k).(f{j}));
      end
    end
    fprintf('}\\n');
  elseif isa(x, 'function_handle')
    fprintf('handle\\n');
  elseif ischar(x)
    fprintf('char%s [%s]\\n', sprintf(' %d', size(x)), x);
  elseif isnumeric(x) || islogical(x)
    fprintf('%s%s:%s', class(x), sprintf(' %d', size(x)), sprintf(' %.17g', real(x)));
    if ~isreal(x)
      fprintf(' +i%s', sprintf(' %.17g', imag(x)));
    end
    fprintf('\\n');
  else
    disp(x);
  end
end
";

/// Prints an error as ours word it.
const SAY: &str = "\
function say(err)
  fprintf('caught %s: %s\\n', err.identifier, err.message);
end
";

/// Prints an error where engines word it differently: its words are compared only if they are the
/// program's own.
const SAY_LESS: &str = "\
function say(err)
  if strncmp(err.identifier, 'my:', 3)
    fprintf('caught %s: %s\\n', err.identifier, err.message);
  else
    fprintf('caught\\n');
  end
end
";

/// Prints the values of any variable so that they read the same in every engine: class, extents, and
/// numbers with ten digits, those next to nothing as 0.
const SHOW: &str = "\
function show(x)
  if iscell(x)
    fprintf('cell %dx%d\\n', size(x, 1), size(x, 2));
    for k = 1:numel(x)
      show(x{k});
    end
  elseif isstruct(x)
    f = fieldnames(x);
    fprintf('struct %dx%d\\n', size(x, 1), size(x, 2));
    for k = 1:numel(x)
      for j = 1:numel(f)
        fprintf('%s: ', f{j});
        show(x(k).(f{j}));
      end
    end
  elseif isa(x, 'function_handle')
    fprintf('handle\\n');
  elseif ischar(x)
    fprintf('char %dx%d [%s]\\n', size(x, 1), size(x, 2), x(:).');
  else
    fprintf('%s', class(x));
    fprintf(' %d', size(x));
    y = double(x(:).');
    digits = ' %.10g';
    if isa(x, 'single')
      digits = ' %.5g';
    end
    if ~isempty(y)
      re = real(y);
      re(abs(re) < 1e-10) = 0;
      fprintf(digits, re);
      im = imag(y);
      im(abs(im) < 1e-10) = 0;
      if any(im ~= 0)
        fprintf(' +i');
        fprintf(digits, im);
      end
    end
    fprintf('\\n');
  end
end
";

impl Function {
    /// The text of the function.
    pub fn text(&self) -> String {
        let mut out = format!("{}\n", self.head);
        write_nodes(&mut out, &self.body, 1);
        out.push_str("end\n\n");
        out
    }
}

impl Program {
    /// The text of the program as a file.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for f in &self.functions {
            out.push_str(&f.text());
        }
        let own: &[(&str, &str)] = match self.helpers {
            Helpers::Rounded => &[("", SHOW)],
            Helpers::Strict => &[("show(", SHOW_ALL), ("say(", SAY)],
            Helpers::Portable => &[("show(", SHOW_ALL), ("say(", SAY_LESS)],
        };
        let written = out.clone();
        for (_, helper) in own.iter().filter(|h| written.contains(h.0)) {
            out.push_str(helper);
        }
        out
    }

    /// The text of its own functions alone.
    pub fn own_text(&self) -> String {
        let text = self.text();
        let end = ["function show(", "function say("].iter().filter_map(|h| text.find(h)).min();
        text[..end.unwrap_or(text.len())].to_owned()
    }
}

/// Statements from their lines: a block is a line that begins with its keyword and does not end with
/// `end`, up to the line `end`.
pub fn parse(lines: &[String]) -> Vec<Node> {
    let mut rest = lines;
    let mut nodes = Vec::new();
    while !rest.is_empty() {
        nodes.extend(parse_nodes(&mut rest));
        // An `end` too many is left out.
        rest = rest.get(1..).unwrap_or(&[]);
    }
    nodes
}

fn parse_nodes(rest: &mut &[String]) -> Vec<Node> {
    let mut nodes = Vec::new();
    while let Some(line) = rest.first() {
        let line = line.trim();
        if is_middle(line) || line == "end" {
            break;
        }
        *rest = &rest[1..];
        if !opens(line) {
            nodes.extend((!line.is_empty()).then(|| Node::Line(line.to_owned())));
            continue;
        }
        let mut parts = vec![Part { head: line.to_owned(), body: parse_nodes(rest) }];
        while let Some(head) = rest.first().map(|l| l.trim().to_owned()).filter(|l| is_middle(l)) {
            *rest = &rest[1..];
            parts.push(Part { head, body: parse_nodes(rest) });
        }
        // The line `end`.
        *rest = rest.get(1..).unwrap_or(&[]);
        nodes.push(Node::Block(parts));
    }
    nodes
}

/// Whether a line is a statement that may end with a semicolon.
pub fn is_statement(line: &str) -> bool {
    !(opens(line) || is_middle(line) || line == "end" || first_word(line) == "global")
}

fn first_word(line: &str) -> &str {
    line.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or("")
}

fn is_middle(line: &str) -> bool {
    matches!(first_word(line), "else" | "elseif" | "case" | "otherwise" | "catch")
}

fn opens(line: &str) -> bool {
    let open = matches!(first_word(line), "if" | "for" | "while" | "switch" | "try" | "function");
    open && !line.trim_end_matches(';').ends_with("end")
}

fn write_nodes(out: &mut String, nodes: &[Node], depth: usize) {
    let pad = "  ".repeat(depth);
    for node in nodes {
        match node {
            Node::Line(text) => {
                let _ = writeln!(out, "{pad}{text}");
            }
            Node::Block(parts) => {
                for part in parts {
                    let _ = writeln!(out, "{pad}{}", part.head);
                    write_nodes(out, &part.body, depth + 1);
                }
                let _ = writeln!(out, "{pad}end");
            }
        }
    }
}

impl Node {
    /// How many lines its text has.
    pub fn lines(&self) -> usize {
        match self {
            Node::Line(_) => 1,
            Node::Block(parts) => {
                1 + parts.iter().map(|p| 1 + p.body.iter().map(Node::lines).sum::<usize>()).sum::<usize>()
            }
        }
    }
}
