//! Productions of statements. Each keeps the types of variables that it does not declare, so that
//! whatever runs or does not run, the rest of the program is well typed.

use super::again;
use super::expr::{expression, index};
use super::generator::Generator;
use super::library::snippet;
use super::text::{Node, Part};
use super::types::{Array, Class, Ty};

/// Makes statements; blocks in them nest at most so deep.
pub type Make = fn(&mut Generator, u32) -> Option<Vec<Node>>;

const STATEMENTS: &[(u32, Make)] = &[
    (14, |g, _| Some(declare(g))),
    (10, assign),
    (8, assign_part),
    (5, grow),
    (3, delete),
    (4, mask),
    (8, print),
    (7, branch),
    (7, count),
    (3, columns),
    (4, repeat),
    (4, choose),
    (5, risk),
    (5, call),
    (4, several),
    (4, row),
    (5, change_row),
    (4, cell),
    (4, change_cell),
    (4, record),
    (4, change_record),
    (4, records),
    (4, change_records),
    (2, handle),
    (3, text),
    (2, over_cells),
    (16, snippet),
];

/// About `count` statements; blocks nest at most `depth` deep.
pub fn statements(g: &mut Generator, count: usize, depth: u32) -> Vec<Node> {
    let all = || STATEMENTS.iter().chain(again::STATEMENTS);
    let total: u32 = all().map(|r| r.0).sum();
    let mut made = Vec::new();
    for _ in 0..count {
        for _ in 0..6 {
            let mut at = g.below(total as usize) as u32;
            let found = all().find(|r| {
                let hit = at < r.0;
                at = at.saturating_sub(r.0);
                hit
            });
            if let Some(nodes) = found.and_then(|r| r.1(g, depth)) {
                made.extend(nodes);
                break;
            }
        }
    }
    made
}

/// One line.
pub fn line(text: String) -> Option<Vec<Node>> {
    Some(vec![Node::Line(text)])
}

/// A head with what stands below it.
pub fn part(head: impl Into<String>, body: Vec<Node>) -> Part {
    Part { head: head.into(), body }
}

/// An expression of one double.
pub fn scalar(g: &mut Generator, depth: u32) -> String {
    expression(g, Array::scalar(Class::Double), depth)
}

/// An expression of one truth value.
pub fn truth(g: &mut Generator, depth: u32) -> String {
    expression(g, Array::scalar(Class::Logical), depth)
}

/// A new variable, or one of this block with another type.
pub fn declare(g: &mut Generator) -> Vec<Node> {
    let array = g.some_array();
    let value = expression(g, array, 3);
    let name = match g.own_variable().filter(|_| g.on_top()) {
        Some(name) if g.below(5) == 0 => name,
        _ => g.fresh("v"),
    };
    g.declare(&name, Ty::Array(array));
    vec![Node::Line(format!("{name} = {value};"))]
}

/// A value that does not grow without bound where it is computed again and again.
fn bounded(g: &mut Generator, array: Array, depth: u32) -> Option<String> {
    let value = expression(g, array, depth);
    match (g.in_loop(), array.complex, array.class.is_float()) {
        (false, ..) | (true, false, false) => Some(value),
        (true, false, true) => Some(format!("max(min({value}, 1e6), -1e6)")),
        (true, true, _) => None,
    }
}

fn assign(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (name, array) = g.target(|a| a.dims.is_some())?;
    let value = bounded(g, array, 3)?;
    line(format!("{name} = {value};"))
}

fn assign_part(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (name, array) = g.target(|a| a.dims.is_some_and(|(r, c)| r * c > 0))?;
    let (rows, cols) = array.dims?;
    let target = match g.below(7) {
        0 => (format!("{name}(:, {})", index(g, cols, 2)), (rows, 1)),
        1 => (format!("{name}({}, :)", index(g, rows, 2)), (1, cols)),
        2 => (format!("{name}(end)"), (1, 1)),
        3 => (format!("{name}(:)"), (1, 1)),
        4 => (format!("{name}({}, {})", index(g, rows, 2), index(g, cols, 2)), (1, 1)),
        _ => (format!("{name}({})", index(g, rows * cols, 2)), (1, 1)),
    };
    let wide = g.below(3) > 0;
    let (r, c) = if wide { target.1 } else { (1, 1) };
    let value = bounded(g, array.with(r, c), 2)?;
    line(format!("{} = {value};", target.0))
}

