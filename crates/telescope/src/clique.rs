//! The n-cliques of a graph whose nodes stand in levels: one node of each level, each two joined by an edge.
//!
//! Source: the telescoping paper, section 4.2, Figure 4, line by line: levels are taken in program order, and each
//! clique of those before is tried with each node of the next. What the paper does last, solving the equations of a
//! clique, is done as it grows: a clique whose equations have no solution is dropped where that shows, without which
//! the bound of l^p (claims 4.2 and 4.3) would hold for the last step alone. The number of edges looked at is
//! counted: with a bounded number of cliques it grows as the square of the number of levels.

/// A clique: the node of each level, and the solution so far.
#[derive(Clone, Debug)]
pub struct Clique<S> {
    /// Of each level, which node.
    pub nodes: Vec<usize>,
    /// What `join` made of them.
    pub state: S,
}

/// What the search did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Edges looked at.
    pub edges: usize,
    /// Solutions extended.
    pub joins: usize,
    /// Cliques after each level.
    pub cliques: Vec<usize>,
}

/// There were more cliques than the budget allows, after this level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany(pub usize);

/// All n-cliques. `sizes` says how many nodes each level has; `edge` whether two nodes (level and number) are joined;
/// `join` extends the solution of a clique by a node.
pub fn cliques<S: Clone>(
    sizes: &[usize],
    empty: S,
    budget: usize,
    edge: &mut dyn FnMut((usize, usize), (usize, usize)) -> bool,
    join: &mut dyn FnMut(&S, (usize, usize)) -> Option<S>,
) -> Result<(Vec<Clique<S>>, Cost), TooMany> {
    let mut cost = Cost::default();
    let mut current = vec![Clique { nodes: Vec::new(), state: empty }];
    for (level, nodes) in sizes.iter().enumerate() {
        let mut new = Vec::new();
        for node in 0..*nodes {
            for clique in &current {
                let mut candidate = true;
                for (l, q) in clique.nodes.iter().enumerate() {
                    cost.edges += 1;
                    candidate = edge((level, node), (l, *q));
                    if !candidate {
                        break;
                    }
                }
                if !candidate {
                    continue;
                }
                cost.joins += 1;
                if let Some(state) = join(&clique.state, (level, node)) {
                    let nodes = clique.nodes.iter().copied().chain([node]).collect();
                    new.push(Clique { nodes, state });
                }
                if new.len() > budget {
                    return Err(TooMany(level));
                }
            }
        }
        cost.cliques.push(new.len());
        current = new;
    }
    Ok((current, cost))
}
