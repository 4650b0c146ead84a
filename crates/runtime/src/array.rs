//! Extents and dense arrays: the storage of every array class.
//!
//! Invariants: [`Dims`] has at least two entries and no trailing one beyond the second;
//! `data.len()` of an [`Array`] equals the product of its dims, elements in column-major order.
//! What is not here: what the elements mean (see `value.rs`), and indexing (see `index/`).
//! All allocation whose size a program chooses goes through [`filled`] or [`reserve`], which turn
//! an impossible size into MATLAB's error instead of an abort.

use crate::elements::Elements;
use crate::error::Error;
use crate::errors;
use smallvec::SmallVec;
use std::fmt;
use std::ops::Deref;
use std::sync::OnceLock;

/// The size vector of an array.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Dims(SmallVec<[usize; 2]>);

impl Dims {
    /// One row, one column.
    pub fn scalar() -> Dims {
        Dims(SmallVec::from_buf([1, 1]))
    }

    /// `rows`-by-`cols`.
    pub fn matrix(rows: usize, cols: usize) -> Dims {
        Dims(SmallVec::from_buf([rows, cols]))
    }

    /// Any extents; missing ones are 1, trailing ones are dropped.
    pub fn new(extents: &[usize]) -> Dims {
        let mut d: SmallVec<[usize; 2]> = SmallVec::from_slice(extents);
        while d.len() < 2 {
            d.push(1);
        }
        while d.len() > 2 && d[d.len() - 1] == 1 {
            d.pop();
        }
        Dims(d)
    }

    /// The number of elements. Saturates: [`Dims::checked_numel`] is for sizes not yet allocated.
    pub fn numel(&self) -> usize {
        self.0.iter().fold(1, |n, &d| n.saturating_mul(d))
    }

    /// The number of elements, or MATLAB's error where no array of that size can exist.
    pub fn checked_numel(&self, element_bytes: usize) -> Result<usize, Error> {
        if self.0.contains(&0) {
            let fits = self.0.iter().all(|&d| d as f64 <= types::MAX_EXTENT);
            return if fits { Ok(0) } else { Err(errors::size_too_large()) };
        }
        let n = self.0.iter().try_fold(1usize, |n, &d| n.checked_mul(d)).filter(|&n| n < 1 << 48);
        let Some(n) = n else { return Err(errors::size_too_large()) };
        let bytes = n.saturating_mul(element_bytes);
        if bytes > memory_limit() {
            return Err(errors::size_limit(self, bytes, memory_limit()));
        }
        Ok(n)
    }

    /// Rows.
    pub fn rows(&self) -> usize {
        self.0[0]
    }

    /// Columns.
    pub fn cols(&self) -> usize {
        self.0[1]
    }

    /// The product of all extents after the first: the columns of the array seen as a matrix.
    pub fn trailing(&self) -> usize {
        self.0[1..].iter().product()
    }

    /// The extent of dimension `d`, counted from 0; 1 beyond the rank.
    pub fn extent(&self, d: usize) -> usize {
        self.0.get(d).copied().unwrap_or(1)
    }

    /// The number of dimensions, at least 2.
    pub fn rank(&self) -> usize {
        self.0.len()
    }

    /// One element.
    pub fn is_scalar(&self) -> bool {
        self.0.len() == 2 && self.0[0] == 1 && self.0[1] == 1
    }

    /// No element.
    pub fn is_empty(&self) -> bool {
        self.0.contains(&0)
    }

    /// 1-by-n or n-by-1, scalars included.
    pub fn is_vector(&self) -> bool {
        self.0.len() == 2 && (self.0[0] == 1 || self.0[1] == 1)
    }

    /// 1-by-n.
    pub fn is_row(&self) -> bool {
        self.0.len() == 2 && self.0[0] == 1
    }

    /// n-by-1.
    pub fn is_column(&self) -> bool {
        self.0.len() == 2 && self.0[1] == 1
    }

    /// 0-by-0, the size of `[]`.
    pub fn is_null(&self) -> bool {
        self.0.len() == 2 && self.0[0] == 0 && self.0[1] == 0
    }

    /// The first dimension (from 0) that is not 1: the one reductions work along by default.
    pub fn first_nonsingleton(&self) -> usize {
        self.0.iter().position(|&d| d != 1).unwrap_or(0)
    }

