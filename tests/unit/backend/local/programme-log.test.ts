import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { FoldedProgramme } from '#backend/local/programme-log.ts';
import { openStore, type Store } from '#backend/local/store.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { registered } from '#tests/unit/domain/programme/programme-setting.ts';

const activated = (uid: string): ProgrammeEntry => ({
  kind: 'activate',
  uid,
  username: `${uid}_name`,
  matrix: 's8',
  level: 1,
  at: 0,
});

async function append(store: Store, ...entries: readonly ProgrammeEntry[]): Promise<void> {
  await store.write({ writes: ['programme'] }, async (transaction) => {
    for (const entry of entries) await transaction.objectStore('programme').add(entry);
  });
}

const caughtUp = (store: Store, folded: FoldedProgramme) =>
  store.read(['programme'], (transaction) => folded.caughtUp(transaction));

describe('the programme as a page folds it', () => {
  it('follows the log of all tabs, also when asked several times at once', async () => {
    const [store, folded] = [await openStore('followed'), new FoldedProgramme()];
    await append(store, registered('ada'), activated('ada'));
    const [one, other] = await Promise.all([caughtUp(store, folded), caughtUp(store, folded)]);
    expect(one).toBe(other);
    expect([...one.boxesOf('ada').keys()]).toEqual(['s8-1']);
    await append(await openStore('followed'), registered('ben', 'ada'), activated('ben'));
    expect([...(await caughtUp(store, folded)).boxesOf('ben').keys()]).toEqual(['s8-1']);
  });

  it('ignores what a transaction rolled back', async () => {
    const [store, folded] = [await openStore('undone'), new FoldedProgramme()];
    await append(store, registered('ada'));
    const undone = store.write({ writes: ['programme'] }, async (transaction) => {
      await folded.caughtUp(transaction);
      await transaction.objectStore('programme').add(activated('ada'));
      throw new Error('The disk is full');
    });
    await expect(undone).rejects.toThrow();
    await append(store, activated('ada'));
    expect((await caughtUp(store, folded)).boxesOf('ada').size).toBe(1);
  });

  it('starts over after the site’s data were cleared', async () => {
    const [store, folded] = [await openStore('cleared'), new FoldedProgramme()];
    await append(store, registered('ada'), activated('ada'));
    await caughtUp(store, folded);
    await store.write({ writes: ['programme'] }, async (transaction) => {
      const log = transaction.objectStore('programme');
      await log.clear();
      // The same keys as before, in a new database.
      await log.put(registered('eve'), 1);
      await log.put(activated('eve'), 2);
    });
    const programme = await caughtUp(store, folded);
    expect([programme.knows('ada'), programme.knows('eve')]).toEqual([false, true]);
  });
});
