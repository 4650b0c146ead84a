//! A module of Fortran over a library: `bind(C)` interfaces of its functions, and subroutines that take and give
//! arrays as Fortran has them.
//!
//! Unsigned integers are integers of the same bits; a function with something that Fortran has no counterpart of
//! (values of any class, arrays inside of structs) is left out, with a comment that says so.

use crate::c::api::{Api, Callback, Function, Kind, Part};
use ir::loops::Elem;
use std::fmt::Write;

/// The text of the module. `title` is said in the first comment.
pub fn module(api: &Api, title: &str) -> String {
    let p = &api.prefix;
    let mut out = format!("! {title}\n!\n");
    out += RULES;
    let module = module_name(api);
    let _ = write!(out, "module {module}\n  use, intrinsic :: iso_c_binding\n  implicit none\n  private\n");
    let (inside, outside): (Vec<&Function>, Vec<&Function>) = api.functions.iter().partition(|f| crosses(f));
    let shown: Vec<String> = inside.iter().map(|f| own(p, f)).collect();
    let calls = |f: &&Function| f.params.iter().any(|x| matches!(x.kind, Kind::Callback(_)));
    let throw = if inside.iter().any(calls) { format!(", {p}_throw") } else { String::new() };
    let _ = writeln!(out, "  public :: {p}_message, {p}_identifier{throw}");
    for name in &shown {
        let _ = writeln!(out, "  public :: {name}");
    }
    generics(api, &mut out);
    for f in &outside {
        let _ = writeln!(
            out,
            "  ! {} is not here: Fortran has no counterpart of one of its arguments or results",
            f.name
        );
    }
    let of_rank = |x: &Part, rank: u8| matches!(x.kind, Kind::Array(_, r) if r == rank);
    for rank in 2..=4 {
        if inside.iter().any(|f| {
            f.params.iter().chain(&f.results).any(|x| match &x.kind {
                Kind::Callback(c) => c.params.iter().chain(&c.results).any(|x| of_rank(x, rank)),
                _ => of_rank(x, rank),
            })
        }) {
            let _ = write!(
                out,
                "\n  type, bind(c) :: {p}_array{rank}\n    type(c_ptr) :: data = c_null_ptr\n    \
                 integer(c_int64_t) :: dim({rank}) = 0\n  end type\n"
            );
        }
    }
    for f in &inside {
        for x in f.params.iter().chain(&f.results) {
            if let Kind::Struct(ty, fields) = &x.kind {
                let _ = writeln!(out, "\n  type, bind(c), public :: {ty}");
                for field in fields {
                    let _ = writeln!(out, "    {} :: {}", scalar(&field.kind), field.name);
                }
                out += "  end type\n";
            }
        }
    }
    let called: Vec<(&Part, &Callback)> = inside
        .iter()
        .flat_map(|f| &f.params)
        .filter_map(|x| if let Kind::Callback(c) = &x.kind { Some((x, &**c)) } else { None })
        .collect();
    called.iter().for_each(|(x, c)| callback_type(p, x, c, &mut out));
    out += "\n  interface\n";
    out += &INTERFACES.replace("foo", p);
    if !called.is_empty() {
        out += &CALLBACK_INTERFACES.replace("foo", p);
    }
    inside.iter().for_each(|f| interface(p, f, &mut out));
    out += "  end interface\n\ncontains\n\n";
    out += &COMMON.replace("foo", p);
    if !called.is_empty() {
        out += &CALLBACK_COMMON.replace("foo", p);
    }
    called.iter().for_each(|(_, c)| callback(p, c, &mut out));
    inside.iter().for_each(|f| subroutine(p, f, &mut out));
    let _ = writeln!(out, "end module {module}");
    out
}

