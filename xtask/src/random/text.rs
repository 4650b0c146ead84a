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
}

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

impl Program {
    /// The text of the program as a file.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for f in &self.functions {
            let _ = writeln!(out, "{}", f.head);
            write_nodes(&mut out, &f.body, 1);
            out.push_str("end\n\n");
        }
        out.push_str(SHOW);
        out
    }
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
