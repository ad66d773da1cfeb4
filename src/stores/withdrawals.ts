import { backend } from '#backend/index.ts';
import type { Latest } from '#backend/port/backend.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { createAction, unlessPending } from './action.ts';
import { growing } from './list.ts';
import { remote, type RemoteStore } from './remote-data.ts';

/** Rows shown at first, and added by each press. */
const PAGE = 10;

export const $withdrawals = growing<Latest<Withdrawal>>(PAGE, (opened, ...call) =>
  opened.watchWithdrawals(...call),
);

/** Withdrawals that are not finished, newest first. */
export const $openWithdrawals = remote<readonly Withdrawal[]>((opened, ...listeners) =>
  opened.watchOpenWithdrawals(...listeners),
);

/** One withdrawal, however old; null if there is none. */
export const withdrawalOf = (id: string): RemoteStore<Withdrawal | null> =>
  remote((opened, ...listeners) => opened.watchWithdrawal(id, ...listeners));

/** Releases a held amount, or withdraws a request that holds nothing yet. Done once the cancellation is recorded. */
export const withdrawalCancellation = createAction(async (id: string) => {
  await unlessPending((await backend()).cancelWithdrawal(id));
});
