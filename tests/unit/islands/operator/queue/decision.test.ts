import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { backend } from '#backend/index.ts';
import {
  type Backend,
  BackendError,
  type DepositQueue,
  type Queue,
  type QueuedDeposit,
  type QueuedWithdrawal,
} from '#backend/port/backend.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import { newWithdrawal } from '#domain/withdrawals/withdrawal.ts';
import {
  $notice,
  createDecision,
  noteDepartures,
  noteReplacements,
  requestStateOf,
} from '#islands/operator/queue/decision.ts';
import {
  $depositQueue,
  $withdrawalQueue,
  hindranceOf,
  type PendingRequest,
} from '#islands/operator/model.ts';
import { $lastReasons } from '#islands/operator/queue/model.ts';
import { changesText, noticeText } from '#islands/operator/queue/notice-text.ts';
import { SAMPLE_BANK_DETAILS } from '#islands/withdraw/text.ts';
import { until } from '#tests/unit/support/until.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';

const ADA = { uid: 'ada', username: 'ada', isSample: false };
const OLGA = { uid: 'olga', username: 'olga', isSample: false };

const withdrawal = (id: string, amount = 150_00): Extract<PendingRequest, { kind: 'withdrawal' }> => ({
  kind: 'withdrawal',
  member: ADA,
  withdrawal: newWithdrawal(
    { id, amount: cents(amount), details: { method: 'bank', ...SAMPLE_BANK_DETAILS } },
    amount > 1_000_00 ? 2 : 1,
    0,
  ),
  approvedBy: null,
});

const deposit = (id: string): Extract<PendingRequest, { kind: 'deposit' }> => ({
  kind: 'deposit',
  member: ADA,
  deposit: newDeposit(depositDeclaration(id), 0),
  approvedBy: null,
});

const SEEN_DEPOSIT = { amount: 500_00, createdAt: 0, proofAt: null };
const SEEN_WITHDRAWAL = { amount: 150_00, createdAt: 0 };

/** As if an operator were signed in, and the programme answered so. */
async function answering(answers: Partial<Backend>): Promise<void> {
  Object.assign(await backend(), answers);
}

const decisionOn = (requestId: string, outcome: 'pay' | 'refuse'): Decision => ({
  requestKind: 'withdrawal',
  requestId,
  outcome,
  note: 'No.',
  status: 'settled',
  refusal: null,
  at: 1,
  member: ADA,
  operator: OLGA,
  amount: cents(150_00),
});

const showing = (...requests: readonly PendingRequest[]) => ({ requests, hasMore: false });

const saying =
  (...decisions: readonly Decision[]): Backend['watchDecisions'] =>
  (_most, onDecisions) => {
    onDecisions(decisions);
    return () => undefined;
  };

it('credits a deposit and pays a withdrawal when they are approved, and refuses either', async () => {
  const asked: unknown[] = [];
  const record = async (decision: object) => void asked.push(decision);
  await answering({ decideDeposit: record, decideWithdrawal: record });
  for (const request of [deposit('d1'), withdrawal('w1')]) {
    const agreement = createDecision(request, 'agree');
    if (request.kind === 'deposit') {
      await agreement.submit();
      expect(agreement.$state.get()).toMatchObject({ errors: { note: 'required' } });
      agreement.change('note', 'Paid in cash.');
    }
    await agreement.submit();
    const refusal = createDecision(request, 'refuse');
    refusal.change('note', 'No.');
    await refusal.submit();
  }
  expect(asked).toEqual([
    { uid: 'ada', depositId: 'd1', seen: SEEN_DEPOSIT, outcome: 'credit', note: 'Paid in cash.' },
    { uid: 'ada', depositId: 'd1', seen: SEEN_DEPOSIT, outcome: 'refuse', note: 'No.' },
    { uid: 'ada', withdrawalId: 'w1', seen: SEEN_WITHDRAWAL, outcome: 'pay', note: null },
    { uid: 'ada', withdrawalId: 'w1', seen: SEEN_WITHDRAWAL, outcome: 'refuse', note: 'No.' },
  ]);
});

it('reports the outcome of a request that leaves the queue after its outcome was unknown', async () => {
  const request = withdrawal('w2');
  await answering({
    decideWithdrawal: () => Promise.reject(new BackendError('already-decided')),
    watchDecisions(_most, _onDecisions, onError) {
      onError(new BackendError('network-down'));
      return () => undefined;
    },
  });
  const form = createDecision(request, 'agree');
  await form.submit();
  expect(form.$state.get()).toMatchObject({ phase: 'editing', failure: { code: 'network-down' } });

  const decision = decisionOn('w2', 'refuse');
  await answering({ watchDecisions: saying(decision) });
  noteDepartures(showing(request), showing());
  const notice = await until($notice, (latest) => latest?.request === request);
  expect(notice).toEqual({ kind: 'decided-elsewhere', request, decision, wasAsked: false });
});