    /// These extents with dimension `d` (from 0) set to `n`.
    pub fn with(&self, d: usize, n: usize) -> Dims {
        let mut e: SmallVec<[usize; 4]> = SmallVec::from_slice(&self.0);
        while e.len() <= d {
            e.push(1);
        }
        e[d] = n;
        Dims::new(&e)
    }

    /// `(stride, extent, outer)` of dimension `d`: an element's address is
    /// `outer_index * stride * extent + i * stride + inner_index`.
    pub fn split(&self, d: usize) -> (usize, usize, usize) {
        let stride = self.0.iter().take(d).product();
        let outer = self.0.iter().skip(d + 1).product();
        (stride, self.extent(d), outer)
    }

    /// The extents joined by `separator`: `2×3`, `2-by-3`.
    pub fn join(&self, separator: &str) -> String {
        let parts: Vec<String> = self.0.iter().map(usize::to_string).collect();
        parts.join(separator)
    }
}

impl Deref for Dims {
    type Target = [usize];
    fn deref(&self) -> &[usize] {
        &self.0
    }
}

impl fmt::Debug for Dims {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.join("x"))
    }
}

static LIMIT: OnceLock<usize> = OnceLock::new();

/// Sets the most bytes one array may have, for the whole process. It counts only before the first
/// array is made; gives whether it did.
pub fn set_memory_limit(bytes: usize) -> bool {
    LIMIT.set(bytes).is_ok()
}

/// The most bytes one array may have: the machine's memory, as MATLAB's preference says by default.
pub(crate) fn memory_limit() -> usize {
    *LIMIT.get_or_init(|| {
        // A container may have less than the machine.
        let group = std::fs::read_to_string("/sys/fs/cgroup/memory.max").unwrap_or_default();
        let group = group.trim().parse::<usize>().unwrap_or(usize::MAX);
        let addresses = crate::stack::address_space().unwrap_or(usize::MAX);
        crate::memory::of_machine().unwrap_or(usize::MAX >> 16).min(group).min(addresses)
    })
}

/// What the system had promised the process and not given when the program began: mostly stacks.
static BEFORE: OnceLock<(usize, usize)> = OnceLock::new();

/// Notes how much memory the process has before the program makes arrays.
pub fn note_memory() {
    BEFORE.get_or_init(|| promised().unwrap_or_default());
}

/// The number of bytes in a line `name  123 kB` of one of the system's reports.
fn bytes_in(report: &str, name: &str) -> Option<usize> {
    let line = report.lines().find_map(|l| l.strip_prefix(name))?;
    line.split_whitespace().next()?.parse::<usize>().ok().map(|k| k.saturating_mul(1024))
}

/// How many bytes the system has promised this process, and how many of them it has given.
fn promised() -> Option<(usize, usize)> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: Vec<usize> = text.split(' ').map_while(|n| n.trim().parse().ok()).collect();
    let [_, resident, shared, _, _, data, ..] = *pages else { return None };
    let page = crate::memory::page()?;
    Some((data * page, resident.saturating_sub(shared) * page))
}

/// Whether the machine has so much more memory. The system promises more than there is and ends the process
/// when it is used, so that what was promised is counted; arrays too small to matter are not asked for.
pub fn has_room(bytes: usize) -> bool {
    const MATTERS: usize = 32 << 20;
    if bytes < MATTERS {
        return true;
    }
    let Some((now, given)) = promised() else { return true };
    let (before, given_before) = *BEFORE.get_or_init(|| (0, 0));
    if now.saturating_sub(before).saturating_add(bytes) > memory_limit() {
        return false;
    }
    let owed = now.saturating_sub(given).saturating_sub(before.saturating_sub(given_before));
    let report = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    // The rest of the system needs some.
    let left = bytes_in(&report, "MemAvailable:").map_or(usize::MAX, |n| n - n / 16);
    owed.saturating_add(bytes) <= left
}

/// "Out of memory." where there is no room for `n` elements.
pub fn probe<T>(n: usize) -> Result<(), Error> {
    with_capacity::<T>(n).map(drop)
}

/// "Out of memory." where `n` elements are more than one array may have.
fn check_room<T>(n: usize) -> Result<(), Error> {
    let bytes = n.saturating_mul(size_of::<T>());
    if bytes <= memory_limit() && has_room(bytes) { Ok(()) } else { Err(errors::out_of_memory()) }
}

/// Room for `n` more elements, or "Out of memory.".
pub fn reserve<T>(data: &mut Vec<T>, n: usize) -> Result<(), Error> {
    check_room::<T>(data.len().saturating_add(n))?;
    data.try_reserve(n).map_err(|_| errors::out_of_memory())
}

