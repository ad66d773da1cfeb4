import { atom } from 'nanostores';
import { backend } from '#backend/index.ts';
import type { OpenSession } from '#backend/port/backend.ts';
import { createAction } from '#stores/action.ts';
import { remote } from '#stores/remote-data.ts';

export type { OpenSession };

/** Where the member is signed in, newest first. */
export const $sessions = remote<readonly OpenSession[]>((opened, ...listeners) =>
  opened.watchSessions(...listeners),
);

/** The id of the session that the person ends, or has just tried to end. */
export const $ending = atom<string | null>(null);

export const sessionEnd = createAction(async (id: string) => {
  $ending.set(id);
  await (await backend()).endSession(id);
});

export const endOfOthers = createAction(async () => (await backend()).endOtherSessions());
