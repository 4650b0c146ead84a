//! The C ABI: what emitted C programs call. `rts/library.h` declares it; the two are kept together.
//!
//! Invariants: a `tame_value` is a boxed [`Value`] owned by whoever holds it, null where a variable
//! has no value; functions that fail leave the error pending and return nonzero, because an error
//! must not unwind or jump across Rust frames: the header's wrappers jump. All state of a running
//! program is in its [`Instance`], which one thread at a time uses; there is none of the process. Fields
//! of an instance are reached one by one through its pointer, because a kernel that calls back into
//! the program holds one of them.
//! What is not here: anything a kernel does.

mod access;
mod asked;
mod brief;
mod call;
mod callback;
mod called;
mod caller;
mod classes;
mod cleanup;
mod counts;
mod elements;
mod entries;
mod entry;
mod fault;
mod frame;
mod interpreter;
mod layout;
mod lent;
mod library;
mod named;
mod path;
mod places;
mod quick;
mod random;
mod scalar;
mod settings;
mod slot;
mod stored;
mod table;
mod workspace;

use crate::array::memory_limit;
use crate::context::Context;
use crate::error::{Error, Frame};
use crate::errors;
use crate::kernel::{Kernel, Outputs, find_kernel};
use crate::kernels::brief::Scratch;
use crate::kernels::brief_several;
use crate::ops;
use crate::value::Value;
use base::RealSystem;
use counts::Counts;
use elements::absent;
use path::Path;
use settings::near;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr::null_mut;
use std::rc::Rc;
use std::sync::atomic::{AtomicPtr, Ordering};
use types::ScalarOp;

pub use caller::left_names;
pub use entry::{BAD_USAGE, CommandLine, UsageTable};
pub use interpreter::Interpreter;
pub use library::refuses_exit;
pub use stored::{Handed, StoredFile, StoredProgram};

/// `tame_site`: a position in the sources.
#[repr(C)]
pub struct Site {
    file: *const c_char,
    line: i32,
    column: i32,
}

/// `tame_frame`: one level of the call stack.
#[repr(C)]
pub struct StackFrame {
    caller: *mut StackFrame,
    function: *const c_char,
    at: i32,
    depth: i32,
    /// How much the function owns, and where; the header's.
    count: i32,
    owned: *const c_void,
}

impl StackFrame {
    /// What lies below the outermost function.
    const BOTTOM: StackFrame = StackFrame {
        caller: null_mut(),
        function: std::ptr::null(),
        at: 0,
        depth: 0,
        count: 0,
        owned: std::ptr::null(),
    };
}

/// In how many sizes memory of small arrays is kept, which are multiples of [`UNIT`].
const BLOCKS: usize = 32;
const UNIT: usize = 16;

/// Memory that emitted code keeps for its next array, at its beginning.
#[repr(C)]
struct Block {
    next: *mut Block,
}

/// `tame_context`: a running program. What C sees of it comes first.
#[repr(C)]
pub struct Instance {
    /// The innermost frame, at least `bottom`.
    stack: *mut StackFrame,
    /// The innermost `try`; only the header touches it.
    handlers: *mut c_void,
    /// The program's variables, in `room`.
    globals: *mut c_void,
    /// What one array may take, in bytes.
    memory: i64,
    /// The lowest address at which a function may begin.
    floor: usize,
    /// Memory of boxes that emitted code has given up, each with the address of the next at its beginning.
    spare: *mut MaybeUninit<Value>,
    /// How many.
    spares: i64,
    /// How many bytes are in `blocks`.
    kept: i64,
    /// Memory of small arrays that emitted code has given up, by size.
    blocks: [*mut Block; BLOCKS],
    cells: layout::Stored,
    texts: layout::Stored,
    doubles: layout::Stored,
    objects: layout::Objects,
    /// Whether something waits to be called because an object went.
    departed: *const bool,
    /// The context in use: while a kernel calls back into the program, the one that kernel was given.
    current: *mut Context,
    room: Vec<u128>,
    bottom: StackFrame,
    context: Context,
    sites: *const Site,
    /// Unknown names and what may have been meant, alternating, then null; or null.
    names: *const *const c_char,
    pending: Option<Error>,
    /// What the last error said, of a library.
    said: library::Said,
    /// Where brief forms of kernels write.
    scratch: Scratch,
    /// Where those of several results write.
    several: [Scratch; brief_several::MOST],
    /// Of structs and objects that are made of their parts.
    shapes: called::Shapes,
    /// Whether the program has classes without class files, whose methods numbers and texts may have.
    folders: bool,
}

