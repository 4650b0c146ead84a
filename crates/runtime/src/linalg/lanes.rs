//! Numbers side by side in a register of the machine: loading, storing, products, sums. No operation
//! here is fused or in another order than the plain one, so that every width gives the same digits.

/// Numbers in one register.
///
/// # Safety
/// Every function may be called only where the processor has the instructions of the type.
pub(super) unsafe trait Lanes: Copy {
    /// One number.
    type Part: Copy;
    /// How many there are.
    const COUNT: usize;
    /// The numbers at `from`.
    ///
    /// # Safety
    /// `COUNT` numbers can be read there, and the processor has the type's instructions.
    unsafe fn load(from: *const Self::Part) -> Self;
    /// Stores the numbers at `to`.
    ///
    /// # Safety
    /// `COUNT` numbers can be written there, and the processor has the type's instructions.
    unsafe fn store(self, to: *mut Self::Part);
    /// The same number in every place.
    ///
    /// # Safety
    /// The processor has the type's instructions.
    unsafe fn splat(x: Self::Part) -> Self;
    /// Sums.
    ///
    /// # Safety
    /// The processor has the type's instructions.
    unsafe fn plus(self, other: Self) -> Self;
    /// Differences.
    ///
    /// # Safety
    /// The processor has the type's instructions.
    unsafe fn minus(self, other: Self) -> Self;
    /// Products.
    ///
    /// # Safety
    /// The processor has the type's instructions.
    unsafe fn times(self, other: Self) -> Self;
}

macro_rules! plain_lanes {
    ($t:ty, $n:literal) => {
        // SAFETY: needs no particular processor.
        unsafe impl Lanes for [$t; $n] {
            type Part = $t;
            const COUNT: usize = $n;
            #[inline(always)]
            unsafe fn load(from: *const $t) -> Self {
                // SAFETY: the caller's; an array has the alignment of its elements.
                unsafe { *from.cast() }
            }
            #[inline(always)]
            unsafe fn store(self, to: *mut $t) {
                // SAFETY: the caller's; an array has the alignment of its elements.
                unsafe { *to.cast() = self }
            }
            #[inline(always)]
            unsafe fn splat(x: $t) -> Self {
                [x; $n]
            }
            #[inline(always)]
            unsafe fn plus(self, other: Self) -> Self {
                std::array::from_fn(|i| self[i] + other[i])
            }
            #[inline(always)]
            unsafe fn minus(self, other: Self) -> Self {
                std::array::from_fn(|i| self[i] - other[i])
            }
            #[inline(always)]
            unsafe fn times(self, other: Self) -> Self {
                std::array::from_fn(|i| self[i] * other[i])
            }
        }
    };
}

plain_lanes! { f64, 2 }
plain_lanes! { f32, 4 }

#[cfg(target_arch = "x86_64")]
mod wide {
    use super::Lanes;
    use std::arch::x86_64::*;

    macro_rules! register_lanes {
        ($v:ty, $t:ty, $n:literal, $load:ident, $store:ident, $splat:ident, $plus:ident, $minus:ident, $times:ident) => {
            // SAFETY: each function asks its caller for the processor.
            unsafe impl Lanes for $v {
                type Part = $t;
                const COUNT: usize = $n;
                #[inline(always)]
                unsafe fn load(from: *const $t) -> Self {
                    // SAFETY: the caller's.
                    unsafe { $load(from) }
                }
                #[inline(always)]
                unsafe fn store(self, to: *mut $t) {
                    // SAFETY: the caller's.
                    unsafe { $store(to, self) }
                }
                #[inline(always)]
                unsafe fn splat(x: $t) -> Self {
                    // SAFETY: the caller's.
                    unsafe { $splat(x) }
                }
                #[inline(always)]
                unsafe fn plus(self, other: Self) -> Self {
                    // SAFETY: the caller's.
                    unsafe { $plus(self, other) }
                }
                #[inline(always)]
                unsafe fn minus(self, other: Self) -> Self {
                    // SAFETY: the caller's.
                    unsafe { $minus(self, other) }
                }
                #[inline(always)]
                unsafe fn times(self, other: Self) -> Self {
                    // SAFETY: the caller's.
                    unsafe { $times(self, other) }
                }
            }
        };
    }

    register_lanes! { __m256d, f64, 4, _mm256_loadu_pd, _mm256_storeu_pd, _mm256_set1_pd, _mm256_add_pd, _mm256_sub_pd, _mm256_mul_pd }
    register_lanes! { __m256, f32, 8, _mm256_loadu_ps, _mm256_storeu_ps, _mm256_set1_ps, _mm256_add_ps, _mm256_sub_ps, _mm256_mul_ps }
    register_lanes! { __m512d, f64, 8, _mm512_loadu_pd, _mm512_storeu_pd, _mm512_set1_pd, _mm512_add_pd, _mm512_sub_pd, _mm512_mul_pd }
    register_lanes! { __m512, f32, 16, _mm512_loadu_ps, _mm512_storeu_ps, _mm512_set1_ps, _mm512_add_ps, _mm512_sub_ps, _mm512_mul_ps }
}