it('reports nothing of a member who has only moved beyond those that are shown', async () => {
  let asked = 0;
  await answering({
    watchDecisions(_most, onDecisions) {
      asked += 1;
      onDecisions([]);
      return () => undefined;
    },
  });
  const ended = withdrawal('ended');
  noteDepartures(showing(withdrawal('moved')), { requests: [], hasMore: true });
  noteDepartures(showing(ended), showing());
  await until($notice, (latest) => latest?.request === ended);
  expect(asked).toBe(1);
});

it('reports what has left before the last that is shown, but not a deposit whose new proof is due beyond it', async () => {
  await answering({ watchDecisions: saying() });
  const proven = (id: string, proofAt: number) => {
    const { deposit: declared, ...request } = deposit(id);
    return { ...request, deposit: { ...declared, proofAt } };
  };
  const [renewed, last, ended] = [proven('renewed', 1), proven('last', 2), deposit('gone')];
  const page = (...requests: readonly PendingRequest[]) => ({
    requests,
    hasMore: true,
    hasMoreDeclared: true,
  });
  const end = (...requests: readonly PendingRequest[]) => ({ ...page(...requests), hasMore: false });
  noteDepartures(page(renewed, last), page(last));
  // It may have got a proof, which is due beyond those that are shown.
  noteDepartures(page(last, deposit('unread')), page(last));
  const later = { ...deposit('later'), deposit: { ...deposit('later').deposit, createdAt: 5 } };
  const reported: unknown[] = [];
  onTestFinished($notice.listen((notice) => reported.push(notice)));
  noteDepartures(end(last, ended, later), end(last, later));
  await until($notice, (latest) => latest?.request === ended);
  expect(reported).toEqual([{ kind: 'taken-back', request: ended }]);
});

it('approves a credit without a proof where the settlement says that it takes two operators', async () => {
  const asked: unknown[] = [];
  await answering({
    async decideDeposit(decision) {
      asked.push(decision);
      if (decision.outcome === 'credit') throw new BackendError('second-operator-needed');
    },
  });
  const request = deposit('one-of-many');
  const form = createDecision(request, 'agree');
  form.change('note', 'Paid to me.');
  await form.submit();
  expect(asked).toMatchObject([{ outcome: 'credit' }, { outcome: 'approve', note: 'Paid to me.' }]);
  // Where that is known before, as it was shown.
  const shown = createDecision({ ...request, takesTwo: true }, 'agree');
  shown.change('note', 'Paid to me.');
  await shown.submit();
  expect(asked.slice(2)).toMatchObject([{ outcome: 'approve' }]);
  expect($lastReasons.get().unproven).toEqual(['Paid to me.']);
  expect($lastReasons.get().deposit).not.toContain('Paid to me.');
  const notice = $notice.get();
  expect(notice).toMatchObject({ kind: 'decided', outcome: 'approve' });
  expect(notice && noticeText(notice)).toContain(
    ': approved (1\u00a0of\u00a02). A second operator has to agree.',
  );
  expect(hindranceOf({ ...request, approvedBy: OLGA }, 'olga')).toBe('second-operator-needed');
  expect(hindranceOf({ ...request, approvedBy: OLGA }, 'oscar')).toBeNull();
});

it('first approves a payout that needs two operators, and pays one that another operator approved', async () => {
  const asked: unknown[] = [];
  await answering({ decideWithdrawal: async (decision) => void asked.push(decision) });
  const large = withdrawal('large', 1_000_01);
  const approved = { ...large.withdrawal, approval: { operator: 'olga', at: 1 } };
  await createDecision(large, 'agree').submit();
  expect($notice.get()).toMatchObject({ kind: 'decided', outcome: 'approve' });
  await createDecision({ ...large, withdrawal: approved, approvedBy: OLGA }, 'agree').submit();
  expect($notice.get()).toMatchObject({ kind: 'decided', outcome: 'pay' });
  expect(asked).toMatchObject([{ outcome: 'approve' }, { outcome: 'pay' }]);
});

