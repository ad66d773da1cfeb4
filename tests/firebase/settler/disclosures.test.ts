import type { Auth } from 'firebase-admin/auth';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { disclose } from '#settler/upkeep/disclose.ts';
import { openWorld } from './world.ts';

const question = (at: unknown = FieldValue.serverTimestamp()) => ({ at, answeredAt: null });

/** Operator Olga asks about members. In the identity service their addresses begin with their uids. */
function openQuestions() {
  const { db } = openWorld();
  const of = (uid: string) => db.doc(paths.disclosure(uid, 'olga'));
  return {
    of,
    ask: async (...uids: readonly string[]) => {
      for (const uid of uids) await of(uid).set(question());
    },
    found: async (uid: string) => (await of(uid).get()).data() ?? null,
    /** @param onUser called before the identity service answers */
    disclose: (now: number, onUser: (uid: string) => unknown = () => undefined) => {
      const getUser = async (uid: string) => {
        await onUser(uid);
        return { email: `${uid}@mail.example`, emailVerified: true };
      };
      return disclose({ db, auth: { getUser } as unknown as Auth }, now);
    },
  };
}

describe('what operators ask and what they are told', () => {
  it('are removed: an answer after an hour, a question after a minute', async () => {
    const { ask, of, found, disclose } = openQuestions();
    const now = Date.now();
    await ask('ann');
    await of('ben').set(question(Timestamp.fromMillis(now - 2 * MINUTE)));
    await disclose(now);
    expect(await found('ann')).toMatchObject({ email: 'ann@mail.example', verified: true });
    expect(await found('ben')).toBe(null);
    await disclose(now + HOUR - MINUTE);
    expect(await found('ann')).not.toBe(null);
    await disclose(now + HOUR);
    expect(await found('ann')).toBe(null);
  });

  it('go on where one question is taken away, and one asked again, as it is answered', async () => {
    const { ask, of, found, disclose } = openQuestions();
    await ask('ann', 'ben', 'cleo');
    await disclose(Date.now(), async (uid) => {
      if (uid === 'ann') await of('ann').delete();
      if (uid === 'ben') await of('ben').update({ at: FieldValue.serverTimestamp() });
    });
    expect(await found('ann')).toBe(null);
    expect(await found('ben')).toMatchObject({ answeredAt: null });
    expect(await found('cleo')).toMatchObject({ email: 'cleo@mail.example' });
  });

  it('go on where the identity service fails for one: old answers go all the same', async () => {
    const { ask, of, found, disclose } = openQuestions();
    const now = Date.now();
    await ask('ann', 'ben');
    await of('cleo').set({ ...question(), answeredAt: Timestamp.fromMillis(now - HOUR) });
    const answering = disclose(now, (uid) => {
      if (uid === 'ann') throw new Error('The identity service is down');
    });
    await expect(answering).rejects.toThrow('The identity service is down');
    expect(await found('ann')).toMatchObject({ answeredAt: null });
    expect(await found('ben')).toMatchObject({ email: 'ben@mail.example' });
    expect(await found('cleo')).toBe(null);
  });
});
