//! The dispatch loop.
//!
//! Each op tries its fast path on unboxed scalars and else does what its site says. `pc` is kept
//! in a local and written back to the frame before anything that can fail or look at the stack,
//! so that errors know their statement.

use crate::activation::results;
use crate::code::{ArgRef, Code, HandlerKind, Op, Reg};
use crate::deliver::{Step, deliver};
use crate::engine::cleanup::run_cleanups;
use crate::exception::{self, locate};
use crate::frame::{Frame, Iter, Resume};
use crate::machine::{Machine, Outcome};
use crate::path::{read_site, write_site};
use crate::scalar;
use crate::show::display;
use crate::site::call_site;
use crate::slot::{Slot, store};
use crate::spaces::{link_global, link_persistent, make_handle, make_lambda, move_out};
use crate::watching::{watch, watch_error};
use runtime::error::Error;
use runtime::kernel::Outputs;
use runtime::range::Range;
use runtime::value::Value;
use runtime::{Context, errors, index};
use std::sync::atomic::Ordering;

/// Rounds between two looks at the fuel and the interrupt flag.
const SLICE: u64 = 1 << 12;

impl Machine {
    /// Runs a frame to its end and gives its results. The frames below are untouched.
    pub(crate) fn run(&self, cx: &mut Context, frame: Box<Frame>) -> Outcome {
        let base = self.frames.borrow().len();
        let mut f = frame;
        let mut fuel = 0;
        let mut outcome = check_stack(self);
        let end = loop {
            outcome = match outcome {
                Ok(()) => match execute(self, cx, &mut f, base, &mut fuel) {
                    Ok(outs) => break Ok(outs),
                    Err(e) => Err(e),
                },
                Err(e) => match catch(self, cx, &mut f, e, base) {
                    None => {
                        // An error costs what it takes to tell where it came from.
                        let depth = self.frames.borrow().len() as u64;
                        fuel = fuel.saturating_sub(1 + depth / 8);
                        Ok(())
                    }
                    Some(e) => break Err(e),
                },
            };
        };
        recycle(self, f);
        // What is left of the slice goes back but for one unit: callbacks run in slices of their own,
        // and a run of nothing but callbacks must end too.
        self.fuel.set(self.fuel.get().saturating_add(fuel.saturating_sub(1)));
        end
    }
}

/// The next value of a loop variable.
#[inline(always)]
fn next_round(iter: &mut Iter) -> Result<Option<Slot>, Error> {
    match iter {
        Iter::Range { range, k } if *k < range.count() => {
            // A loop over a range that no variable holds counts: start + k*step, so that rounding does not pile
            // up; the last value is that of the range, whose rounding guard may have moved it onto the limit.
            let x =
                if *k + 1 == range.count() { range.last() } else { range.start() + *k as f64 * range.step() };
            *k += 1;
            Ok(Some(Slot::Val(Value::F64(x))))
        }
        Iter::Columns { value, k, count } if *k < *count => {
            *k += 1;
            column(value, *k).map(|v| Some(Slot::new(v)))
        }
        Iter::Values(rest) if rest.len() > 0 => Ok(rest.next().map(Slot::new)),
        done => {
            *done = Iter::Idle;
            Ok(None)
        }
    }
}

/// Column `k`, from 1.
fn column(value: &Value, k: usize) -> Result<Value, Error> {
    match value {
        Value::Range(r) => Ok(Value::F64(r.at(k - 1))),
        Value::Double(a) if a.dims().is_row() => Ok(Value::F64(a.data()[k - 1])),
        v => index::get(v, &[Value::from(":"), Value::from(k)]),
    }
}

/// A loop over the columns of a value. A value without rows has no columns worth a round.
fn columns(value: Value) -> Iter {
    let dims = value.dims();
    let count = if dims.is_null() { 0 } else { dims.trailing() };
    Iter::Columns { value, k: 0, count }
}

fn is_empty(iter: &Iter) -> bool {
    match iter {
        Iter::Range { range, .. } => range.count() == 0,
        Iter::Columns { count, .. } => *count == 0,
        Iter::Values(rest) => rest.len() == 0,
        Iter::Idle => true,
    }
}

