import type { DecisionKind } from '#domain/decisions/decision.ts';
import { payoutRefusal } from '#domain/withdrawals/withdrawal.ts';
import { toWithdrawal } from '#firestore/decode.ts';
import type { DecisionDocument, DepositDocument, WithdrawalDocument } from '#firestore/documents.ts';
import { difference, type Difference } from './difference.ts';

/**
 * Compares what operators added to a withdrawal with their decisions: its approval, its payment, and that two of them paid what
 * one may not.
 *
 * @param path of the withdrawal
 * @param decisions those that were carried out
 * @param takesTwoByLog whether the postings say that it takes two, whatever is stored
 */
export function verifyPayout(
  path: string,
  document: WithdrawalDocument,
  decisions: ReadonlyMap<DecisionKind, DecisionDocument>,
  takesTwoByLog: boolean,
): readonly Difference[] {
  const differences: Difference[] = [];
  const compare = (...compared: Compared) => differences.push(...differencesIn(path, ...compared));
  compare('approved by', document.approval?.operator, decisions.get('approval')?.operator);
  const record = decisions.get('sending');
  compare('reference of the payout', document.payout?.reference, record && (record.note ?? ''));

  const payer = decisions.get('withdrawal');
  const operators = takesTwoByLog ? 2 : document.operators;
  const withdrawal = toWithdrawal('', { ...document, ...(operators && { operators }) });
  const refusal = payer?.outcome === 'pay' && payoutRefusal(withdrawal, 'pay', payer.operator);
  if (refusal) differences.push(difference(path, `its payout is against the rules: ${refusal}`));
  const isPaid = document.status === 'paid' || document.status === 'reversed';
  if (isPaid !== (document.payout !== undefined)) {
    const message = `it is ${document.status}, and ${isPaid ? 'lacks' : 'has'} the field “payout”`;
    differences.push(difference(path, message));
  }
  return differences;
}

/** Compares the approval of a deposit with its decision. @param path of the deposit */
export const verifyCredit = (
  path: string,
  { approval }: DepositDocument,
  decisions: ReadonlyMap<DecisionKind, DecisionDocument>,
): readonly Difference[] =>
  differencesIn(path, 'approved by', approval?.operator, decisions.get('credit-approval')?.operator);

type Compared = readonly [what: string, stored: string | undefined, decided: string | undefined];

function differencesIn(path: string, ...[what, stored, decided]: Compared): readonly Difference[] {
  if (stored === decided) return [];
  const [said, found] = [stored, decided].map((each) => (each === undefined ? 'none' : `“${each}”`));
  return [difference(path, `${what}: ${said}, by the decision: ${found}`)];
}
