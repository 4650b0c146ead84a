//! Small containers of the analyses: a set of variables as bits, and a map and a set of variables whose
//! copies share what they have in common.
//!
//! The map is a tree of fixed fan-out (Bagwell 2001, without the compression): the state of an analysis is copied at
//! each branch, and a function may have a million variables.

use base::{EntityRef, entity_impl};
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

    /// Whether `k` is in the set.
    pub fn contains(&self, k: K) -> bool {
        self.words.get(k.index() / 64).is_some_and(|w| w & (1u64 << (k.index() % 64)) != 0)
    }
}

/// How many entries share one allocation of a [`CowMap`], and how many nodes one node has below it.
const CHUNK: usize = 4;
const FAN: usize = 8;

/// A total map from entities, `V::default()` where nothing was put: a tree whose copies share what they have in
/// common. Cloning copies one pointer; two copies compare and join only where they differ, so that what a branch
/// costs depends on what it assigns and not on how many variables there are.
#[derive(Debug)]
pub struct CowMap<K, V> {
    root: Option<Node<V>>,
    /// How many levels of inner nodes there are above the leaves.
    height: u32,
    absent: Rc<V>,
    key: PhantomData<K>,
}

#[derive(Debug)]
enum Node<V> {
    Inner(Rc<[Option<Node<V>>; FAN]>),
    Leaf(Rc<[V; CHUNK]>),
}

impl<V> Clone for Node<V> {
    fn clone(&self) -> Self {
        match self {
            Node::Inner(below) => Node::Inner(below.clone()),
            Node::Leaf(chunk) => Node::Leaf(chunk.clone()),
        }
    }
}

impl<V> Node<V> {
    fn is(&self, other: &Node<V>) -> bool {
        match (self, other) {
            (Node::Inner(a), Node::Inner(b)) => Rc::ptr_eq(a, b),
            (Node::Leaf(a), Node::Leaf(b)) => Rc::ptr_eq(a, b),
            _ => false,
        }
    }
}

impl<K, V> Clone for CowMap<K, V> {
    fn clone(&self) -> Self {
        CowMap { root: self.root.clone(), height: self.height, absent: self.absent.clone(), key: PhantomData }
    }
}

impl<K, V: Default> Default for CowMap<K, V> {
    fn default() -> Self {
        CowMap { root: None, height: 0, absent: Rc::default(), key: PhantomData }
    }
}

/// How many chunks lie below a node of this height.
fn chunks_below(height: u32) -> usize {
    FAN.pow(height)
}

impl<K: EntityRef, V: Clone + Default> CowMap<K, V> {
    /// The entry of `k`.
    pub fn get(&self, k: K) -> &V {
        let mut chunk = k.index() / CHUNK;
        let mut height = self.height;
        if chunk >= chunks_below(height) {
            return &self.absent;
        }
        let mut node = self.root.as_ref();
        loop {
            match node {
                None => return &self.absent,
                Some(Node::Leaf(values)) => return &values[k.index() % CHUNK],
                Some(Node::Inner(below)) => {
                    height = height.saturating_sub(1);
                    node = below[chunk / chunks_below(height) % FAN].as_ref();
                    chunk %= chunks_below(height);
                }
            }
        }
    }

    /// The entry of `k`, to be changed.
    pub fn get_mut(&mut self, k: K) -> &mut V {
        let mut chunk = k.index() / CHUNK;
        self.rise(chunk);
        let mut height = self.height;
        let mut node = &mut self.root;
        loop {
            let made = node.get_or_insert_with(|| match height {
                0 => Node::Leaf(Rc::new(std::array::from_fn(|_| V::default()))),
                _ => Node::Inner(Rc::new([const { None }; FAN])),
            });
            match made {
                Node::Leaf(values) => return &mut Rc::make_mut(values)[k.index() % CHUNK],
                Node::Inner(below) => {
                    height = height.saturating_sub(1);
                    node = &mut Rc::make_mut(below)[chunk / chunks_below(height) % FAN];
                    chunk %= chunks_below(height);
                }
            }
        }
    }

    /// Makes the tree so high that it has room for a chunk.
    fn rise(&mut self, chunk: usize) {
        while chunk >= chunks_below(self.height) {
            if let Some(root) = self.root.take() {
                let mut below = [const { None }; FAN];
                below[0] = Some(root);
                self.root = Some(Node::Inner(Rc::new(below)));
            }
            self.height += 1;
        }
    }