impl Instance {
    /// Memory for an array of emitted code, as many bytes or a few more; null where there is none.
    fn block(&mut self, bytes: usize) -> *mut c_void {
        let size = bytes.max(1).next_multiple_of(UNIT);
        match self.blocks.get_mut(size / UNIT - 1) {
            Some(list) if !list.is_null() => {
                let block = *list;
                // SAFETY: nobody uses what is kept, and it leads to the next.
                *list = unsafe { (*block).next };
                self.kept -= size as i64;
                block.cast()
            }
            // SAFETY: plain allocation.
            _ => unsafe { elements::malloc(size) },
        }
    }

    /// Frees what emitted code keeps for the next values and arrays.
    fn free_spares(&mut self) {
        while !self.spare.is_null() {
            // SAFETY: each came from [`boxed`], its value needs no drop and is gone, and it leads to the next.
            unsafe {
                let next = self.spare.cast::<*mut MaybeUninit<Value>>().read();
                drop(Box::from_raw(self.spare));
                self.spare = next;
            }
        }
        for list in &mut self.blocks {
            while !list.is_null() {
                // SAFETY: each came from `malloc`, nobody uses it, and it leads to the next.
                unsafe {
                    let next = (**list).next;
                    elements::free(list.cast());
                    *list = next;
                }
            }
        }
    }
}

/// `tame_kernel`: a builtin, found at its first call, by whichever thread makes it.
#[repr(C)]
pub struct KernelCell {
    name: *const c_char,
    found: AtomicPtr<Found>,
}

/// What a kernel's name stands for.
enum Found {
    Path(Path),
    /// And whether it may get sparse matrices that are too large for their full form, and what it does with plain
    /// arguments.
    Kernel(Kernel, bool, brief::Forms),
    Map(ScalarOp),
    Fold(ScalarOp, f64),
    /// As many results of another one as the first operand says, in a cell.
    Outputs(Box<Found>),
    /// Another, after its arguments and results are counted.
    Counted(Counts, Box<Found>),
    /// A struct of these fields, or an object of a value class.
    Whole(access::Whole),
    /// What makes a struct array or cell whole, or takes it apart.
    Table(table::Layout),
    /// A row of cells.
    List,
    /// An element put between those of a row.
    Insert(Kernel),
    /// A method, or what its fallback says.
    Method(classes::Method),
    /// An object of this class with all defaults.
    Blank(base::Name),
    /// A rule of classes.
    Rule(crate::classes::Rule),
}

/// The context for the next kernel.
///
/// # Safety
/// `cx` is a live context; nothing else that this gave is in use.
unsafe fn context<'a>(cx: *mut Instance) -> &'a mut Context {
    // SAFETY: by the caller's promise. A call back into the program sets `current` from the reference that
    // the kernel lent for that call, and resets it when the call ends.
    unsafe {
        let current = (*cx).current;
        if current.is_null() { &mut (*cx).context } else { &mut *current }
    }
}

/// The text of a C string; empty where it is null.
fn text<'a>(s: *const c_char) -> std::borrow::Cow<'a, str> {
    if s.is_null() {
        return "".into();
    }
    // SAFETY: the header passes strings that end in NUL and live as long as the program.
    unsafe { CStr::from_ptr(s) }.to_string_lossy()
}

fn boxed(value: Value) -> *mut Value {
    Box::into_raw(Box::new(value))
}

/// As many boxes are kept for the next values, of which the header knows too (`rts/boxed.h`).
const SPARES: i64 = 64;

/// The same, in memory that another value had, where there is some.
///
/// # Safety
/// `cx` is a live context.
#[inline]
unsafe fn boxed_in(cx: *mut Instance, value: Value) -> *mut Value {
    // SAFETY: by the caller's promise.
    unsafe {
        let to = room(cx);
        to.write(value);
        to
    }
}

