//! What `methods` lists: names, or signatures (`-full`).
//!
//! Source: MATLAB's documentation, "methods"; what classes have of `handle` and of the mixins.

use crate::classes::class::{Access, Class, MethodDef};
use crate::classes::members::{class_of, column, listed_name};
use crate::classes::{Objects, Outcome};
use crate::context::Context;
use crate::kernel::{Outputs, one};
use crate::value::Value;
use base::Name;
use std::collections::BTreeSet;

/// The signatures of what handle classes inherit.
const OF_HANDLE: &[(&str, &[&str])] = &[
    (
        "addlistener",
        &[
            "L addlistener(sources, eventname, callback)",
            "L addlistener(sources, properties, eventname, callback)",
            "L addlistener(sources, propertyname, eventname, callback)",
            "L addlistener(sources, propertyname, eventname, callback)",
            "L addlistener(sources, propertynames, eventname, callback)",
        ],
    ),
    ("delete", &["delete(obj)"]),
    ("eq", &["TF eq(A, B)"]),
    ("findobj", &["HM findobj(H, varargin)"]),
    ("findprop", &["prop findprop(object, propname)"]),
    ("ge", &["TF ge(A, B)"]),
    ("gt", &["TF gt(A, B)"]),
    ("isvalid", &["validity isvalid(obj)"]),
    ("le", &["TF le(A, B)"]),
    (
        "listener",
        &[
            "L listener(sources, eventname, callback)",
            "L listener(sources, properties, eventname, callback)",
            "L listener(sources, propertyname, eventname, callback)",
            "L listener(sources, propertyname, eventname, callback)",
            "L listener(sources, propertynames, eventname, callback)",
        ],
    ),
    ("lt", &["TF lt(A, B)"]),
    ("ne", &["TF ne(A, B)"]),
    ("notify", &["notify(sources, eventname)", "notify(sources, eventname, eventdata)"]),
];

/// One method of a class.
struct Listed {
    name: String,
    is_static: bool,
    signatures: Vec<String>,
    /// The class that it is inherited from.
    from: Option<String>,
}

pub(crate) fn methods(m: &dyn Objects, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let full = args.get(1).and_then(Value::as_text).is_some_and(|t| t == "-full");
    let Ok(class) = class_of(m, args) else {
        if nargout > 0 {
            return Ok(one(Value::empty()));
        }
        cx.print(&format!("\nNo class '{}'.\n\n", listed_name(args)));
        return Ok(Outputs::new());
    };
    let all = all_methods(m, &class);
    if nargout > 0 {
        let names: Vec<&str> = match full {
            true => all.iter().flat_map(|l| l.signatures.iter().map(String::as_str)).collect(),
            false => all.iter().map(|l| l.name.as_str()).collect(),
        };
        return Ok(one(column(&names)));
    }
    let heading = format!("\nMethods for class {}:\n\n", class.def.name);
    if full {
        cx.print(&heading);
        for l in &all {
            let from = l.from.as_ref().map(|c| format!("  % Inherited from {c}")).unwrap_or_default();
            l.signatures.iter().for_each(|s| cx.print(&format!("{s}{from}\n")));
        }
        cx.print("\n");
        return Ok(Outputs::new());
    }
    let own = all.iter().filter(|l| l.from.as_deref() != Some("handle"));
    let (statics, names): (Vec<&Listed>, Vec<&Listed>) = own.partition(|l| l.is_static);
    let mut text = heading + &in_columns(&names) + "\n";
    if !statics.is_empty() {
        text.push_str(&format!("Static methods:\n\n{}\n", in_columns(&statics)));
    }
    if class.is_handle {
        text.push_str(&format!(
            "Call \"methods('handle')\" for methods of {} inherited from handle.\n\n",
            class.def.name
        ));
    }
    cx.print(&text);
    Ok(Outputs::new())
}

/// The methods that everybody may call and see, by name: the nearest declaration of each.
fn all_methods(m: &dyn Objects, class: &Class) -> Vec<Listed> {
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    let short = |n: Name| n.as_str().rsplit('.').next().unwrap_or_default().to_owned();
    let constructor = short(class.def.name);
    for (k, ancestor) in class.ancestors.iter().enumerate() {
        let Some(c) = m.class(*ancestor) else { continue };
        for d in &c.def.methods {
            let inherited_constructor = k > 0 && d.name == short(*ancestor);
            let visible = d.access == Access::Public && !d.hidden && !d.name.contains('.');
            if !visible || inherited_constructor || !seen.insert(d.name.clone()) {
                continue;
            }
            all.push(Listed {
                name: d.name.clone(),
                is_static: d.is_static,
                signatures: vec![signature(d)],
                from: (k > 0).then(|| ancestor.as_str().to_owned()),
            });
        }
    }
    if seen.insert(constructor.clone()) {
        let signatures = vec![format!("obj {constructor}")];
        all.push(Listed { name: constructor, is_static: false, signatures, from: None });
    }
    let mut inherit = |name: &str, signatures: &[&str], from: &str| {
        if seen.insert(name.to_owned()) {
            let signatures = signatures.iter().map(|s| (*s).to_owned()).collect();
            all.push(Listed {
                name: name.to_owned(),
                is_static: false,
                signatures,
                from: Some(from.to_owned()),
            });
        }
    };
    if class.is_a(Name::new("matlab.mixin.Copyable")) {
        inherit("copy", &["lhs1 copy(rhs1)"], "matlab.mixin.Copyable");
    }
    if class.is_handle {
        OF_HANDLE.iter().for_each(|(name, signatures)| inherit(name, signatures, "handle"));
    }
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

/// `[a, b] name(x, y)`; no parentheses where there is no input.
fn signature(d: &MethodDef) -> String {
    let list = |names: &[Name]| names.iter().map(|n| n.as_str()).collect::<Vec<_>>().join(", ");
    let outputs = match d.outputs.len() {
        0 => String::new(),
        1 => format!("{} ", list(&d.outputs)),
        _ => format!("[{}] ", list(&d.outputs)),
    };
    let inputs = if d.inputs.is_empty() { String::new() } else { format!("({})", list(&d.inputs)) };
    let is_static = if d.is_static { "Static " } else { "" };
    format!("{is_static}{outputs}{}{inputs}", d.name)
}

/// Names in as many columns of one width as fit into a line, down the columns.
fn in_columns(listed: &[&Listed]) -> String {
    let names: Vec<&str> = listed.iter().map(|l| l.name.as_str()).collect();
    let width = names.iter().map(|n| n.chars().count()).max().unwrap_or(0) + 2;
    let cols = (80 / width.max(1)).clamp(1, names.len().max(1));
    let rows = names.len().div_ceil(cols);
    let line = |i: usize| -> String {
        names.iter().skip(i).step_by(rows.max(1)).map(|n| format!("{n:width$}")).collect::<String>() + "\n"
    };
    (0..rows).map(line).collect()
}
