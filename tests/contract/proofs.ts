import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { PROOF_LIMITS } from '#domain/deposits/proof.ts';
import type { Harness } from './harness.ts';
import { depositsOf, refusal } from './observe.ts';
import { join, logIn, register } from './people.ts';
import { picture } from './pictures.ts';
import { depositDeclaration } from './requests.ts';

export function describeProofs(harness: Harness): void {
  describe(`proofs on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
      await tab.submitDeposit(depositDeclaration('first'));
    });

    it('are stored unchanged with the deposit, up to the largest', async () => {
      const deposits = depositsOf(await harness.open());
      expect(await deposits.first()).toMatchObject([{ proofAt: null }]);
      expect(await tab.readProof('first')).toBeNull();
      const proof = picture('image/png', PROOF_LIMITS.largest);
      await tab.putProof('first', proof);
      await deposits.until(([deposit]) => deposit?.proofAt !== null);
      const read = await tab.readProof('first');
      expect(read?.type).toBe('image/png');
      expect(Buffer.from(read?.bytes ?? []).equals(proof.bytes)).toBe(true);
    });

    it('can be replaced while the deposit is pending', async () => {
      await tab.putProof('first', picture('image/png', 100));
      await tab.putProof('first', picture('image/webp', 60));
      expect(await tab.readProof('first')).toEqual(picture('image/webp', 60));
    });

    it('must be accepted picture types, by their content', async () => {
      const script = { type: 'image/png', bytes: new Uint8Array(Buffer.from('<svg onload="x">')) } as const;
      expect(await refusal(tab.putProof('first', script))).toBe('wrong-file');
      const renamed = { ...picture('image/png', 100), type: 'image/jpeg' } as const;
      expect(await refusal(tab.putProof('first', renamed))).toBe('wrong-file');
      const large = picture('image/jpeg', PROOF_LIMITS.largest + 1);
      expect(await refusal(tab.putProof('first', large))).toBe('wrong-file');
      expect(await depositsOf(tab).first()).toMatchObject([{ proofAt: null }]);
    });

    it('are refused for a deposit that is decided or missing', async () => {
      const proof = picture('image/jpeg', 100);
      expect(await refusal(tab.putProof('never-made', proof))).toBe('not-found');
      await tab.putProof('first', proof);
      await harness.creditDeposit('ada@mail.example', 'first');
      expect(await refusal(tab.putProof('first', picture('image/webp', 60)))).toBe('already-decided');
      expect(await tab.readProof('first')).toEqual(proof);
    });

    it('are deleted with the deposit', async () => {
      await tab.putProof('first', picture('image/png', 100));
      await tab.deleteDeposit('first');
      expect(await tab.readProof('first')).toBeNull();
      await tab.submitDeposit(depositDeclaration('first'));
      expect(await depositsOf(tab).first()).toMatchObject([{ proofAt: null }]);
    });

    it('are visible to their owner only', async () => {
      await tab.putProof('first', picture('image/png', 100));
      await register(tab, 'ben');
      await logIn(tab, 'ben');
      expect(await tab.readProof('first')).toBeNull();
      expect(await refusal(tab.putProof('first', picture('image/png', 100)))).toBe('not-found');
      await tab.logOut();
      expect(await refusal(tab.readProof('first'))).toBe('session-expired');
    });
  });
}