/// Memory for a value: what another one had, where there is some.
///
/// # Safety
/// `cx` is a live context.
#[inline]
unsafe fn room(cx: *mut Instance) -> *mut Value {
    // SAFETY: by the caller's promise; what is kept came from [`boxed`], nobody uses it, and it leads to the next.
    unsafe {
        let spare = (*cx).spare;
        if spare.is_null() {
            return Box::into_raw(Box::<Value>::new_uninit()).cast();
        }
        (*cx).spare = spare.cast::<*mut MaybeUninit<Value>>().read();
        (*cx).spares -= 1;
        spare.cast()
    }
}

/// Another owner of a value, written where it stays: what is made elsewhere and moved is read again before it has been
/// stored.
///
/// # Safety
/// `cx` is a live context.
#[inline]
unsafe fn copied_in(cx: *mut Instance, value: &Value) -> *mut Value {
    // SAFETY: by the caller's promise.
    unsafe {
        let to = room(cx);
        match value {
            Value::F64(x) => to.write(Value::F64(*x)),
            Value::Struct(s) => to.write(Value::Struct(Rc::clone(s))),
            Value::Cell(c) => to.write(Value::Cell(Rc::clone(c))),
            Value::Char(t) => to.write(Value::Char(Rc::clone(t))),
            Value::Double(a) => to.write(Value::Double(Rc::clone(a))),
            other => to.write(other.clone()),
        }
        to
    }
}

/// Keeps the memory of a box for the next value.
///
/// # Safety
/// `cx` is a live context, `v` came from [`boxed`], its value is gone, and it is not used again.
#[inline]
unsafe fn keep_box(cx: *mut Instance, v: *mut Value) {
    let spare = v.cast::<MaybeUninit<Value>>();
    // SAFETY: by the caller's promise.
    unsafe {
        if (*cx).spares < SPARES {
            spare.cast::<*mut MaybeUninit<Value>>().write((*cx).spare);
            (*cx).spare = spare;
            (*cx).spares += 1;
        } else {
            drop(Box::from_raw(spare));
        }
    }
}

/// Takes over a value, and keeps its box.
///
/// # Safety
/// `cx` is a live context, `v` came from [`boxed`] and is not used again.
#[inline]
unsafe fn take_in(cx: *mut Instance, v: *mut Value) -> Value {
    // SAFETY: by the caller's promise.
    unsafe {
        let value = v.read();
        keep_box(cx, v);
        value
    }
}

/// Takes over a value.
///
/// # Safety
/// `v` is null or came from [`boxed`] and is not used again.
unsafe fn take(v: *mut Value) -> Option<Value> {
    // SAFETY: by the caller's promise.
    (!v.is_null()).then(|| *unsafe { Box::from_raw(v) })
}

/// Makes an error pending.
///
/// # Safety
/// `cx` is a live context.
unsafe fn fail(cx: *mut Instance, error: Error) -> c_int {
    // SAFETY: by the caller's promise.
    unsafe { (*cx).pending = Some(error) };
    1
}

/// What a function that may fail gives C: 0, or 1 with the error pending.
///
/// # Safety
/// `cx` is a live context.
unsafe fn answer(cx: *mut Instance, result: Result<(), Error>) -> c_int {
    match result {
        Ok(()) => 0,
        // SAFETY: by the caller's promise.
        Err(error) => unsafe { fail(cx, error) },
    }
}

/// Whether the machine has so much more memory, for an array that compiled code makes.
#[unsafe(no_mangle)]
pub extern "C" fn tame_has_room(bytes: usize) -> bool {
    crate::array::has_room(bytes)
}

/// Begins a program: its context, with `globals` zeroed bytes for its variables.
#[unsafe(no_mangle)]
pub extern "C" fn tame_start(
    _argc: c_int,
    _argv: *mut *mut c_char,
    sites: *const Site,
    guard: callback::Guard,
    globals: usize,
) -> *mut Instance {
    crate::memory::keep_freed();
    begin(sites, guard, globals, crate::stack::floor())
}

