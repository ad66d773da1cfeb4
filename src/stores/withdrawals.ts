import { backend } from '#backend/index.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { createAction } from './action.ts';
import { remote } from './remote-data.ts';
import { unlessPending } from './unless-pending.ts';

/** Newest first. */
export const $withdrawals = remote<readonly Withdrawal[]>((opened, onWithdrawals, onError) =>
  opened.watchWithdrawals(onWithdrawals, onError),
);

/** Releases a held amount, or withdraws a request that holds nothing yet. Done once the cancellation is recorded. */
export const withdrawalCancellation = createAction(async (id: string) => {
  await unlessPending((await backend()).cancelWithdrawal(id));
});
