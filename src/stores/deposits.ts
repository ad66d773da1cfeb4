import { backend } from '#backend/index.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { createAction } from './action.ts';
import { remote } from './remote-data.ts';

/** Newest first. */
export const $deposits = remote<readonly Deposit[]>((opened, onDeposits, onError) =>
  opened.watchDeposits(onDeposits, onError),
);

/** Removes a pending deposit. */
export const depositRemoval = createAction(async (id: string) => {
  await (await backend()).deleteDeposit(id);
});
