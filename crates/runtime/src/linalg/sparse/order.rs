//! An order of elimination that keeps the factors of a sparse matrix sparse: approximate minimum degree.
//!
//! The graph that elimination leaves is kept as cliques ("elements") instead of edges: a variable has
//! neighbours that were never changed and elements it belongs to. Variables with the same neighbours are
//! eliminated together. The cliques of a matrix's rows are those of `A'*A`, so that the same steps order
//! columns where rows are exchanged.
//! Source: P. Amestoy, T. Davis, I. Duff, "An approximate minimum degree ordering algorithm", SIAM J.
//! Matrix Anal. Appl. 17 (1996); T. Davis, J. Gilbert, S. Larimore, E. Ng, "A column approximate minimum
//! degree ordering algorithm", ACM TOMS 30 (2004).

use rustc_hash::FxHashMap;

const NONE: usize = usize::MAX;

/// Variables by degree.
struct Queue {
    first: Vec<usize>,
    next: Vec<usize>,
    before: Vec<usize>,
    degree: Vec<usize>,
    least: usize,
}

impl Queue {
    fn new(n: usize) -> Queue {
        let none = vec![NONE; n];
        Queue { first: vec![NONE; n + 1], next: none.clone(), before: none, degree: vec![0; n], least: 0 }
    }

    fn add(&mut self, i: usize, degree: usize) {
        let degree = degree.min(self.first.len() - 1);
        self.degree[i] = degree;
        let old = std::mem::replace(&mut self.first[degree], i);
        (self.before[i], self.next[i]) = (NONE, old);
        if old != NONE {
            self.before[old] = i;
        }
        self.least = self.least.min(degree);
    }

    fn remove(&mut self, i: usize) {
        let (b, n) = (self.before[i], self.next[i]);
        if b == NONE {
            self.first[self.degree[i]] = n;
        } else {
            self.next[b] = n;
        }
        if n != NONE {
            self.before[n] = b;
        }
    }

    fn take_least(&mut self) -> Option<usize> {
        while self.least < self.first.len() {
            let i = self.first[self.least];
            if i != NONE {
                self.remove(i);
                return Some(i);
            }
            self.least += 1;
        }
        None
    }
}

