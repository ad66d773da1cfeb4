import fc from 'fast-check';

// A mutant is killed by any counterexample: looking for the smallest one takes minutes. One seed for all runs, because a
// mutant that survives one run and not the next cannot be listed.
fc.configureGlobal({ endOnFailure: true, seed: 1 });
