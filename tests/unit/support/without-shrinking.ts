import fc from 'fast-check';

// A mutant is killed by any counterexample. Looking for the smallest one takes minutes.
fc.configureGlobal({ endOnFailure: true });