/// `end` of a variable whose size is no method's business. A base without a value has size 0.
fn end_of(f: &mut Frame, base: ArgRef, k: u16, n: u16) -> Option<f64> {
    let (r, last) = match base {
        ArgRef::Copy(r) => (r, false),
        ArgRef::Last(r) => (r, true),
        _ => return None,
    };
    let of = |v: &Value| match v {
        Value::Object(_) | Value::Handle(_) | Value::Function(_) | Value::List(_) => None,
        v => Some(index::end_value(v, k as usize - 1, n as usize) as f64),
    };
    let found = match &f.regs[r as usize] {
        Slot::Val(v) => of(v)?,
        Slot::Undefined => 0.0,
        Slot::Complex(..) => 1.0,
        Slot::Shared(s) => match s.borrow().value() {
            Some(v) => of(&v)?,
            None => 0.0,
        },
    };
    if last {
        f.regs[r as usize] = Slot::Undefined;
    }
    Some(found)
}

/// Keeps a frame for the next call.
fn recycle(m: &Machine, mut f: Box<Frame>) {
    f.clear();
    let mut pool = m.pool.borrow_mut();
    if pool.len() < 64 {
        pool.push(f);
    }
}

/// Fails where kernels and callbacks have nested as deep as the thread's stack allows.
fn check_stack(m: &Machine) -> Result<(), Error> {
    let here = 0u8;
    let used = m.stack_start.get().abs_diff(std::ptr::from_ref(&here) as usize);
    if used > m.stack_budget.get() {
        return Err(errors::recursion_limit(m.depth_limit.get()));
    }
    Ok(())
}

/// Looks at the interrupt flag and takes fuel. Gives the rounds until the next look.
#[cold]
fn poll(m: &Machine) -> Result<u64, Error> {
    if m.interrupt.swap(false, Ordering::Relaxed) {
        return Err(exception::interrupted());
    }
    let fuel = m.fuel.get();
    if fuel == 0 {
        return Err(exception::out_of_fuel());
    }
    let slice = SLICE.min(fuel);
    m.fuel.set(fuel - slice);
    Ok(slice)
}

/// Finds the handler of an error and makes its frame the running one. Gives the error back
/// where no frame above `base` handles it.
#[cold]
pub(crate) fn catch(
    m: &Machine,
    cx: &mut Context,
    f: &mut Box<Frame>,
    mut e: Error,
    base: usize,
) -> Option<Error> {
    locate(m, f, &mut e);
    watch_error(m, f, &e);
    loop {
        let pc = f.pc;
        let handlers = &f.code.handlers;
        let found = handlers.iter().find(|h| h.from <= pc && pc < h.to).copied();
        if let Some(h) = found
            && !exception::is_final(&e)
        {
            f.pc = h.target;
            match h.kind {
                HandlerKind::Catch(err) => {
                    let (object, e) = runtime::exception::caught(e, cx.octave);
                    if let Some(r) = err {
                        store(&mut f.regs[r as usize], Slot::Val(object));
                    }
                    cx.last_error = Some(e);
                }
                HandlerKind::Cleanup(u) => f.resume[u as usize] = Resume::Raise(e),
            }
            return None;
        }
        leave(m, cx, f);
        if m.frames.borrow().len() <= base {
            return Some(e);
        }
        pop_to(m, f);
    }
}

/// What a frame does last: scripts give variables back, values are let go.
pub(crate) fn leave(m: &Machine, cx: &mut Context, f: &mut Box<Frame>) {
    if f.within.is_some() {
        move_out(m, f);
    }
    f.clear();
    clean_up(m, cx, f);
}

/// Calls what waits because an `onCleanup` went, before the program goes on.
#[inline]
fn clean_up(m: &Machine, cx: &mut Context, f: &mut Box<Frame>) {
    if m.cleanups.is_pending() {
        m.parked(f, || run_cleanups(m, cx));
    }
}

/// Makes the frame on top of the stack the running one.
fn pop_to(m: &Machine, f: &mut Box<Frame>) {
    let below = m.frames.borrow_mut().pop();
    if let Some(below) = below {
        let old = std::mem::replace(f, below);
        recycle(m, old);
    }
}

