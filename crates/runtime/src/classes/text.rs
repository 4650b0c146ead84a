//! Declarations of classes as text: how compiled programs carry them. A line is a word that says what it
//! declares, and the words that say the rest; nothing declared holds a space. What has no value is `-`.
//! Functions are numbers, of whose meaning nothing is known here.

use super::Func;
use super::class::{Access, ClassDef, DESTRUCTOR, MethodDef, PropertyDef, test_role};
use base::Name;
use std::fmt::Write;

/// What a program has of a class: its declaration, where a class file makes one, and all functions that belong
/// to it by their names, also those in files of its folder.
#[derive(Clone, Debug, PartialEq)]
pub struct Declared {
    /// Its name with packages.
    pub name: Name,
    /// What its file declares.
    pub def: Option<ClassDef>,
    /// Its methods.
    pub functions: Vec<(Name, Func)>,
    /// It has an `@class` folder.
    pub folder: bool,
}

impl Declared {
    /// What is called when an object of the class goes.
    pub fn destructor(&self) -> Option<Func> {
        let ordinary = |m: &MethodDef| m.name == DESTRUCTOR && m.no_destructor;
        if self.def.iter().flat_map(|d| &d.methods).any(ordinary) {
            return None;
        }
        self.functions.iter().find(|(name, _)| name.as_str() == DESTRUCTOR).map(|(_, func)| *func)
    }
}

/// The text of a class; `number` says what its functions are called there.
pub fn print(class: &Declared, number: &mut dyn FnMut(Func) -> u32) -> String {
    let mut out = String::new();
    let mut line = |words: &[&str]| {
        let _ = writeln!(out, "{}", words.join(" "));
    };
    let name = class.name.as_str();
    line(&[if class.def.is_some() { "class" } else { "name" }, name]);
    if class.folder {
        line(&["folder", name]);
    }
    for (name, func) in &class.functions {
        line(&["function", name.as_str(), &number(*func).to_string()]);
    }
    let Some(def) = &class.def else { return out };
    let attributes = [
        ("abstract", def.is_abstract),
        ("sealed", def.sealed),
        ("hidden", def.hidden),
        ("constructonload", def.construct_on_load),
        ("handlecompatible", def.handle_compatible),
    ];
    attributes.iter().filter(|(_, on)| *on).for_each(|(word, _)| line(&[word]));
    let lists = [
        ("super", &def.supers),
        ("inferior", &def.inferior),
        ("constructs", &def.constructs),
        ("event", &def.events),
    ];
    for (word, names) in lists {
        names.iter().for_each(|n| line(&[word, n.as_str()]));
    }
    for (name, inputs) in &def.members {
        line(&["member", name.as_str(), &numbered(*inputs, number)]);
    }
    for m in &def.methods {
        let flags = flags(&[
            ('s', m.is_static),
            ('a', m.is_abstract),
            ('h', m.hidden),
            ('n', m.no_destructor),
            ('f', m.sealed),
        ]);
        let names = |list: &[Name]| listed(list.iter().map(|n| n.as_str().to_owned()));
        let role = m.test_role.unwrap_or("-");
        line(&["method", &m.name, &flags, &word_of(m.access), &names(&m.inputs), &names(&m.outputs), role]);
    }
    for p in &def.properties {
        let flags = flags(&[
            ('c', p.constant),
            ('d', p.dependent),
            ('h', p.hidden),
            ('a', p.abort_set),
            ('b', p.is_abstract),
            ('t', p.transient),
            ('n', p.non_copyable),
            ('p', p.test_parameter),
            ('g', p.get_observable),
            ('s', p.set_observable),
        ]);
        let dims = listed(p.dims.iter().map(f64::to_string));
        let validators = listed(p.validators.iter().map(|f| number(*f).to_string()));
        line(&[
            "property",
            &p.name,
            &numbered(p.default, number),
            &flags,
            &word_of(p.get),
            &word_of(p.set),
            p.class.as_deref().unwrap_or("-"),
            &dims,
            &validators,
        ]);
    }
    out
}