/// A context whose functions begin no lower than `floor`.
fn begin(sites: *const Site, guard: callback::Guard, globals: usize, floor: usize) -> *mut Instance {
    let mut room = vec![0u128; globals.div_ceil(size_of::<u128>())];
    let instance = Box::into_raw(Box::new(Instance {
        stack: null_mut(),
        handlers: null_mut(),
        globals: room.as_mut_ptr().cast(),
        memory: memory_limit().min(1 << 47) as i64,
        floor,
        spare: null_mut(),
        spares: 0,
        kept: 0,
        blocks: [null_mut(); BLOCKS],
        cells: layout::cells(),
        texts: layout::texts(),
        doubles: layout::doubles(),
        objects: layout::objects(),
        departed: std::ptr::null(),
        room,
        bottom: StackFrame::BOTTOM,
        context: Context::new(Rc::new(RealSystem::default())),
        current: null_mut(),
        sites,
        names: std::ptr::null(),
        pending: None,
        said: library::Said::default(),
        scratch: Scratch::default(),
        several: Default::default(),
        shapes: called::Shapes::default(),
        folders: false,
    }));
    // SAFETY: made above.
    unsafe {
        (*instance).stack = &raw mut (*instance).bottom;
        (*instance).departed = (*instance).context.state::<cleanup::Waiting>().pending_flag();
        callback::Program::install(&mut (*instance).context, guard, instance, classes::Table::default());
    }
    instance
}

/// Ends a program that came to its end: output is written out, the exit status is 0.
///
/// # Safety
/// `cx` is a live context that is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_finish(cx: *mut Instance) -> c_int {
    // SAFETY: by the caller's promise; `tame_start` made it so.
    let mut instance = unsafe { Box::from_raw(cx) };
    end(&mut instance.context);
    instance.free_spares();
    0
}

/// Writes output out, ends an interpreter, and frees what holds itself.
fn end(context: &mut Context) {
    if let Some(interpreter) = interpreter::beside(context) {
        interpreter.finish(context);
    }
    context.flush();
    release_cycles(context);
}

/// Frees what holds itself. Nothing of the program may run any more.
fn release_cycles(context: &mut Context) {
    frame::release(context);
    classes::release(context);
    crate::release_maps(context);
}

/// Fills in the call stack of the pending error, innermost first; `at` is the place of the error.
///
/// # Safety
/// `cx` is a live context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_locate(cx: *mut Instance, at: i32) {
    // SAFETY: by the caller's promise.
    let (sites, mut frame, pending) = unsafe { ((*cx).sites, (*cx).stack, &mut (*cx).pending) };
    let Some(error) = pending.as_mut() else { return };
    // SAFETY: by the caller's promise; the error is another field.
    let open = interpreter::take_open(unsafe { context(cx) });
    if !error.stack().is_empty() && !open {
        return;
    }
    let mut at = at;
    let mut levels = Vec::new();
    while !frame.is_null() {
        // SAFETY: frames are linked from the innermost outwards and live on the C stack below us.
        let f = unsafe { &*frame };
        if f.caller.is_null() {
            break;
        }
        let (file, line, col) = position(sites, at);
        // What the command does is no level of the program, nor is what stands between the library and a
        // function that it calls.
        let level = &*file != crate::report::COMMAND && !f.function.is_null();
        if level && !std::mem::take(&mut error.data_mut().as_caller) {
            levels.push(Frame { file, name: text(f.function).as_ref().into(), line, col });
        }
        frame = f.caller;
        // SAFETY: as above.
        at = unsafe { (*frame).at };
    }
    // What a function of the program failed with that the interpreter called has them already.
    if !error.stack().ends_with(&levels) {
        error.data_mut().stack.extend(levels);
    }
}

fn position(sites: *const Site, at: i32) -> (Rc<str>, u32, u32) {
    if sites.is_null() || at <= 0 {
        return ("".into(), 0, 0);
    }
    // SAFETY: the emitted program numbers its sites from 1 within the table it registered.
    let site = unsafe { &*sites.add(at as usize) };
    (text(site.file).as_ref().into(), site.line.max(0) as u32, site.column.max(0) as u32)
}

/// Prints the pending error and ends the program with status 1. Its variables stay where they are, on the
/// C stack and in the context: the process ends.
///
/// # Safety
/// `cx` is a live context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_uncaught(cx: *mut Instance) -> ! {
    // SAFETY: by the caller's promise.
    let (context, names, pending) = unsafe { (&mut (*cx).context, (*cx).names, (*cx).pending.take()) };
    context.flush();
    if let Some(error) = pending {
        let other = interpreter::beside(context);
        let near = errors::undefined_name(&error)
            .and_then(|name| near(names, name).or_else(|| other.and_then(|i| i.near(name))));
        eprint!("{}", crate::report::uncaught(&error, near.as_deref(), context.octave));
    }
    release_cycles(context);
    std::process::exit(1)
}