/// Runs ops until the frame that lies on `base` others ends.
fn execute(m: &Machine, cx: &mut Context, f: &mut Box<Frame>, base: usize, fuel: &mut u64) -> Outcome {
    if *fuel == 0 {
        *fuel = poll(m)?;
    }
    'frame: loop {
        let code = f.code.clone();
        let ops = &code.ops[..];
        let mut pc = f.pc as usize;
        macro_rules! reg {
            ($r:expr) => {
                f.regs[$r as usize]
            };
        }
        macro_rules! next {
            () => {{
                pc += 1;
                continue;
            }};
        }
        macro_rules! put {
            ($dst:expr, $slot:expr) => {{
                store(&mut reg!($dst), $slot);
                next!()
            }};
        }
        // As `put`, where the old value may be an `onCleanup`.
        macro_rules! replace {
            ($dst:expr, $slot:expr) => {{
                store(&mut reg!($dst), $slot);
                if m.cleanups.is_pending() {
                    f.pc = pc as u32;
                    clean_up(m, cx, f);
                }
                next!()
            }};
        }
        macro_rules! number {
            ($dst:expr, $x:expr) => {{
                let x: f64 = $x;
                match &mut reg!($dst) {
                    Slot::Val(Value::F64(old)) => *old = x,
                    slot => store(slot, Slot::Val(Value::F64(x))),
                }
                next!()
            }};
        }
        // An op that cannot take its fast path: the call or access of its site.
        macro_rules! slow {
            ($method:ident, $site:expr) => {{
                f.pc = pc as u32;
                match $method(m, cx, f, &code, $site)? {
                    Step::Next => {
                        clean_up(m, cx, f);
                        next!()
                    }
                    Step::Switch => continue 'frame,
                }
            }};
        }
        macro_rules! arithmetic {
            ($dst:expr, $a:expr, $b:expr, $site:expr, $op:tt, $other:path) => {{
                if let (Some(x), Some(y)) = (reg!($a).number(), reg!($b).number()) {
                    number!($dst, x $op y)
                }
                match $other(&reg!($a), &reg!($b)) {
                    Some(slot) => put!($dst, slot),
                    None => slow!(call_site, $site),
                }
            }};
        }
        macro_rules! fast {
            ($dst:expr, $result:expr, $method:ident, $site:expr) => {
                match $result {
                    Some(slot) => put!($dst, slot),
                    None => slow!($method, $site),
                }
            };
        }
        macro_rules! backwards {
            ($target:expr) => {{
                *fuel -= 1;
                if *fuel == 0 {
                    f.pc = pc as u32;
                    *fuel = poll(m)?;
                }
                pc = $target as usize;
                continue;
            }};
        }
        loop {
            match ops[pc] {
                Op::Plus { dst, a, b, site } => arithmetic!(dst, a, b, site, +, scalar::plus),
                Op::Minus { dst, a, b, site } => arithmetic!(dst, a, b, site, -, scalar::minus),
                Op::Times { dst, a, b, site } => arithmetic!(dst, a, b, site, *, scalar::times),
                Op::Divide { dst, a, b, site } => arithmetic!(dst, a, b, site, /, scalar::divide),
                Op::Compare { cmp, dst, a, b, site } => {
                    if let (Some(x), Some(y)) = (reg!(a).number(), reg!(b).number()) {
                        put!(dst, Slot::Val(Value::Bool(cmp.holds(x, y))))
                    }
                    fast!(dst, scalar::compare(cmp, &reg!(a), &reg!(b)), call_site, site)
                }
                Op::JumpCompare { cmp, when, a, b, target, slow } => {
                    let holds = match (reg!(a).number(), reg!(b).number()) {
                        (Some(x), Some(y)) => Some(cmp.holds(x, y)),
                        _ => scalar::compare_plain(cmp, &reg!(a), &reg!(b)),
                    };
                    pc = match holds {
                        Some(holds) if holds == when => target as usize,
                        Some(_) => pc + 1,
                        None => slow as usize,
                    };
                }
                Op::Map1 { op, dst, a, site } => fast!(dst, scalar::map1(op, &reg!(a)), call_site, site),
                Op::Map2 { op, dst, a, b, site } => {
                    fast!(dst, scalar::map2(op, &reg!(a), &reg!(b)), call_site, site)
                }
                Op::Index1 { dst, base, i, site } => {
                    fast!(dst, scalar::index1(&reg!(base), &reg!(i)), read_site, site)
                }
                Op::Index2 { dst, base, i, j, site } => {
                    fast!(dst, scalar::index2(&reg!(base), &reg!(i), &reg!(j)), read_site, site)
                }
                Op::SetIndex1 { base, i, src, site } => {
                    let (i, src) = (reg!(i).number(), scalar::Source::of(&reg!(src)));
                    match scalar::set1(&mut reg!(base), i, src) {
                        true => next!(),
                        false => slow!(write_site, site),
                    }
                }
                Op::SetIndex2 { base, i, j, src, site } => {
                    let (i, j) = (reg!(i).number(), reg!(j).number());
                    let src = scalar::Source::of(&reg!(src));
                    match scalar::set2(&mut reg!(base), i, j, src) {
                        true => next!(),
                        false => slow!(write_site, site),
                    }
                }
                Op::ForNext { iter, var, target } => {
                    f.pc = pc as u32;
                    match next_round(&mut f.iters[iter as usize])? {
                        None => next!(),
                        Some(slot) => {
                            store(&mut reg!(var), slot);
                            backwards!(target)
                        }
                    }
                }
                Op::JumpIf { cond, when, target } => {
                    let truth = match &reg!(cond) {
                        Slot::Val(Value::Bool(b)) => *b,
                        _ => {
                            f.pc = pc as u32;
                            truth(m, cx, f, cond)?
                        }
                    };
                    pc = if truth == when { target as usize } else { pc + 1 };
                }
                Op::Jump { target } => pc = target as usize,
                Op::Loop { target } => backwards!(target),
                Op::Copy { dst, src } => match &reg!(src) {
                    Slot::Undefined => {
                        f.pc = pc as u32;
                        return Err(f.undefined(src));
                    }
                    Slot::Shared(s) => {
                        let copy = s.borrow().clone();
                        if !copy.is_defined() {
                            f.pc = pc as u32;
                            return Err(f.undefined(src));
                        }
                        replace!(dst, copy)
                    }
                    plain => {
                        let copy = plain.clone();
                        replace!(dst, copy)
                    }
                },
                Op::Move { dst, src } => {
                    let moved = std::mem::take(&mut reg!(src));
                    if !moved.is_defined() {
                        f.pc = pc as u32;
                        return Err(f.undefined(src));
                    }
                    replace!(dst, moved)
                }
                Op::Const { dst, k } => replace!(dst, Slot::new(code.consts[k as usize].clone())),
                Op::Not { dst, a, site } => fast!(dst, scalar::not(&reg!(a)), call_site, site),
                Op::Truth { dst, a, site } => fast!(dst, scalar::truth(&reg!(a)), call_site, site),
                Op::Switch { a, site } => match scalar::is_selector(&reg!(a)) {
                    true => next!(),
                    false => slow!(call_site, site),
                },
                Op::Brace1 { dst, base, i, site } => {
                    fast!(dst, scalar::brace1(&reg!(base), &reg!(i)), read_site, site)
                }
                Op::Field { dst, base, name, site } => {
                    fast!(dst, scalar::field(&reg!(base), name), read_site, site)
                }
                Op::Append { dst, tail, site } => match scalar::append(f, dst, tail) {
                    true => next!(),
                    false => slow!(call_site, site),
                },
                Op::End { dst, base, k, n, site } => match end_of(f, base, k, n) {
                    Some(x) => number!(dst, x),
                    None => slow!(call_site, site),
                },
                Op::Nargin { dst } => number!(dst, f.nargin as f64),
                Op::Nargout { dst } => number!(dst, f.nargout as f64),
                Op::Call { site } => slow!(call_site, site),
                Op::Get { site } => slow!(read_site, site),
                Op::Set { site } => slow!(write_site, site),
                Op::ForRange { iter, lo, step, hi } => {
                    f.pc = pc as u32;
                    let step = step.map(|s| s.get() - 1);
                    start_range(m, cx, f, iter, [Some(lo), step, Some(hi)])?;
                    next!()
                }
                Op::ForColumns { iter, src, last } => {
                    f.pc = pc as u32;
                    let arg = if last { ArgRef::Last(src) } else { ArgRef::Copy(src) };
                    let value = f.operand(arg)?;
                    f.iters[iter as usize] = match runtime::classes::columns(m, cx, &value)? {
                        Some(parts) => Iter::Values(parts.into_iter()),
                        None => columns(value),
                    };
                    next!()
                }
                Op::ForBegin { iter, var } => {
                    if is_empty(&f.iters[iter as usize]) {
                        put!(var, Slot::Val(Value::empty()))
                    }
                    next!()
                }
                Op::Return => {
                    f.pc = pc as u32;
                    let results = results(m, f);
                    leave(m, cx, f);
                    if m.frames.borrow().len() <= base {
                        return results;
                    }
                    pop_to(m, f);
                    accept(m, cx, f, results?)?;
                    clean_up(m, cx, f);
                    f.pc += 1;
                    *fuel -= 1;
                    if *fuel == 0 {
                        *fuel = poll(m)?;
                    }
                    continue 'frame;
                }
                other => {
                    f.pc = pc as u32;
                    rare(m, cx, f, &code, other)?;
                    clean_up(m, cx, f);
                    pc = f.pc as usize;
                }
            }
        }
    }
}

