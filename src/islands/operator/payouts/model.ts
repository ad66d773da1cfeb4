import { backend } from '#backend/index.ts';
import { seenOfWithdrawal } from '#domain/decisions/seen.ts';
import {
  checkReference,
  type ReferenceForm,
  type ReferenceProblem,
} from '#domain/withdrawals/payout-reference-form.ts';
import type { Payout } from '#islands/operator/model.ts';
import { createForm, type Form } from '#stores/form.ts';

/** The form that records the reference of a sent payout. */
export const createPayoutRecord = ({
  member,
  withdrawal,
}: Payout): Form<keyof ReferenceForm, ReferenceProblem> =>
  createForm<keyof ReferenceForm, ReferenceProblem, ReferenceForm>({
    initial: { reference: '' },
    check: checkReference,
    async send({ reference }) {
      await (
        await backend()
      ).recordPayout({
        uid: member.uid,
        withdrawalId: withdrawal.id,
        seen: seenOfWithdrawal(withdrawal),
        reference,
      });
    },
  });
