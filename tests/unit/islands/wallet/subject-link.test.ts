import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { subjectLinkFinder } from '#islands/wallet/subjects.ts';

const WITHDRAWAL: Withdrawal = {
  id: 'w',
  amount: cents(100_00),
  details: {
    method: 'bank',
    country: 'US',
    bankName: 'Sample Bank',
    accountHolder: 'Sample Holder',
    accountNumber: '000',
    zip: '',
    postalCode: '',
  },
  status: 'held',
  createdAt: 0,
  decidedAt: null,
  note: null,
};

const postingOf = (kind: Posting['kind'], subject: string): Posting => ({
  id: `ada:${subject}`,
  kind,
  from: 'earning:ada',
  to: 'held:ada',
  amount: cents(100_00),
  at: 0,
  subject,
});

describe('what a line of the statement leads to', () => {
  const subjectLinkOf = subjectLinkFinder(
    new Map([
      ['w', { kind: 'withdrawal', withdrawal: WITHDRAWAL }],
      ['deleted', null],
    ]),
    [],
  );

  it('is the part of a screen that shows it, and not the top of that screen', () => {
    expect(subjectLinkOf(postingOf('hold', 'w')).path).toBe('/dashboard/withdraw/#withdrawals');
    expect(subjectLinkOf(postingOf('activation', 's8-3')).path).toBe('/dashboard/programme/#matrix-s8');
  });

  it('is nothing for what is not known any more', () => {
    expect(subjectLinkOf(postingOf('hold', 'deleted'))).toEqual({ name: 'Withdrawal', path: null });
    expect(subjectLinkOf(postingOf('hold', 'not read yet'))).toEqual({ name: 'Withdrawal', path: null });
  });
});