// ---- Values --------------------------------------------------------------------------------

/// A double scalar.
#[unsafe(no_mangle)]
pub extern "C" fn tame_double(x: f64) -> *mut Value {
    boxed(Value::F64(x))
}

/// A truth value.
#[unsafe(no_mangle)]
pub extern "C" fn tame_logical(x: bool) -> *mut Value {
    boxed(Value::Bool(x))
}

/// A row of chars.
#[unsafe(no_mangle)]
pub extern "C" fn tame_text(utf8: *const c_char) -> *mut Value {
    boxed(Value::char_row(&text(utf8)))
}

/// A string scalar.
#[unsafe(no_mangle)]
pub extern "C" fn tame_string(utf8: *const c_char) -> *mut Value {
    boxed(Value::string(&text(utf8)))
}

/// Another owner of the same value.
///
/// # Safety
/// `v` is null or a live value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_retain(v: *mut Value) -> *mut Value {
    // SAFETY: by the caller's promise.
    unsafe { v.as_ref() }.map_or(null_mut(), |v| boxed(v.clone()))
}

/// Gives a value up.
///
/// # Safety
/// `v` is null or a live value that is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_release(v: *mut Value) {
    // SAFETY: by the caller's promise.
    drop(unsafe { take(v) });
}

/// Another owner of the same value, in memory that another value had, where there is some.
///
/// # Safety
/// `cx` is a live context, `v` is null or a live value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_another(cx: *mut Instance, v: *const Value) -> *mut Value {
    // SAFETY: by the caller's promise.
    unsafe { v.as_ref().map_or(null_mut(), |v| copied_in(cx, v)) }
}

/// Gives a value up; its box is kept for the next.
///
/// # Safety
/// `cx` is a live context, `v` is a live value that is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_give_up(cx: *mut Instance, v: *mut Value) {
    // SAFETY: by the caller's promise.
    drop(unsafe { take_in(cx, v) });
}

/// The pending error, now caught, as an `MException`.
///
/// # Safety
/// `cx` is a live context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_caught(cx: *mut Instance) -> *mut Value {
    // SAFETY: by the caller's promise.
    let (pending, context) = unsafe { ((*cx).pending.take(), context(cx)) };
    let error = pending.unwrap_or_else(|| errors::unsupported("an error without a cause"));
    let (exception, error) = crate::exception::caught(error, context.octave);
    context.last_error = Some(error);
    boxed(exception)
}

/// Whether a value counts as true.
///
/// # Safety
/// `cx` is a live context; `v` is null or a live value; `x` is writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_truth(cx: *mut Instance, v: *mut Value, x: *mut bool) -> c_int {
    // SAFETY: by the caller's promise.
    unsafe {
        let truth = v.as_ref().ok_or_else(absent).and_then(|v| classes::truth(context(cx), v));
        answer(cx, truth.map(|truth| *x = truth))
    }
}

/// What a kernel cell's name stands for, looked up at its first call.
fn found(cell: &KernelCell) -> Option<&Found> {
    let known = cell.found.load(Ordering::Acquire);
    // SAFETY: what a cell holds was made below and is never freed.
    if let Some(found) = unsafe { known.as_ref() } {
        return Some(found);
    }
    let made = Box::into_raw(Box::new(find(&text(cell.name))?));
    let stored = cell.found.compare_exchange(null_mut(), made, Ordering::AcqRel, Ordering::Acquire);
    let kept = stored.map_or_else(
        |other| {
            // SAFETY: made above and given to nobody: another thread was first.
            drop(unsafe { Box::from_raw(made) });
            other
        },
        |_| made,
    );
    // SAFETY: as above.
    Some(unsafe { &*kept })
}

/// Whether compiled programs may call a kernel of this name.
pub fn has_kernel(name: &str) -> bool {
    find(name).is_some()
}