/// `more` behind the elements of `data`, or "Out of memory.".
pub fn append<T: Clone>(data: &mut Vec<T>, more: &[T]) -> Result<(), Error> {
    if data.capacity() - data.len() < more.len() {
        // Room for as much again, so that few appends ask.
        reserve(data, more.len().max(data.len())).or_else(|_| reserve(data, more.len()))?;
    }
    data.extend_from_slice(more);
    Ok(())
}

/// An empty vector with room for `n` elements, or "Out of memory.".
pub fn with_capacity<T>(n: usize) -> Result<Vec<T>, Error> {
    check_room::<T>(n)?;
    let mut data = Vec::new();
    data.try_reserve_exact(n).map_err(|_| errors::out_of_memory())?;
    Ok(data)
}

/// `n` copies of `value`, or an error where memory does not suffice.
pub fn filled<T: Clone>(value: T, n: usize) -> Result<Vec<T>, Error> {
    let mut data = with_capacity(n)?;
    data.resize(n, value);
    Ok(data)
}

/// Types whose zero is all bits zero, so that fresh zeroed pages of the system can be used as is.
///
/// # Safety
/// The all-zero bit pattern must be a valid value of the type, and dropping it must do nothing.
pub unsafe trait ZeroBits: Copy {}

macro_rules! zero_bits {
    ($($t:ty),*) => { $(
        // SAFETY: zero bits are 0, +0.0, false or 0+0i of these plain types.
        unsafe impl ZeroBits for $t {}
    )* };
}
zero_bits!(
    f64,
    f32,
    i8,
    i16,
    i32,
    i64,
    u8,
    u16,
    u32,
    u64,
    bool,
    num_complex::Complex64,
    num_complex::Complex32,
    usize
);

/// `n` zeros. Large blocks come zeroed from the system and cost nothing until they are touched.
pub fn zeros<T: ZeroBits>(n: usize) -> Result<Vec<T>, Error> {
    if n == 0 {
        return Ok(Vec::new());
    }
    check_room::<T>(n)?;
    let layout = std::alloc::Layout::array::<T>(n).map_err(|_| errors::size_too_large())?;
    if layout.size() == 0 {
        return Ok(Vec::new());
    }
    // SAFETY: the layout is of `n > 0` elements of a type that is not zero-sized.
    let block = unsafe { std::alloc::alloc_zeroed(layout) };
    if block.is_null() {
        return Err(errors::out_of_memory());
    }
    // SAFETY: `block` was allocated by the global allocator with the layout of `[T; n]`, is
    // zeroed, and `ZeroBits` says that zeroed memory is `n` valid values.
    Ok(unsafe { Vec::from_raw_parts(block.cast::<T>(), n, n) })
}

/// What Octave's language remembers of how a matrix was made, for whoever shows it (`form.rs`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Form {
    /// Any array.
    #[default]
    Full,
    /// Zero beside its diagonal.
    Diagonal,
    /// The rows of an identity matrix in another order.
    Permutation,
}

/// A dense array in column-major order.
#[derive(Clone, Debug)]
pub struct Array<T> {
    dims: Dims,
    data: Elements<T>,
    /// [`Form::Full`] after any change.
    form: Form,
}

impl<T: PartialEq> PartialEq for Array<T> {
    /// How an array was made is no part of its value.
    fn eq(&self, other: &Array<T>) -> bool {
        self.dims == other.dims && self.data == other.data
    }
}

impl<T> Array<T> {
    /// An array with these extents and elements, whose number must agree.
    pub fn new(dims: Dims, data: Vec<T>) -> Array<T> {
        debug_assert_eq!(dims.numel(), data.len());
        Array { dims, data: data.into(), form: Form::Full }
    }

    /// 1-by-1.
    pub fn scalar(value: T) -> Array<T> {
        Array { dims: Dims::scalar(), data: vec![value].into(), form: Form::Full }
    }

    /// 1-by-n.
    pub fn row(data: Vec<T>) -> Array<T> {
        Array { dims: Dims::matrix(1, data.len()), data: data.into(), form: Form::Full }
    }

    /// n-by-1.
    pub fn column(data: Vec<T>) -> Array<T> {
        Array { dims: Dims::matrix(data.len(), 1), data: data.into(), form: Form::Full }
    }