describe('while an operator’s dialog shows a request', () => {
  let onDeposits: (queue: DepositQueue) => void;
  const isWatched = Promise.withResolvers<void>();
  let onWithdrawals: (queue: Queue<QueuedWithdrawal>) => void;

  const queueOf = <Request>(requests: readonly Request[]): Queue<Request> => ({
    rows: requests.length === 0 ? [] : [{ member: ADA, requests }],
    more: null,
    total: requests.length,
  });

  /** What the queues show from now on. */
  function show(deposits: readonly QueuedDeposit[], withdrawals: readonly QueuedWithdrawal[]): void {
    const { proven = [], declared = [] } = Object.groupBy(deposits, (each) =>
      each.deposit.proofAt === null ? 'declared' : 'proven',
    );
    onDeposits({ proven: queueOf(proven), overdue: 0, declared: queueOf(declared) });
    onWithdrawals(queueOf(withdrawals));
  }

  // Once: a store goes on listening for a while after the last one who watched it.
  beforeAll(() =>
    answering({
      watchDepositQueue(_most, onQueue) {
        onDeposits = onQueue;
        return () => undefined;
      },
      watchWithdrawalQueue(_most, onQueue) {
        onWithdrawals = onQueue;
        isWatched.resolve();
        return () => undefined;
      },
    }),
  );

  /** Follows it as a dialog does. */
  async function follow(request: PendingRequest, choice: 'agree' | 'refuse') {
    const state = requestStateOf(request, choice);
    onTestFinished(state.listen(() => undefined));
    onTestFinished($depositQueue.listen(() => undefined));
    onTestFinished($withdrawalQueue.listen(() => undefined));
    await isWatched.promise;
    return state;
  }

  it.each([deposit('d3'), withdrawal('w3')])(
    'it says at once that the request is no longer pending: $kind',
    async (request) => {
      const state = await follow(request, 'agree');
      show([deposit('d3')], [withdrawal('w3')]);
      expect(state.get()).toEqual({ kind: 'as-shown' });
      show([], []);
      expect(state.get()).toEqual({ kind: 'gone', notice: null });

      // Why, as soon as the audit trail has been asked.
      await answering({
        watchDecisions(_most, onDecisions) {
          onDecisions([]);
          return () => undefined;
        },
      });
      noteDepartures(showing(request), showing());
      await until(state, (latest) => latest.kind === 'gone' && latest.notice?.kind === 'taken-back');
    },
  );

  it('it says that another operator has approved it: to agree would be to pay', async () => {
    const large = withdrawal('w4', 1_000_01);
    const approved = {
      ...large,
      withdrawal: { ...large.withdrawal, approval: { operator: 'olga', at: 1 } },
      approvedBy: OLGA,
    };
    const agreeing = await follow(large, 'agree');
    const refusing = await follow(large, 'refuse');
    show([], [large]);
    expect([agreeing.get(), refusing.get()]).toEqual([{ kind: 'as-shown' }, { kind: 'as-shown' }]);
    show([], [approved]);
    expect([agreeing.get(), refusing.get()]).toEqual([{ kind: 'approved', by: OLGA }, { kind: 'as-shown' }]);
  });

  it.each([
    ['the package', { package: 'premium', amount: cents(1_500_00), createdAt: 7 }],
    ['the time at which it was declared', { createdAt: 7 }],
    ['the proof', { proofAt: 7 }],
  ] as const)('it is said what its member has changed: %s', async (what, changes) => {
    const shown = deposit(`changed: ${what}`);
    const present = { ...shown, deposit: { ...shown.deposit, ...changes } };
    const state = await follow(shown, 'agree');
    show([shown], []);
    expect(state.get()).toEqual({ kind: 'as-shown' });
    show([present], []);
    expect(state.get()).toMatchObject({ kind: 'changed', present: { deposit: changes } });
    const text = changesText(shown, present);
    expect(text.includes('Amount: was $500.00, is $1,500.00')).toBe('package' in changes);
    expect(text.includes('Package: was silver, is premium')).toBe('package' in changes);
    expect(text.includes('Asked: ')).toBe('createdAt' in changes);
    expect(text.includes('Proof of payment: was No proof yet, is ')).toBe('proofAt' in changes);
  });
});

it('says of a row that another request is in its place, and lets no one decide on the one for the other', async () => {
  const shown = deposit('replaced');
  const present = { ...shown, deposit: { ...shown.deposit, amount: cents(1_500_00), createdAt: 7 } };
  noteReplacements([shown, withdrawal('w5')], [{ ...shown }, withdrawal('w5')]);
  expect($notice.get()?.kind).not.toBe('changed');
  noteReplacements([shown], [present]);
  const notice = $notice.get();
  expect(notice).toEqual({ kind: 'changed', request: shown, present });
  expect(notice && noticeText(notice)).toContain('Amount: was $500.00, is $1,500.00');

  await answering({ decideDeposit: () => Promise.reject(new BackendError('changed-since-seen')) });
  const form = createDecision(shown, 'agree');
  form.change('note', 'Paid in cash.');
  await form.submit();
  expect(form.$state.get()).toMatchObject({ phase: 'editing', failure: { code: 'changed-since-seen' } });
});

it.each([
  ['was carried out', [decisionOn('w3', 'pay')], { kind: 'decided', outcome: 'pay' }],
  ['came too late', [], { kind: 'taken-back' }],
] as const)('says of a recorded decision that it %s, once that is known', async (_, decisions, expected) => {
  const request = withdrawal('w3');
  await answering({
    decideWithdrawal: () => Promise.reject(new BackendError('settlement-pending')),
    watchDecisions: saying(...decisions),
  });
  await createDecision(request, 'agree').submit();
  expect($notice.get()).toMatchObject({ kind: 'recorded', request });
  noteDepartures(showing(request), showing());
  expect(await until($notice, (latest) => latest?.kind !== 'recorded')).toMatchObject({
    request,
    ...expected,
  });
});