/// An assignment behind the end.
fn grow(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (name, array) = g.target(|_| true)?;
    let value = bounded(g, Array { dims: Some((1, 1)), ..array }, 2)?;
    match array.dims {
        None => line(format!("{name}(end + 1) = {value};")),
        Some((1, n)) if g.on_top() && n > 0 => {
            let more = 1 + g.below(3);
            g.declare(&name, Ty::Array(array.with(1, n + more)));
            let place = if more == 1 { format!("{name}(end + 1)") } else { format!("{name}({})", n + more) };
            line(format!("{place} = {value};"))
        }
        Some((r, c)) if g.on_top() && r * c > 0 => {
            g.declare(&name, Ty::Array(array.with(r + 1, c + 1)));
            line(format!("{name}({}, {}) = {value};", r + 1, c + 1))
        }
        _ => None,
    }
}

/// A deletion of rows, columns or elements of a row.
fn delete(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    if !g.on_top() {
        let (name, _) = g.target(|a| a.dims.is_none())?;
        return line(format!("if numel({name}) > 1, {name}(1) = []; end"));
    }
    let (name, array) = g.target(|a| a.dims.is_some_and(|(_, c)| c > 1))?;
    let (rows, cols) = array.dims?;
    let at = 1 + g.below(cols);
    g.declare(&name, Ty::Array(array.with(rows, cols - 1)));
    line(if rows == 1 { format!("{name}({at}) = [];") } else { format!("{name}(:, {at}) = [];") })
}

fn mask(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (name, array) = g.target(|a| !a.complex && a.class != Class::Logical)?;
    let value = bounded(g, Array { dims: Some((1, 1)), ..array }, 1)?;
    let limit = if array.class == Class::Char { 109 } else { g.below(10) };
    let compare = *g.pick(&["<", ">", "==", ">="]);
    line(format!("{name}({name} {compare} {limit}) = {value};"))
}

fn print(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    match g.below(7) {
        0 => {
            let value = scalar(g, 3);
            line(format!("fprintf('%.8g\\n', {value} + 0);"))
        }
        1 => {
            let value = expression(g, Array::new(Class::Double, 1, 3), 2);
            line(format!("fprintf('%g %g;', round({value}) + 0); fprintf('\\n');"))
        }
        2 => {
            let name =
                g.variable(|t| matches!(t, Ty::Array(a) if a.class == Class::Char && a.dims.is_some()))?;
            line(format!("fprintf('[%s]\\n', {name});"))
        }
        3 => {
            let array = g.some_array();
            let value = expression(g, array, 3);
            line(format!("show({value});"))
        }
        4 => {
            let value = scalar(g, 2);
            line(format!("disp(sprintf('%d', mod(floor(abs(max(min({value}, 1e6), -1e6))), 100)));"))
        }
        _ => {
            let name = g.variable(|_| true)?;
            line(format!("show({name});"))
        }
    }
}

fn body(g: &mut Generator, depth: u32) -> Vec<Node> {
    let count = 1 + g.below(3);
    statements(g, count, depth - 1)
}

fn branch(g: &mut Generator, depth: u32) -> Option<Vec<Node>> {
    (depth > 0).then_some(())?;
    let condition = if g.below(4) == 0 {
        let array = g.some_array();
        expression(g, Array { class: Class::Logical, complex: false, ..array }, 2)
    } else {
        truth(g, 3)
    };
    let mut parts = vec![part(format!("if {condition}"), g.block(|g| body(g, depth)))];
    if g.below(3) == 0 {
        let other = truth(g, 2);
        parts.push(part(format!("elseif {other}"), g.block(|g| body(g, depth))));
    }
    if g.below(2) == 0 {
        parts.push(part("else", g.block(|g| body(g, depth))));
    }
    Some(vec![Node::Block(parts)])
}

