// Days of a walk in a browser's IndexedDB: from the press to the stored books. Runs in the page; bench/walks.ts calls it.
import { openLocalBackend } from '#backend/local/index.ts';
import type { Sandbox } from '#backend/port/backend.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type { Place } from '#domain/community/walk.ts';
import { OFFERS } from '#tests/unit/support/sample-offers.ts';

const open = async (members: number) => openLocalBackend({ name: `days-${members}`, walkMembers: members });

const sandboxOf = ({ sandbox }: Awaited<ReturnType<typeof open>>): Sandbox => {
  if (!sandbox) throw new Error('The embedded backend is a sandbox');
  return sandbox;
};

export async function begin(members: number, place: Place): Promise<void> {
  const backend = await open(members);
  await backend.signInAsGuest(PROGRAMME_USERNAME);
  await sandboxOf(backend).beginWalk({ place, seed: 7 }, OFFERS, () => undefined);
}

/** Lets days pass one by one, as a page that was just opened. @returns milliseconds of each day */
export async function passDays(members: number, days: number): Promise<readonly number[]> {
  const sandbox = sandboxOf(await open(members));
  const times: number[] = [];
  for (let day = 0; day < days; day += 1) {
    const begun = performance.now();
    await sandbox.passDays(1, OFFERS);
    times.push(performance.now() - begun);
  }
  return times;
}