    /// Sets the entry of `k`.
    pub fn set(&mut self, k: K, v: V) {
        *self.get_mut(k) = v;
    }

    /// Calls `f` on each pair of entries that may differ; where it gives a value, that becomes
    /// the entry here. Says whether any did.
    pub fn join_with(&mut self, other: &Self, mut f: impl FnMut(K, &V, &V) -> Option<V>) -> bool {
        let mut new: Vec<(K, V)> = Vec::new();
        self.each_differing(other, &mut |k, a, b| new.extend(f(k, a, b).map(|v| (k, v))));
        let changed = !new.is_empty();
        for (k, v) in new {
            self.set(k, v);
        }
        changed
    }

    /// Calls `f` on each pair of entries that may differ.
    pub fn each_differing(&self, other: &Self, f: &mut dyn FnMut(K, &V, &V)) {
        let height = self.height.max(other.height);
        let absent = (&*self.absent, &*other.absent);
        differing((Side::of(self, height), Side::of(other, height)), height, 0, absent, f);
    }

    /// The entries that were ever put.
    pub fn iter(&self) -> impl Iterator<Item = (K, &V)> {
        let mut found = Vec::new();
        if let Some(root) = &self.root {
            entries(root, self.height, 0, &mut found);
        }
        found.into_iter()
    }

    /// Replaces each entry that may differ from that of `other` and for which `f` gives another one: those of
    /// the parts that the two do not share.
    pub fn update_beside(&mut self, other: &Self, mut f: impl FnMut(K, &V) -> Option<V>) {
        self.join_with(other, |k, mine, _| f(k, mine));
    }

    /// Replaces each entry for which `f` gives another one.
    pub fn update(&mut self, mut f: impl FnMut(K, &V) -> Option<V>) {
        let new: Vec<(K, V)> = self.iter().filter_map(|(k, v)| Some((k, f(k, v)?))).collect();
        for (k, v) in new {
            self.set(k, v);
        }
    }
}

/// A subtree seen from a height at which its tree may end below: then it is the first child of each level above.
struct Side<'a, V> {
    node: Option<&'a Node<V>>,
    height: u32,
}

impl<V> Clone for Side<'_, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Side<'_, V> {}

impl<'a, V> Side<'a, V> {
    fn of<K>(map: &'a CowMap<K, V>, height: u32) -> Side<'a, V> {
        Side { node: map.root.as_ref(), height: map.height.min(height) }
    }

    /// Child `i` of what stands at `height`.
    fn child(self, height: u32, i: usize) -> Side<'a, V> {
        if self.height < height {
            return if i == 0 { self } else { Side { node: None, height: height - 1 } };
        }
        match self.node {
            Some(Node::Inner(below)) => Side { node: below[i].as_ref(), height: height - 1 },
            _ => Side { node: None, height: height - 1 },
        }
    }
}

/// Calls `f` on the pairs of entries in which two trees may differ; `first` is the first chunk of the subtrees.
fn differing<K: EntityRef, V>(
    (a, b): (Side<'_, V>, Side<'_, V>),
    height: u32,
    first: usize,
    absent: (&V, &V),
    f: &mut dyn FnMut(K, &V, &V),
) {
    match (a.node, b.node) {
        (None, None) => return,
        (Some(x), Some(y)) if x.is(y) => return,
        _ => {}
    }
    if height > 0 {
        for i in 0..FAN {
            let below = (a.child(height, i), b.child(height, i));
            differing(below, height - 1, first + i * chunks_below(height - 1), absent, f);
        }
        return;
    }
    for j in 0..CHUNK {
        let (x, y) = (entry(a, j).unwrap_or(absent.0), entry(b, j).unwrap_or(absent.1));
        f(K::new(first * CHUNK + j), x, y);
    }
}

fn entry<'a, V>(side: Side<'a, V>, j: usize) -> Option<&'a V> {
    match side.node {
        Some(Node::Leaf(values)) => Some(&values[j]),
        _ => None,
    }
}

fn entries<'a, K: EntityRef, V>(node: &'a Node<V>, height: u32, first: usize, found: &mut Vec<(K, &'a V)>) {
    match node {
        Node::Leaf(values) => {
            found.extend(values.iter().enumerate().map(|(j, v)| (K::new(first * CHUNK + j), v)));
        }
        Node::Inner(below) => {
            for (i, node) in below.iter().enumerate() {
                if let Some(node) = node {
                    entries(node, height - 1, first + i * chunks_below(height - 1), found);
                }
            }
        }
    }
}