/// Takes the results of the function that a frame waited for.
fn accept(m: &Machine, cx: &mut Context, f: &mut Box<Frame>, outs: Outputs) -> Result<(), Error> {
    let code = f.code.clone();
    match code.ops.get(f.pc as usize).and_then(|&op| code.dests_of(op)) {
        Some(dests) => deliver(m, cx, f, dests, outs),
        None => Ok(()),
    }
}

/// Ops that loops are not made of. Leaves the next op in the frame's `pc`.
fn rare(m: &Machine, cx: &mut Context, f: &mut Box<Frame>, code: &Code, op: Op) -> Result<(), Error> {
    let mut next = f.pc + 1;
    match op {
        Op::Handle { site } => make_handle(m, f, &code.handles[site as usize])?,
        Op::Lambda { site } => make_lambda(m, f, &code.lambdas[site as usize]),
        Op::Global { var } => link_global(m, f, var),
        Op::Persistent { var } => link_persistent(m, f, var),
        Op::Display { var } => {
            let value = f.operand(ArgRef::Copy(var))?;
            display(m, cx, f, f.var_name(var), value)?;
        }
        Op::EnterCleanup { unwind, target } => {
            f.resume[unwind as usize] = Resume::Jump(next);
            next = target;
        }
        Op::Watch { site } => watch(m, f, code, site),
        Op::EndCleanup { unwind } => match std::mem::take(&mut f.resume[unwind as usize]) {
            Resume::Jump(pc) => next = pc,
            Resume::Raise(e) => return Err(e),
            Resume::Idle => {}
        },
        _ => {}
    }
    f.pc = next;
    Ok(())
}