/// The body of a loop of which some rounds end early. The condition of that knows only what was
/// declared before the body.
fn rounds(g: &mut Generator, depth: u32) -> Vec<Node> {
    let early = (g.below(4) == 0).then(|| (truth(g, 2), *g.pick(&["break", "continue"])));
    let mut nodes = body(g, depth);
    if let Some((condition, way)) = early {
        let at = g.below(nodes.len() + 1);
        let leave = vec![Node::Line(format!("{way};"))];
        nodes.insert(at, Node::Block(vec![part(format!("if {condition}"), leave)]));
    }
    nodes
}

fn count(g: &mut Generator, depth: u32) -> Option<Vec<Node>> {
    (depth > 0).then_some(())?;
    let name = g.fresh("k");
    let n = 1 + g.below(4);
    let head = match g.below(4) {
        0 => format!("for {name} = {n}:-1:1"),
        1 => format!("for {name} = 1:2:{n}"),
        2 => format!("for {name} = [{}]", (1..=n).map(|k| k.to_string()).collect::<Vec<_>>().join(" ")),
        _ => format!("for {name} = 1:{n}"),
    };
    let nodes = g.looped(Some((&name, n)), |g| {
        g.declare(&name, Ty::Array(Array::scalar(Class::Double)));
        rounds(g, depth)
    });
    Some(vec![Node::Block(vec![part(head, nodes)])])
}

/// A loop over the columns of a matrix.
fn columns(g: &mut Generator, depth: u32) -> Option<Vec<Node>> {
    (depth > 0).then_some(())?;
    let name = g.fresh("c");
    let class = g.number_class();
    let (rows, cols) = (1 + g.below(3), 1 + g.below(3));
    let value = expression(g, Array::new(class, rows, cols), 2);
    let nodes = g.looped(None, |g| {
        g.declare(&name, Ty::Array(Array::new(class, rows, 1)));
        body(g, depth)
    });
    Some(vec![Node::Block(vec![part(format!("for {name} = {value}"), nodes)])])
}

fn repeat(g: &mut Generator, depth: u32) -> Option<Vec<Node>> {
    (depth > 0).then_some(())?;
    let name = g.fresh("n");
    let n = 1 + g.below(4);
    let condition = truth(g, 2);
    let nodes = g.looped(None, |g| {
        let mut nodes = rounds(g, depth);
        nodes.insert(0, Node::Line(format!("{name} = {name} + 1;")));
        nodes
    });
    let head = if g.below(2) == 0 {
        format!("while {name} < {n}")
    } else {
        format!("while {name} < {n} && ({condition} || {name} < 2)")
    };
    Some(vec![Node::Line(format!("{name} = 0;")), Node::Block(vec![part(head, nodes)])])
}

fn choose(g: &mut Generator, depth: u32) -> Option<Vec<Node>> {
    (depth > 0).then_some(())?;
    let mut parts = Vec::new();
    if g.below(3) == 0 {
        let value = expression(g, Array::new(Class::Char, 1, 1), 2);
        parts.push(part(format!("switch {value}"), Vec::new()));
        parts.push(part("case {'a', 'b', 'c', 'd'}", g.block(|g| body(g, depth))));
        parts.push(part("case 'e'", g.block(|g| body(g, depth))));
    } else {
        let value = scalar(g, 2);
        parts.push(part(format!("switch mod(floor(abs(max(min({value}, 1e6), -1e6))), 4)"), Vec::new()));
        parts.push(part("case 0", g.block(|g| body(g, depth))));
        parts.push(part("case {1, 3}", g.block(|g| body(g, depth))));
    }
    if g.below(2) == 0 {
        parts.push(part("otherwise", g.block(|g| body(g, depth))));
    }
    Some(vec![Node::Block(parts)])
}

