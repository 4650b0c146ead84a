//! The lazy range `start:step:stop`: a double row that is described, not stored.

use crate::array::filled;
use crate::error::Error;

/// A row of equally spaced doubles. Elements are computed from both ends, as MATLAB's colon
/// does, so that `-1:0.1:1` is symmetric and rounding does not pile up.
#[derive(Clone, Debug, PartialEq)]
pub struct Range {
    start: f64,
    step: f64,
    last: f64,
    /// As it was written; only for display.
    stop: f64,
    count: usize,
}

impl Range {
    /// The range MATLAB makes of `start:step:stop`. NaN in any part gives the one element NaN.
    pub fn colon(start: f64, step: f64, stop: f64) -> Range {
        if start.is_nan() || step.is_nan() || stop.is_nan() {
            return Range { start: f64::NAN, step: 1.0, last: f64::NAN, stop, count: 1 };
        }
        let empty = Range { start, step, last: start, stop, count: 0 };
        if step == 0.0 || (start < stop && step < 0.0) || (stop < start && step > 0.0) {
            return empty;
        }
        if !step.is_finite() || !start.is_finite() {
            return if start.is_finite() {
                Range { count: 1, ..empty }
            } else {
                Range { last: start, count: usize::MAX, ..empty }
            };
        }
        if !stop.is_finite() {
            return Range { last: stop, count: usize::MAX, ..empty };
        }
        let intervals = Range::intervals(start, step, stop);
        let mut last = start + intervals * step;
        let tolerance = 2.0 * f64::EPSILON * start.abs().max(stop.abs());
        if step.signum() * (last - stop) > -tolerance {
            last = stop;
        }
        let count = if intervals >= 1e18 { usize::MAX } else { intervals as usize + 1 };
        Range { start, step, last, stop, count }
    }

    /// The number of steps from `start` to the last element.
    fn intervals(start: f64, step: f64, stop: f64) -> f64 {
        if start.fract() == 0.0 && step == 1.0 {
            return stop.floor() - start;
        }
        if start.fract() == 0.0 && step.fract() == 0.0 {
            let q = (start / step).floor();
            let r = start - q * step;
            return ((stop - r) / step).floor() - q;
        }
        let tolerance = 2.0 * f64::EPSILON * start.abs().max(stop.abs());
        let n = ((stop - start) / step).round();
        if step.signum() * (start + n * step - stop) > tolerance { n - 1.0 } else { n }
    }

    /// `first:last` of consecutive integers.
    pub fn count_up(first: usize, last: usize) -> Range {
        let count = (last + 1).saturating_sub(first);
        Range { start: first as f64, step: 1.0, last: last as f64, stop: last as f64, count }
    }

    /// The number of elements; `usize::MAX` where it is infinite.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The first element, were there one.
    pub fn start(&self) -> f64 {
        self.start
    }

    /// The step.
    pub fn step(&self) -> f64 {
        self.step
    }

    /// The last element, were there one.
    pub fn last(&self) -> f64 {
        self.last
    }

    /// Where the range was told to end, which the last element need not reach.
    pub fn stop(&self) -> f64 {
        self.stop
    }

    /// Every element is an integer below 2^53.
    pub fn is_integral(&self) -> bool {
        // A conversion there and back needs no call where `fract` does.
        let integer = |x: f64| x.abs() < 9e15 && x as i64 as f64 == x;
        integer(self.start) && integer(self.step) && self.last.abs() < 9e15
    }

    /// Element `k`, from 0.
    pub fn at(&self, k: usize) -> f64 {
        let n = self.count - 1;
        if self.is_integral() {
            self.start + k as f64 * self.step
        } else if 2 * k == n {
            if n == 0 { self.start } else { (self.start + self.last) / 2.0 }
        } else if k < n - k {
            self.start + k as f64 * self.step
        } else {
            self.last - (n - k) as f64 * self.step
        }
    }

    /// All elements; for a range whose size was checked when it was made.
    pub fn to_vec(&self) -> Vec<f64> {
        if self.is_integral() {
            return (0..self.count).map(|k| self.start + k as f64 * self.step).collect();
        }
        (0..self.count).map(|k| self.at(k)).collect()
    }

    /// All elements, or an error where they do not fit into memory.
    pub fn materialise(&self) -> Result<Vec<f64>, Error> {
        crate::array::Dims::matrix(1, self.count).checked_numel(8)?;
        let mut data = filled(0.0, self.count)?;
        for (k, x) in data.iter_mut().enumerate() {
            *x = self.at(k);
        }
        Ok(data)
    }
}

#[cfg(test)]
mod tests {
    use super::Range;

    #[track_caller]
    fn check(start: f64, step: f64, stop: f64, expected: &[f64]) {
        assert_eq!(Range::colon(start, step, stop).to_vec(), expected);
    }

    #[test]
    fn colon_has_a_rounding_guard() {
        check(1.0, 1.0, 3.0, &[1.0, 2.0, 3.0]);
        check(0.0, 0.1, 0.3, &[0.0, 0.1, 0.3 - 0.1, 0.3]);
        check(3.0, 1.0, 1.0, &[]);
        check(5.0, -2.0, 0.0, &[5.0, 3.0, 1.0]);
        check(0.0, 2.0, 7.5, &[0.0, 2.0, 4.0, 6.0]);
        check(1.0, 0.0, 2.0, &[]);
        assert_eq!(Range::colon(0.0, 0.1, 1.0).count(), 11);
        assert_eq!(Range::colon(-1.0, 0.01, 1.0).at(100), 0.0);
    }
}
