//! `tame specialize --verify`: programs that call a function, and what is left of it, with the same random arguments
//! of the given types, and show what comes of each call.

use crate::specialize::Residual;
use types::abs::Target;
use types::{AbsValue, Class, ClassValue, Complexity, Constant, Elements, Matrix};

/// Shows a result to the last bit.
const SHOW: &str = "function show(r)
if isnumeric(r) || islogical(r) || ischar(r)
    fprintf('%s [%s]\\n', class(r), num2str(size(r)));
    r = full(double(r(:)));
    fprintf('%.17g %.17g\\n', [real(r), imag(r)].');
elseif iscell(r)
    for k = 1:numel(r)
        show(r{k});
    end
elseif isstruct(r)
    names = fieldnames(r);
    for k = 1:numel(r)
        for j = 1:numel(names)
            disp(names{j});
            show(r(k).(names{j}));
        end
    end
else
    disp(class(r));
end
end
";

/// Two scripts, of which the first calls the function `name` and the second what is left of it, `trials` times.
/// `folder` is where the program's other functions are. An error names an argument that cannot be written.
pub fn trials(name: &str, folder: &str, made: &Residual, trials: usize) -> Result<(String, String), String> {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let path = format!("addpath('{}');\n", folder.replace('\'', "''"));
    let (mut before, mut after) = (path.clone(), path);
    let results: Vec<String> = (1..=made.nargout).map(|k| format!("r{k}")).collect();
    for trial in 1..=trials {
        let args: Option<Vec<String>> = made.values.iter().map(|v| expression(v, &mut random)).collect();
        let args = args.ok_or("an argument is of a kind of which no values can be made")?;
        let taken: Vec<&str> = made.takes.iter().filter_map(|k| args.get(*k)).map(String::as_str).collect();
        let given: Vec<&str> = args.iter().map(String::as_str).collect();
        for (text, args) in [(&mut before, given), (&mut after, taken)] {
            text.push_str(&format!("disp('trial {trial}');\ntry\n    "));
            if !results.is_empty() {
                text.push_str(&format!("[{}] = ", results.join(", ")));
            }
            text.push_str(&format!("{name}({});\n", args.join(", ")));
            results.iter().for_each(|r| text.push_str(&format!("    show({r});\n")));
            text.push_str("catch e\n    disp(e.identifier);\n    disp(e.message);\nend\n");
        }
    }
    before.push_str(SHOW);
    after.push_str(SHOW);
    Ok((before, after))
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n.max(1)
    }
}

/// A value as an expression: the one that it is, or one of its kind.
fn expression(value: &AbsValue, random: &mut Random) -> Option<String> {
    let Some(v) = value.unique() else {
        let list = value.alternatives().unwrap_or(&[]);
        return match list {
            [] => Some(number(Class::Double, None, random)),
            list => of(&list[random.below(list.len())], random),
        };
    };
    of(v, random)
}

fn of(v: &ClassValue<Matrix>, random: &mut Random) -> Option<String> {
    if let Some(c) = v.matrix.as_constant() {
        return constant(v.class, c);
    }
    let dims = match v.matrix.shape.dims() {
        Some(d) => {
            d.iter().map(|d| d.as_const().map_or_else(|| 1 + random.below(3), |n| n as usize)).collect()
        }
        None => vec![1 + random.below(2), 1 + random.below(3)],
    };
    let sizes = dims.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
    let count: usize = dims.iter().product();
    let many = |random: &mut Random, each: &mut dyn FnMut(&mut Random) -> Option<String>| {
        (0..count).map(|_| each(random)).collect::<Option<Vec<String>>>()
    };
    match (v.class, &v.elements) {
        (Class::Cell, Elements::Tuple(list)) => {
            let parts: Option<Vec<String>> = list.content().iter().map(|e| expression(e, random)).collect();
            Some(format!("reshape({{{}}}, {sizes})", parts?.join(", ")))
        }
        (Class::Cell, _) => {
            let parts = many(random, &mut |r| Some(number(Class::Double, None, r)))?;
            Some(format!("reshape({{{}}}, {sizes})", parts.join(", ")))
        }
        (Class::Struct, Elements::Fields(f)) => {
            let parts: Option<Vec<String>> = f
                .content()
                .list
                .iter()
                .map(|(n, e)| Some(format!("'{n}', {{{}}}", expression(e, random)?)))
                .collect();
            Some(format!("struct({})", parts?.join(", ")))
        }
        (Class::FunctionHandle, Elements::Handles(h)) => match h.content().as_slice() {
            [one] if one.bound.is_empty() => match one.target {
                Target::Builtin(name) => Some(format!("@{name}")),
                _ => None,
            },
            _ => None,
        },
        (Class::String, _) => Some("\"text\"".to_owned()),
        (class, _) if class.is_matrix() => {
            let range = v.matrix.range(class);
            let parts = many(random, &mut |r| Some(number(class, Some((range.lo, range.hi)), r)))?;
            let text = format!("reshape([{}], {sizes})", parts.join(", "));
            let text = if count == 0 { format!("zeros({sizes})") } else { text };
            let text = match v.matrix.complexity {
                Complexity::Imaginary => format!("({text} + 1i)"),
                _ => text,
            };
            Some(match class {
                Class::Double => text,
                other => format!("{}({text})", other.name()),
            })
        }
        _ => None,
    }
}

fn number(class: Class, range: Option<(f64, f64)>, random: &mut Random) -> String {
    const SOME: [f64; 14] = [0.0, 1.0, 2.0, 3.0, 0.5, -1.0, 1.25, -0.75, 10.0, 4.0, 0.1, 7.0, -2.5, 100.0];
    let x = match class {
        Class::Char => return (97 + random.below(26)).to_string(),
        Class::Logical => random.below(2) as f64,
        _ => SOME[random.below(SOME.len())],
    };
    let (lo, hi) = range.unwrap_or((f64::NEG_INFINITY, f64::INFINITY));
    format!("{:?}", if class.is_integer() { x.round() } else { x }.max(lo).min(hi))
}

fn constant(class: Class, c: &Constant) -> Option<String> {
    let numeral = |x: &f64| match x.is_nan() {
        true => "NaN".to_owned(),
        false if x.is_infinite() => if *x > 0.0 { "Inf" } else { "-Inf" }.to_owned(),
        false => format!("{x:?}"),
    };
    let text = match c {
        Constant::Number(x) => numeral(x),
        Constant::Integer(n) => n.to_string(),
        Constant::Complex(z) => format!("complex({}, {})", numeral(&z.re), numeral(&z.im)),
        Constant::Text(t) if class == Class::String => {
            return Some(format!("\"{}\"", t.replace('"', "\"\"")));
        }
        Constant::Text(t) => return Some(format!("'{}'", t.replace('\'', "''"))),
        Constant::Matrix(m) => {
            let all: Vec<String> = m.data().iter().map(numeral).collect();
            format!("reshape([{}], {}, {})", all.join(", "), m.rows(), m.cols())
        }
    };
    Some(match class {
        Class::Double => text,
        other => format!("{}({text})", other.name()),
    })
}
