import { atom, type ReadableAtom } from 'nanostores';
import type { SampleOffers } from '#backend/port/backend.ts';
import { urlOf, ROUTES } from '#domain/routes.ts';
import { createAction } from './action.ts';
import { optionalPart, partOf } from './optional-backend-part.ts';
import { remote } from './remote-data.ts';

export type { SampleOffers };

const sandbox = optionalPart('sandbox');

/** Whether the programme is this browser's own. */
export const $hasSandbox = sandbox.$isThere;

/** Takes the operator's seat in this tab. From the log-in page it leads to the console, or to where the visitor was going. */
export const operatorEntry = createAction(async () => {
  const opened = await sandbox.open();
  const query = new URLSearchParams(location.search);
  if (location.pathname === ROUTES.logIn.path && !query.has('next')) {
    query.set('next', ROUTES.operator.path);
    history.replaceState(null, '', urlOf('logIn', query));
  }
  await opened.enterAsOperator();
});

/** How many sample members there are. */
export const $samples = remote<number>((opened, onCount, onError) =>
  partOf(opened, 'sandbox').watchSamples(onCount, onError),
);

const $share = atom(0);

/** How much of the sample community is loaded, from 0 to 1. */
export const $loaded: ReadableAtom<number> = $share;

export const sampleLoading = createAction(async (offers: SampleOffers) => {
  $share.set(0);
  await (await sandbox.open()).loadSampleCommunity(offers, (share) => $share.set(share));
});
