//! Productions of values that are made of what their variables held before: structs and cells of their own parts,
//! trees that grow by their roots, handles of handles, numbers that become truth values.

use super::expr::expression;
use super::generator::Generator;
use super::stmt::{Make, line, part, scalar, truth};
use super::text::Node;
use super::types::{Array, Class, Ty};

/// With their weights.
pub const STATEMENTS: &[(u32, Make)] =
    &[(3, struct_again), (2, cell_again), (2, nested), (2, exchanged), (2, composed), (3, flag), (2, list)];

/// A struct of its own fields, in the places of others where the types allow.
fn struct_again(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (name, ty) = g.owner(|t| matches!(t, Ty::Struct(_)))?;
    let Ty::Struct(fields) = ty else { return None };
    let mut parts = Vec::new();
    for (field, ty) in &fields {
        let like: Vec<&String> = fields.iter().filter(|f| f.1 == *ty).map(|f| &f.0).collect();
        let from = *g.pick(&like);
        let value = match ty {
            Ty::Cell(_) => format!("{{{name}.{from}}}"),
            _ => format!("{name}.{from}"),
        };
        parts.push(format!("'{field}', {value}"));
    }
    line(format!("{name} = struct({});", parts.join(", ")))
}

/// A row of its own cells, of which those of one type change places.
fn cell_again(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (name, ty) = g.owner(|t| matches!(t, Ty::Cell(_)))?;
    let Ty::Cell(all) = ty else { return None };
    let mut parts = Vec::new();
    for ty in &all {
        let like: Vec<usize> = (0..all.len()).filter(|k| all[*k] == *ty).collect();
        parts.push(format!("{name}{{{}}}", g.pick(&like) + 1));
    }
    line(format!("{name} = {{{}}};", parts.join(", ")))
}

/// What holds what it was.
fn nested(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    g.on_top().then_some(())?;
    let (name, ty) = g.owner(|t| matches!(t, Ty::Struct(_) | Ty::Cell(_)))?;
    let value = scalar(g, 1);
    let number = Ty::Array(Array::scalar(Class::Double));
    let first = g.below(2) == 0;
    let (text, ty) = match ty {
        Ty::Struct(_) if first => (
            format!("struct('n', {value}, 'a', {name})"),
            Ty::Struct(vec![("n".into(), number), ("a".into(), ty)]),
        ),
        Ty::Struct(_) => (
            format!("struct('a', {name}, 'n', {value})"),
            Ty::Struct(vec![("a".into(), ty), ("n".into(), number)]),
        ),
        _ if first => (format!("{{{value}, {name}}}"), Ty::Cell(vec![number, ty])),
        _ => (format!("{{{name}, {value}}}"), Ty::Cell(vec![ty, number])),
    };
    g.declare(&name, ty);
    line(format!("{name} = {text};"))
}

/// Two variables of one type get the values of each other.
fn exchanged(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (a, ty) = g.owner(|t| !matches!(t, Ty::Array(_)))?;
    let (b, _) = g.owner(|t| *t == ty)?;
    if g.below(2) == 0 {
        return line(format!("[{a}, {b}] = deal({b}, {a});"));
    }
    let between = g.fresh("v");
    line(format!("{between} = {a}; {a} = {b}; {b} = {between};"))
}

/// A handle that calls what its variable held.
fn composed(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (name, _) = g.owner(|t| *t == Ty::Handle)?;
    let (other, _) = g.owner(|t| *t == Ty::Handle)?;
    let held = expression(g, Array::scalar(Class::Double), 1);
    let text = match g.below(3) {
        0 => format!("@(t) {name}(t) + {held}"),
        1 => format!("@(t) {other}({name}(t))"),
        _ => format!("@(t) {name}(t / 2) - {other}(t)"),
    };
    // In loops chains would grow without bound.
    (!g.in_loop()).then_some(())?;
    line(format!("{name} = {text};"))
}

/// A number that a loop makes a truth value, and what is done with both.
fn flag(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (name, k, sum) = (g.fresh("b"), g.fresh("k"), g.fresh("v"));
    let double = Array::scalar(Class::Double);
    let start = if g.below(3) == 0 { scalar(g, 1) } else { g.below(2).to_string() };
    let nodes = g.looped(Some((&k, 3)), |g| {
        g.declare(&sum, Ty::Array(double));
        let test = truth(g, 2);
        let use_it = match g.below(6) {
            0 => format!("if {name}, {sum} = {sum} + {k}; end"),
            1 => format!("{sum} = {sum} * 2 + {name};"),
            2 => format!("if ~{name} && {k} > 1, {sum} = {sum} - 1; end"),
            3 => format!("{sum} = {sum} + ({name} == 1);"),
            4 => format!("fprintf('%d %g\\n', {name}, {sum});"),
            _ => format!("show(class({name}));"),
        };
        let set = match g.below(4) {
            0 => format!("{name} = {k} - 2;"),
            1 => format!("{name} = ~{name};"),
            _ => format!("{name} = {test};"),
        };
        vec![Node::Line(use_it), Node::Line(set)]
    });
    g.declare(&sum, Ty::Array(double));
    let show = if g.below(2) == 0 { format!("show({name});") } else { format!("show({sum} + {name});") };
    Some(vec![
        Node::Line(format!("{name} = {start};")),
        Node::Line(format!("{sum} = 0;")),
        Node::Block(vec![part(format!("for {k} = 1:3"), nodes)]),
        Node::Line(show),
    ])
}

/// A list of structs that is made head by head, and walked.
fn list(g: &mut Generator, _: u32) -> Option<Vec<Node>> {
    let (name, k, walk) = (g.fresh("l"), g.fresh("k"), g.fresh("l"));
    let value = g.looped(Some((&k, 3)), |g| scalar(g, 2));
    let (made, first) = match g.below(4) {
        0 => (format!("{name} = struct('head', {value}, 'tail', {{{name}}});"), "'head', 0, 'tail', []"),
        1 => (format!("{name} = struct('tail', {name}, 'head', {value});"), "'tail', [], 'head', 0"),
        2 => (
            format!("{walk} = {name}; {name} = []; {name}.head = {value}; {name}.tail = {walk};"),
            "'head', 0, 'tail', []",
        ),
        _ => (format!("{name} = struct('head', {value}, 'tail', {name});"), "'head', 0, 'tail', []"),
    };
    let first = if g.below(2) == 0 { "[]".to_owned() } else { format!("struct({first})") };
    let shown = vec![Node::Line(format!("show({walk}.head);")), Node::Line(format!("{walk} = {walk}.tail;"))];
    Some(vec![
        Node::Line(format!("{name} = {first};")),
        Node::Block(vec![part(format!("for {k} = 1:3"), vec![Node::Line(made)])]),
        Node::Line(format!("{walk} = {name};")),
        Node::Block(vec![part(format!("while ~isempty({walk})"), shown)]),
    ])
}