/// The name of the module: that of the library, where no procedure in it has this name.
pub fn module_name(api: &Api) -> String {
    let same = |name: &str| name.eq_ignore_ascii_case(&api.prefix);
    let taken = api.functions.iter().any(|f| same(&own(&api.prefix, f)))
        || api
            .procedures
            .iter()
            .any(|p| same(p.name.strip_prefix(&format!("{}_", api.prefix)).unwrap_or(&p.name)));
    if taken { format!("{}_library", api.prefix) } else { api.prefix.clone() }
}

const RULES: &str = "! Each subroutine takes the arguments of its function, then its results, then `status`, which is 0, or 1 after an
! error; where it is left out, an error stops the program. Rows and columns are arrays of one dimension. Unsigned
! integers are integers of the same bits.
";

const INTERFACES: &str = "    function c_identifier(context) bind(c, name='foo_identifier') result(text)
      import
      type(c_ptr), value :: context
      type(c_ptr) :: text
    end function
    function c_message(context) bind(c, name='foo_message') result(text)
      import
      type(c_ptr), value :: context
      type(c_ptr) :: text
    end function
    subroutine c_release(memory) bind(c, name='foo_release')
      import
      type(c_ptr), value :: memory
    end subroutine
    function c_strlen(text) bind(c, name='strlen') result(n)
      import
      type(c_ptr), value :: text
      integer(c_size_t) :: n
    end function
";

const COMMON: &str = "  ! What the last error of this thread says.
  function foo_message() result(text)
    character(len=:), allocatable :: text
    text = text_at(c_message(c_null_ptr))
  end function

  ! Its identifier.
  function foo_identifier() result(text)
    character(len=:), allocatable :: text
    text = text_at(c_identifier(c_null_ptr))
  end function

  function text_at(place) result(text)
    type(c_ptr), intent(in) :: place
    character(len=:), allocatable :: text
    character(kind=c_char), pointer :: chars(:)
    integer(c_size_t) :: k, n
    n = c_strlen(place)
    call c_f_pointer(place, chars, [n])
    allocate(character(len=n) :: text)
    do k = 1, n
      text(k:k) = chars(k)
    end do
  end function

  subroutine told(code, status)
    integer(c_int), intent(in) :: code
    integer, intent(out), optional :: status
    if (present(status)) then
      status = code
    else if (code /= 0) then
      error stop foo_message()
    end if
  end subroutine

";

const CALLBACK_INTERFACES: &str =
    "    function c_throw(identifier, message) bind(c, name='foo_throw') result(code)
      import
      character(kind=c_char), intent(in) :: identifier(*), message(*)
      integer(c_int) :: code
    end function
    function c_malloc(size) bind(c, name='malloc') result(memory)
      import
      integer(c_size_t), value :: size
      type(c_ptr) :: memory
    end function
";