/// A statement that fails, or may fail, in a `try`.
fn risk(g: &mut Generator, depth: u32) -> Option<Vec<Node>> {
    (depth > 0).then_some(())?;
    let mut nodes = g.block(|g| body(g, depth));
    let fails = failing(g)?;
    nodes.push(Node::Line(fails));
    let message = "fprintf('caught\\n');";
    if g.below(3) == 0 {
        let value = scalar(g, 2);
        let error =
            format!("error('tame:test', 'number %d', mod(floor(abs(max(min({value}, 1e6), -1e6))), 50));");
        nodes.push(Node::Line(error));
        let own = "if strcmp(err.identifier, 'tame:test'), fprintf('%s\\n', err.message); else, fprintf('caught\\n'); end";
        return Some(vec![Node::Block(vec![
            part("try", nodes),
            part("catch err", vec![Node::Line(own.to_owned())]),
        ])]);
    }
    let mut handler = vec![Node::Line(message.to_owned())];
    handler.extend(g.block(|g| statements(g, 1, 0)));
    Some(vec![Node::Block(vec![part("try", nodes), part("catch", handler)])])
}

/// A statement of which both languages say that it fails. It changes no variable where it does not.
fn failing(g: &mut Generator) -> Option<String> {
    let k = g.below(10);
    if k < 3 {
        let (name, array) = g.array(|a| a.dims.is_some_and(|(r, c)| r * c > 0))?;
        let (r, c) = array.dims?;
        return Some(match g.below(3) {
            0 => format!("show({name}({}));", r * c + g.below(3)),
            1 => format!("show({name}({}, {}));", r + g.below(2), c + g.below(2)),
            _ => format!("show({name}({} - {}));", r * c, g.below(r * c + 1)),
        });
    }
    if k < 6 {
        let (name, a) = g.array(|a| a.class == Class::Double && !a.complex && a.dims.is_some())?;
        let (other, b) = g.array(|b| b.class == Class::Double && !b.complex && b.dims.is_some())?;
        let op = *g.pick(&["+", ".*", "*", "-", ">"]);
        let bare = |d: Option<(usize, usize)>| d.is_some_and(|(r, c)| r * c > 0);
        return (bare(a.dims) && bare(b.dims)).then(|| match g.below(3) {
            0 => format!("show([{name}, {other}]);"),
            1 => format!("show([{name}; {other}]);"),
            _ => format!("show({name} {op} {other});"),
        });
    }
    match k {
        6 => {
            let name = g.variable(|t| matches!(t, Ty::Struct(_)))?;
            Some(format!("show({name}.missing);"))
        }
        7 => {
            let (name, ty) = g.owner(|t| matches!(t, Ty::Cell(_)))?;
            let Ty::Cell(all) = ty else { return None };
            Some(format!("show({name}{{{}}});", all.len() + g.below(2)))
        }
        8 => {
            let value = scalar(g, 2);
            Some(format!(
                "show(ones(2, 2) * ones({} + mod(floor(abs(max(min({value}, 1e6), -1e6))), 2), 1));",
                2
            ))
        }
        _ => {
            let name = g.variable(|t| matches!(t, Ty::Array(a) if a.dims.is_none()))?;
            Some(format!("show({name}({}));", 1 + g.below(4)))
        }
    }
}

/// A call with all results.
fn call(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let f = g.any_function()?;
    let args: Vec<String> = f.params.iter().map(|p| expression(g, *p, 2)).collect();
    let wanted = 1 + g.below(f.results.len());
    let skipped = wanted > 1 && g.below(5) == 0;
    let names: Vec<String> = (usize::from(skipped)..wanted).map(|_| g.fresh("v")).collect();
    for (name, ty) in names.iter().zip(f.results.iter().skip(usize::from(skipped))) {
        g.declare(name, Ty::Array(*ty));
    }
    let left = if skipped { "~, " } else { "" };
    line(format!("[{left}{}] = {}({});", names.join(", "), f.name, args.join(", ")))
}

/// A builtin with several results.
fn several(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (a, b) = (g.fresh("v"), g.fresh("v"));
    let class = g.number_class();
    let n = 2 + g.below(3);
    let value = expression(g, Array::new(class, 1, n), 2);
    let double = Array::scalar(Class::Double);
    let (text, first, second) = match g.below(5) {
        0 => (format!("max({value})"), Array::scalar(class), double),
        1 => (format!("min({value})"), Array::scalar(class), double),
        2 => (format!("sort({value})"), Array::new(class, 1, n), double.with(1, n)),
        3 => (format!("sort({value}, 'descend')"), Array::new(class, 1, n), double.with(1, n)),
        _ => (format!("size({value}')"), double, double),
    };
    g.declare(&a, Ty::Array(first));
    g.declare(&b, Ty::Array(second));
    line(format!("[{a}, {b}] = {text};"))
}

