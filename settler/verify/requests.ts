import type { Query } from 'firebase-admin/firestore';
import { decisionId, type DecisionKind, requestKindOf, reversalKindOf } from '#domain/decisions/decision.ts';
import { NOTHING_RECENT, operatorsFor, type Recent } from '#domain/decisions/second-operator.ts';
import { add, type Cents, subtract, ZERO } from '#domain/money/cents.ts';
import { memberAccount, ownerOf, type Posting, type PostingKind } from '#domain/money/ledger.ts';
import { recentAfter } from '#domain/settlement/recent.ts';
import { originalOf, releaseAfter } from '#domain/settlement/reversals.ts';
import { postingId } from '#domain/settlement/settlement.ts';
import { payoutRefusal } from '#domain/withdrawals/withdrawal.ts';
import { toWithdrawal } from '#firestore/decode.ts';
import type { DecisionDocument, DepositDocument, WithdrawalDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { documentsOf, type Reads } from '#settler/ledger/reads.ts';
import { byPath } from '#settler/requests/pending.ts';
import { difference, type Difference } from './difference.ts';
import type { StoredPosting } from './ledger.ts';

/** A deposit or withdrawal, with everything that must agree with it. */
interface Case {
  readonly requestKind: 'deposit' | 'withdrawal';
  readonly uid: string;
  readonly id: string;
  /** Absent: the document is deleted. */
  document?: DepositDocument | WithdrawalDocument;
  /** The decisions that the settler has carried out. */
  readonly decisions: Map<DecisionKind, DecisionDocument>;
  /** The postings of the request, in the order of the ledger. */
  readonly postings: StoredPosting[];
  /** Whether the withdrawal takes two operators, according to the postings before it was held. */
  takesTwo: boolean;
}

/** What a status implies: which postings exist, and which decision made them. */
interface Rule {
  /** The kinds of its postings, in this order. */
  readonly postings: readonly PostingKind[];
  readonly outcome: DecisionDocument['outcome'] | undefined;
}

const UNTOUCHED: Rule = { postings: [], outcome: undefined };

const OF_DEPOSITS: Readonly<Record<DepositDocument['status'], Rule>> = {
  pending: UNTOUCHED,
  expired: UNTOUCHED,
  credited: { postings: ['credit'], outcome: 'credit' },
  refused: { postings: [], outcome: 'refuse' },
  reversed: { postings: ['credit', 'reversal'], outcome: 'credit' },
};

const OF_WITHDRAWALS: Readonly<Record<WithdrawalDocument['status'], Rule>> = {
  requested: UNTOUCHED,
  held: { postings: ['hold'], outcome: undefined },
  cancelling: { postings: ['hold'], outcome: undefined },
  paid: { postings: ['hold', 'pay'], outcome: 'pay' },
  refused: { postings: ['hold', 'release'], outcome: 'refuse' },
  cancelled: { postings: ['hold', 'release'], outcome: undefined },
  reversed: { postings: ['hold', 'pay', 'reversal', 'release'], outcome: 'pay' },
};

/**
 * Compares the status of each deposit and withdrawal with its postings and decisions: each credit and each
 * payout must follow from exactly one decision, and each decision that was carried out must have done what it
 * says.
 */
export async function verifyRequests(
  reads: Reads,
  postings: readonly StoredPosting[],
  erased: ReadonlySet<string>,
): Promise<readonly Difference[]> {
  const cases = new Cases();
  for (const stored of postings) cases.addPosting(stored);
  const { db } = reads;
  const all = (query: Query) => documentsOf(reads, query.orderBy(byPath));
  for await (const found of all(db.collectionGroup('decisions'))) {
    cases.addDecision(found.ref.path, found.data() as DecisionDocument);
  }
  for await (const found of all(db.collectionGroup('deposits'))) {
    cases.at('deposit', found.ref.path).document = found.data() as DepositDocument;
  }
  for await (const found of all(db.collectionGroup('withdrawals'))) {
    cases.at('withdrawal', found.ref.path).document = found.data() as WithdrawalDocument;
  }
  return [...cases.differences, ...[...cases].flatMap((each) => differencesOf(each, erased.has(each.uid)))];
}

class Cases {
  readonly differences: Difference[] = [];
  /** Cases by the path of the deposit or withdrawal. */
  readonly #cases = new Map<string, Case>();
  readonly #payouts = new Payouts();

  [Symbol.iterator](): Iterator<Case> {
    return this.#cases.values();
  }

  /** @param path of the deposit or withdrawal */
  at(requestKind: Case['requestKind'], path: string): Case {
    const [, uid = '', , id = ''] = path.split('/');
    const found = this.#cases.get(path) ?? {
      requestKind,
      uid,
      id,
      decisions: new Map(),
      postings: [],
      takesTwo: false,
    };
    this.#cases.set(path, found);
    return found;
  }

  addPosting(stored: StoredPosting): void {
    const { kind, from, to, subject } = stored.posting;
    // `verifyProgramme` compares activations with the programme's log.
    if (kind === 'activation') return;
    const uid = ownerOf(from) ?? ownerOf(to) ?? '';
    if (kind === 'credit' || (kind === 'reversal' && to === 'external')) {
      this.at('deposit', paths.deposit(uid, subject)).postings.push(stored);
      return;
    }
    const found = this.at('withdrawal', paths.withdrawal(uid, subject));
    found.postings.push(stored);
    if (this.#payouts.count(uid, stored.posting)) found.takesTwo = true;
  }

  addDecision(path: string, document: DecisionDocument): void {
    const [, uid = ''] = path.split('/');
    const { kind, requestId, status } = document;
    if (status !== 'settled') return;
    if (path !== paths.decision(uid, kind, requestId)) {
      this.differences.push(difference(path, `it is not the one decision of its ${kind}`));
      return;
    }
    this.at(
      requestKindOf(kind),
      pathOf({ requestKind: requestKindOf(kind), uid, id: requestId }),
    ).decisions.set(kind, document);
  }
}

/** Counts what is held for each member, and what was paid recently, while the postings go by. */
class Payouts {
  readonly #held = new Map<string, Cents>();
  readonly #recent = new Map<string, Recent>();

  /** Counts a posting. @returns whether it holds an amount whose payout takes two operators */
  count(uid: string, posting: Posting): boolean {
    const { kind, from, to, amount, at } = posting;
    const [held, recent] = [this.#held.get(uid) ?? ZERO, this.#recent.get(uid) ?? NOTHING_RECENT];
    const book = memberAccount('held', uid);
    if (to === book) this.#held.set(uid, add(held, amount));
    if (from === book) this.#held.set(uid, subtract(held, amount));
    this.#recent.set(uid, recentAfter(recent, { postings: [posting], changes: [] }));
    return kind === 'hold' && operatorsFor(amount, held, recent, at) === 2;
  }
}

const pathOf = ({ requestKind, uid, id }: Pick<Case, 'requestKind' | 'uid' | 'id'>): string =>
  requestKind === 'deposit' ? paths.deposit(uid, id) : paths.withdrawal(uid, id);

function differencesOf(found: Case, isErased: boolean): readonly Difference[] {
  const { requestKind, uid, id, document, postings, decisions } = found;
  const path = pathOf(found);
  if (!document && !isErased) return [difference(path, 'it is missing')];
  const rule = ruleFor(found);
  if (!rule) return [];

  const differences: Difference[] = [];
  const status = document?.status ?? 'deleted';
  const missing = [...rule.postings];
  for (const stored of postings) {
    if (missing[0] !== stored.posting.kind) {
      differences.push(difference(stored.path, `it is no part of ${path}, which is ${status}`));
      continue;
    }
    missing.shift();
    differences.push(...verifyPosting(found, stored));
  }
  for (const kind of missing)
    differences.push(difference(path, `it is ${status} without the posting “${kind}”`));
  const outcome = decisions.get(requestKind)?.outcome;
  if (outcome !== rule.outcome) {
    const said = (outcome: string | undefined) => (outcome === undefined ? 'none' : `“${outcome}”`);
    const message = `carried out: ${said(outcome)}, by ${path}, which is ${status}: ${said(rule.outcome)}`;
    differences.push(difference(paths.decision(uid, requestKind, id), message));
  }
  const isReversed = decisions.has(reversalKindOf(requestKind));
  const saysReversed = rule.postings.includes('reversal');
  if (isReversed !== saysReversed) {
    const message = `carried out: ${isReversed}, by ${path}, which is ${status}: ${saysReversed}`;
    differences.push(difference(paths.decision(uid, reversalKindOf(requestKind), id), message));
  }
  if (document) {
    differences.push(
      ...(requestKind === 'withdrawal'
        ? verifyPayout(path, document as WithdrawalDocument, decisions, found.takesTwo)
        : verifyCredit(path, document as DepositDocument, decisions)),
    );
  }
  return differences;
}

/** Null: there is nothing with which to compare the postings. */
function ruleFor({ requestKind, document, postings }: Case): Rule | null {
  if (!document) return ruleByPostings(requestKind, postings);
  if (requestKind === 'deposit') return OF_DEPOSITS[document.status as DepositDocument['status']];
  const { status, refusal } = document as WithdrawalDocument;
  // The postings with its id belong to another request.
  if (refusal === 'id-used') return null;
  return refusal === null ? OF_WITHDRAWALS[status] : UNTOUCHED;
}

/** If the account is erased, the last posting tells how the request ended. */
function ruleByPostings(requestKind: Case['requestKind'], postings: readonly StoredPosting[]): Rule | null {
  const last = postings.at(-1)?.posting;
  if (!last) return null;
  if (requestKind === 'deposit') return OF_DEPOSITS[last.kind === 'reversal' ? 'reversed' : 'credited'];
  if (last.id.includes(':reversePosting:')) return OF_WITHDRAWALS.reversed;
  if (last.kind === 'pay') return OF_WITHDRAWALS.paid;
  return last.id.includes(':decideWithdrawal:') ? OF_WITHDRAWALS.refused : OF_WITHDRAWALS.cancelled;
}

/** Compares a posting with the one that the settlement makes for this request. */
function verifyPosting(found: Case, { posting, path }: StoredPosting): readonly Difference[] {
  const expected = expectedPosting(found, posting.kind);
  const { id, from, to } = posting;
  // For an erased account there is no document to compare the amount with.
  const amount = found.document?.amount ?? posting.amount;
  const isSame =
    expected !== null &&
    expected.id === id &&
    expected.from === from &&
    expected.to === to &&
    amount === posting.amount;
  return isSame ? [] : [difference(path, `it is not what ${pathOf(found)} leads to`)];
}

function expectedPosting(
  { requestKind, uid, id, document, decisions }: Case,
  kind: PostingKind,
): Pick<Posting, 'id' | 'from' | 'to'> | null {
  const [locked, earning, held] = (['locked', 'earning', 'held'] as const).map((book) =>
    memberAccount(book, uid),
  ) as [Posting['from'], Posting['from'], Posting['from']];
  const decided = originalOf(uid, requestKind, id);
  const reversal = postingId(uid, 'reversePosting', decisionId(reversalKindOf(requestKind), id));
  switch (kind) {
    case 'credit':
      return { id: decided, from: 'external', to: locked };
    case 'hold':
      return { id: postingId(uid, 'requestWithdrawal', id), from: earning, to: held };
    case 'pay':
      return { id: decided, from: held, to: 'external' };
    case 'reversal':
      return requestKind === 'deposit'
        ? { id: reversal, from: locked, to: 'external' }
        : { id: reversal, from: 'external', to: held };
    case 'release': {
      if (decisions.has('payout-reversal')) return { id: releaseAfter(reversal), from: held, to: earning };
      const isDecided = document ? document.status === 'refused' : decisions.has(requestKind);
      return { id: isDecided ? decided : postingId(uid, 'cancelWithdrawal', id), from: held, to: earning };
    }
    case 'activation':
      return null;
  }
}

/**
 * Compares what operators added to a withdrawal with their decisions: its approval, its payout, and that two
 * of them paid an amount that takes two.
 *
 * @param path of the withdrawal
 * @param decisions those that were carried out
 * @param takesTwoByLog whether it takes two according to the postings, whatever the document says
 */
function verifyPayout(
  path: string,
  document: WithdrawalDocument,
  decisions: ReadonlyMap<DecisionKind, DecisionDocument>,
  takesTwoByLog: boolean,
): readonly Difference[] {
  const differences: Difference[] = [];
  const compare = (...compared: Compared) => differences.push(...differencesIn(path, ...compared));
  compare('approved by', document.approval?.operator, decisions.get('approval')?.operator);
  const sending = decisions.get('sending');
  compare('reference of the payout', document.payout?.reference, sending && (sending.note ?? ''));

  const decision = decisions.get('withdrawal');
  const operators = takesTwoByLog ? 2 : document.operators;
  const withdrawal = toWithdrawal('', { ...document, ...(operators && { operators }) });
  const refusal = decision?.outcome === 'pay' && payoutRefusal(withdrawal, 'pay', decision.operator);
  if (refusal) differences.push(difference(path, `its payout is against the rules: ${refusal}`));
  const isPaid = document.status === 'paid' || document.status === 'reversed';
  if (isPaid !== (document.payout !== undefined)) {
    const message = `it is ${document.status}, and ${isPaid ? 'lacks' : 'has'} the field “payout”`;
    differences.push(difference(path, message));
  }
  return differences;
}

/** Compares the approval of a deposit with its decision. @param path of the deposit */
const verifyCredit = (
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
