import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import { checkWith } from '#domain/log/ed25519.ts';
import { readEntry } from '#domain/log/entry.ts';
import { readVerifierKey } from '#domain/log/note.ts';
import { checkInclusionProof, readInclusionProof, writeInclusionProof } from '#domain/log/inclusion-proof.ts';
import { inclusionProofOf } from '#domain/log/source.ts';
import { entriesIn } from '#domain/log/tiles.ts';
import { verifyPublicLog } from '#domain/log/verify.ts';
import { cents } from '#domain/money/cents.ts';
import { type Harness, ofDomain } from './harness.ts';
import { balancesOf, postingsOf, refusal } from './observe.ts';
import { join, logIn } from './people.ts';
import { depositDeclaration } from './requests.ts';

const ADA = 'ada@mail.example';

const BEN = 'ben@mail.example';

const check = checkWith(crypto.subtle);

/** What the public entries say, but for their days and the commitments, which are random to others. */
async function published({ publicLog }: Backend) {
  const size = readCheckpoint(await publicLog.checkpoint())?.size ?? 0;
  const texts = entriesIn(await publicLog.entries(0, size)) ?? [];
  return texts.map((text) => {
    const entry = readEntry(new TextDecoder().decode(text));
    if (!entry) throw new Error('An entry cannot be read');
    const { kind, from, to, cents: amount } = entry;
    return { kind, from, to, cents: amount };
  });
}

export function describePublicLog(harness: Harness): void {
  const itByDomain = ofDomain(harness);
  describe(`the public log on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
    });

    it('is empty before the first posting, and verifies', async () => {
      expect(await verifyPublicLog(tab.publicLog, { check, tiles: 'all' })).toMatchObject({
        ok: true,
        checkpoint: { size: 0 },
        lastAt: null,
      });
    });

    it('has each posting, for anyone to verify, and begins with what was there before', async () => {
      await harness.fund(ADA, cents(300_00));
      const before = await verifyPublicLog(tab.publicLog, { check });
      if (!before.ok) throw new Error(before.fault.kind);
      await tab.submitDeposit(depositDeclaration('first'));
      await harness.creditDeposit(ADA, 'first');
      await tab.activateLevel({ matrix: 's6', level: 1 });

      const { verifierKey, edge } = before;
      const seen = [{ ...before.checkpoint, edge }];
      const visitor = await harness.open();
      expect(
        await verifyPublicLog(visitor.publicLog, { check, tiles: 'all', verifierKey, seen }),
      ).toMatchObject({
        ok: true,
        checkpoint: { size: 3 },
        books: { external: -800_00, house: 5_00, members: 795_00 },
      });
    });

    it('proves to a member that their posting is in it', async () => {
      await harness.fund(ADA, cents(300_00));
      await harness.fund(ADA, cents(100_00));
      const [found] = await postingsOf(tab).until(({ length }) => length === 2);
      const first = found?.posting;
      const logged = await tab.readLoggedRequest(first?.id ?? '');
      expect(logged).toMatchObject({ postings: [first], sequence: 1 });

      const proof = readInclusionProof(
        writeInclusionProof(await inclusionProofOf(tab.publicLog, logged, await tab.publicLog.checkpoint())),
      );
      const key = readVerifierKey(await tab.publicLog.verifierKey());
      expect(proof && key && (await checkInclusionProof(proof, key, check))).toMatchObject({
        ok: true,
        checkpoint: { size: 2 },
      });
    });

    itByDomain('has one entry for each request, and says nothing of the book that pays', async () => {
      const buy = async () => {
        for (let level = 1; level <= 7; level += 1) await tab.activateLevel({ matrix: 's6', level });
      };
      await tab.submitDeposit(depositDeclaration('first'));
      await harness.creditDeposit(ADA, 'first');
      await harness.fund(ADA, cents(135_00));
      // 5 + 10 + … + 160 = 315. The seventh costs 320: what is left of 500, and 135 from Earning.
      await buy();
      const posted = await postingsOf(tab).until(({ length }) => length === 10);
      await tab.logOut();
      await join(tab, 'ben');
      for (const id of ['one', 'two']) {
        await tab.submitDeposit(depositDeclaration(id));
        await harness.creditDeposit(BEN, id);
      }
      await buy();
      expect(await balancesOf(tab).until(({ locked }) => locked === cents(365_00))).toMatchObject({
        earning: 0,
      });

      const entries = await published(tab);
      expect(entries).toHaveLength(2 + 7 + 2 + 7);
      const activations = entries.filter(({ kind }) => kind === 'activation');
      expect(activations[6]).toEqual({ kind: 'activation', from: 'members', to: 'house', cents: 320_00 });
      expect(activations[13]).toEqual(activations[6]);

      await tab.logOut();
      await logIn(tab, 'ada');
      const logged = await tab.readLoggedRequest(posted.at(-1)?.posting.id ?? '');
      expect(logged).toMatchObject({
        sequence: 9,
        postings: [
          { kind: 'activation', amount: 185_00 },
          { kind: 'activation', amount: 135_00 },
        ],
      });
      const key = readVerifierKey(await tab.publicLog.verifierKey());
      expect(
        key &&
          (await checkInclusionProof(
            await inclusionProofOf(tab.publicLog, logged, await tab.publicLog.checkpoint()),
            key,
            check,
          )),
      ).toMatchObject({
        ok: true,
      });
    });

    it('tells no member the salt of another’s posting', async () => {
      await harness.fund(ADA, cents(300_00));
      const [found] = await postingsOf(tab).until(({ length }) => length === 1);
      const first = found?.posting;
      await tab.logOut();
      const other = await harness.open();
      await join(other, 'ben');
      expect(await refusal(other.readLoggedRequest(first?.id ?? ''))).toBe('not-found');
    });
  });
}
