import { atom, type ReadableAtom } from 'nanostores';
import type { CheckedBackup } from '#backend/port/backend.ts';
import { createAction } from '#stores/action.ts';
import { $lastSeenLog } from '#stores/last-seen-log.ts';
import { navigateReplace } from '#stores/navigate.ts';
import { optionalPart, partOf } from '#stores/optional-backend-part.ts';
import { remote } from '#stores/remote-data.ts';

const backup = optionalPart('backup');

/** Whether the browser has promised to keep the data. */
export const $isKept = remote<boolean>((opened, onKept, onError) => {
  partOf(opened, 'backup').isKept().then(onKept, onError);
  return () => undefined;
});

/** @param save hands the file to the browser */
export const saving = createAction(async (save: (content: Blob) => void) =>
  save(await (await backup.open()).save()),
);

const $checked = atom<CheckedBackup | null>(null);

/** The chosen file once it is verified. */
export const $sound: ReadableAtom<CheckedBackup | null> = $checked;

/** Verifies a chosen file. */
export const checking = createAction(async (file: Blob) => {
  $checked.set(null);
  $checked.set(await (await backup.open()).check(file));
});

/** The fragment of the page after a file is loaded. */
export const LOADED = '#loaded';

/** Puts the verified file in the place of all that is here, and begins again: this page holds what was there before. */
export const replacing = createAction(async () => {
  await $checked.get()?.replace();
  // The log of the file is another one, whose key this browser has not seen.
  $lastSeenLog.set(null);
  navigateReplace(`${location.pathname}?${Date.now()}${LOADED}`);
});
