//! Random numbers: the Mersenne twister with MATLAB's seeding, so that `rng(s); rand` gives
//! MATLAB's sequence. Own code because `rng` must hand out and take back the 625-word state,
//! which the crates for it keep private.
//!
//! Source: M. Matsumoto, T. Nishimura, "Mersenne Twister", ACM TOMACS 8 (1998); 53-bit doubles
//! and initialisation as in their 2002 revision. `randn` is the ziggurat of G. Marsaglia and W. W. Tsang,
//! J. Stat. Softw. 5 (2000), with 256 layers; where it takes its bits from was found by comparison with the
//! numbers that MATLAB's documentation shows.

use std::sync::LazyLock;

const N: usize = 624;
const M: usize = 397;

/// A Mersenne twister (MT19937) and what `rng` says about it.
#[derive(Clone)]
pub struct Rng {
    state: [u32; N],
    index: usize,
    seed: u32,
}

impl Default for Rng {
    fn default() -> Rng {
        Rng::new(0)
    }
}

impl std::fmt::Debug for Rng {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Rng(twister, seed {})", self.seed)
    }
}

impl Rng {
    /// The generator after `rng(seed)`; seed 0 is the generator's own default 5489.
    pub fn new(seed: u32) -> Rng {
        let mut state = [0u32; N];
        state[0] = if seed == 0 { 5489 } else { seed };
        for i in 1..N {
            let before = state[i - 1];
            state[i] = 1_812_433_253u32.wrapping_mul(before ^ (before >> 30)).wrapping_add(i as u32);
        }
        Rng { state, index: N, seed }
    }

    /// The seed it was made with.
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// The state as `rng` shows it: 624 words and the position.
    pub fn words(&self) -> Vec<u32> {
        self.state.iter().copied().chain([self.index as u32]).collect()
    }

    /// The generator of a seed and a state from [`Rng::words`].
    pub fn from_words(seed: u32, words: &[u32]) -> Option<Rng> {
        let state: [u32; N] = words.get(..N)?.try_into().ok()?;
        let index = (*words.get(N)? as usize).min(N);
        Some(Rng { state, index, seed })
    }

    #[cold]
    fn refill(&mut self) {
        let twist = |this: u32, next: u32, far: u32| {
            let y = (this & 0x8000_0000) | (next & 0x7fff_ffff);
            far ^ (y >> 1) ^ ((y & 1).wrapping_neg() & 0x9908_b0df)
        };
        // In three stretches, so that no place needs a remainder.
        let s = &mut self.state;
        for i in 0..N - M {
            s[i] = twist(s[i], s[i + 1], s[i + M]);
        }
        for i in N - M..N - 1 {
            s[i] = twist(s[i], s[i + 1], s[i + M - N]);
        }
        s[N - 1] = twist(s[N - 1], s[0], s[M - 1]);
        self.index = 0;
    }

    /// 32 random bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        if self.index >= N {
            self.refill();
        }
        let mut y = self.state[self.index];
        self.index += 1;
        y ^= y >> 11;
        y ^= (y << 7) & 0x9d2c_5680;
        y ^= (y << 15) & 0xefc6_0000;
        y ^ (y >> 18)
    }

    /// A double in the open interval (0, 1), as `rand`.
    pub fn uniform(&mut self) -> f64 {
        loop {
            let a = f64::from(self.next_u32() >> 5);
            let b = f64::from(self.next_u32() >> 6);
            let x = (a * 67_108_864.0 + b) / 9_007_199_254_740_992.0;
            if x != 0.0 {
                return x;
            }
        }
    }

    /// A standard normal double: a uniform one scaled to a layer, which the same 64 bits choose, and
    /// accepted where it lies under the curve.
    pub fn normal(&mut self) -> f64 {
        let edges = &*LAYERS;
        loop {
            let (high, low) = (self.next_u32(), self.next_u32());
            let u = (f64::from(high >> 5) * 67_108_864.0 + f64::from(low >> 6)) / 9_007_199_254_740_992.0;
            let layer = (low >> 24) as usize;
            let x = (2.0 * u - 1.0) * edges[layer + 1];
            if x.abs() < edges[layer] {
                return x;
            }
            if layer == 255 {
                return self.tail().copysign(x);
            }
            let (outer, inner) = (bell(edges[layer + 1]), bell(edges[layer]));
            if outer + self.uniform() * (inner - outer) < bell(x) {
                return x;
            }
        }
    }

    /// A normal number beyond the layers (G. Marsaglia, 1964).
    fn tail(&mut self) -> f64 {
        loop {
            let x = -self.uniform().ln() / TAIL;
            let y = -self.uniform().ln();
            if y + y > x * x {
                return TAIL + x;
            }
        }
    }
}

/// Where the tail begins, and the area of a layer.
const TAIL: f64 = 3.654_152_885_361_009;
const AREA: f64 = 0.004_928_673_233_99;

/// The right ends of the layers, the innermost of which is the highest; the last stands for the tail too.
static LAYERS: LazyLock<[f64; 257]> = LazyLock::new(|| {
    let mut edges = [0.0; 257];
    edges[256] = AREA / bell(TAIL);
    edges[255] = TAIL;
    for i in (1..255).rev() {
        edges[i] = (-2.0_f64 * (AREA / edges[i + 1] + bell(edges[i + 1])).ln()).sqrt();
    }
    edges
});

fn bell(x: f64) -> f64 {
    (-0.5 * x * x).exp()
}

#[cfg(test)]
mod tests {
    use super::Rng;

    #[test]
    fn rand_gives_matlabs_first_numbers() {
        let mut rng = Rng::default();
        let shown: Vec<String> = (0..5).map(|_| format!("{:.4}", rng.uniform())).collect();
        assert_eq!(shown, ["0.8147", "0.9058", "0.1270", "0.9134", "0.6324"]);
    }

    #[test]
    fn randn_gives_matlabs_first_numbers() {
        let mut rng = Rng::default();
        let shown: Vec<String> = (0..8).map(|_| format!("{:.4}", rng.normal())).collect();
        assert_eq!(
            shown,
            ["0.5377", "1.8339", "-2.2588", "0.8622", "0.3188", "-1.3077", "-0.4336", "0.3426"]
        );
    }

    #[test]
    fn the_state_can_be_taken_and_restored() {
        let mut rng = Rng::new(42);
        rng.uniform();
        let mut copy = Rng::from_words(42, &rng.words()).unwrap();
        assert_eq!(rng.uniform(), copy.uniform());
    }
}
