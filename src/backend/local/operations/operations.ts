import type { Context } from '#backend/local/context.ts';
import { type Operations, type PostingsPage, SAME_PROOF_SHOWN } from '#backend/port/backend.ts';
import { programmeTotals } from '#domain/money/programme-totals.ts';
import { isBeingPaid } from '#domain/withdrawals/withdrawal.ts';
import { operatorOf, userRefOf } from './access.ts';
import { localAuditTrail, localDecisions } from './decisions.ts';
import { localDesk } from './desk.ts';
import { localErasures } from './erasures.ts';
import { localMemberNotes, localMembers } from './members.ts';
import { allOfStatus, localQueues } from './queues.ts';
import { localRequests } from './requests.ts';
import { localGrants, localStandings } from './standing.ts';
import { localThreads } from './threads.ts';

/** Postings that one transaction reads: few enough to hold, and so many that few transactions are needed. */
const POSTINGS_OF_PAGE = 1_000;

export function localOperations(context: Context): Operations {
  const operator = operatorOf(context.member);

  return {
    watchPayouts(most, onPayouts, onError) {
      return operator.watch(
        ['withdrawals', 'accounts'],
        async (transaction) => {
          const byStatus = transaction.objectStore('withdrawals').index('status');
          const paid = await byStatus.getAll(allOfStatus('paid'));
          const unsent = paid.filter(({ value }) => isBeingPaid(value));
          const rows = unsent.slice(0, most).map(async ({ uid, value }) => ({
            member: await userRefOf(transaction, uid),
            withdrawal: value,
          }));
          return { rows: await Promise.all(rows), total: unsent.length };
        },
        onPayouts,
        onError,
      );
    },

    async readProofOf(uid, depositId) {
      const record = await operator.read(['proofs'], (transaction) =>
        transaction.objectStore('proofs').get([uid, depositId]),
      );
      return record?.proof ?? null;
    },

    findSameProof({ member, deposit: { id, proofHash } }) {
      return operator.read(['deposits', 'accounts'], async (transaction) => {
        if (proofHash === undefined) return [];
        const found = await transaction
          .objectStore('deposits')
          .index('proof')
          .getAll(proofHash, SAME_PROOF_SHOWN + 1);
        return Promise.all(
          found
            .filter(({ uid, value }) => uid !== member.uid || value.id !== id)
            .slice(0, SAME_PROOF_SHOWN)
            .map(async ({ uid, value }) => ({ member: await userRefOf(transaction, uid), deposit: value })),
        );
      });
    },

    async readPostings({ from, until }) {
      const read = async (after: number): Promise<PostingsPage> => {
        const found = await operator.read(['postings'], async (transaction) => {
          const postings = transaction.objectStore('postings');
          const rest = IDBKeyRange.lowerBound(after, true);
          // Their keys are in the same order.
          const [records, keys] = await Promise.all([
            postings.getAll(rest, POSTINGS_OF_PAGE),
            postings.getAllKeys(rest, POSTINGS_OF_PAGE),
          ]);
          return { records, last: keys.at(-1) };
        });
        const { records, last } = found;
        return {
          items: records
            .filter(({ posting: { at } }) => at >= from && at < until)
            .map(({ posting, entry }) => ({ posting, entry })),
          next: last === undefined || records.length < POSTINGS_OF_PAGE ? null : () => read(last),
        };
      };
      return read(0);
    },

    watchTotals(onTotals, onError) {
      return operator.watch(
        ['postings'],
        async (transaction) => {
          const records = await transaction.objectStore('postings').getAll();
          return programmeTotals(records.map(({ posting }) => posting));
        },
        onTotals,
        onError,
      );
    },

    watchSettlement: (onSettlement, onError) =>
      operator.watch([], async () => ({ kind: 'browser' }) as const, onSettlement, onError),

    // Always empty: a request that cannot be settled is refused at once and leaves nothing behind.
    watchSetAside: (onSetAside, onError) => operator.watch([], async () => [], onSetAside, onError),

    ...localAuditTrail(operator),
    ...localDecisions(context, operator),
    ...localDesk(context, operator),
    ...localErasures(context, operator),
    ...localGrants(operator),
    ...localMemberNotes(context, operator),
    ...localMembers(operator),
    ...localQueues(context, operator),
    ...localRequests(operator),
    ...localStandings(context, operator),
    ...localThreads(context, operator),
  };
}
