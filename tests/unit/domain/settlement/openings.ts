import fc from 'fast-check';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import { balancesOf, ownerOf, type Posting } from '#domain/money/ledger.ts';
import type { SettlementState } from '#domain/settlement/settle.ts';
import { NEW_MEMBER } from '#domain/settlement/state.ts';
import { SEGWIT_VALID, TRON } from '#tests/fixtures/addresses.ts';
import { DEPOSIT_AMOUNT, OPENING, type OwnRequest } from './model.ts';

export const SUBJECTS = ['1', '2', '3'];

/** What each member has earned before the story begins. */
export const openingPostings = (members: readonly string[]): readonly Posting[] =>
  members.map(
    (uid): Posting => ({
      id: `opening:${uid}`,
      kind: 'credit',
      from: 'house',
      to: `earning:${uid}`,
      amount: OPENING,
      at: 0,
      subject: 'opening',
    }),
  );

/** Every member has three pending deposits, with proofs, and no other request. */
export const openingState = (members: readonly string[]): SettlementState => ({
  members: new Map(
    members.map((uid) => {
      const deposits = SUBJECTS.map((id) => ({
        ...newDeposit(
          {
            id,
            coin: 'bitcoin',
            network: 'testnet',
            package: 'bronze',
            amount: DEPOSIT_AMOUNT,
            coinAmount: '0.003',
            address: SEGWIT_VALID[0],
          },
          0,
        ),
        proofAt: 0,
      }));
      return [
        uid,
        {
          ...NEW_MEMBER,
          balances: balancesOf(uid, openingPostings([uid])),
          deposits: new Map(deposits.map((deposit) => [deposit.id, deposit])),
        },
      ];
    }),
  ),
});

const id = fc.constantFrom(...SUBJECTS);

/** Any request by anyone, mostly about existing subjects. */
export function requestsOf(members: readonly string[]): fc.Arbitrary<OwnRequest> {
  const common = {
    id: fc.constantFrom('1', '2', '3', '4', '5', '6'),
    uid: fc.constantFrom(...members),
  };
  const byOperator = { ...common, operator: fc.constant('olga'), note: fc.constant(null) };
  return fc.oneof(
    fc.record({
      ...common,
      kind: fc.constant('requestWithdrawal' as const),
      id,
      amount: fc.integer({ min: 0, max: 700_00 }).map(cents),
      details: fc.constant({ method: 'crypto', coin: 'tron', network: 'nile', address: TRON[0] } as const),
    }),
    fc.record({ ...common, kind: fc.constant('cancelWithdrawal' as const), withdrawalId: id }),
    fc.record({
      ...byOperator,
      kind: fc.constant('decideDeposit' as const),
      depositId: id,
      outcome: fc.constantFrom('credit' as const, 'refuse' as const),
    }),
    fc.record({
      ...byOperator,
      kind: fc.constant('decideWithdrawal' as const),
      withdrawalId: id,
      outcome: fc.constantFrom('pay' as const, 'refuse' as const),
    }),
    fc.record({
      ...common,
      kind: fc.constant('reversePosting' as const),
      operator: fc.constant('olga'),
      requestKind: fc.constantFrom('deposit' as const, 'withdrawal' as const),
      requestId: id,
      reason: fc.constant('By mistake.'),
    }),
  );
}

/** The state as a backend gives it to a reversal: with the posting that the request names, looked up in the log. */
export function withOriginal(
  state: SettlementState,
  request: OwnRequest,
  postings: readonly Posting[],
): SettlementState {
  const member = state.members.get(request.uid);
  if (request.kind !== 'reversePosting' || !member) return state;
  const [kind, book] =
    request.requestKind === 'deposit' ? (['credit', 'to'] as const) : (['pay', 'from'] as const);
  const place = postings.findIndex(
    (posting) =>
      posting.kind === kind &&
      posting.subject === request.requestId &&
      ownerOf(posting[book]) === request.uid,
  );
  const posting = postings[place];
  const original = posting ? { posting, entry: place + 1 } : null;
  return { ...state, members: new Map(state.members).set(request.uid, { ...member, original }) };
}
