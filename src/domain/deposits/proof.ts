import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type StoredPictureProblem, storedPictureProblem } from '#domain/pictures/stored-picture.ts';
import type { Picture, PictureLimits } from '#domain/pictures/picture.ts';

/** Sharp enough to read the figures on a wallet's screen. */
export const PROOF_LIMITS: PictureLimits = { largest: 300_000, longestSide: 1600 };

/** A picture that proves a payment, stored with its deposit. */
export type Proof = Picture;

/** Tells two pictures apart, byte by byte. Firestore's rules compute the same. */
export const proofHash = ({ bytes }: Proof): string => bytesToHex(sha256(bytes));

/** Why a proof is neither stored nor shown, or null. */
export const proofProblem = (proof: Proof): StoredPictureProblem | null =>
  storedPictureProblem(proof, PROOF_LIMITS);
