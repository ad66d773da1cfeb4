import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { noticeLink } from '#domain/notices/notice-link.ts';
import {
  answerNotice,
  expiredNotice,
  isComplete,
  joinedNotice,
  NOTICE_KINDS,
  type Notice,
  noticesOf,
  securityNotice,
  unheldNotice,
} from '#domain/notices/notice.ts';
import { settle, type SettlementRequest, type SettlementState } from '#domain/settlement/settle.ts';
import { newWithdrawal } from '#domain/withdrawals/withdrawal.ts';
import {
  adaWith,
  CANCEL,
  CREDIT,
  DECLARED,
  EARNED,
  NOW,
  PAY,
  settled,
  TO_TRON,
  withdrawing,
} from '#tests/unit/domain/settlement/setting.ts';

/** What Ada is told when a request is settled. */
function told(state: SettlementState, request: SettlementRequest): readonly Notice[] {
  const settlement = settle(state, request, NOW);
  if (!settlement.ok) throw new Error(settlement.refusal.code);
  const owned = noticesOf(request, settlement, NOW);
  expect(owned.every(({ uid, notice }) => uid === 'ada' && isComplete(notice))).toBe(true);
  return owned.map(({ notice }) => notice);
}

const HELD = settled(EARNED, withdrawing(150_00));

describe('a settled request tells its member', () => {
  it('of a credit, with its amount', () => {
    expect(told(DECLARED, CREDIT)).toEqual([
      {
        id: 'ada:decideDeposit:o1:deposit-credited',
        kind: 'deposit-credited',
        at: NOW,
        subject: 'd1',
        amount: 500_00,
        partner: null,
        note: 'Checked.',
      },
    ]);
  });

  it('of a refusal, with the operator’s words', () => {
    const refuse = { ...CREDIT, outcome: 'refuse', note: 'Not found.' } as const;
    expect(told(DECLARED, refuse)).toMatchObject([{ kind: 'deposit-refused', note: 'Not found.' }]);
  });

  it('nothing of the first of two approvals', () => {
    const large = newWithdrawal({ id: 'w1', amount: cents(1_500_00), details: TO_TRON }, 2, NOW);
    const state = adaWith({
      balances: { locked: cents(0), earning: cents(0), held: cents(1_500_00) },
      withdrawals: new Map([['w1', large]]),
    });
    expect(told(state, { ...PAY, outcome: 'approve' })).toEqual([]);
  });

  it.each([
    ['withdrawal-held', EARNED, withdrawing(150_00)],
    ['withdrawal-cancelled', HELD, CANCEL],
    ['withdrawal-paid', HELD, PAY],
    ['withdrawal-refused', HELD, { ...PAY, outcome: 'refuse' }],
    [
      'withdrawal-sent',
      settled(HELD, PAY),
      { kind: 'recordPayout', id: 's1', uid: 'ada', operator: 'olga', withdrawalId: 'w1', reference: 'tx-1' },
    ],
  ] as const)('%s', (kind, state, request) => {
    expect(told(state, request)).toMatchObject([{ kind, subject: 'w1', amount: 150_00 }]);
  });

  it('once: settled again, it tells nothing', () => {
    expect(told(settled(DECLARED, CREDIT), CREDIT)).toEqual([]);
  });
});

describe('what no settlement does', () => {
  const ID = { id: 'x', amount: cents(300_00) };

  it.each([
    expiredNotice(ID, NOW),
    unheldNotice(ID, NOW),
    answerNotice('m1', NOW),
    joinedNotice('ben', NOW),
    securityNotice('password-changed', '1', NOW),
  ])('is told whole: $kind', (notice) => {
    expect(isComplete(notice)).toBe(true);
    expect(notice.id).toContain(notice.kind === 'withdrawal-refused' ? 'unheld' : notice.kind);
  });

  it('is not whole with another kind’s parts', () => {
    expect(isComplete({ ...joinedNotice('ben', NOW), amount: cents(1) })).toBe(false);
    expect(isComplete({ ...expiredNotice(ID, NOW), amount: null })).toBe(false);
    expect(isComplete({ ...answerNotice('m1', NOW), partner: 'ben' })).toBe(false);
    expect(isComplete({ ...answerNotice('m1', NOW), subject: '' })).toBe(false);
  });
});

describe('the link of a notice', () => {
  it.each(NOTICE_KINDS)('leads to its cause: %s', (kind) => {
    const link = noticeLink({ kind, subject: 's6-3' });
    expect(link).toMatch(/^\/dashboard\//);
    expect(link).not.toContain('undefined');
  });

  it('opens the deposit, the matrix, the thread', () => {
    expect(noticeLink({ kind: 'deposit-refused', subject: 'd 1' })).toBe('/dashboard/deposit/?deposit=d%201');
    expect(noticeLink({ kind: 'income-missed', subject: 's8-2' })).toBe('/dashboard/programme/#matrix-s8');
    expect(noticeLink({ kind: 'message-answered', subject: 'm1' })).toBe('/dashboard/?help');
  });
});