/// The truth of a register in a condition.
pub(crate) fn truth(m: &Machine, cx: &mut Context, f: &mut Box<Frame>, cond: Reg) -> Result<bool, Error> {
    match &f.regs[cond as usize] {
        Slot::Val(Value::F64(x)) if !x.is_nan() => return Ok(*x != 0.0),
        Slot::Val(v @ (Value::Object(_) | Value::Handle(_))) => {
            let v = v.clone();
            return m.parked(f, || runtime::classes::truth(m, cx, v));
        }
        Slot::Val(v) => return v.is_true(),
        _ => {}
    }
    f.operand(ArgRef::Copy(cond))?.is_true()
}

/// Starts a loop over `lo:step:hi`.
fn start_range(
    m: &Machine,
    cx: &mut Context,
    f: &mut Box<Frame>,
    iter: u32,
    parts: [Option<Reg>; 3],
) -> Result<(), Error> {
    let number = |r: Option<Reg>| r.map_or(Some(1.0), |r| f.regs[r as usize].number());
    if let [Some(lo), Some(step), Some(hi)] = parts.map(number) {
        f.iters[iter as usize] = Iter::Range { range: Range::colon(lo, step, hi), k: 0 };
        return Ok(());
    }
    let mut args = runtime::path::Args::new();
    for r in parts.into_iter().flatten() {
        args.push(f.operand(ArgRef::Copy(r))?);
    }
    let colon = m.find(base::Name::new("colon"), None)?;
    let value = m.parked(f, || m.call_callable(cx, colon, args, 1))?.into_iter().next();
    f.iters[iter as usize] = columns(value.unwrap_or_else(Value::empty));
    Ok(())
}