/// The class of a text; nothing where it is none.
pub fn read(text: &str) -> Option<Declared> {
    let mut class = Declared { name: Name::new(""), def: None, functions: Vec::new(), folder: false };
    for line in text.lines() {
        let mut words = line.split(' ');
        let (kind, name) = (words.next()?, words.next().unwrap_or_default());
        let mut next = || words.next();
        let def = class.def.as_mut();
        match kind {
            "name" | "class" => {
                class.name = Name::new(name);
                class.def = (kind == "class").then(|| empty(class.name));
            }
            "folder" => class.folder = true,
            "function" => class.functions.push((Name::new(name), func(next()?)?)),
            "abstract" => def?.is_abstract = true,
            "sealed" => def?.sealed = true,
            "hidden" => def?.hidden = true,
            "constructonload" => def?.construct_on_load = true,
            "handlecompatible" => def?.handle_compatible = true,
            "super" => def?.supers.push(Name::new(name)),
            "inferior" => def?.inferior.push(Name::new(name)),
            "constructs" => def?.constructs.push(Name::new(name)),
            "event" => def?.events.push(Name::new(name)),
            "member" => def?.members.push((Name::new(name), func(next()?))),
            "method" => {
                let flags = next()?;
                def?.methods.push(MethodDef {
                    name: name.to_owned(),
                    is_static: flags.contains('s'),
                    is_abstract: flags.contains('a'),
                    hidden: flags.contains('h'),
                    sealed: flags.contains('f'),
                    no_destructor: flags.contains('n'),
                    access: access(next()?)?,
                    inputs: each(next()?).map(Name::new).collect(),
                    outputs: each(next()?).map(Name::new).collect(),
                    test_role: test_role(next()?),
                });
            }
            "property" => {
                let (default, flags) = (func(next()?), next()?);
                def?.properties.push(PropertyDef {
                    name: name.to_owned(),
                    default,
                    constant: flags.contains('c'),
                    dependent: flags.contains('d'),
                    hidden: flags.contains('h'),
                    abort_set: flags.contains('a'),
                    is_abstract: flags.contains('b'),
                    transient: flags.contains('t'),
                    non_copyable: flags.contains('n'),
                    test_parameter: flags.contains('p'),
                    get_observable: flags.contains('g'),
                    set_observable: flags.contains('s'),
                    get: access(next()?)?,
                    set: access(next()?)?,
                    class: Some(next()?).filter(|c| *c != "-").map(str::to_owned),
                    dims: each(next()?).map(|d| d.parse().unwrap_or(f64::NAN)).collect(),
                    validators: each(next()?).filter_map(func).collect(),
                });
            }
            _ => return None,
        }
    }
    Some(class)
}

fn empty(name: Name) -> ClassDef {
    ClassDef {
        name,
        supers: Vec::new(),
        properties: Vec::new(),
        methods: Vec::new(),
        members: Vec::new(),
        events: Vec::new(),
        is_abstract: false,
        sealed: false,
        hidden: false,
        construct_on_load: false,
        handle_compatible: false,
        inferior: Vec::new(),
        constructs: Vec::new(),
    }
}

fn func(word: &str) -> Option<Func> {
    word.parse().ok().map(Func)
}

fn numbered(f: Option<Func>, number: &mut dyn FnMut(Func) -> u32) -> String {
    f.map_or("-".to_owned(), |f| number(f).to_string())
}

fn flags(set: &[(char, bool)]) -> String {
    let letters: String = set.iter().filter(|(_, on)| *on).map(|(letter, _)| *letter).collect();
    if letters.is_empty() { "-".to_owned() } else { letters }
}

fn listed(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

fn each(word: &str) -> impl Iterator<Item = &str> {
    word.split(',').filter(|w| *w != "-")
}

const ACCESS: [(&str, Access); 4] = [
    ("public", Access::Public),
    ("protected", Access::Protected),
    ("private", Access::Private),
    ("immutable", Access::Immutable),
];

fn word_of(access: Access) -> String {
    match access {
        Access::Listed(classes) => format!("?{classes}"),
        _ => ACCESS.iter().find(|(_, a)| *a == access).map_or("private", |(word, _)| word).to_owned(),
    }
}

fn access(word: &str) -> Option<Access> {
    if let Some(classes) = word.strip_prefix('?') {
        return Some(Access::Listed(Name::new(classes)));
    }
    ACCESS.iter().find(|(w, _)| *w == word).map(|(_, access)| *access)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_is_read_back() {
        let text = "class pkg.P\nfolder pkg.P\nfunction area 3\nfunction get.x 4\nabstract\nsealed\nsuper handle\n\
            super pkg.Q\ninferior A\nconstructs pkg.Q\nevent Moved\nmember Low 7\nmember High -\n\
            method area sh protected - a -\nmethod of - ?A,b.C o,~ - Test\nproperty x 1 cd private immutable double 1,NaN 5,6\n\
            property y - - public public - - -\n";
        let class = read(text);
        assert_eq!(class.as_ref().map(|c| print(c, &mut |f| f.0)).as_deref(), Some(text));
        assert_eq!(
            class.and_then(|c| c.def).map(|d| d.properties[0].validators.clone()),
            Some(vec![Func(5), Func(6)])
        );
        assert_eq!(read("name double\nfolder double\nfunction kind 0\n").map(|c| c.functions.len()), Some(1));
        assert_eq!(read("nonsense x"), None);
    }
}
