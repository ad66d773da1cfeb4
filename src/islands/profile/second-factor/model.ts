import { atom, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import type { SecondFactor, SecondFactorEnrolment } from '#backend/port/backend.ts';
import { showRecoveryCode } from '#domain/accounts/second-factor/recovery-codes.ts';
import { asOwner } from '#islands/profile/settings/reauthentication.ts';
import { createAction } from '#stores/action.ts';
import { remote } from '#stores/remote-data.ts';
import { createCodeForm } from '#stores/second-factor.ts';

export type { SecondFactor };

/** The signed-in member's second factor; null: the account has none. */
export const $secondFactor = remote<SecondFactor | null>((opened, onFactor, onError) =>
  opened.watchSecondFactor(onFactor, onError),
);

/** The state of adding a second factor. The recovery codes are shown once, until the person says that they are kept. */
export type Enrolment =
  | { readonly step: 'none' }
  | { readonly step: 'app'; readonly secret: string; readonly uri: string }
  | { readonly step: 'added'; readonly recoveryCodes: readonly string[] };

const $step = atom<Enrolment>({ step: 'none' });
export const $enrolment: ReadableAtom<Enrolment> = $step;

let begun: SecondFactorEnrolment | null = null;

export const enrolment = createAction(() =>
  asOwner(async () => {
    begun = await (await backend()).enrolSecondFactor();
    $step.set({ step: 'app', secret: begun.secret, uri: begun.uri });
  }),
);

/** Back to where nothing is being added. */
export function endEnrolment(): void {
  begun = null;
  $step.set({ step: 'none' });
  enrolment.reset();
}

/** The first code of the app, which adds the factor. */
export const createFirstCode = () =>
  createCodeForm((code) =>
    asOwner(async () => {
      const recoveryCodes = (await begun?.confirm(code)) ?? [];
      begun = null;
      $step.set({ step: 'added', recoveryCodes: recoveryCodes.map(showRecoveryCode) });
    }),
  );

export const removal = createAction(() => asOwner(async () => (await backend()).removeSecondFactor()));