    /// 0-by-0.
    pub fn empty() -> Array<T> {
        Array { dims: Dims::matrix(0, 0), data: Vec::new().into(), form: Form::Full }
    }

    /// The extents.
    pub fn dims(&self) -> &Dims {
        &self.dims
    }

    /// The elements, column after column.
    pub fn data(&self) -> &[T] {
        &self.data
    }

    /// The elements, to change in place.
    pub fn data_mut(&mut self) -> &mut [T] {
        self.form = Form::Full;
        &mut self.data
    }

    /// The elements as they are kept.
    pub(crate) fn elements(&self) -> &Elements<T> {
        &self.data
    }

    /// How the array was made.
    pub fn form(&self) -> Form {
        self.form
    }

    /// Notes how the array was made; the caller answers for it.
    pub fn set_form(&mut self, form: Form) {
        self.form = form;
    }

    /// The number of elements.
    pub fn numel(&self) -> usize {
        self.data.len()
    }

    /// Extents and elements.
    pub fn into_parts(self) -> (Dims, Vec<T>) {
        (self.dims, self.data.into_vec())
    }

    /// Other extents for the same elements; their number must agree.
    pub fn reshape(&mut self, dims: Dims) {
        debug_assert_eq!(dims.numel(), self.data.len());
        self.dims = dims;
        self.form = Form::Full;
    }

    /// Appends to a row (or an empty array), or to a column, growing with spare room.
    pub fn push(&mut self, value: T) -> Result<(), Error> {
        self.data.reserve(1)?;
        self.form = Form::Full;
        self.data.push(value);
        let n = self.data.len();
        let column = self.dims.is_column() && n > 2;
        self.dims = if column { Dims::matrix(n, 1) } else { Dims::matrix(1, n) };
        Ok(())
    }

    /// Puts elements behind those of a row.
    pub fn lengthen(&mut self, tail: &[T]) -> Result<(), Error>
    where
        T: Clone,
    {
        self.data.reserve(tail.len())?;
        self.form = Form::Full;
        self.data.extend_from_slice(tail);
        self.dims = Dims::matrix(1, self.data.len());
        Ok(())
    }

    /// Extents and elements, for growth; the caller keeps the invariant.
    pub(crate) fn parts_mut(&mut self) -> (&mut Dims, &mut Elements<T>) {
        self.form = Form::Full;
        (&mut self.dims, &mut self.data)
    }

    /// An array of the same size with every element mapped.
    pub fn map<U>(&self, f: impl FnMut(&T) -> U) -> Array<U> {
        let data: Vec<U> = self.data.iter().map(f).collect();
        Array { dims: self.dims.clone(), data: data.into(), form: Form::Full }
    }
}

impl<T: Clone> Array<T> {
    /// An array of these extents filled with `value`.
    pub fn filled(dims: Dims, value: T) -> Result<Array<T>, Error> {
        let n = dims.checked_numel(size_of::<T>())?;
        Ok(Array { data: filled(value, n)?.into(), dims, form: Form::Full })
    }
}

impl<T: ZeroBits> Array<T> {
    /// An array of zeros of these extents.
    pub fn zeros(dims: Dims) -> Result<Array<T>, Error> {
        let n = dims.checked_numel(size_of::<T>())?;
        Ok(Array { data: zeros(n)?.into(), dims, form: Form::Full })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dims_are_canonical() {
        assert_eq!(&*Dims::new(&[2, 3, 1, 1]), &[2, 3]);
        assert_eq!(&*Dims::new(&[]), &[1, 1]);
        assert_eq!(Dims::new(&[2, 3, 4]).split(1), (2, 3, 4));
        assert_eq!(Dims::new(&[1, 1, 4]).first_nonsingleton(), 2);
        assert_eq!(Dims::new(&[2, 3]).join("×"), "2×3");
    }

    #[test]
    fn impossible_sizes_are_errors() {
        let e = Dims::new(&[1 << 40, 1 << 40]).checked_numel(8).unwrap_err();
        assert_eq!(e.identifier(), "MATLAB:pmaxsize");
        let e = Dims::new(&[1 << 23, 1 << 23]).checked_numel(8).unwrap_err();
        assert_eq!(e.identifier(), "MATLAB:array:SizeLimitExceeded");
        assert_eq!(Dims::new(&[0, 1 << 50]).checked_numel(8).ok(), Some(0));
        // Lengths stay whole numbers that a double counts.
        assert!(Dims::new(&[0, usize::MAX]).checked_numel(8).is_err());
    }
}
