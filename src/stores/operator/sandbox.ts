import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { backend } from '../../backend/index.ts';
import { BackendError, type SampleOffers, type Sandbox } from '../../backend/port.ts';
import { addressOf, ROUTES } from '../../domain/routes.ts';
import { createAction } from '../action.ts';
import { live } from '../live.ts';

export type { SampleOffers };

const $sandbox = atom<Sandbox | null>(null);

onMount($sandbox, () => {
  backend().then(
    ({ sandbox }) => $sandbox.set(sandbox ?? null),
    // A backend that cannot be opened is told of by whatever else the page asks of it.
    () => undefined,
  );
});

/** Whether the programme is this browser's own. False until it is known: then there is nothing yet to press. */
export const $hasSandbox: ReadableAtom<boolean> = computed($sandbox, (sandbox) => sandbox !== null);

/** Takes the operator's seat in this tab. From the log-in page it leads to the console, or to where the visitor was going. */
export const operatorEntry = createAction(async () => {
  const sandbox = await open();
  const query = new URLSearchParams(location.search);
  if (location.pathname === ROUTES.logIn.path && !query.has('next')) {
    query.set('next', ROUTES.operator.path);
    history.replaceState(null, '', addressOf('logIn', query));
  }
  await sandbox.enterAsOperator();
});

/** How many sample members there are. */
export const $samples = live<number>((opened, onCount, onError) => {
  if (opened.sandbox) return opened.sandbox.watchSamples(onCount, onError);
  onError(missing());
  return () => undefined;
});

const $share = atom(0);

/** How much of the sample community is loaded, from 0 to 1. */
export const $loaded: ReadableAtom<number> = $share;

export const sampleLoading = createAction(async (offers: SampleOffers) => {
  $share.set(0);
  await (await open()).loadSampleCommunity(offers, (share) => $share.set(share));
});

async function open(): Promise<Sandbox> {
  const { sandbox } = await backend();
  if (!sandbox) throw missing();
  return sandbox;
}

const missing = () => new BackendError('unknown', new Error('This backend is no sandbox'));