/// A set of entities whose copies share what they have in common: what a copy costs that gains or loses a member
/// does not depend on how many there are.
#[derive(Clone, Debug)]
pub struct SharedSet<K> {
    words: CowMap<Word, u64>,
    key: PhantomData<K>,
}

/// 64 entities of a [`SharedSet`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Word(u32);
entity_impl!(Word);

impl<K> Default for SharedSet<K> {
    fn default() -> Self {
        SharedSet { words: CowMap::default(), key: PhantomData }
    }
}

impl<K: EntityRef> SharedSet<K> {
    fn place(k: K) -> (Word, u64) {
        (Word::new(k.index() / 64), 1 << (k.index() % 64))
    }

    /// Puts `k` in.
    pub fn insert(&mut self, k: K) {
        let (word, bit) = SharedSet::place(k);
        *self.words.get_mut(word) |= bit;
    }

    /// Takes `k` out.
    pub fn remove(&mut self, k: K) {
        let (word, bit) = SharedSet::place(k);
        *self.words.get_mut(word) &= !bit;
    }

    /// Whether `k` is in the set.
    pub fn contains(&self, k: K) -> bool {
        let (word, bit) = SharedSet::place(k);
        self.words.get(word) & bit != 0
    }

    /// Whether all members are in `other`.
    pub fn is_subset(&self, other: &SharedSet<K>) -> bool {
        let mut all = true;
        self.words.each_differing(&other.words, &mut |_, mine, theirs| all &= mine & !theirs == 0);
        all
    }

    /// Puts in all of `other`; says whether any is new.
    pub fn union_with(&mut self, other: &SharedSet<K>) -> bool {
        self.words.join_with(&other.words, |_, mine, theirs| (theirs & !mine != 0).then(|| mine | theirs))
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
        let mut a = SharedSet::default();
        a.insert(v(3));
        a.insert(v(200));
        let mut b = SharedSet::default();
        b.insert(v(7));
        assert!(!a.is_subset(&b) && b.union_with(&a) && !b.union_with(&a) && a.is_subset(&b));
        b.remove(v(200));
        assert_eq!((0..300).filter(|&i| b.contains(v(i))).collect::<Vec<_>>(), [3, 7]);

        let mut m: CowMap<VarId, u32> = CowMap::default();
        m.set(v(40), 5);
        let mut n = m.clone();
        n.set(v(2), 1);
        assert!(m.join_with(&n, |_, a, b| (b > a).then_some(*b)));
        assert!(!m.join_with(&n, |_, a, b| (b > a).then_some(*b)));
        assert_eq!((*m.get(v(2)), *m.get(v(40)), *m.get(v(1000))), (1, 5, 0));
    }

    #[test]
    fn maps_of_different_heights_join() {
        let v = |i| VarId::new(i);
        let max = |_: VarId, a: &u32, b: &u32| (b > a).then_some(*b);
        let mut low: CowMap<VarId, u32> = CowMap::default();
        low.set(v(1), 7);
        let mut high = low.clone();
        high.set(v(70_000), 3);
        high.set(v(300), 4);
        let mut joined = low.clone();
        assert!(joined.join_with(&high, max) && !joined.join_with(&high, max));
        assert!(!high.join_with(&low, max));
        for m in [&joined, &high] {
            assert_eq!((*m.get(v(1)), *m.get(v(300)), *m.get(v(70_000)), *m.get(v(70_001))), (7, 4, 3, 0));
        }
        joined.update(|k, x| (k == v(300)).then_some(x + 1));
        let put: Vec<_> = joined.iter().filter(|(_, x)| **x > 0).map(|(k, x)| (k.index(), *x)).collect();
        assert_eq!(put, [(1, 7), (300, 5), (70_000, 3)]);
        // What a copy shares is not looked at.
        let mut seen = 0;
        let mut other = joined.clone();
        other.set(v(2), 1);
        other.join_with(&joined, |_, _, _| {
            seen += 1;
            None
        });
        assert_eq!(seen, CHUNK);
        other.update_beside(&joined, |k, x| Some(k.index() as u32 + x));
        assert_eq!((*other.get(v(2)), *other.get(v(3)), *other.get(v(300))), (3, 3, 5));
    }

    #[test]
    fn union_find_merges() {
        let mut u = UnionFind::new(5);
        u.union(1, 2);
        u.union(4, 2);
        assert_eq!((u.find(4), u.find(3)), (1, 3));
    }
}
