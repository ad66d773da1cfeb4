import { type KeptPictureProblem, keptProblem } from '#domain/pictures/kept-picture.ts';
import type { Picture, PictureLimits } from '#domain/pictures/picture.ts';

/** Sharp enough to read the figures of a wallet's screen. */
export const PROOF_LIMITS: PictureLimits = { largest: 300_000, longestSide: 1600 };

/** A picture that shows a payment, beside the deposit that it is for. */
export type Proof = Picture;

/** Why a proof is neither kept nor shown, or null. */
export const proofProblem = (proof: Proof): KeptPictureProblem | null => keptProblem(proof, PROOF_LIMITS);
