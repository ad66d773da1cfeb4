import { isReference } from './payout-reference.ts';
import type { Withdrawal } from './withdrawal.ts';

/** What became of one pasted line. */
export type BatchLine<Payout> = {
  /** From 1, as people count lines. */
  readonly line: number;
  /** The first column. */
  readonly key: string;
  /** The second column. */
  readonly reference: string;
} & (
  | { readonly kind: 'matched'; readonly payout: Payout }
  /** No payout that waits has this id, address or account number. */
  | { readonly kind: 'unknown' }
  /** Several payouts go to this address: only the id tells them apart. */
  | { readonly kind: 'ambiguous' }
  /** An earlier line names the same payout. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'wrong-reference' }
  /** Another operator sends what is this operator's own. */
  | { readonly kind: 'own' }
);

interface Waiting {
  readonly member: { readonly uid: string };
  readonly withdrawal: Withdrawal;
}

/** Two columns: spreadsheets paste a tab, files have a comma or semicolon, people type spaces. */
const COLUMNS = /^"?([^"\t,;\s]+)"?\s*[\t,;\s]\s*"?(.*?)"?$/;

/**
 * Matches pasted lines with payouts: an id or address, then the reference. Empty lines are left out. No payout is
 * matched twice, and nothing is guessed: what does not match exactly one payout is said.
 *
 * @param own uid of the operator who records them
 */
export function matchBatch<Payout extends Waiting>(
  text: string,
  payouts: readonly Payout[],
  own: string,
): readonly BatchLine<Payout>[] {
  const taken = new Set<Payout>();
  return text.split(/\r?\n/).flatMap((typed, place): readonly BatchLine<Payout>[] => {
    const trimmed = typed.trim();
    if (trimmed === '') return [];
    const [, key = trimmed, reference = ''] = COLUMNS.exec(trimmed) ?? [];
    const line = { line: place + 1, key, reference: reference.trim() };
    const found = payouts.filter(({ withdrawal }) => namesOf(withdrawal).includes(plain(key)));
    const [payout] = found;
    if (payout === undefined) return [{ ...line, kind: 'unknown' }];
    if (found.length > 1) return [{ ...line, kind: 'ambiguous' }];
    if (payout.member.uid === own) return [{ ...line, kind: 'own' }];
    if (taken.has(payout)) return [{ ...line, kind: 'repeated' }];
    if (!isReference(line.reference)) return [{ ...line, kind: 'wrong-reference' }];
    taken.add(payout);
    return [{ ...line, kind: 'matched', payout }];
  });
}

/** By what a line can name a payout. */
function namesOf({ id, details }: Withdrawal): readonly string[] {
  if (details.method === 'crypto') return [plain(id), plain(details.address)];
  return details.method === 'bank' ? [plain(id), plain(details.accountNumber)] : [plain(id)];
}

/** Banks print account numbers in groups. */
const plain = (text: string): string => text.replaceAll(/\s/gu, '');