/// The order of `n` variables: the variable to be eliminated first, second, and so on. `neighbours` are
/// those of each variable, without itself; `cliques` are sets of variables that all are neighbours.
pub(super) fn minimum_degree(mut neighbours: Vec<Vec<usize>>, cliques: Vec<Vec<usize>>) -> Vec<usize> {
    let n = neighbours.len();
    // Elements: the cliques, then one for each variable that is eliminated.
    let given = cliques.len();
    let mut elements: Vec<Vec<usize>> = cliques;
    elements.resize(given + n, Vec::new());
    let mut member_of: Vec<Vec<usize>> = vec![Vec::new(); n];
    for (e, members) in elements.iter().enumerate() {
        members.iter().for_each(|&i| member_of[i].push(e));
    }
    // How many variables each stands for: 0 where another one or an element stands for it.
    let mut weight = vec![1usize; n];
    let mut merged: Vec<Vec<usize>> = vec![Vec::new(); n];
    let mut alive = vec![true; given + n];
    let mut queue = Queue::new(n);
    for i in 0..n {
        let cliques: usize = member_of[i].iter().map(|&e| elements[e].len() - 1).sum();
        queue.add(i, neighbours[i].len() + cliques);
    }
    let mut order = Vec::with_capacity(n);
    let mut mark = vec![0usize; n];
    let mut stamp = 0;
    // The weight of each element's members: it never changes.
    let mut total: Vec<usize> = elements.iter().map(Vec::len).collect();
    // Of an element, the weight that is outside of the new one, and when it was computed.
    let mut outside = vec![(0usize, 0usize); given + n];
    while let Some(p) = queue.take_least() {
        stamp += 1;
        let element = given + p;
        weight[p] = 0;
        let mut members = Vec::new();
        let mut size = 0;
        let parts: Vec<usize> = std::mem::take(&mut member_of[p]);
        let lists = parts.iter().map(|&e| std::mem::take(&mut elements[e])).collect::<Vec<_>>();
        parts.iter().for_each(|&e| alive[e] = false);
        for i in std::iter::once(std::mem::take(&mut neighbours[p])).chain(lists).flatten() {
            if weight[i] > 0 && mark[i] != stamp {
                mark[i] = stamp;
                size += weight[i];
                members.push(i);
            }
        }
        order.push(p);
        order.append(&mut merged[p]);
        for &i in &members {
            queue.remove(i);
            for &e in &member_of[i] {
                if !alive[e] {
                    continue;
                }
                if outside[e].1 != stamp {
                    outside[e] = (total[e], stamp);
                }
                outside[e].0 -= weight[i];
            }
        }
        let mut alike: FxHashMap<(usize, usize), Vec<usize>> = FxHashMap::default();
        let left = n - order.len();
        let mut kept = Vec::with_capacity(members.len());
        for &i in &members {
            // An element without members outside is part of the new one.
            member_of[i].retain(|&e| alive[e] && outside[e].0 > 0);
            neighbours[i].retain(|&j| weight[j] > 0 && mark[j] != stamp);
            let far: usize = member_of[i].iter().map(|&e| outside[e].0).sum::<usize>()
                + neighbours[i].iter().map(|&j| weight[j]).sum::<usize>();
            if far == 0 {
                // Nothing else is left to it: it is eliminated with `p`.
                size -= weight[i];
                weight[i] = 0;
                order.push(i);
                let mut with = std::mem::take(&mut merged[i]);
                order.append(&mut with);
                continue;
            }
            let hash = member_of[i].iter().chain(&neighbours[i]).fold(0usize, |h, &x| h.wrapping_add(x));
            alike.entry((hash, member_of[i].len())).or_default().push(i);
            member_of[i].push(element);
            let degree = (far + size - weight[i]).min(queue.degree[i] + size - weight[i]).min(left);
            queue.degree[i] = degree;
            kept.push(i);
        }
        for group in alike.into_values().filter(|g| g.len() > 1) {
            merge_alike(&group, &mut member_of, &mut neighbours, &mut weight, &mut merged);
        }
        kept.retain(|&i| weight[i] > 0);
        for &i in &kept {
            queue.add(i, queue.degree[i]);
        }
        total[element] = kept.iter().map(|&i| weight[i]).sum();
        elements[element] = kept;
    }
    order
}

/// Variables of a group that have the same neighbours become one.
fn merge_alike(
    group: &[usize],
    member_of: &mut [Vec<usize>],
    neighbours: &mut [Vec<usize>],
    weight: &mut [usize],
    merged: &mut [Vec<usize>],
) {
    for &i in group {
        member_of[i].sort_unstable();
        neighbours[i].sort_unstable();
    }
    for (k, &i) in group.iter().enumerate() {
        if weight[i] == 0 {
            continue;
        }
        for &j in &group[k + 1..] {
            if weight[j] > 0 && member_of[i] == member_of[j] && neighbours[i] == neighbours[j] {
                weight[i] += std::mem::take(&mut weight[j]);
                merged[i].push(j);
                let mut with = std::mem::take(&mut merged[j]);
                merged[i].append(&mut with);
                member_of[j] = Vec::new();
                neighbours[j] = Vec::new();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_a_permutation_and_a_path_has_no_fill() {
        let n = 50;
        let path: Vec<Vec<usize>> = (0..n)
            .map(|i: usize| [i.wrapping_sub(1), i + 1].into_iter().filter(|&j| j < n).collect())
            .collect();
        let order = minimum_degree(path, Vec::new());
        let mut sorted = order.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..n).collect::<Vec<_>>());
        // A star's middle comes last, or last but one.
        let star: Vec<Vec<usize>> = (0..n).map(|i| if i == 0 { (1..n).collect() } else { vec![0] }).collect();
        let place = minimum_degree(star, Vec::new()).iter().position(|&i| i == 0);
        assert!(place >= Some(n - 2), "{place:?}");
        let mut rows = minimum_degree(vec![Vec::new(); 4], vec![vec![0, 1], vec![1, 2, 3], vec![3]]);
        rows.sort_unstable();
        assert_eq!(rows, [0, 1, 2, 3]);
    }
}
