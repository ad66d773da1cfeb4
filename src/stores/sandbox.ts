import { address, pageAt } from '#i18n/language.ts';
import type { ReversalOrder } from '#backend/port/backend.ts';
import { seenOfDeposit, seenOfWithdrawal } from '#domain/decisions/seen.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { asksForConsole, urlOf, ROUTES } from '#domain/routes.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { createAction } from './action.ts';
import { comesFromThisSite } from './navigate.ts';
import { optionalPart } from './optional-backend-part.ts';

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

/** Pretends that an operator pays and sends a withdrawal. */
export const pretendedPayout = createAction(async (withdrawal: Withdrawal) => {
  await (await sandbox.open()).pretendSent(withdrawal.id, seenOfWithdrawal(withdrawal));
});
