import { usd } from '#i18n/format.ts';
import { queueText } from '#islands/operator/queue/text.ts';
import { backend } from '#backend/index.ts';
import type { BackendError } from '#backend/port/backend.ts';
import { seenOfWithdrawal } from '#domain/decisions/seen.ts';
import type { BatchLine } from '#domain/withdrawals/payout-batch.ts';
import {
  checkReference,
  type ReferenceForm,
  type ReferenceProblem,
} from '#domain/withdrawals/payout-reference-form.ts';
import type { FileDating } from '#i18n/file-dates.ts';
import { usdDecimal } from '#i18n/usd-decimal.ts';
import { payeeText } from '#i18n/payee.ts';
import { networkName } from '#i18n/status.ts';
import type { Payout } from '#islands/operator/model.ts';
import { payoutText } from '#islands/operator/later-text.ts';
import { userNameOf } from '#islands/operator/text.ts';
import { asFailure } from '#stores/failure.ts';
import { createForm, type Form } from '#stores/form.ts';
import { toCsv } from '#ui/data/save-file.ts';

/** A key that is unique among all payouts. */
export const keyOf = ({ member, withdrawal }: Payout): string => `${member.uid} ${withdrawal.id}`;

const record = async ({ member, withdrawal }: Payout, reference: string): Promise<void> => {
  const opened = await backend();
  await opened.recordPayout({
    uid: member.uid,
    withdrawalId: withdrawal.id,
    seen: seenOfWithdrawal(withdrawal),
    reference,
  });
};

/** The form that records the reference of a sent payout. */
export const createPayoutRecord = (payout: Payout): Form<keyof ReferenceForm, ReferenceProblem> =>
  createForm<keyof ReferenceForm, ReferenceProblem, ReferenceForm>({
    initial: { reference: '' },
    check: checkReference,
    send: ({ reference }) => record(payout, reference),
  });

export type Line = BatchLine<Payout>;
export type Matched = Extract<Line, { readonly kind: 'matched' }>;

/** What became of one recorded line. Recorded elsewhere with the same reference is recorded too. */
export interface Recorded {
  readonly line: Matched;
  /** Null: it is recorded. */
  readonly failure: BackendError | null;
}

/**
 * Records several payouts. Each is a decision of its own, on what was seen of it: one that fails stops no other.
 *
 * @param onRecorded is told how many are done
 */
export async function recordBatch(
  lines: readonly Matched[],
  onRecorded: (done: number) => void,
): Promise<readonly Recorded[]> {
  const recorded: Recorded[] = [];
  for (const line of lines) {
    const failure = await record(line.payout, line.reference).then(
      () => null,
      (thrown: unknown) => asFailure(thrown),
    );
    // The settler has the decision, and carries it out later.
    recorded.push({ line, failure: failure?.code === 'settlement-pending' ? null : failure });
    onRecorded(recorded.length);
  }
  return recorded;
}

/** Payouts for a wallet, a bank's upload or a spreadsheet. The first column is the one by which references come back. */
export const payoutsCsv = (
  payouts: readonly Payout[],
  { by, inCell }: Pick<FileDating, 'by' | 'inCell'>,
): string =>
  toCsv([
    payoutText.columns(by),
    ...payouts.map(({ member, withdrawal: { id, amount, details, decidedAt } }) => [
      id,
      userNameOf(member),
      usdDecimal(amount),
      ...(details.method === 'crypto'
        ? [payeeText.crypto, networkName(details.coin, details.network), details.address, '', '', '']
        : details.method === 'bank'
          ? [
              ...[payeeText.bank, '', details.accountNumber],
              ...[details.accountHolder, details.bankName, details.country],
            ]
          : [payeeText.bank, '', details.ending, '', '', '']),
      inCell(decidedAt),
    ]),
  ]);

/** What a payout is called in sentences. */
export const nameOf = ({ member, withdrawal }: Payout): string =>
  queueText.what.withdrawal(usd(withdrawal.amount), userNameOf(member));
