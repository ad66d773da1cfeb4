import { atom, type ReadableAtom } from 'nanostores';
import type { CheckedBackup } from '#backend/port/backend.ts';
import { createAction } from '#stores/action.ts';
import { asFailure, type Failure } from '#stores/failure.ts';
import { $lastSeenLog } from '#stores/last-seen-log.ts';
import { navigateReplace } from '#stores/navigate.ts';
import { optionalPart, partOf } from '#stores/optional-backend-part.ts';
import { readOnce } from '#stores/remote-data.ts';

const backup = optionalPart('backup');

/** Whether the browser has promised to keep the data. */
export const $isKept = readOnce((opened) => partOf(opened, 'backup').isKept());

/** What this browser holds at present. */
export const $held = readOnce((opened) => partOf(opened, 'backup').count());

/** @param save hands the file to the browser */
export const saving = createAction(async (save: (content: Blob) => void) =>
  save(await (await backup.open()).save()),
);

/** A chosen file. */
export type ChosenBackup =
  | { readonly state: 'none' }
  | { readonly state: 'verifying' }
  | { readonly state: 'sound'; readonly backup: CheckedBackup }
  | { readonly state: 'failed'; readonly failure: Failure };

const $chosenBackup = atom<ChosenBackup>({ state: 'none' });
export const $chosen: ReadableAtom<ChosenBackup> = $chosenBackup;

/** Verifies a file. A later file replaces an earlier one. */
export async function choose(file: Blob): Promise<void> {
  const verifying = { state: 'verifying' } as const;
  $chosenBackup.set(verifying);
  const outcome = await backup
    .open()
    .then((opened) => opened.check(file))
    .then(
      (checked) => ({ state: 'sound', backup: checked }) as const,
      (thrown: unknown) => ({ state: 'failed', failure: asFailure(thrown) }) as const,
    );
  if ($chosenBackup.get() === verifying) $chosenBackup.set(outcome);
}

/** Forgets the chosen file. */
export const discard = (): void => $chosenBackup.set({ state: 'none' });

/** The fragment of the page after a file is loaded. */
export const LOADED = '#loaded';

/** Puts the verified file in the place of all that is here, and begins again: this page holds what was there before. */
export const replacing = createAction(async () => {
  const chosen = $chosenBackup.get();
  if (chosen.state !== 'sound') return;
  await chosen.backup.replace();
  // The log of the file is another one, whose key this browser has not seen.
  $lastSeenLog.set(null);
  navigateReplace(`${location.pathname}?${Date.now()}${LOADED}`);
});
