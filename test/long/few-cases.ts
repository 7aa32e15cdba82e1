import fc from "fast-check";

// A mutant that twenty cases do not find is rarely found by a hundred, and there are thousands of mutants.
fc.configureGlobal({ numRuns: 20 });