const CALLBACK_COMMON: &str = "  ! Says which error a procedure has that the caller gives; it then sets its status to another number than 0.
  subroutine foo_throw(identifier, message)
    character(len=*), intent(in) :: identifier, message
    integer(c_int) :: code
    code = c_throw(identifier // c_null_char, message // c_null_char)
  end subroutine

";

/// The name of the interface of procedures that the caller gives.
fn interface_name(prefix: &str, c: &Callback) -> String {
    c.ty.strip_prefix(&format!("{prefix}_")).unwrap_or(&c.ty).to_owned()
}

/// Names of the arguments and results of a procedure that the caller gives.
fn callback_names(c: &Callback) -> Vec<String> {
    distinct(
        vec!["status".to_owned(), "code".into(), "user".into(), "holder".into()],
        c.params.iter().chain(&c.results),
    )
}

fn shape_of(p: &Part, rank: u8) -> String {
    if vector(p).is_some() { ":".to_owned() } else { vec![":"; usize::from(rank)].join(",") }
}

/// The interface of procedures that the caller gives, and a place for one.
fn callback_type(prefix: &str, own: &Part, c: &Callback, out: &mut String) {
    let (name, names) = (interface_name(prefix, c), callback_names(c));
    let mut list: Vec<&str> = names.iter().map(String::as_str).collect();
    list.push("status");
    let _ = write!(
        out,
        "\n  public :: {name}\n  abstract interface\n    ! {}: {}; another status than 0 is an error\n    subroutine {name}({})\n      import\n",
        own.source,
        own.text,
        list.join(", &\n        ")
    );
    for (k, (p, n)) in c.params.iter().chain(&c.results).zip(&names).enumerate() {
        let result = k.checked_sub(c.params.len());
        let declared = match (&p.kind, result) {
            (Kind::Array(e, rank), None) => {
                format!("{}, intent(in) :: {n}({})", number(*e), shape_of(p, *rank))
            }
            (Kind::Array(e, rank), Some(r)) if c.has_memory(r) => {
                format!("{}, intent(inout) :: {n}({})", number(*e), shape_of(p, *rank))
            }
            (Kind::Array(e, rank), Some(_)) => {
                format!("{}, allocatable, intent(out) :: {n}({})", number(*e), shape_of(p, *rank))
            }
            (kind, None) => format!("{}, intent(in) :: {n}", scalar(kind)),
            (kind, Some(_)) => format!("{}, intent(out) :: {n}", scalar(kind)),
        };
        let _ = writeln!(out, "      {declared}");
    }
    let _ = write!(
        out,
        "      integer, intent(inout) :: status\n    end subroutine\n  end interface\n\n  type :: {name}_holder\n    \
         procedure({name}), pointer, nopass :: f => null()\n  end type\n"
    );
}

/// The function that C calls, which calls the procedure.
fn callback(prefix: &str, c: &Callback, out: &mut String) {
    let (name, names) = (interface_name(prefix, c), callback_names(c));
    let mut list: Vec<&str> = names.iter().map(String::as_str).collect();
    list.push("user");
    let _ = writeln!(
        out,
        "  function call_{name}({}) &\n      bind(c, name='') result(code)",
        list.join(", &\n      ")
    );
    let (mut locals, mut before, mut after) = (String::new(), String::new(), String::new());
    let mut given = Vec::new();
    for (k, (p, n)) in c.params.iter().chain(&c.results).zip(&names).enumerate() {
        let result = k.checked_sub(c.params.len());
        let Kind::Array(e, rank) = &p.kind else {
            let how = if result.is_some() { "intent(out)" } else { "value" };
            let _ = writeln!(out, "    {}, {how} :: {n}", scalar(&p.kind));
            given.push(n.clone());
            continue;
        };
        let how = if result.is_some() { "intent(inout)" } else { "intent(in)" };
        let _ = writeln!(out, "    type({prefix}_array{rank}), {how} :: {n}");
        let shape = shape_of(p, *rank);
        let extents = match vector(p) {
            Some(d) => format!("[{n}%dim({d})]"),
            None => format!("{n}%dim"),
        };
        let _ = writeln!(locals, "    {}, pointer :: {n}_p({shape})", number(*e));
        let point = format!("    call c_f_pointer({n}%data, {n}_p, {extents})");
        match result {
            Some(r) if !c.has_memory(r) => {
                let _ = writeln!(locals, "    {}, allocatable :: {n}_a({shape})", number(*e));
                given.push(format!("{n}_a"));
                let dims = match vector(p) {
                    Some(1) => format!("[size({n}_a, kind=c_int64_t), 1_c_int64_t]"),
                    Some(_) => format!("[1_c_int64_t, size({n}_a, kind=c_int64_t)]"),
                    None => format!("shape({n}_a, kind=c_int64_t)"),
                };
                let _ = writeln!(after, "    {n}%dim = {dims}");
                let _ = writeln!(
                    after,
                    "    {n}%data = c_malloc(int(storage_size({n}_a)/8, c_size_t)*size({n}_a, kind=c_size_t) + 1_c_size_t)"
                );
                let _ = writeln!(after, "{point}\n    {n}_p = {n}_a");
            }
            _ => {
                let _ = writeln!(before, "{point}");
                given.push(format!("{n}_p"));
            }
        }
    }
    given.push("status".into());
    out.push_str("    type(c_ptr), value :: user\n    integer(c_int) :: code\n");
    let _ = writeln!(out, "    type({name}_holder), pointer :: holder\n    integer :: status");
    out.push_str(&locals);
    out.push_str("    call c_f_pointer(user, holder)\n");
    out.push_str(&before);
    let _ = writeln!(out, "    status = 0\n    call holder%f({})", given.join(", &\n        "));
    out.push_str("    code = merge(0_c_int, 1_c_int, status == 0)\n");
    if !after.is_empty() {
        out.push_str("    if (status /= 0) return\n");
        out.push_str(&after);
    }
    out.push_str("  end function\n\n");
}

fn crosses(f: &Function) -> bool {
    fn one(k: &Kind) -> bool {
        match k {
            Kind::Boxed | Kind::Scalar(Elem::Char) | Kind::Array(Elem::Char, _) => false,
            Kind::Callback(c) => c.params.iter().chain(&c.results).all(|p| one(&p.kind)),
            Kind::Struct(_, fields) => {
                fields.iter().all(|f| matches!(f.kind, Kind::Scalar(e) if e != Elem::Char))
            }
            _ => true,
        }
    }
    f.params.iter().chain(&f.results).all(|p| one(&p.kind))
}

/// Generic names of procedures over their variants, as far as Fortran tells these apart.
fn generics(api: &Api, out: &mut String) {
    for p in &api.procedures {
        let mut kept: Vec<&Function> = Vec::new();
        let mut like: Vec<(String, String)> = Vec::new();
        for f in p.variants.iter().map(|k| &api.functions[*k]).filter(|f| crosses(f)) {
            match kept.iter().find(|g| !differ(f, g)) {
                Some(g) => like.push((own(&api.prefix, f), own(&api.prefix, g))),
                None => kept.push(f),
            }
        }
        if kept.is_empty() {
            continue;
        }
        let generic = p.name.strip_prefix(&format!("{}_", api.prefix)).unwrap_or(&p.name);
        let _ = write!(out, "\n  public :: {generic}\n  interface {generic}\n");
        for f in kept {
            let _ = writeln!(out, "    module procedure :: {}", own(&api.prefix, f));
        }
        for (f, g) in like {
            let _ = writeln!(out, "    ! {f} is called by its own name: it takes what {g} takes");
        }
        out.push_str("  end interface\n\n");
    }
}

/// The type, kind and rank that Fortran knows a dummy argument by.
fn known_by(p: &Part) -> (String, u8) {
    match &p.kind {
        Kind::Array(e, rank) => (number(*e).to_owned(), if vector(p).is_some() { 1 } else { *rank }),
        Kind::Text | Kind::StringText => ("character".into(), 0),
        kind => (scalar(kind), 0),
    }
}

/// Whether Fortran tells two subroutines apart (F2018, 15.4.3.4.5): one has more arguments of a type, kind and rank
/// than the other takes, or an argument of the same name and place differs.
fn differ(f: &Function, g: &Function) -> bool {
    let all = |f: &Function| f.params.iter().chain(&f.results).map(known_by).collect::<Vec<_>>();
    let (a, b) = (all(f), all(g));
    let status = ("integer(c_int32_t)".to_owned(), 0);
    let more = |a: &[(String, u8)], b: &[(String, u8)]| {
        a.iter().any(|t| {
            let count = |l: &[(String, u8)]| l.iter().filter(|x| *x == t).count();
            count(a) > count(b) + usize::from(*t == status)
        })
    };
    let same_place =
        names(f).iter().zip(names(g)).zip(a.iter().zip(&b)).any(|((m, n), (t, u))| *m == n && t != u);
    more(&a, &b) || more(&b, &a) || same_place
}

/// The name of a subroutine: that of C without its beginning.
fn own(prefix: &str, f: &Function) -> String {
    f.name.strip_prefix(&format!("{prefix}_")).unwrap_or(&f.name).to_owned()
}

fn number(e: Elem) -> &'static str {
    match e {
        Elem::F64 | Elem::Index => "real(c_double)",
        Elem::F32 => "real(c_float)",
        Elem::C64 => "complex(c_double_complex)",
        Elem::C32 => "complex(c_float_complex)",
        Elem::Bool => "logical(c_bool)",
        Elem::I8 | Elem::U8 => "integer(c_int8_t)",
        Elem::I16 | Elem::U16 | Elem::Char => "integer(c_int16_t)",
        Elem::I32 | Elem::U32 => "integer(c_int32_t)",
        Elem::I64 | Elem::U64 => "integer(c_int64_t)",
    }
}