/// A row of unknown length.
fn row(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let name = g.fresh("r");
    let mut class = if g.below(3) == 0 { g.number_class() } else { Class::Double };
    let n = 2 + g.below(4);
    let value = expression(g, Array::new(class, 1, n), 2);
    let text = match g.below(5) {
        0 => {
            class = Class::Double;
            let mask = expression(g, Array::new(Class::Logical, 1, n), 2);
            format!("find({mask})")
        }
        1 => format!("unique({value})"),
        2 => format!(
            "zeros(1, 0{})",
            if let Class::Int(name) = class {
                format!(", '{name}'")
            } else {
                class = Class::Double;
                String::new()
            }
        ),
        _ => {
            let mask = expression(g, Array::new(Class::Logical, 1, n), 2);
            let all = g.fresh("v");
            g.declare(&name, Ty::Array(Array::row(class)));
            return Some(vec![
                Node::Line(format!("{all} = {value};")),
                Node::Line(format!("{name} = {all}({mask});")),
            ]);
        }
    };
    g.declare(&name, Ty::Array(Array::row(class)));
    line(format!("{name} = {text};"))
}

fn change_row(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (name, array) = g.target(|a| a.dims.is_none())?;
    let value = bounded(g, Array { dims: Some((1, 1)), ..array }, 2)?;
    line(match g.below(8) {
        0 => format!("{name}(end + 1) = {value};"),
        1 => format!("{name} = [{name}, {value}];"),
        2 => format!("{name} = [{value}, {name}];"),
        3 => format!("{name} = fliplr({name});"),
        4 => format!("{name} = sort({name});"),
        5 => format!("{name} = {name}({name} ~= {});", g.below(6)),
        6 => format!("if ~isempty({name}), {name}(end) = []; end"),
        _ => format!("if numel({name}) > 2, {name}(2) = {value}; end"),
    })
}

fn some_type(g: &mut Generator, depth: u32) -> Ty {
    match g.below(8) {
        0 if depth > 0 => Ty::Cell((0..1 + g.below(2)).map(|_| some_type(g, depth - 1)).collect()),
        1 if depth > 0 => Ty::Struct(vec![("a".to_owned(), some_type(g, depth - 1))]),
        _ => Ty::Array(g.some_array()),
    }
}

/// An expression of any type but a handle.
fn value_of(g: &mut Generator, ty: &Ty, depth: u32) -> String {
    match ty {
        Ty::Array(a) => expression(g, *a, depth),
        Ty::Cell(all) => {
            let parts: Vec<String> = all.iter().map(|t| value_of(g, t, depth)).collect();
            format!("{{{}}}", parts.join(", "))
        }
        Ty::Struct(fields) => {
            let field = |g: &mut Generator, (n, t): &(String, Ty)| match t {
                // A cell given to `struct` makes an array of structs.
                Ty::Cell(_) => format!("'{n}', {{{}}}", value_of(g, t, depth)),
                _ => format!("'{n}', {}", value_of(g, t, depth)),
            };
            let parts: Vec<String> = fields.iter().map(|f| field(g, f)).collect();
            format!("struct({})", parts.join(", "))
        }
        _ => "[]".to_owned(),
    }
}

fn cell(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let name = g.fresh("c");
    if g.below(3) == 0 {
        let class = g.number_class();
        let array = Array::new(class, 1, 1 + g.below(3));
        let value = expression(g, array, 2);
        g.declare(&name, Ty::Cells(array));
        return line(format!("{name} = {{{value}}};"));
    }
    let ty = Ty::Cell((0..1 + g.below(3)).map(|_| some_type(g, 1)).collect());
    let value = value_of(g, &ty, 2);
    g.declare(&name, ty);
    line(format!("{name} = {value};"))
}

