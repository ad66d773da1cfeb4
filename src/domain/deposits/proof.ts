import { keptProblem, type Picture, type PictureProblem } from '#domain/pictures/picture.ts';

/** In bytes, as stored. */
export const LARGEST_PROOF = 300_000;

/** A picture that proves a payment, stored with its deposit. */
export type Proof = Picture;

/** Why a proof cannot be stored, or null. */
export const proofProblem = (proof: Proof): PictureProblem | null => keptProblem(proof, LARGEST_PROOF);
