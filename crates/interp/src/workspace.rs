//! Workspaces: the chain of frames that work in one.
//!
//! Invariant: a name of a workspace has its value in the topmost frame of the chain that has a register for it;
//! below, there is none.

use crate::frame::Frame;
use crate::slot::Slot;
use base::Name;

/// The frame in whose workspace frame `at` works.
pub fn root(frames: &[Box<Frame>], mut at: usize) -> usize {
    while let Some(w) = frames.get(at).and_then(|f| f.within) {
        if w >= at {
            break;
        }
        at = w;
    }
    at
}

/// The topmost frame that works in the base workspace.
pub fn base_top(frames: &[Box<Frame>]) -> usize {
    (0..frames.len()).rev().find(|&i| root(frames, i) == 0).unwrap_or(0)
}

/// The frame that called the function whose workspace frame `at` works in.
pub fn caller(frames: &[Box<Frame>], at: usize) -> usize {
    root(frames, at).saturating_sub(1)
}

/// The place of `name` in the workspace that frame `at` works in.
pub fn slot_mut(frames: &mut [Box<Frame>], at: usize, name: Name) -> Option<&mut Slot> {
    let mut i = at;
    loop {
        let f = frames.get(i)?;
        if f.reg_of(name).is_some() || f.extra.contains_key(&name) {
            break;
        }
        match f.within {
            Some(w) if w < i => i = w,
            _ => break,
        }
    }
    frames.get_mut(i)?.slot_mut(name)
}

/// The place of `name`, made in the workspace's own frame where there is none.
pub fn slot_or_new(frames: &mut [Box<Frame>], at: usize, name: Name) -> Option<&mut Slot> {
    if slot_mut(frames, at, name).is_some() {
        return slot_mut(frames, at, name);
    }
    let root = root(frames, at);
    frames.get_mut(root).map(|f| f.extra.entry(name).or_default())
}

/// Whether `name` has a value in the workspace that frame `at` works in.
pub fn has(frames: &[Box<Frame>], at: usize, name: Name) -> bool {
    let mut i = at;
    while let Some(f) = frames.get(i) {
        let of_regs = f.code.by_name.get(&name).and_then(|r| f.regs.get(*r as usize));
        if of_regs.is_some_and(Slot::is_defined) || f.extra.get(&name).is_some_and(Slot::is_defined) {
            return true;
        }
        match f.within {
            Some(w) if w < i => i = w,
            _ => break,
        }
    }
    false
}

/// The names that have a value in the workspace that frame `at` works in, sorted.
pub fn names(frames: &[Box<Frame>], at: usize) -> Vec<Name> {
    let mut found: Vec<Name> = Vec::new();
    let mut i = at;
    while let Some(f) = frames.get(i) {
        let of_regs =
            f.code.by_name.iter().filter(|(_, r)| f.regs.get(**r as usize).is_some_and(Slot::is_defined));
        found.extend(of_regs.map(|(n, _)| *n));
        found.extend(f.extra.iter().filter(|(_, s)| s.is_defined()).map(|(n, _)| *n));
        match f.within {
            Some(w) if w < i => i = w,
            _ => break,
        }
    }
    found.sort_unstable_by_key(|n| n.as_str());
    found.dedup();
    found
}