fn change_cell(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (name, ty) = g.owner(|t| matches!(t, Ty::Cell(_) | Ty::Cells(_)))?;
    match ty {
        Ty::Cell(all) => {
            let k = g.below(all.len());
            if let Ty::Array(a) = &all[k] {
                let value = bounded(g, *a, 2)?;
                return line(match g.below(3) {
                    0 => format!("{name}({}) = {{{value}}};", k + 1),
                    1 if a.is_scalar() => format!("{name}{{{}}}(1) = {value};", k + 1),
                    _ => format!("{name}{{{}}} = {value};", k + 1),
                });
            }
            let mut longer = all.clone();
            let more = some_type(g, 1);
            let value = value_of(g, &more, 2);
            longer.push(more);
            g.on_top().then_some(())?;
            g.declare(&name, Ty::Cell(longer));
            line(format!("{name}{{end + 1}} = {value};"))
        }
        Ty::Cells(a) => {
            let value = bounded(g, a, 2)?;
            let fresh = g.fresh("v");
            line(match g.below(6) {
                0 => format!("{name}{{end + 1}} = {value};"),
                1 => format!("{name} = [{name}, {{{value}}}];"),
                2 => format!("if numel({name}) > 1, {name}(1) = []; end"),
                3 => format!("{fresh} = [{name}{{:}}]; show({fresh});"),
                4 => format!("{fresh} = cellfun(@numel, {name}); show({fresh});"),
                _ => format!("{fresh} = cellfun(@(t) t + 1, {name}, 'UniformOutput', false); show({fresh});"),
            })
        }
        _ => None,
    }
}

fn over_cells(g: &mut Generator, depth: u32) -> Option<Vec<Node>> {
    (depth > 0).then_some(())?;
    let (name, ty) = g.owner(|t| matches!(t, Ty::Cells(_)))?;
    let Ty::Cells(a) = ty else { return None };
    let (k, x) = (g.fresh("k"), g.fresh("v"));
    let nodes = g.looped(None, |g| {
        g.declare(&x, Ty::Array(a));
        let mut nodes = vec![Node::Line(format!("{x} = {name}{{{k}}};"))];
        nodes.extend(body(g, depth));
        nodes
    });
    // The body may make the cell longer or shorter: its length is looked at anew.
    let step = Node::Line(format!("{k} = {k} + 1;"));
    let mut all = nodes;
    all.push(step);
    let head = format!("while {k} <= min(numel({name}), 4)");
    Some(vec![Node::Line(format!("{k} = 1;")), Node::Block(vec![part(head, all)])])
}

fn record(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let name = g.fresh("s");
    let fields: Vec<(String, Ty)> =
        ["a", "b", "c"].iter().take(1 + g.below(3)).map(|n| ((*n).to_owned(), some_type(g, 1))).collect();
    if g.below(2) == 0 {
        let ty = Ty::Struct(fields);
        let value = value_of(g, &ty, 2);
        g.declare(&name, ty);
        return line(format!("{name} = {value};"));
    }
    let mut nodes = Vec::new();
    for (field, ty) in &fields {
        let value = value_of(g, ty, 2);
        nodes.push(Node::Line(format!("{name}.{field} = {value};")));
    }
    g.declare(&name, Ty::Struct(fields));
    Some(nodes)
}

fn change_record(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (name, ty) = g.owner(|t| matches!(t, Ty::Struct(_)))?;
    let Ty::Struct(mut fields) = ty else { return None };
    if g.on_top() && g.below(3) == 0 {
        let field = g.fresh("f");
        let ty = some_type(g, 1);
        let value = value_of(g, &ty, 2);
        fields.push((field.clone(), ty));
        g.declare(&name, Ty::Struct(fields));
        return line(format!("{name}.{field} = {value};"));
    }
    if g.on_top() && fields.len() > 1 && g.below(4) == 0 {
        let (field, _) = fields.remove(g.below(fields.len()));
        g.declare(&name, Ty::Struct(fields));
        return line(format!("{name} = rmfield({name}, '{field}');"));
    }
    let (field, ty) = g.pick(&fields).clone();
    match ty {
        Ty::Array(a) => {
            let (rows, cols) = a.dims?;
            if rows * cols > 1 && g.below(2) == 0 {
                let value = bounded(g, a.with(1, 1), 2)?;
                return line(format!("{name}.{field}({}) = {value};", index(g, rows * cols, 1)));
            }
            let value = bounded(g, a, 2)?;
            line(format!("{name}.{field} = {value};"))
        }
        Ty::Struct(inner) => {
            let Some((deep, Ty::Array(a))) = inner.first() else { return None };
            let value = bounded(g, *a, 2)?;
            line(format!("{name}.{field}.{deep} = {value};"))
        }
        Ty::Cell(inner) => {
            let Some(Ty::Array(a)) = inner.first() else { return None };
            let value = bounded(g, *a, 2)?;
            line(format!("{name}.{field}{{1}} = {value};"))
        }
        _ => None,
    }
}

