import { backend } from '../backend/index.ts';
import type { Withdrawal } from '../domain/withdrawal.ts';
import { createAction } from './action.ts';
import { live } from './live.ts';

/** Newest first. */
export const $withdrawals = live<readonly Withdrawal[]>((opened, onWithdrawals, onError) =>
  opened.watchWithdrawals(onWithdrawals, onError),
);

/** Gives a held amount back to Earning. */
export const withdrawalCancellation = createAction(async (id: string) => {
  await (await backend()).cancelWithdrawal(id);
});
