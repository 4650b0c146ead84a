//! The stack of a compiled program: how far down its functions may go. And what the system lets a process
//! have. Source: getrlimit(2), setrlimit(2).

/// What functions may take, if the machine lets them: enough for MATLAB's deepest recursion through functions of
/// ten thousand bytes each.
const ROOM: u64 = 96 << 20;

/// What is left for the library that the innermost function calls.
const REST: u64 = 1 << 20;

/// What a process may have of a resource, and to how much it may raise that itself.
#[cfg(unix)]
#[repr(C)]
struct Limits {
    soft: u64,
    hard: u64,
}

#[cfg(unix)]
unsafe extern "C" {
    fn getrlimit(resource: i32, limits: *mut Limits) -> i32;
    fn setrlimit(resource: i32, limits: *const Limits) -> i32;
}

/// The limits of a resource by the system's number for it.
#[cfg(unix)]
fn limits_of(resource: i32) -> Option<Limits> {
    let mut limits = Limits { soft: 0, hard: 0 };
    // SAFETY: the structure is that of the system call, on systems of 64 bits.
    (unsafe { getrlimit(resource, &raw mut limits) } == 0).then_some(limits)
}

/// How many bytes of addresses the process may have (`ulimit -v`); none where there is no such limit.
#[cfg(unix)]
pub fn address_space() -> Option<usize> {
    const ADDRESSES: i32 = if cfg!(target_os = "macos") { 5 } else { 9 };
    // "No limit" is the largest number, or the largest with a sign.
    let soft = limits_of(ADDRESSES)?.soft;
    usize::try_from(soft).ok().filter(|_| soft < i64::MAX as u64)
}

/// No limit is known.
#[cfg(not(unix))]
pub fn address_space() -> Option<usize> {
    None
}

/// The lowest address at which a function of the running thread may begin, which is the main one. Enlarges the
/// stack where it can.
#[cfg(unix)]
pub fn floor() -> usize {
    // The number is the same on Linux and on macOS.
    const STACK: i32 = 3;
    let Some(mut limits) = limits_of(STACK) else { return 0 };
    let wanted = Limits { soft: ROOM.min(limits.hard), hard: limits.hard };
    // SAFETY: as above. The stack of the main thread grows up to the limit in force when it does.
    if limits.soft < wanted.soft && unsafe { setrlimit(STACK, &raw const wanted) } == 0 {
        limits.soft = wanted.soft;
    }
    let here = std::hint::black_box(&raw const limits) as usize;
    let room = limits.soft.min(ROOM).saturating_sub(REST.max(limits.soft.min(ROOM) / 8));
    here.saturating_sub(usize::try_from(room).unwrap_or(0))
}

/// The lowest address at which a function may begin: not known.
#[cfg(not(unix))]
pub fn floor() -> usize {
    0
}

/// The lowest address at which a function of the running thread may begin, whichever it is. Nothing is enlarged.
#[cfg(target_os = "linux")]
pub fn floor_of_thread() -> usize {
    use std::ffi::c_void;
    /// Of 56 bytes with the GNU C library and musl on 64 bits.
    #[repr(C, align(16))]
    struct Attributes([u8; 128]);
    unsafe extern "C" {
        fn pthread_self() -> usize;
        fn pthread_getattr_np(thread: usize, attributes: *mut Attributes) -> i32;
        fn pthread_attr_getstack(
            attributes: *const Attributes,
            low: *mut *mut c_void,
            size: *mut usize,
        ) -> i32;
        fn pthread_attr_destroy(attributes: *mut Attributes) -> i32;
    }
    let mut attributes = Attributes([0; 128]);
    let (mut low, mut size) = (std::ptr::null_mut(), 0);
    // SAFETY: the attributes have room for those of the system, which fills them in and is told when they go.
    let known = unsafe {
        pthread_getattr_np(pthread_self(), &raw mut attributes) == 0 && {
            let known = pthread_attr_getstack(&raw const attributes, &raw mut low, &raw mut size) == 0;
            pthread_attr_destroy(&raw mut attributes);
            known
        }
    };
    if known { (low as usize).saturating_add((REST as usize).max(size / 8).min(size / 2)) } else { 0 }
}

/// The lowest address at which a function may begin: not known.
#[cfg(not(target_os = "linux"))]
pub fn floor_of_thread() -> usize {
    0
}