/// A row of structs.
fn records(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let name = g.fresh("s");
    let fields: Vec<String> = ["x", "y"].iter().take(1 + g.below(2)).map(|f| (*f).to_owned()).collect();
    let n = 1 + g.below(3);
    let mut nodes = Vec::new();
    for k in 1..=n {
        for field in &fields {
            let value = scalar(g, 2);
            nodes.push(Node::Line(format!("{name}({k}).{field} = {value};")));
        }
    }
    g.declare(&name, Ty::Structs(fields, n));
    Some(nodes)
}

fn change_records(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (name, ty) = g.owner(|t| matches!(t, Ty::Structs(..)))?;
    let Ty::Structs(fields, n) = ty else { return None };
    let field = g.pick(&fields).clone();
    if g.on_top() && g.below(3) == 0 {
        let values: Vec<String> = fields.iter().map(|f| format!("'{f}', {}", scalar(g, 1))).collect();
        g.declare(&name, Ty::Structs(fields, n + 1));
        return line(format!("{name}(end + 1) = struct({});", values.join(", ")));
    }
    if g.on_top() && n > 1 && g.below(4) == 0 {
        g.declare(&name, Ty::Structs(fields, n - 1));
        return line(format!("{name}({}) = [];", 1 + g.below(n)));
    }
    let value = bounded(g, Array::scalar(Class::Double), 2)?;
    let k = index(g, n, 1);
    line(match g.below(4) {
        0 => format!("[{name}.{field}] = deal({value});"),
        1 => format!("show(arrayfun(@(t) t.{field} + 1, {name}));"),
        2 => format!("{name}({k}).{field} = {name}(end).{field} + {value} / 4;"),
        _ => format!("{name}({k}).{field} = {value};"),
    })
    .filter(|_| !g.in_loop() || n > 0)
}

/// An anonymous function that holds values of variables.
fn handle(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let name = g.fresh("h");
    let held = expression(g, Array::scalar(Class::Double), 1);
    let text = match g.below(4) {
        0 => format!("@(t) t * {held}"),
        1 => format!("@(t) max(t, {held})"),
        2 => format!("@(t) {held} - t / 2"),
        _ => "@abs".to_owned(),
    };
    g.declare(&name, Ty::Handle);
    line(format!("{name} = {text};"))
}

/// Texts made by functions, of lengths that are not known.
fn text(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let name = g.fresh("t");
    let whole = |g: &mut Generator| format!("mod(floor(abs(max(min({}, 1e6), -1e6))), 1000)", scalar(g, 2));
    let some = expression(g, Array::new(Class::Char, 1, 4), 2);
    let made = match g.below(9) {
        0 => format!("sprintf('%d-%s', {}, {some})", whole(g)),
        1 => format!("num2str({})", whole(g)),
        2 => format!("int2str({})", scalar_bounded(g)),
        3 => format!("strcat({some}, '_', {some})"),
        4 => format!("strjoin(strsplit('a b {}', ' '), '+')", g.below(50)),
        5 => format!("regexprep({some}, '[a-f]', '<$0>')"),
        6 => format!("mat2str(round([{}, {}]))", whole(g), whole(g)),
        7 => format!("strtrim(['  ', {some}, ' '])"),
        _ => format!("sprintf('%g,', round({}))", expression(g, Array::new(Class::Double, 1, 2), 1)),
    };
    g.declare(&name, Ty::Array(Array::row(Class::Char)));
    line(format!("{name} = {made};"))
}

fn scalar_bounded(g: &mut Generator) -> String {
    format!("max(min({}, 1e6), -1e6)", scalar(g, 2))
}