fn find(name: &str) -> Option<Found> {
    if let Some(op) = name.strip_prefix("map ") {
        return ScalarOp::from_name(op).map(Found::Map);
    }
    if let Some((op, init)) = name.strip_prefix("fold ").and_then(|rest| rest.split_once(' ')) {
        return Some(Found::Fold(ScalarOp::from_name(op)?, init.parse().ok()?));
    }
    if let Some(whole) = access::Whole::parse(name) {
        return Some(Found::Whole(whole));
    }
    if let Some(layout) = table::Layout::parse(name) {
        return Some(Found::Table(layout));
    }
    if name == "mc_list" {
        return Some(Found::List);
    }
    if name == "mc_insert" {
        return find_kernel(name).map(Found::Insert);
    }
    if let Some(inner) = name.strip_prefix("outputs ") {
        return Some(Found::Outputs(Box::new(find(inner)?)));
    }
    if let Some((counts, inner)) = name.strip_prefix("counts ").and_then(Counts::parse) {
        return Some(Found::Counted(counts, Box::new(find(inner)?)));
    }
    if let Some(found) = classes::find(name).or_else(|| Path::parse(name).map(Found::Path)) {
        return Some(found);
    }
    access::find(name)
        .or_else(|| entry::find(name))
        .or_else(|| caller::find(name))
        .or_else(|| workspace::find(name))
        .or_else(|| interpreter::find(name))
        .or_else(|| find_kernel(name))
        .map(|kernel| Found::Kernel(kernel, crate::kernel::is_sparse_aware(name), brief::Forms::of(name)))
}

fn run(found: &Found, context: &mut Context, args: &mut [Value], nargout: usize) -> Result<Outputs, Error> {
    match (found, args) {
        (Found::Path(path), args) => path.run(context, args, nargout),
        (Found::Insert(kernel), args) => kernel(context, args, nargout),
        (Found::Kernel(kernel, aware, _), args) => {
            if !aware {
                crate::kernel::check_sparse(args)?;
            }
            kernel(context, args, nargout)
        }
        (Found::Outputs(inner), [count, args @ ..]) => {
            let count = count.as_usize().unwrap_or(0);
            let values = run(inner, context, args, count)?;
            if values.len() < count {
                return Err(errors::too_many_outputs());
            }
            Ok(crate::kernel::one(Value::cell_row(values.into_iter().take(count).collect())))
        }
        (Found::Outputs(_), _) => Err(errors::not_enough_inputs()),
        (Found::Counted(counts, inner), args) => {
            counts.check(args.len(), nargout, context.octave)?;
            run(inner, context, args, nargout)
        }
        (Found::List, args) => {
            Ok(crate::kernel::one(access::listed(args.iter_mut().map(Value::take).collect())))
        }
        (Found::Whole(whole), args) => Ok(crate::kernel::one(whole.of(args)?)),
        (Found::Table(layout), args) => layout.run(args),
        (Found::Method(method), args) => method.run(context, args, nargout),
        (Found::Blank(class), _) => classes::blank(context, *class),
        (Found::Rule(rule), args) => classes::run_rule(*rule, context, args, nargout),
        (Found::Map(op), [a]) => Ok(crate::kernel::one(ops::unary(*op, a.take())?)),
        (Found::Map(op), [a, b]) => Ok(crate::kernel::one(ops::binary(*op, a.take(), b.take())?)),
        (Found::Fold(op, init), args) => Ok(crate::kernel::one(crate::generic::fold(*op, *init, args)?)),
        (Found::Map(_), _) => Err(errors::not_enough_inputs()),
    }
}

/// How many values `lo:step:hi` has.
#[unsafe(no_mangle)]
pub extern "C" fn tame_range_count(lo: f64, step: f64, hi: f64) -> i64 {
    i64::try_from(crate::range::Range::colon(lo, step, hi).count()).unwrap_or(i64::MAX)
}

/// `tame_range`: what `start:step:stop` is.
#[repr(C)]
pub struct RangeParts {
    start: f64,
    step: f64,
    last: f64,
    count: i64,
    integral: bool,
}

/// The elements of `lo:step:hi`.
///
/// # Safety
/// `to` is writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_range(lo: f64, step: f64, hi: f64, to: *mut RangeParts) {
    let range = crate::range::Range::colon(lo, step, hi);
    let parts = RangeParts {
        start: range.start(),
        step: range.step(),
        last: range.last(),
        count: i64::try_from(range.count()).unwrap_or(i64::MAX),
        integral: range.is_integral(),
    };
    // SAFETY: by the caller's promise.
    unsafe { to.write(parts) };
}
