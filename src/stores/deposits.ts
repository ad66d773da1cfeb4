import { backend } from '#backend/index.ts';
import type { Latest } from '#backend/port/backend.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Proof } from '#domain/deposits/proof.ts';
import { createAction } from './action.ts';
import { growing } from './list.ts';
import { readOnce, remote, type RemoteStore } from './remote-data.ts';

/** Rows shown at first, and added by each press. */
const PAGE = 10;

export const $deposits = growing<Latest<Deposit>>(PAGE, (opened, ...call) => opened.watchDeposits(...call));

/** Newest first. */
export const $pendingDeposits = remote<readonly Deposit[]>((opened, ...listeners) =>
  opened.watchPendingDeposits(...listeners),
);

/** One deposit, however old; null if there is none. */
export const depositOf = (id: string): RemoteStore<Deposit | null> =>
  remote((opened, ...listeners) => opened.watchDeposit(id, ...listeners));

/** Removes a pending deposit. */
export const depositRemoval = createAction(async (id: string) => {
  await (await backend()).deleteDeposit(id);
});

/** The present proof of the member's own deposit, or null. */
export const proofOf = (depositId: string): RemoteStore<Proof | null> =>
  readOnce((opened) => opened.readProof(depositId));

/** The present proof of a member's deposit for an operator, or null. */
export const proofOfMember = (uid: string, depositId: string): RemoteStore<Proof | null> =>
  readOnce((opened) => opened.readProofOf(uid, depositId));