fn scalar(kind: &Kind) -> String {
    match kind {
        Kind::Scalar(e) => number(*e).to_owned(),
        Kind::Struct(ty, _) => format!("type({ty})"),
        _ => "type(c_ptr)".to_owned(),
    }
}

/// Names that differ without regard to case.
fn names(f: &Function) -> Vec<String> {
    let taken = vec!["status".to_owned(), "code".to_owned(), f.source.to_lowercase()];
    distinct(taken, f.params.iter().chain(&f.results))
}

fn distinct<'a>(mut taken: Vec<String>, parts: impl Iterator<Item = &'a Part>) -> Vec<String> {
    let mut found = Vec::new();
    for p in parts {
        let mut name = p.name.clone();
        let mut k = 1;
        while taken.contains(&name.to_lowercase()) {
            k += 1;
            name = format!("{}_{k}", p.name);
        }
        taken.push(name.to_lowercase());
        found.push(name);
    }
    found
}

fn interface(prefix: &str, f: &Function, out: &mut String) {
    let names = names(f);
    let mut list = vec!["context".to_owned()];
    for (k, name) in names.iter().enumerate() {
        list.push(name.clone());
        if matches!(f.params.get(k).map(|p| &p.kind), Some(Kind::Callback(_))) {
            list.push(format!("{name}_user"));
        }
    }
    let _ = writeln!(
        out,
        "    function c_{}({}) &\n        bind(c, name='{}') result(code)\n      import",
        own(prefix, f),
        list.join(", &\n        "),
        f.name
    );
    out.push_str("      type(c_ptr), value :: context\n");
    for (k, (p, name)) in f.params.iter().chain(&f.results).zip(&names).enumerate() {
        let result = k >= f.params.len();
        let declared = match &p.kind {
            Kind::Scalar(e) if result => format!("{}, intent(out)", number(*e)),
            Kind::Scalar(e) => format!("{}, value", number(*e)),
            Kind::Array(_, rank) => {
                format!("type({prefix}_array{rank}), intent({})", if result { "out" } else { "in" })
            }
            Kind::Struct(ty, _) => format!("type({ty}), intent({})", if result { "out" } else { "in" }),
            Kind::Callback(_) => {
                let _ = writeln!(out, "      type(c_ptr), value :: {name}_user");
                "type(c_funptr), value".to_owned()
            }
            _ if result => "type(c_ptr), intent(out)".to_owned(),
            _ => "character(kind=c_char), intent(in)".to_owned(),
        };
        let text = matches!(p.kind, Kind::Text | Kind::StringText) && !result;
        let _ = writeln!(out, "      {declared} :: {name}{}", if text { "(*)" } else { "" });
    }
    out.push_str("      integer(c_int) :: code\n    end function\n");
}

