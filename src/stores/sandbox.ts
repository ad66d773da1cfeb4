import { address, pageAt } from '#i18n/language.ts';
import { atom, type ReadableAtom } from 'nanostores';
import type { ReversalOrder, SampleOffers } from '#backend/port/backend.ts';
import { seenOfDeposit } from '#domain/decisions/seen.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { asksForConsole, urlOf, ROUTES } from '#domain/routes.ts';
import { createAction } from './action.ts';
import { comesFromThisSite } from './navigate.ts';
import { optionalPart, partOf } from './optional-backend-part.ts';
import { remote } from './remote-data.ts';

export type { SampleOffers };

const sandbox = optionalPart('sandbox');

/** Whether this build is a sandbox: its programme lives in this browser alone. */
export const $hasSandbox = sandbox.$isThere;

/**
 * Signs this tab in as the sandbox's operator. From the log-in page it leads to the console, or to where the visitor
 * was going.
 */
export const operatorEntry = createAction(async () => {
  const opened = await sandbox.open();
  const query = new URLSearchParams(location.search);
  if (pageAt(location.pathname) === ROUTES.logIn.path && !query.has('next')) {
    query.set('next', ROUTES.operator.path);
    history.replaceState(null, '', address(urlOf('logIn', query)));
  }
  await opened.enterAsOperator();
});

/** Whether a link of this site (`CONSOLE_LINK`) asks to go on into the console: one of another site leaves that to a press. */
export const isLedIntoConsole = (): boolean => asksForConsole(location.search) && comesFromThisSite();

/** Goes on into the console, once: the address no longer asks for it. */
export function enterConsole(): Promise<void> {
  history.replaceState(null, '', address(ROUTES.operator.path));
  return operatorEntry.run();
}

/** Takes back what was credited or paid out. @throws BackendError */
export const reverse = async (order: ReversalOrder): Promise<void> => (await sandbox.open()).reverse(order);

/** Has the sample operator credit a deposit that no one paid. */
export const pretendedPayment = createAction(async (deposit: Deposit) => {
  await (await sandbox.open()).pretendPaid(deposit.id, seenOfDeposit(deposit));
});

export const partnerGift = createAction(async (offers: SampleOffers) => {
  await (await sandbox.open()).addSamplePartners(offers);
});

/** The number of members of the sample community. */
export const $samples = remote<number>((opened, onCount, onError) =>
  partOf(opened, 'sandbox').watchSamples(onCount, onError),
);

const $share = atom(0);

/** The loaded share of the sample community, from 0 to 1. */
export const $loaded: ReadableAtom<number> = $share;

export const sampleLoading = createAction(async (offers: SampleOffers) => {
  $share.set(0);
  await (await sandbox.open()).loadSampleCommunity(offers, (share) => $share.set(share));
});
