//! Random numbers: the Mersenne twister with MATLAB's seeding, so that `rng(s); rand` gives
//! MATLAB's sequence. Own code because `rng` must hand out and take back the 625-word state,
//! which the crates for it keep private.
//!
//! Source: M. Matsumoto, T. Nishimura, "Mersenne Twister", ACM TOMACS 8 (1998); 53-bit doubles
//! and initialisation as in their 2002 revision. `randn` uses the polar method and does not
//! follow MATLAB's sequence, which is not published.

const N: usize = 624;
const M: usize = 397;

/// A Mersenne twister (MT19937) and what `rng` says about it.
#[derive(Clone)]
pub struct Rng {
    state: [u32; N],
    index: usize,
    seed: u32,
    spare_normal: Option<f64>,
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
        Rng { state, index: N, seed, spare_normal: None }
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
        Some(Rng { state, index, seed, spare_normal: None })
    }

    fn refill(&mut self) {
        for i in 0..N {
            let y = (self.state[i] & 0x8000_0000) | (self.state[(i + 1) % N] & 0x7fff_ffff);
            let mut x = self.state[(i + M) % N] ^ (y >> 1);
            if y & 1 == 1 {
                x ^= 0x9908_b0df;
            }
            self.state[i] = x;
        }
        self.index = 0;
    }

    /// 32 random bits.
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

    /// A standard normal double.
    pub fn normal(&mut self) -> f64 {
        if let Some(x) = self.spare_normal.take() {
            return x;
        }
        loop {
            let (u, v) = (2.0 * self.uniform() - 1.0, 2.0 * self.uniform() - 1.0);
            let s = u * u + v * v;
            if s < 1.0 && s != 0.0 {
                let factor = (-2.0 * s.ln() / s).sqrt();
                self.spare_normal = Some(v * factor);
                return u * factor;
            }
        }
    }
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
    fn the_state_can_be_taken_and_restored() {
        let mut rng = Rng::new(42);
        rng.uniform();
        let mut copy = Rng::from_words(42, &rng.words()).unwrap();
        assert_eq!(rng.uniform(), copy.uniform());
    }
}
