//! A package of Python around the shared library: by ctypes, so that it needs neither headers of Python nor a build
//! for each version of it, and works with every interpreter that has ctypes and NumPy.

use crate::c::api::{Api, Function, Kind, Part, word};
use ir::loops::Elem;
use std::fmt::Write;

/// What all packages share.
pub const SUPPORT: &str = include_str!("support.py");

/// A file of the package: its place in the folder, and its text.
pub type File = (String, String);

/// The files of the package but for the library.
pub fn files(api: &Api, title: &str) -> Vec<File> {
    let p = &api.prefix;
    vec![
        ("pyproject.toml".to_owned(), PROJECT.replace("foo", p)),
        ("setup.py".to_owned(), SETUP.replace("foo", p)),
        (format!("{p}/_tame.py"), SUPPORT.to_owned()),
        (format!("{p}/__init__.py"), module(api, title)),
        (format!("{p}/__init__.pyi"), stubs(api)),
        (format!("{p}/py.typed"), String::new()),
    ]
}

const PROJECT: &str = "[build-system]
requires = [\"setuptools>=64\"]
build-backend = \"setuptools.build_meta\"

[project]
name = \"foo\"
version = \"1.0\"
requires-python = \">=3.8\"
dependencies = [\"numpy\"]

[tool.setuptools]
packages = [\"foo\"]

[tool.setuptools.package-data]
foo = [\"*.so\", \"*.pyi\", \"py.typed\"]
";

const SETUP: &str = "from setuptools import setup
from setuptools.dist import Distribution

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:
    from wheel.bdist_wheel import bdist_wheel


class Binary(Distribution):
    def has_ext_modules(self):
        return True


class Tagged(bdist_wheel):
    # The library is for one platform, and for every version of Python.
    def get_tag(self):
        return (\"py3\", \"none\", super().get_tag()[2])


setup(distclass=Binary, cmdclass={\"bdist_wheel\": Tagged})
";

/// Functions of one MATLAB function, in order.
fn groups(api: &Api) -> Vec<(&str, Vec<&Function>)> {
    let mut found: Vec<(&str, Vec<&Function>)> = Vec::new();
    for f in &api.functions {
        match found.iter_mut().find(|(name, _)| *name == f.source) {
            Some((_, list)) => list.push(f),
            None => found.push((&f.source, vec![f])),
        }
    }
    found
}

/// Whether a name is a word of Python.
pub fn is_word(name: &str) -> bool {
    const WORDS: &str = "False None True and as assert async await break class continue def del elif else except \
        finally for from global if import in is lambda nonlocal not or pass raise return try while with yield";
    WORDS.split_whitespace().any(|w| w == name)
}

/// A name of Python.
fn name(source: &str) -> String {
    if is_word(source) { format!("{source}_") } else { source.to_owned() }
}

fn module(api: &Api, title: &str) -> String {
    let mut out = format!("\"\"\"{}\"\"\"\n\n", title.replace('\\', "/").replace('"', "'"));
    out += "import os as _os\n\nfrom . import _tame\nfrom ._tame import MatlabError\n\n";
    let _ = writeln!(
        out,
        "_library = _tame.Library(_os.path.dirname(_os.path.abspath(__file__)), \"{}\")",
        api.prefix
    );
    let groups = groups(api);
    let names: Vec<String> = groups.iter().map(|(n, _)| format!("\"{}\"", name(n))).collect();
    let _ = writeln!(out, "__all__ = [{}, \"MatlabError\"]\n", names.join(", "));
    for (source, list) in &groups {
        let own = name(source);
        out += "@_library.function(\n";
        for f in list {
            let params: Vec<String> = f.params.iter().map(part).collect();
            let results: Vec<String> = f.results.iter().map(part).collect();
            let _ = writeln!(out, "    (\"{}\", [{}], [{}]),", f.name, params.join(", "), results.join(", "));
        }
        let most = list.iter().max_by_key(|f| f.params.len()).map_or(&[][..], |f| f.params.as_slice());
        let least = list.iter().map(|f| f.params.len()).min().unwrap_or(0);
        let args: Vec<String> = most.iter().map(|p| name(&p.source)).collect();
        let _ = writeln!(out, ")\ndef {own}({}):", signature(&args, least));
        docs(list, &mut out);
        out += "\n\n";
    }
    out
}

fn signature(args: &[String], least: usize) -> String {
    let one = |(k, a): (usize, &String)| if k < least { a.clone() } else { format!("{a}=_tame.NOT_GIVEN") };
    args.iter().enumerate().map(one).collect::<Vec<_>>().join(", ")
}

fn docs(list: &[&Function], out: &mut String) {
    let clean = |t: &str| t.replace('\\', "\\\\").replace("\"\"\"", "'''");
    let Some(first) = list.first() else { return };
    let mut help = first.help.iter().map(|l| clean(l.strip_prefix(' ').unwrap_or(l).trim_end()));
    let _ =
        writeln!(out, "    \"\"\"{}", help.next().unwrap_or_else(|| format!("{} of MATLAB.", first.source)));
    help.for_each(|line| {
        let _ = writeln!(out, "{}", if line.is_empty() { String::new() } else { format!("    {line}") });
    });
    for f in list {
        let given = |p: &Part| format!("{}: {}", name(&p.source), p.text);
        let params: Vec<String> = f.params.iter().map(given).collect();
        let results: Vec<String> = f.results.iter().map(given).collect();
        let gives = if results.is_empty() { "nothing".to_owned() } else { results.join(", ") };
        let _ = writeln!(out, "\n    ({}) -> {}", clean(&params.join(", ")), clean(&gives));
    }
    out.push_str("    \"\"\"\n");
}

fn part(p: &Part) -> String {
    let text = |t: &str| format!("\"{}\"", t.replace('\\', "\\\\").replace('"', "'"));
    let own = &p.source;
    match &p.kind {
        Kind::Scalar(e) => format!("_tame.Scalar(\"{own}\", \"{}\", {})", word(*e), text(&p.text)),
        Kind::Array(e, rank) => {
            format!("_tame.Array(\"{own}\", \"{}\", {rank}, {})", word(*e), text(&p.text))
        }
        Kind::Text | Kind::StringText => format!("_tame.Text(\"{own}\", {})", text(&p.text)),
        Kind::Boxed => format!("_tame.Value(\"{own}\", {})", text(&p.text)),
        Kind::Struct(_, fields) => {
            let fields: Vec<String> = fields.iter().map(part).collect();
            format!("_tame.Struct(\"{own}\", {}, [{}])", text(&p.text), fields.join(", "))
        }
        Kind::Callback(c) => {
            let list = |parts: &[Part]| parts.iter().map(part).collect::<Vec<_>>().join(", ");
            let filled: Vec<&str> =
                (0..c.results.len()).map(|k| if c.has_memory(k) { "True" } else { "False" }).collect();
            format!(
                "_tame.Callback(\"{own}\", {}, [{}], [{}], [{}])",
                text(&p.text),
                list(&c.params),
                list(&c.results),
                filled.join(", ")
            )
        }
    }
}

/// The stubs for checkers of types.
fn stubs(api: &Api) -> String {
    let mut out = String::from(
        "from typing import Any, Callable, Dict, Tuple, overload\n\nimport numpy as np\nfrom numpy.typing import ArrayLike, NDArray\n\n\
         class MatlabError(RuntimeError):\n    identifier: str\n    report: str\n\n",
    );
    for (source, list) in groups(api) {
        // Signatures that differ in what no hint says are one.
        let mut seen: Vec<Vec<String>> = Vec::new();
        let mut lines = Vec::new();
        for f in &list {
            let params: Vec<String> =
                f.params.iter().map(|p| format!("{}: {}", name(&p.source), hint(&p.kind, true))).collect();
            if seen.contains(&params) {
                continue;
            }
            let results: Vec<String> = f.results.iter().map(|r| hint(&r.kind, false)).collect();
            let result = match results.as_slice() {
                [] => "None".to_owned(),
                [one] => one.clone(),
                many => format!("Tuple[{}]", many.join(", ")),
            };
            lines.push(format!("def {}({}) -> {result}: ...\n", name(source), params.join(", ")));
            seen.push(params);
        }
        let overload = if lines.len() > 1 { "@overload\n" } else { "" };
        lines.iter().for_each(|line| out += &format!("{overload}{line}"));
    }
    out
}

fn hint(kind: &Kind, argument: bool) -> String {
    let numpy = |e: Elem| match e {
        Elem::F64 | Elem::Index => "np.float64",
        Elem::F32 => "np.float32",
        Elem::C64 => "np.complex128",
        Elem::C32 => "np.complex64",
        Elem::Bool => "np.bool_",
        Elem::Char | Elem::U16 => "np.uint16",
        Elem::I8 => "np.int8",
        Elem::I16 => "np.int16",
        Elem::I32 => "np.int32",
        Elem::I64 => "np.int64",
        Elem::U8 => "np.uint8",
        Elem::U32 => "np.uint32",
        Elem::U64 => "np.uint64",
    };
    match kind {
        Kind::Scalar(Elem::F64 | Elem::F32 | Elem::Index) => "float".to_owned(),
        Kind::Scalar(Elem::C64 | Elem::C32) => "complex".to_owned(),
        Kind::Scalar(Elem::Bool) => "bool".to_owned(),
        Kind::Scalar(Elem::Char) | Kind::Text | Kind::StringText => "str".to_owned(),
        Kind::Scalar(_) => "int".to_owned(),
        Kind::Array(Elem::Char, _) => "Any".to_owned(),
        Kind::Array(_, _) if argument => "ArrayLike".to_owned(),
        Kind::Array(e, _) => format!("NDArray[{}]", numpy(*e)),
        Kind::Boxed => "Any".to_owned(),
        Kind::Struct(..) => "Dict[str, Any]".to_owned(),
        Kind::Callback(c) => {
            let takes: Vec<String> = c.params.iter().map(|p| hint(&p.kind, false)).collect();
            let gives: Vec<String> = c.results.iter().map(|p| hint(&p.kind, true)).collect();
            let gives = match gives.as_slice() {
                [] => "Any".to_owned(),
                [one] => one.clone(),
                many => format!("Tuple[{}]", many.join(", ")),
            };
            format!("Callable[[{}], {gives}]", takes.join(", "))
        }
    }
}
