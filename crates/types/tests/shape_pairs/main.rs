//! The decision procedure of shapes on random pairs of terms whose relation is known by
//! construction: half are equal (identities were applied), a quarter differ only where one is
//! illegal, a quarter differ. Some hundred run always; the measurement on 100,000 is
//!
//! ```text
//! PAIRS=100000 cargo test --release -p tame-types --test shape_pairs -- --nocapture
//! ```
//!
//! What is held: an answer "equal" on random shapes, a witness by evaluation, the share of equal
//! pairs that are answered so, and (in the measurement) the median time.

mod generate;

use generate::{Pair, Relation, Rng, pair, sample};
use std::time::{Duration, Instant};
use tame_types::shapes::{Effort, Query, Rule, Verdict, Witness, decide_within};

/// Random shapes on which each answer is held.
const SAMPLES: u32 = 60;

/// What shapes say of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Seen {
    Same,
    Left,
    Right,
    Different,
}

fn seen(rule: Rule, pair: &Pair, at: &Witness) -> Seen {
    let (a, b): (Query, Query) = (pair.left.clone().into(), pair.right.clone().into());
    let [a, b] = at.shapes_of(rule, &a, &b).expect("few names");
    match (&a[0], &b[0]) {
        (Some(x), Some(y)) if x != y => Seen::Different,
        (Some(_), None) => Seen::Left,
        (None, Some(_)) => Seen::Right,
        _ => Seen::Same,
    }
}

/// What came of the pairs of one relation.
#[derive(Default)]
struct Tally {
    pairs: u32,
    answers: [u32; 4],
    times: Vec<Duration>,
    given_up: Vec<String>,
}

/// Holds an answer against shapes; what is wrong.
fn wrong(rule: Rule, pair: &Pair, verdict: &Verdict, rng: &mut Rng) -> Option<String> {
    let shows = |w: &Option<Witness>, want| w.as_ref().is_none_or(|w| seen(rule, pair, w) == want);
    let claims = match verdict {
        Verdict::Different(w) => return (seen(rule, pair, w) != Seen::Different).then(|| "witness".into()),
        Verdict::Unknown => return None,
        Verdict::WhereLegal { left, right } if !shows(left, Seen::Left) || !shows(right, Seen::Right) => {
            return Some("witness".into());
        }
        Verdict::WhereLegal { left: None, right: None } => return Some("no witness".into()),
        Verdict::WhereLegal { left, right } => (left.is_some(), right.is_some()),
        Verdict::Equal => (false, false),
    };
    (0..SAMPLES).find_map(|_| {
        let at = sample(rng);
        let fits = match seen(rule, pair, &at) {
            Seen::Same => true,
            Seen::Left => claims.0,
            Seen::Right => claims.1,
            Seen::Different => false,
        };
        (!fits).then(|| format!("{verdict:?} is refuted by {at}"))
    })
}

fn measure(pairs: u64, seed: u64) -> [Tally; 3] {
    let mut tallies: [Tally; 3] = Default::default();
    for k in 0..pairs {
        let mut rng = Rng::new(seed + k);
        let rule = if k % 2 == 0 { Rule::Implicit } else { Rule::Classic };
        let want = [Relation::Equal, Relation::Equal, Relation::WhereLegal, Relation::Different]
            [(k / 2 % 4) as usize];
        let pair = pair(&mut rng, rule, want);
        let (a, b): (Query, Query) = (pair.left.clone().into(), pair.right.clone().into());
        let start = Instant::now();
        let (verdict, effort) = decide_within(rule, &a, &b, Effort { cases: 20_000 });
        let time = start.elapsed();
        if let Some(why) = wrong(rule, &pair, &verdict, &mut rng) {
            panic!("{k} {rule:?} {} and {}: {why}", pair.left, pair.right);
        }
        let tally = &mut tallies[want as usize];
        tally.pairs += 1;
        tally.times.push(time);
        let answer = match verdict {
            Verdict::Equal => 0,
            Verdict::WhereLegal { .. } => 1,
            Verdict::Different(_) => 2,
            Verdict::Unknown => 3,
        };
        tally.answers[answer] += 1;
        // What is proved equal cannot differ, and the other way round.
        let known = match want {
            Relation::Equal => matches!(answer, 0 | 3),
            Relation::WhereLegal => matches!(answer, 1 | 3),
            Relation::Different => matches!(answer, 2 | 3),
        };
        assert!(known, "{k} {rule:?} {want:?}: {} and {}: {verdict:?}", pair.left, pair.right);
        if answer == 3 {
            tally.given_up.push(format!(
                "{k} {rule:?} {want:?} {} cases: {} and {}",
                effort.cases, pair.left, pair.right
            ));
        }
    }
    tallies
}

fn percentile(times: &mut [Duration], share: f64) -> Duration {
    times.sort();
    times[((times.len() - 1) as f64 * share) as usize]
}

fn report(tallies: &mut [Tally; 3]) {
    println!("relation       pairs    equal    legal     diff  unknown   median us      99 %     most");
    for (name, t) in ["equal", "where legal", "different"].iter().zip(tallies.iter_mut()) {
        let [e, l, d, u] = t.answers;
        let us = |d: Duration| d.as_secs_f64() * 1e6;
        let [a, b, c] = [0.5, 0.99, 1.0].map(|share| us(percentile(&mut t.times, share)));
        println!("{name:12}{:8}{e:9}{l:9}{d:9}{u:9}{a:12.1}{b:10.1}{c:9.0}", t.pairs);
    }
    for line in tallies.iter().flat_map(|t| &t.given_up) {
        println!("unknown: {line}");
    }
    let mut all: Vec<Duration> = tallies.iter().flat_map(|t| t.times.iter().copied()).collect();
    let median = percentile(&mut all, 0.5);
    println!("median of all {:.1} us", median.as_secs_f64() * 1e6);
}

fn equal_share(tallies: &[Tally; 3]) -> f64 {
    f64::from(tallies[0].answers[0]) / f64::from(tallies[0].pairs)
}

/// `PAIRS=100000` in a release build is the whole measurement; the report is shown with `--nocapture`.
#[test]
fn random_pairs_are_decided() {
    let pairs = std::env::var("PAIRS").ok().and_then(|n| n.parse().ok()).unwrap_or(600);
    let mut tallies = measure(pairs, 1);
    report(&mut tallies);
    assert!(equal_share(&tallies) >= 0.99, "{}", equal_share(&tallies));
}
