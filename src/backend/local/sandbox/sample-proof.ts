import type { Proof } from '#domain/deposits/proof.ts';

/** @param base64 of a WebP picture */
export const sampleProof = (base64: string): Proof => ({
  type: 'image/webp',
  bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
});
