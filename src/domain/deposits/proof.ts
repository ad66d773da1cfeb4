import { keptProblem, type Picture, type PictureProblem } from '#domain/pictures/picture.ts';

/** In bytes, as it is kept. */
export const LARGEST_PROOF = 300_000;

/** A picture that shows a payment, beside the deposit that it is for. */
export type Proof = Picture;

/** Why a proof is not taken as it is, or null. */
export const proofProblem = (proof: Proof): PictureProblem | null => keptProblem(proof, LARGEST_PROOF);
