import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { checkWith } from '#domain/log/ed25519.ts';
import { readVerifierKey } from '#domain/log/note.ts';
import { checkProof, readProof, writeProof } from '#domain/log/proof.ts';
import { proofOf } from '#domain/log/source.ts';
import { verifyLog } from '#domain/log/verify.ts';
import { cents } from '#domain/money/cents.ts';
import type { Harness } from './harness.ts';
import { postingsOf, refusal } from './observe.ts';
import { join } from './people.ts';
import { depositRequest } from './requests.ts';

const ADA = 'ada@mail.example';

const check = checkWith(crypto.subtle);

export function describeLog(harness: Harness): void {
  describe(`the public log on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
    });

    it('is empty before the first posting, and verifies', async () => {
      expect(await verifyLog(tab.log, { check, tiles: 'all' })).toMatchObject({
        ok: true,
        checkpoint: { size: 0 },
        lastAt: null,
      });
    });

    it('has each posting, for anyone to verify, and begins with what was there before', async () => {
      await harness.fund(ADA, cents(300_00));
      const before = await verifyLog(tab.log, { check });
      if (!before.ok) throw new Error(before.fault.kind);
      await tab.requestDeposit(depositRequest('first'));
      await harness.creditDeposit(ADA, 'first');
      await tab.activateLevel({ matrix: 's6', level: 1 });

      const { verifierKey, edge } = before;
      const seen = [{ ...before.checkpoint, edge }];
      const visitor = await harness.open();
      expect(await verifyLog(visitor.log, { check, tiles: 'all', verifierKey, seen })).toMatchObject({
        ok: true,
        checkpoint: { size: 3 },
        books: { external: -800_00, house: 5_00, locked: 495_00, earning: 300_00, held: 0 },
      });
    });

    it('proves to a member that their posting is in it', async () => {
      await harness.fund(ADA, cents(300_00));
      await harness.fund(ADA, cents(100_00));
      const [found] = await postingsOf(tab).until(({ length }) => length === 2);
      const first = found?.posting;
      const logged = await tab.readLoggedPosting(first?.id ?? '');
      expect(logged).toMatchObject({ posting: first, sequence: 1 });
      if (!logged) throw new Error('not in the log');

      const proof = readProof(writeProof(await proofOf(tab.log, logged)));
      const key = readVerifierKey(await tab.log.verifierKey());
      expect(proof && key && (await checkProof(proof, key, check))).toMatchObject({
        ok: true,
        checkpoint: { size: 2 },
      });
    });

    it('tells no member the salt of another’s posting', async () => {
      await harness.fund(ADA, cents(300_00));
      const [found] = await postingsOf(tab).until(({ length }) => length === 1);
      const first = found?.posting;
      await tab.logOut();
      const other = await harness.open();
      await join(other, 'ben');
      expect(await refusal(other.readLoggedPosting(first?.id ?? ''))).toBe('not-found');
    });
  });
}
