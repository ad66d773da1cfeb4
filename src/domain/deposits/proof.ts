import { type StoredPictureProblem, storedPictureProblem } from '#domain/pictures/stored-picture.ts';
import type { Picture, PictureLimits } from '#domain/pictures/picture.ts';

/** Sharp enough to read the figures on a wallet's screen. */
export const PROOF_LIMITS: PictureLimits = { largest: 300_000, longestSide: 1600 };

/** A picture that proves a payment, stored with its deposit. */
export type Proof = Picture;

/** Why a proof is neither stored nor shown, or null. */
export const proofProblem = (proof: Proof): StoredPictureProblem | null =>
  storedPictureProblem(proof, PROOF_LIMITS);
