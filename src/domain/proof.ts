/** What a proof of payment may be: pictures that every browser shows and none runs. */
export const PROOF_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type ProofType = (typeof PROOF_TYPES)[number];

/** In bytes, as it is kept. */
export const LARGEST_PROOF = 300_000;

/** A picture that shows a payment, beside the deposit that it is for. */
export interface Proof {
  readonly type: ProofType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type ProofProblem = 'not-a-picture' | 'too-large';

/** What a picture is by its content; names and declared types are whatever somebody says. Null: none that is taken. */
export function pictureType(bytes: Uint8Array): ProofType | null {
  const begins = (signature: readonly number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  // PNG (ISO 15948, 5.2); JPEG (ISO 10918-1, SOI and the next marker); WebP (RFC 9649, 2.4: RIFF, size, WEBP).
  if (begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (begins([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return null;
}

/** Why a proof is not taken as it is, or null. */
export function proofProblem({ type, bytes }: Proof): ProofProblem | null {
  if (pictureType(bytes) !== type) return 'not-a-picture';
  return bytes.length > LARGEST_PROOF ? 'too-large' : null;
}
