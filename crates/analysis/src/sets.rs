//! Small containers of the analyses: a set of variables as bits, and a map from variables whose
//! copies share what they have in common.

use base::EntityRef;
use std::marker::PhantomData;
use std::rc::Rc;

/// A set of entities, one bit each.
#[derive(Clone, Debug)]
pub struct BitSet<K> {
    words: Vec<u64>,
    key: PhantomData<K>,
}

impl<K> Default for BitSet<K> {
    fn default() -> Self {
        BitSet { words: Vec::new(), key: PhantomData }
    }
}

impl<K: EntityRef> BitSet<K> {
    /// Puts `k` in; says whether it is new.
    pub fn insert(&mut self, k: K) -> bool {
        let (word, bit) = (k.index() / 64, 1u64 << (k.index() % 64));
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        let new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        new
    }

    /// Takes `k` out.
    pub fn remove(&mut self, k: K) {
        if let Some(w) = self.words.get_mut(k.index() / 64) {
            *w &= !(1u64 << (k.index() % 64));
        }
    }

    /// Whether `k` is in the set.
    pub fn contains(&self, k: K) -> bool {
        self.words.get(k.index() / 64).is_some_and(|w| w & (1u64 << (k.index() % 64)) != 0)
    }

    /// Whether all members are in `other`.
    pub fn is_subset(&self, other: &BitSet<K>) -> bool {
        let theirs = |i: usize| other.words.get(i).copied().unwrap_or(0);
        self.words.iter().enumerate().all(|(i, w)| w & !theirs(i) == 0)
    }

    /// Puts in all of `other`; says whether any is new.
    pub fn union_with(&mut self, other: &BitSet<K>) -> bool {
        if other.words.len() > self.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        let mut changed = false;
        for (a, b) in self.words.iter_mut().zip(&other.words) {
            changed |= b & !*a != 0;
            *a |= b;
        }
        changed
    }

    /// The members in order.
    pub fn iter(&self) -> impl Iterator<Item = K> + '_ {
        self.words
            .iter()
            .enumerate()
            .flat_map(|(i, &w)| (0..64).filter(move |b| w >> b & 1 == 1).map(move |b| K::new(i * 64 + b)))
    }
}

/// How many entries share one allocation of a [`CowMap`].
const CHUNK: usize = 4;

/// A total map from entities, `V::default()` where nothing was put. Cloning copies one pointer per
/// four entries, and two copies compare and join only where they differ.
#[derive(Debug)]
pub struct CowMap<K, V> {
    chunks: Vec<Option<Rc<[V; CHUNK]>>>,
    absent: V,
    key: PhantomData<K>,
}

impl<K, V: Clone> Clone for CowMap<K, V> {
    fn clone(&self) -> Self {
        CowMap { chunks: self.chunks.clone(), absent: self.absent.clone(), key: PhantomData }
    }
}

impl<K, V: Default> Default for CowMap<K, V> {
    fn default() -> Self {
        CowMap { chunks: Vec::new(), absent: V::default(), key: PhantomData }
    }
}

impl<K: EntityRef, V: Clone + Default> CowMap<K, V> {
    /// The entry of `k`.
    pub fn get(&self, k: K) -> &V {
        match self.chunks.get(k.index() / CHUNK) {
            Some(Some(chunk)) => &chunk[k.index() % CHUNK],
            _ => &self.absent,
        }
    }

    /// The entry of `k`, to be changed.
    pub fn get_mut(&mut self, k: K) -> &mut V {
        let i = k.index() / CHUNK;
        if i >= self.chunks.len() {
            self.chunks.resize(i + 1, None);
        }
        let chunk = self.chunks[i].get_or_insert_with(|| Rc::new(std::array::from_fn(|_| V::default())));
        &mut Rc::make_mut(chunk)[k.index() % CHUNK]
    }

    /// Sets the entry of `k`.
    pub fn set(&mut self, k: K, v: V) {
        *self.get_mut(k) = v;
    }