/// Along which dimension an array of one row or column runs, from 1.
fn vector(p: &Part) -> Option<usize> {
    let inside = p.text.split_once('(')?.1.rsplit_once(')')?.0;
    let mut depth = 0;
    let extents = inside.split(|c: char| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        c == ',' && depth == 0
    });
    match extents.collect::<Vec<_>>().as_slice() {
        [_, "1"] => Some(1),
        ["1", _] => Some(2),
        _ => None,
    }
}

fn subroutine(prefix: &str, f: &Function, out: &mut String) {
    let names = names(f);
    let mut list: Vec<&str> = names.iter().map(String::as_str).collect();
    list.push("status");
    for line in &f.help {
        let _ = writeln!(out, "  !{}", line.trim_end());
    }
    let _ = writeln!(out, "  subroutine {}({})", own(prefix, f), list.join(", &\n      "));
    let mut locals = String::new();
    let mut before = String::new();
    let mut after = String::new();
    let mut given = vec!["c_null_ptr".to_owned()];
    for (k, (p, name)) in f.params.iter().chain(&f.results).zip(&names).enumerate() {
        let result = k >= f.params.len();
        match &p.kind {
            Kind::Array(e, rank) => {
                let one = vector(p);
                let shape =
                    if one.is_some() { ":".to_owned() } else { vec![":"; usize::from(*rank)].join(",") };
                let place = format!("{name}_c");
                let _ = writeln!(locals, "    type({prefix}_array{rank}) :: {place}");
                given.push(place.clone());
                if result {
                    let _ = writeln!(out, "    {}, allocatable, intent(out) :: {name}({shape})", number(*e));
                    let _ = writeln!(locals, "    {}, pointer :: {name}_p({shape})", number(*e));
                    let extents = match one {
                        Some(d) => format!("[{place}%dim({d})]"),
                        None => format!("{place}%dim"),
                    };
                    let _ = writeln!(after, "    call c_f_pointer({place}%data, {name}_p, {extents})");
                    let _ = writeln!(after, "    {name} = {name}_p");
                    let _ = writeln!(after, "    call c_release({place}%data)");
                } else {
                    let _ = writeln!(
                        out,
                        "    {}, intent(in), target, contiguous :: {name}({shape})",
                        number(*e)
                    );
                    let extents = match one {
                        Some(1) => format!("[size({name}, kind=c_int64_t), 1_c_int64_t]"),
                        Some(_) => format!("[1_c_int64_t, size({name}, kind=c_int64_t)]"),
                        None => format!("shape({name}, kind=c_int64_t)"),
                    };
                    let _ = writeln!(before, "    {place}%data = c_loc({name})");
                    let _ = writeln!(before, "    {place}%dim = {extents}");
                }
            }
            Kind::Callback(c) => {
                let of = interface_name(prefix, c);
                let _ = writeln!(out, "    procedure({of}) :: {name}");
                let _ = writeln!(locals, "    type({of}_holder), target :: {name}_holder");
                let _ = writeln!(before, "    {name}_holder%f => {name}");
                given.push(format!("c_funloc(call_{of})"));
                given.push(format!("c_loc({name}_holder)"));
            }
            Kind::Text | Kind::StringText if result => {
                let _ = writeln!(out, "    character(len=:), allocatable, intent(out) :: {name}");
                let _ = writeln!(locals, "    type(c_ptr) :: {name}_c");
                given.push(format!("{name}_c"));
                let _ = writeln!(after, "    {name} = text_at({name}_c)");
                let _ = writeln!(after, "    call c_release({name}_c)");
            }
            Kind::Text | Kind::StringText => {
                let _ = writeln!(out, "    character(len=*), intent(in) :: {name}");
                given.push(format!("{name} // c_null_char"));
            }
            kind => {
                let intent = if result { "out" } else { "in" };
                let _ = writeln!(out, "    {}, intent({intent}) :: {name}", scalar(kind));
                given.push(name.clone());
            }
        }
    }
    out.push_str("    integer, intent(out), optional :: status\n");
    out.push_str(&locals);
    out.push_str("    integer(c_int) :: code\n");
    out.push_str(&before);
    let _ = writeln!(out, "    code = c_{}({})", own(prefix, f), given.join(", &\n        "));
    out.push_str("    call told(code, status)\n");
    if !after.is_empty() {
        out.push_str("    if (code /= 0) return\n");
        out.push_str(&after);
    }
    out.push_str("  end subroutine\n\n");
}
