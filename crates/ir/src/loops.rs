//! Loops, the second IR: typed, monomorphic functions over scalars and arrays.