    /// Calls `f` on each pair of entries that may differ; where it gives a value, that becomes
    /// the entry here. Says whether any did.
    pub fn join_with(&mut self, other: &Self, mut f: impl FnMut(K, &V, &V) -> Option<V>) -> bool {
        let mut changed = false;
        if other.chunks.len() > self.chunks.len() {
            self.chunks.resize(other.chunks.len(), None);
        }
        for i in 0..self.chunks.len() {
            let theirs = other.chunks.get(i).and_then(Option::as_ref);
            match (&self.chunks[i], theirs) {
                (None, None) => continue,
                (Some(a), Some(b)) if Rc::ptr_eq(a, b) => continue,
                _ => {}
            }
            for j in 0..CHUNK {
                let k = K::new(i * CHUNK + j);
                let new = f(k, self.get(k), theirs.map_or(&other.absent, |c| &c[j]));
                if let Some(new) = new {
                    changed = true;
                    self.set(k, new);
                }
            }
        }
        changed
    }

    /// The entries that were ever put.
    pub fn iter(&self) -> impl Iterator<Item = (K, &V)> {
        self.chunks
            .iter()
            .enumerate()
            .filter_map(|(i, c)| c.as_ref().map(|c| (i, c)))
            .flat_map(|(i, c)| c.iter().enumerate().map(move |(j, v)| (K::new(i * CHUNK + j), v)))
    }

    /// Replaces each entry for which `f` gives another one.
    pub fn update(&mut self, mut f: impl FnMut(K, &V) -> Option<V>) {
        for i in 0..self.chunks.len() {
            for j in 0..CHUNK {
                let k = K::new(i * CHUNK + j);
                if self.chunks[i].is_none() {
                    break;
                }
                if let Some(new) = f(k, self.get(k)) {
                    self.set(k, new);
                }
            }
        }
    }
}

/// Sets merged by union.
#[derive(Clone, Debug, Default)]
pub struct UnionFind {
    parent: Vec<u32>,
}

impl UnionFind {
    /// `n` sets of one.
    pub fn new(n: usize) -> UnionFind {
        UnionFind { parent: (0..n as u32).collect() }
    }

    /// The representative of the set of `i`.
    pub fn find(&mut self, mut i: u32) -> u32 {
        while self.parent[i as usize] != i {
            let up = self.parent[self.parent[i as usize] as usize];
            self.parent[i as usize] = up;
            i = up;
        }
        i
    }

    /// Merges two sets; the smaller representative stays.
    pub fn union(&mut self, a: u32, b: u32) {
        let (a, b) = (self.find(a), self.find(b));
        self.parent[a.max(b) as usize] = a.min(b);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::tir::VarId;

    #[test]
    fn sets_and_maps_do_what_they_say() {
        let v = |i| VarId::new(i);
        let mut a: BitSet<VarId> = BitSet::default();
        assert!(a.insert(v(3)) && !a.insert(v(3)) && a.insert(v(200)));
        let mut b = BitSet::default();
        b.insert(v(7));
        assert!(b.union_with(&a) && !b.union_with(&a));
        b.remove(v(200));
        assert_eq!(b.iter().collect::<Vec<_>>(), [v(3), v(7)]);

        let mut m: CowMap<VarId, u32> = CowMap::default();
        m.set(v(40), 5);
        let mut n = m.clone();
        n.set(v(2), 1);
        assert!(m.join_with(&n, |_, a, b| (b > a).then_some(*b)));
        assert!(!m.join_with(&n, |_, a, b| (b > a).then_some(*b)));
        assert_eq!((*m.get(v(2)), *m.get(v(40)), *m.get(v(1000))), (1, 5, 0));
    }

    #[test]
    fn union_find_merges() {
        let mut u = UnionFind::new(5);
        u.union(1, 2);
        u.union(4, 2);
        assert_eq!((u.find(4), u.find(3)), (1, 3));
    }
}
